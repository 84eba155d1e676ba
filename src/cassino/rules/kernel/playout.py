"""Random play, inside one compiled call."""

from .chance import draw
from .deal import shuffle, start_deal
from .listing import list_moves
from .play import play
from .records import MAX_MOVES, POSITION, RULES, SCORE, WORK, Record
from .score import score_deal, tell_score
from .way import compiled, entry

_FIRST_PLY = 64
"""Counters below it shuffle."""


@compiled
def play_out(position: Record, rules: Record, work: Record, key: int) -> tuple[int, int]:
    """Play uniformly random moves to the end of the deal; gives how many, and how many were listed."""
    ply = 0
    listed = 0
    while not position.over:
        list_moves(position, rules, work.layout, work.tally, work.moves)
        play(position, rules, work.moves.items[draw(key, _FIRST_PLY + ply, work.moves.count)])
        listed += work.moves.count
        ply += 1
    return ply, listed


@entry(POSITION, RULES, WORK, SCORE, int, int)
def enter_play_deals(
    positions: Record,
    rules: Record,
    works: Record,
    scores: Record,
    key: int,
    deals: int,
) -> tuple[int, int, int]:
    """Play *deals* random deals: how many moves, how many were listed, and a checksum of their scores."""
    position = positions[0]
    plies, listed, checksum = 0, 0, 0
    works[0].moves.limit = MAX_MOVES
    for deal in range(deals):
        shuffle(position, rules[0], key + deal)
        start_deal(position, rules[0], deal % position.seats)
        more, wide = play_out(position, rules[0], works[0], key + deal)
        plies += more
        listed += wide
        tell_score(position, rules[0], scores[0])
        score_deal(rules[0], scores[0])
        for side in range(scores[0].sides):
            checksum = (checksum * 31 + scores[0].points[side] + side) & 0xFFFFFFFFFFF
    return plies, listed, checksum
