"""How likely deals of the hidden cards are, given what was played: nobody leaves much behind who could take it."""

from cassino.rules.kernel.bits import bit
from cassino.rules.kernel.chance import draw
from cassino.rules.kernel.listing import list_moves
from cassino.rules.kernel.records import Record
from cassino.rules.kernel.way import compiled

from .belief import count_splits, deal_world, unseen_by
from .expert import estimate
from .records import MAX_POOL, PLAYOUT_LISTED, POINT, SHARE

_ONE = 1 << 30
_POOL = 4
"""Deals that are judged, for each that is played out."""
_CHOICE = 1 << 40
"""A counter that no deal of hidden cards draws with."""


@compiled
def choose_worlds(mind: Record, rules: Record, weights: Record, key: int, worlds: int) -> None:
    """Choose numbers of *worlds* deals into the search's `chosen`, as likely as the moves of this round make them.

    They are chosen among all ways in which the hidden cards can lie where these are few, else among sampled ones.
    """
    search, belief = mind.search, mind.belief
    belief.splits = count_splits(search.seen, rules, weights, belief)
    has_others = _has_others(search)
    if not has_others and not belief.splits:
        for world in range(worlds):
            search.chosen[world] = world
        return
    pool = belief.splits if belief.splits else min(worlds * _POOL, MAX_POOL)
    total = 0
    for world in range(pool):
        likelihood = 0
        if deal_world(search.seen, rules, weights, belief, key, world, search.world) >= 0:
            likelihood = 1 + int(_ONE * (_likelihood(mind, rules, weights) if has_others else 1.0))
        search.likelihoods[world] = likelihood
        total += likelihood
    step = total // worlds
    point = draw(key, _CHOICE, SHARE) * step // SHARE
    reached = 0
    world = -1
    for k in range(worlds):
        while reached <= point and world < pool - 1:
            world += 1
            reached += search.likelihoods[world]
        search.chosen[k] = world
        point += step


@compiled
def _has_others(search: Record) -> bool:
    for k in range(search.past_count):
        if search.past[k].turn != search.seen.turn:
            return True
    return False


@compiled
def _likelihood(mind: Record, rules: Record, weights: Record) -> float:
    """The chance that the others would have played what they played in this round, with the hands of the world."""
    search = mind.search
    likelihood = 1.0
    for k in range(search.past_count):
        past = search.past[k]
        seat = past.turn
        if seat == search.seen.turn:
            continue
        hand = search.world.hands[seat]
        for later in range(k, search.past_count):
            if search.past[later].turn == seat:
                hand |= bit(search.past_moves[later].card)
        past.hands[seat] = hand
        likelihood *= _chance_of_move(mind, rules, weights, past, search.past_moves[k])
    return likelihood


@compiled
def _chance_of_move(mind: Record, rules: Record, weights: Record, past: Record, played: Record) -> float:
    """The chance that the seat to move in *past* plays *played*: the more likely, the better the expert thinks it."""
    moves = mind.moves
    moves.limit = PLAYOUT_LISTED
    list_moves(past, rules, mind.layout, mind.tally, moves)
    if moves.count < 2:
        return 1.0
    unseen = unseen_by(past, weights, past.turn)
    best = -(1 << 60)
    for k in range(moves.count):
        worth = estimate(mind, past, rules, weights, moves.items[k], unseen)
        mind.search.worths[k] = worth
        best = max(best, worth)
    whole, its = 0.0, 0.0
    temper = weights.temper * POINT // SHARE
    for k in range(moves.count):
        x = (best - mind.search.worths[k]) / temper
        weight = 1.0 / (1.0 + x + x * x / 2 + x * x * x / 6)
        whole += weight
        move = moves.items[k]
        if (
            move.card == played.card
            and move.kind == played.kind
            and move.value == played.value
            and move.loose == played.loose
            and move.builds == played.builds
        ):
            its = weight
    return ((SHARE - weights.stray) * its / whole + weights.stray / moves.count) / SHARE
