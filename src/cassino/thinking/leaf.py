"""What a deal will give a side, from what is settled when a round has ended."""

from cassino.rules.kernel.bits import DIAMONDS, SPADES, each, popcount
from cassino.rules.kernel.records import ITEMS, Record
from cassino.rules.kernel.score import (
    LAST_CAPTURE,
    MOST_CARDS,
    MOST_DIAMONDS,
    MOST_SPADES,
    OVERS,
    PAT,
    SWEEPS,
    card_item,
    score_deal,
    sweeps_left,
    tell_score,
)
from cassino.rules.kernel.way import compiled

from .expert import expected_best
from .gains import find_gains
from .records import POINT, SHARE, TWELFTH


@compiled
def final_margin(mind: Record, position: Record, rules: Record, side: int) -> int:
    """What a finished deal gives *side*, less the mean of the others; item by item into the search's items."""
    score = mind.score
    tell_score(position, rules, score)
    score_deal(rules, score)
    total = 0
    for item in range(ITEMS):
        mind.search.items[item] = 0
        if position.winner >= 0 and is_given_at_the_end(item):
            continue
        points = 0
        for other in range(score.sides):
            if other != side:
                points -= score.items[other * ITEMS + item]
        points = score.items[side * ITEMS + item] * TWELFTH + points * TWELFTH // (score.sides - 1)
        mind.search.items[item] = points
        total += points
    return total


@compiled
def is_given_at_the_end(item: int) -> bool:
    """Whether *item* is not pegged as it is made, so that a deal that a peg has ended does not give it."""
    return item == MOST_CARDS or item == MOST_SPADES or item == MOST_DIAMONDS or item == LAST_CAPTURE or item == OVERS


@compiled
def leading_chance(ahead: int, spread: int) -> float:
    """The chance to come out ahead of another that one is *ahead* of, where *spread* is the most that it may move."""
    if ahead >= spread:
        return 1.0 if ahead > 0 else 0.5
    if ahead <= -spread:
        return 0.0
    x = ahead / spread
    return 0.5 + 0.25 * x * (3.0 - x * x)


@compiled
def expected_margin(mind: Record, position: Record, rules: Record, weights: Record, side: int) -> int:
    """What the deal of *position* will give *side*, less the mean of the others, by item into the search's items."""
    score = mind.score
    tell_score(position, rules, score)
    sides = score.sides
    left = weights.deck
    for other in range(sides):
        left &= ~score.captured[other]
    total = 0
    for item in each(weights.active):
        points = 0.0
        for other in range(sides):
            share = 1.0 if other == side else -1.0 / (sides - 1)
            points += share * _expected_item(position, rules, weights, score, item, other, left)
        mind.search.items[item] = int(points)
        total += int(points)
    return total + _see_first(mind, position, rules, weights, side)


@compiled
def _expected_item(
    position: Record, rules: Record, weights: Record, score: Record, item: int, side: int, left: int
) -> float:
    """What *side* will get for *item*; what is fair for all in the same way is left out."""
    if item == MOST_CARDS:
        return _expected_most(
            position, rules, score, item, side, weights.deck, weights.card_spread[popcount(left)], weights.residue_cards
        )
    if item == MOST_SPADES:
        spread = weights.spade_spread[popcount(left & SPADES)]
        return _expected_most(position, rules, score, item, side, SPADES, spread, weights.residue_spades)
    if item == MOST_DIAMONDS:
        spread = weights.spade_spread[popcount(left & DIAMONDS)]
        return _expected_most(position, rules, score, item, side, DIAMONDS, spread, weights.residue_spades)
    if item == SWEEPS:
        return float(rules.points[SWEEPS] * sweeps_left(position, rules, side) * TWELFTH)
    if item == PAT:
        return float(rules.points[PAT] * score.pats[side] * TWELFTH)
    captured = score.captured[side]
    if item == OVERS:
        return _expected_overs(rules, captured, left, score.sides)
    return float(card_item(rules, item, captured) * TWELFTH)


@compiled
def _expected_most(
    position: Record, rules: Record, score: Record, item: int, side: int, cards: int, spread: int, residue: int
) -> float:
    """What *side* will get for the most of *cards*, where leads may still move by *spread* thousandths.

    The dealer will take *residue* thousandths more than the others.
    """
    dealer = position.dealer % score.sides
    chance = 1.0
    for other in range(score.sides):
        if other != side:
            ahead = popcount(score.captured[side] & cards) - popcount(score.captured[other] & cards)
            ahead *= SHARE
            if spread:
                ahead += residue * ((side == dealer) - (other == dealer))
            chance *= leading_chance(ahead, spread)
    carried = score.carried[0 if item == MOST_CARDS else 1 if item == MOST_SPADES else 2]
    return chance * (rules.points[item] + carried) * TWELFTH


@compiled
def _expected_overs(rules: Record, captured: int, left: int, sides: int) -> float:
    points = 0.0
    if rules.over_cards >= 0:
        points += max(0.0, popcount(captured) + popcount(left) / sides - rules.over_cards)
    if rules.over_spades >= 0:
        points += max(0.0, popcount(captured & SPADES) + popcount(left & SPADES) / sides - rules.over_spades)
    return points * POINT


@compiled
def _see_first(mind: Record, position: Record, rules: Record, weights: Record, side: int) -> int:
    """What *side* gains by what the seat to move can take at once with cards that nobody has seen."""
    after = mind.after
    after.loose = position.loose
    after.build_count = position.build_count
    unseen = weights.deck & ~position.loose
    for k in range(position.build_count):
        after.cards[k] = position.builds[k].cards
        after.values[k] = position.builds[k].value
        unseen &= ~position.builds[k].cards
    for seat in range(position.seats):
        unseen &= ~position.captured[seat]
    find_gains(after, rules, weights, mind.layout)
    gain = int(expected_best(after, weights, unseen, position.counts[position.turn], 0)) * weights.first // SHARE
    sides = weights.sides
    if position.turn % sides != side:
        gain = -gain // (sides - 1)
    _share_out(mind, rules, weights, position.loose, gain)
    return gain


@compiled
def _share_out(mind: Record, rules: Record, weights: Record, cards: int, gain: int) -> None:
    """Add *gain* to the items that *cards* are worth something for, in proportion."""
    whole = 0
    for item in each(weights.active):
        whole += _part_of(rules, weights, item, cards)
    left = gain
    last = 0
    for item in each(weights.active):
        part = _part_of(rules, weights, item, cards)
        if part:
            share = gain * part // whole
            mind.search.items[item] += share
            left -= share
            last = item
    mind.search.items[last] += left


@compiled
def _part_of(rules: Record, weights: Record, item: int, cards: int) -> int:
    """About what *cards* are worth for *item*."""
    if item == MOST_CARDS:
        return 3 * rules.points[item] * TWELFTH * popcount(cards) // popcount(weights.deck)
    if item == MOST_SPADES:
        return 2 * rules.points[item] * TWELFTH * popcount(cards & SPADES) // 13
    if item == MOST_DIAMONDS:
        return 2 * rules.points[item] * TWELFTH * popcount(cards & DIAMONDS) // 13
    return card_item(rules, item, cards) * TWELFTH
