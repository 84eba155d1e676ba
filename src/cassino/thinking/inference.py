"""How likely deals of the hidden cards are, given what was played: nobody leaves much behind who could take it."""

from cassino.rules.kernel.bits import bit
from cassino.rules.kernel.chance import draw
from cassino.rules.kernel.records import MAX_SEATS, Record
from cassino.rules.kernel.way import compiled

from .belief import count_splits, deal_world
from .manner import ONE, chance_of_greed, hand_behind, judge_move
from .records import MAX_POOL, SHARE

_POOL = 4
"""Deals that are judged, for each that is played out."""
_CHOICE = 1 << 40
"""A counter that no deal of hidden cards draws with,"""
_MANNER = 1 << 41
"""and the first of those that draw who plays greedily."""


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
            _likelihood(mind, rules, weights, key, world)
        return
    pool = belief.splits if belief.splits else min(worlds * _POOL, MAX_POOL)
    total = 0
    for world in range(pool):
        likelihood = 0
        search.greedy[world] = 0
        if deal_world(search.seen, rules, weights, belief, key, world, search.world) >= 0:
            likelihood = 1 + int(ONE * _likelihood(mind, rules, weights, key, world))
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
def _likelihood(mind: Record, rules: Record, weights: Record, key: int, world: int) -> float:
    """The chance that the others would have played what they played in this round, with the hands of the world.

    Notes who plays greedily there, as likely as that is given the same.
    """
    search = mind.search
    likelihood = 1.0
    greedy = 0
    for seat in range(search.seen.seats):
        if seat == search.seen.turn:
            continue
        chance = chance_of_greed(search, weights, seat)
        as_expert, as_greedy = 1.0 - chance, chance
        for k in range(search.past_count):
            past = search.past[k]
            if past.turn != seat:
                continue
            past.hands[seat] = search.world.hands[seat] | hand_behind(search, k)
            judge_move(mind, rules, weights, past, search.past_moves[k])
            as_expert *= search.as_expert / ONE
            as_greedy *= search.as_greedy / ONE
        likelihood *= as_expert + as_greedy
        if draw(key, _MANNER + world * MAX_SEATS + seat, ONE) < ONE * as_greedy / (as_expert + as_greedy):
            greedy |= bit(seat)
    search.greedy[world] = greedy
    return likelihood
