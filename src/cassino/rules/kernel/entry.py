"""What Python calls: every argument is a one-element array (or list) of a record, or a number.

Such arrays cost a third of what record scalars cost to pass, and each costs as much as three numbers.
"""

from .bits import popcount
from .builds import groups_in
from .copying import copy_position
from .counting import goes_into_groups
from .deal import start_deal
from .judge import judge
from .listing import list_moves
from .narrowing import find_open
from .order import sort_moves
from .play import play_parts
from .reasons import CARD_IS_OWED, LEGAL
from .records import CAPTURE, MAX_STEPS, POSITION, RULES, SCORE, TALLY, TRAIL, WORK, Record
from .score import pegged, score_deal, tell_score
from .way import compiled, entry

OVER_BUDGET = -1
HIDDEN_HAND = -1


@entry(POSITION, RULES, WORK, int)
def enter_list(positions: Record, rules: Record, works: Record, limit: int) -> int:
    """List up to *limit* legal moves in order; gives twice their number, and one more when there are more moves.

    HIDDEN_HAND when the hand is not all known.
    """
    position, work = positions[0], works[0]
    if position.over:
        return 0
    if popcount(position.hands[position.turn]) != position.counts[position.turn]:
        return HIDDEN_HAND
    work.moves.limit = limit
    list_moves(position, rules[0], work.layout, work.tally, work.moves)
    sort_moves(position, work.moves)
    return 2 * work.moves.count + work.moves.full


@compiled
def _fill_move(work: Record, card: int, kind: int, value: int, loose: int, builds: int) -> Record:
    move = work.move
    move.card = card
    move.kind = kind
    move.value = value
    move.loose = loose
    move.builds = builds
    return move


@entry(POSITION, POSITION, RULES, int, int)
def enter_play(positions: Record, targets: Record, rules: Record, parts: int, loose: int) -> int:
    """Put into *targets* the position after one legal move; gives whether the deal is over.

    *parts* are its card, kind, value and builds, six bits each, the builds above (numbers cost, too).
    """
    copy_position(positions, targets)
    play_parts(targets[0], rules[0], parts & 63, parts >> 6 & 63, parts >> 12 & 63, loose, parts >> 18)
    return targets[0].over


@compiled
def _find_fallback(positions: Record, rules: Record, work: Record) -> int:
    """1 where no move is legal but for captures, duties aside; 2 where only trails are left; else 0 (section 6)."""
    work.moves.limit = 64
    list_moves(positions[0], rules[0], work.layout, work.tally, work.moves)
    return work.moves.fallback


@entry(POSITION, RULES, WORK, int, int, int, int, int)
def enter_judge(
    positions: Record,
    rules: Record,
    works: Record,
    card: int,
    kind: int,
    value: int,
    loose: int,
    builds: int,
) -> int:
    """The number of what is wrong with a move whose cards are there, or OVER_BUDGET (all of sections 4 to 6)."""
    work = works[0]
    work.tally.nodes = 0
    wrong = judge(positions[0], rules[0], work.tally, _fill_move(work, card, kind, value, loose, builds))
    if work.tally.nodes > MAX_STEPS:
        return OVER_BUDGET
    if wrong >= CARD_IS_OWED and (kind == CAPTURE or kind == TRAIL):
        fallback = _find_fallback(positions, rules, work)
        if (fallback == 1 and kind == CAPTURE) or (fallback == 2 and kind == TRAIL):
            return LEGAL
    return wrong


@entry(POSITION, RULES, WORK, int, int, int)
def enter_narrow(positions: Record, rules: Record, works: Record, card: int, loose: int, builds: int) -> int:
    """Put what may join into the tally's `open` and `open_builds`; gives the steps it took."""
    work = works[0]
    fallback = _find_fallback(positions, rules, work)
    work.tally.nodes = 0
    find_open(positions[0], rules[0], work.tally, card, loose, builds, fallback != 1)
    return work.tally.nodes


@entry(POSITION, RULES, TALLY, int, int)
def enter_groups(positions: Record, rules: Record, tallies: Record, cards: int, value: int) -> int:
    """Into how many groups of *value* all of *cards* go; 0 where they do not."""
    tallies[0].nodes = 0
    if cards & ~rules[0].numerals or not goes_into_groups(positions[0], rules[0], tallies[0], cards, 0, value, 0):
        return 0
    return groups_in(rules[0], cards, value)


@entry(POSITION, RULES, int)
def enter_deal(positions: Record, rules: Record, dealer: int) -> None:
    """Hand out the first round from the position's pack."""
    start_deal(positions[0], rules[0], dealer)


@entry(POSITION, RULES, int)
def enter_pegged(positions: Record, rules: Record, side: int) -> int:
    """The total of *side* with what it has pegged, in twelfths."""
    return pegged(positions[0], rules[0], side)


@entry(POSITION, RULES, SCORE)
def enter_tell_score(positions: Record, rules: Record, scores: Record) -> None:
    """Score the captured cards of a position."""
    tell_score(positions[0], rules[0], scores[0])
    score_deal(rules[0], scores[0])


@entry(RULES, SCORE)
def enter_score(rules: Record, scores: Record) -> None:
    """Score what the sides of a score record hold."""
    score_deal(rules[0], scores[0])
