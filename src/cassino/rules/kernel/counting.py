"""Whether cards go into groups of a value, decided on how many there are of each value (D4, E6)."""

from .bits import each, lowest
from .records import FAILED, MAX_STEPS, Record
from .way import compiled

_HASH = (1 << 62) - 1


_WEIGHTS = tuple(pow(0x9E3779B97F4A7C15, value + 2, 1 << 62) for value in range(17))
"""What one card of each value adds to the name of a multiset of cards."""


@compiled
def count_cards(position: Record, rules: Record, tally: Record, cards: int, builds: int) -> None:
    """Count *cards*, and *builds* as cards of their value, aces low, as those that must be used."""
    tally.total = 0
    tally.aces = 0
    for value in range(32):
        tally.must[value] = 0
        tally.may[value] = 0
    for card in each(cards):
        worth = lowest(rules.table_values[card])
        tally.must[worth] += 1
        tally.total += worth
        if card < 4:
            tally.aces += 1
    for build in each(builds):
        worth = position.builds[build].value
        tally.must[worth] += 1
        tally.total += worth


@compiled
def goes_into_groups(
    position: Record, rules: Record, tally: Record, cards: int, builds: int, value: int, start: int
) -> bool:
    """Whether *cards* and *builds*, on top of a group begun with *start*, all go into groups of *value*."""
    if start > value:
        return False
    count_cards(position, rules, tally, cards, builds)
    low = tally.must[1]
    for high in range(tally.aces + 1 if rules.two_values and value >= 14 else 1):
        if (start + tally.total + 13 * high) % value == 0:
            tally.must[1] = low - high
            tally.must[14] += high
            if _fill(tally, value, start, False):
                return True
            tally.must[14] -= high
    return False


@compiled
def can_grow(
    position: Record,
    rules: Record,
    tally: Record,
    cards: int,
    builds: int,
    free: int,
    spare: int,
    value: int,
    start: int,
) -> bool:
    """Whether *cards* and *builds*, with some of the *free* cards and *spare* builds, go into groups of *value*.

    The first group is begun with *start*.
    """
    if start > value:
        return False
    count_cards(position, rules, tally, cards, builds)
    free_aces = 0
    for card in each(free):
        tally.may[lowest(rules.table_values[card])] += 1
        free_aces += card < 4
    for build in each(spare):
        tally.may[position.builds[build].value] += 1
    if not rules.two_values or value < 14:
        return _fill(tally, value, start, True)
    low, free_low = tally.must[1], tally.may[1]
    other, free_other = tally.must[14], tally.may[14]
    for high in range(tally.aces + 1):
        for free_high in range(free_aces + 1):
            tally.must[1] = low - high
            tally.must[14] = other + high
            tally.may[1] = free_low - free_high
            tally.may[14] = free_other + free_high
            if _fill(tally, value, start, True):
                return True
    return False


@compiled
def can_make(
    position: Record,
    rules: Record,
    tally: Record,
    cards: int,
    builds: int,
    free: int,
    spare: int,
    value: int,
    start: int,
) -> bool:
    """Whether *cards* and *builds*, with some of *free* and *spare*, make one group of *value* begun with *start*."""
    totals = 1 << int(start)
    for card in each(cards):
        totals = _shift_each(totals, rules.table_values[card])
    for build in each(builds):
        totals <<= int(position.builds[build].value)
        totals &= (1 << 17) - 1
    for card in each(free):
        totals |= _shift_each(totals, rules.table_values[card])
    for build in each(spare):
        totals |= (totals << int(position.builds[build].value)) & (1 << 17) - 1
    tally.nodes += 1
    return totals >> value & 1 != 0


@compiled
def _shift_each(totals: int, worths: int) -> int:
    """Every total of *totals* with one of *worths* on top, up to 16."""
    found = 0
    for worth in each(worths):
        found |= totals << worth
    return found & (1 << 17) - 1


@compiled
def _fill(tally: Record, value: int, start: int, spare: bool) -> bool:
    """Whether a group begun with *start*, and groups of *value* after it, can use up all cards in `must`.

    With *spare*, the cards in `may` help. A depth-first walk with its own stack (numba cannot load a
    recursive function from its cache). Past the step limit the answer is no; `nodes` then tells.
    """
    tally.stamp += 1
    tally.left = 0
    for worth in range(17):
        for _ in range(tally.must[worth] + tally.may[worth]):
            tally.left = (tally.left + _WEIGHTS[worth]) & _HASH
    room = value - start if start else 0
    depth, top = 0, value
    while True:
        begins = room == 0
        worth = _largest(tally) if begins else min(room, top)
        if worth == 0:
            return True
        least = worth if begins else 1
        if begins and (worth > value or _has_failed(tally, False)):
            worth = 0  # nothing fits
        tally.least[depth] = least
        tally.room[depth] = value if begins else room
        while not _place(tally, depth, worth, spare):
            if tally.nodes > MAX_STEPS:
                return False
            if tally.room[depth] == value:
                _has_failed(tally, True)
            depth -= 1
            if depth < 0:
                return False
            worth = _lift(tally, depth) - 1
        placed = tally.worth[depth]
        room = tally.room[depth] - placed
        top = value if spare and tally.room[depth] == value else placed
        depth += 1


@compiled
def _largest(tally: Record) -> int:
    """The greatest value among the cards that must be used; 0: none is left."""
    worth = 16
    while worth and tally.must[worth] == 0:
        worth -= 1
    return worth


@compiled
def _place(tally: Record, depth: int, worth: int, spare: bool) -> bool:
    """Place the next card of at most *worth* that fits, one that must be used before one that may."""
    tally.nodes += 1
    for value in range(min(worth, tally.room[depth]), tally.least[depth] - 1, -1):
        if tally.must[value] or (spare and tally.may[value]):
            tally.spare[depth] = 1 if tally.must[value] == 0 else 0
            tally.worth[depth] = value
            _count_one(tally, depth, -1)
            return True
    return False


@compiled
def _lift(tally: Record, depth: int) -> int:
    """Take back the card placed at *depth*; gives its value."""
    _count_one(tally, depth, 1)
    return tally.worth[depth]


@compiled
def _has_failed(tally: Record, note: bool) -> bool:
    """Whether the cards left are known to have no solution; with *note*, know it from now on."""
    slot = tally.left & (FAILED - 1)
    for _ in range(8):
        if tally.failed_stamp[slot] != tally.stamp:
            if note:
                tally.failed_stamp[slot] = tally.stamp
                tally.failed[slot] = tally.left
            return False
        if tally.failed[slot] == tally.left:
            return True
        slot = (slot + 1) & (FAILED - 1)
    if note:
        tally.failed[slot] = tally.left
    return False


@compiled
def _count_one(tally: Record, depth: int, change: int) -> None:
    weight = _WEIGHTS[tally.worth[depth]]
    tally.left = (tally.left + (weight if change > 0 else -weight)) & _HASH
    if tally.spare[depth]:
        tally.may[tally.worth[depth]] += change
    else:
        tally.must[tally.worth[depth]] += change
