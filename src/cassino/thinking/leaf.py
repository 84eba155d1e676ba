"""What a deal will give a side, from what is settled when a round has ended."""

from cassino.rules.kernel.bits import DIAMONDS, SPADES, each, popcount
from cassino.rules.kernel.records import ITEMS, Record
from cassino.rules.kernel.score import (
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

from .records import POINT, SHARE, TWELFTH


@compiled
def final_margin(mind: Record, position: Record, rules: Record, side: int) -> int:
    """What a finished deal gives *side*, less the mean of the others; item by item into the search's items."""
    score = mind.score
    tell_score(position, rules, score)
    score_deal(rules, score)
    total = 0
    for item in range(ITEMS):
        points = 0
        for other in range(score.sides):
            if other != side:
                points -= score.items[other * ITEMS + item]
        points = score.items[side * ITEMS + item] * TWELFTH + points * TWELFTH // (score.sides - 1)
        mind.search.items[item] = points
        total += points
    return total


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
    return total


@compiled
def _expected_item(
    position: Record, rules: Record, weights: Record, score: Record, item: int, side: int, left: int
) -> float:
    """What *side* will get for *item*; what is fair for all in the same way is left out."""
    if item == MOST_CARDS:
        return _expected_most(rules, score, item, side, weights.deck, weights.card_spread[popcount(left)])
    if item == MOST_SPADES:
        return _expected_most(rules, score, item, side, SPADES, weights.spade_spread[popcount(left & SPADES)])
    if item == MOST_DIAMONDS:
        return _expected_most(rules, score, item, side, DIAMONDS, weights.spade_spread[popcount(left & DIAMONDS)])
    if item == SWEEPS:
        return float(rules.points[SWEEPS] * sweeps_left(position, rules, side) * TWELFTH)
    if item == PAT:
        return float(rules.points[PAT] * score.pats[side] * TWELFTH)
    captured = score.captured[side]
    if item == OVERS:
        return _expected_overs(rules, captured, left, score.sides)
    return float(card_item(rules, item, captured) * TWELFTH)


@compiled
def _expected_most(rules: Record, score: Record, item: int, side: int, cards: int, spread: int) -> float:
    """What *side* will get for the most of *cards*, where leads may still move by *spread* thousandths."""
    mine = popcount(score.captured[side] & cards)
    chance = 1.0
    for other in range(score.sides):
        if other != side:
            ahead = (mine - popcount(score.captured[other] & cards)) * SHARE
            chance *= leading_chance(ahead, spread)
    return chance * rules.points[item] * TWELFTH


@compiled
def _expected_overs(rules: Record, captured: int, left: int, sides: int) -> float:
    points = 0.0
    if rules.over_cards >= 0:
        points += max(0.0, popcount(captured) + popcount(left) / sides - rules.over_cards)
    if rules.over_spades >= 0:
        points += max(0.0, popcount(captured & SPADES) + popcount(left & SPADES) / sides - rules.over_spades)
    return points * POINT
