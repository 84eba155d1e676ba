"""What can be taken off a layout, by the value of the card that takes it."""

from cassino.rules.kernel.bits import SPADES, bit, each, popcount
from cassino.rules.kernel.groups import find_groups, find_sets
from cassino.rules.kernel.records import CAPTURE, MAX_GROUPS, MAX_SETS, TRAIL, Record
from cassino.rules.kernel.way import compiled

_ENOUGH_SETS = 48
"""In a crowded layout so many sets of one value are weighed."""


@compiled
def worth_of(weights: Record, cards: int) -> int:
    """What it is worth to capture *cards*."""
    worth = weights.plain * popcount(cards) + weights.spade * popcount(cards & SPADES)
    for card in each(cards & weights.special):
        worth += weights.extra[card]
    return worth


@compiled
def lay_after(position: Record, move: Record, after: Record) -> None:
    """Fill *after* with the layout that *move* leaves, and what it takes."""
    touched = move.builds
    count = 0
    taken = 0
    grown = bit(move.card) | move.loose
    for k in range(position.build_count):
        cards = position.builds[k].cards
        if touched >> k & 1:
            if move.kind == CAPTURE:
                taken |= cards
            else:
                grown |= cards
        else:
            after.cards[count] = cards
            after.values[count] = position.builds[k].value
            after.owners[count] = position.builds[k].owner
            count += 1
    after.loose = position.loose & ~move.loose
    if move.kind == CAPTURE:
        taken |= grown
    elif move.kind == TRAIL:
        after.loose |= grown
    else:
        after.cards[count] = grown
        after.values[count] = move.value
        after.owners[count] = position.turn
        count += 1
    after.build_count = count
    after.taken = taken
    after.is_sweep = 1 if taken and count == 0 and after.loose == 0 else 0


@compiled
def find_gains(after: Record, rules: Record, weights: Record, layout: Record) -> None:
    """Put what the layout of *after* offers to each class of cards into its `by_class`."""
    layout.limit = _ENOUGH_SETS
    layout.steps = 0
    layout.truncated = 0
    layout.stand_ins = 0
    find_groups(layout, rules, after.loose & rules.numerals, weights.top)
    sweeping = 0
    for value in each(weights.values):
        after.sweepers = 0
        after.by_value[value] = _gain_at(after, rules, weights, layout, value)
        if after.sweepers:
            sweeping |= bit(value)
    after.sweepers = 0
    for k in range(weights.class_count):
        best = 0
        if weights.class_values[k]:
            for value in each(weights.class_values[k]):
                best = max(best, after.by_value[value])
            if weights.class_values[k] & sweeping:
                after.sweepers |= bit(k)
        else:
            best = _court_gain(after, rules, weights, k)
        after.by_class[k] = best


@compiled
def _gain_at(after: Record, rules: Record, weights: Record, layout: Record, value: int) -> int:
    """The most that a card of *value* takes: a set of loose cards and every build of that value."""
    builds = 0
    left = 0
    for k in range(after.build_count):
        if after.values[k] == value:
            builds |= after.cards[k]
        else:
            left = 1
    if builds == 0 and not layout.reach >> value & 1:
        return 0
    best = 0
    if layout.reach >> value & 1:
        for k in range(_count_choices(rules, layout, value)):
            cards = _choice(rules, layout, value, k)
            gain = worth_of(weights, cards)
            if cards == after.loose and left == 0:
                gain += weights.sweep
                after.sweepers = 1
            best = max(best, gain)
        if builds and rules.single_group:
            return max(best, worth_of(weights, builds)) + weights.plain
    elif left == 0 and after.loose == 0:
        best = weights.sweep
        after.sweepers = 1
    return best + worth_of(weights, builds) + weights.plain


@compiled
def _count_choices(rules: Record, layout: Record, value: int) -> int:
    if rules.single_group:
        return min(layout.group_count[value], _ENOUGH_SETS)
    return find_sets(layout, value)


@compiled
def _choice(rules: Record, layout: Record, value: int, k: int) -> int:
    if rules.single_group:
        return layout.groups[value * MAX_GROUPS + k]
    return layout.sets[value * MAX_SETS + k]


@compiled
def _court_gain(after: Record, rules: Record, weights: Record, k: int) -> int:
    """The most that a card of class *k*, court cards of a rank, takes."""
    mates = after.loose & weights.classes[k]
    if mates == 0:
        return 0
    number = popcount(mates)
    if rules.court_counts & 1 or rules.court_counts >> number & 1:
        gain = worth_of(weights, mates)
        if mates == after.loose and after.build_count == 0:
            gain += weights.sweep
            after.sweepers |= bit(k)
        return gain + weights.plain
    best = 0
    for card in each(mates):
        best = max(best, worth_of(weights, bit(card)))
    return best + weights.plain
