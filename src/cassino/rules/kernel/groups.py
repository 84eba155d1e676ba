"""Groups of loose cards, and the sets that disjoint groups make (D2-D4)."""

from .bits import bit, each
from .records import CAPTURE_ROW, MAX_GROUPS, MAX_SETS, MAX_STEPS, SLOTS, VALUES, Record
from .way import compiled


@compiled
def spend(layout: Record, steps: int) -> bool:
    """Take so many *steps* from the budget; False, and the list is not whole, where they are not left."""
    if layout.steps + steps > MAX_STEPS:
        layout.truncated = 1
        return False
    layout.steps += steps
    return True


@compiled
def values_in_layout(rules: Record, layout: Record, card: int) -> int:
    """The table values, as bits, of *card*, or the value of the single build that it stands for."""
    if layout.stand_ins >> card & 1:
        return bit(layout.stand_in_values[card])
    return rules.table_values[card]


@compiled
def find_groups(layout: Record, rules: Record, cards: int, highest: int) -> None:
    """List in *layout*, by what they are worth, the groups of *cards* worth up to *highest*."""
    for value in range(VALUES):
        layout.group_count[value] = 0
        layout.set_count[value] = 0
    layout.groups[0] = 0
    layout.group_count[0] = 1
    rooms = bit(highest)  # what some group leaves below *highest*
    part = cards & layout.stand_ins  # builds first: an owner who must take one finds it, however crowded the layout
    for _ in range(2):
        for card in each(part):
            for value in each(values_in_layout(rules, layout, card)):
                for room in each(rooms >> value << value):
                    _extend_groups(layout, rules, highest - room, highest - room + value, card)
                rooms |= rooms >> value
        part = cards & ~layout.stand_ins
    layout.reach = 0
    for room in each(rooms):
        layout.reach |= bit(highest - room)


@compiled
def _extend_groups(layout: Record, rules: Record, smaller: int, total: int, card: int) -> None:
    """Add *card* to each group worth *smaller*."""
    count = layout.group_count[total]
    row = total * MAX_GROUPS
    shorter = smaller * MAX_GROUPS
    if not spend(layout, layout.group_count[smaller]):
        return
    for k in range(layout.group_count[smaller]):
        if count == MAX_GROUPS:
            layout.truncated = 1
            break
        group = layout.groups[shorter + k]
        if rules.two_values and (
            group & bit(card) or (total > 14 and _is_listed(layout, row, count, group | bit(card)))
        ):
            continue  # an ace serves as one or as fourteen, and A + A = 15 is drawn in two ways
        layout.groups[row + count] = group | bit(card)
        count += 1
    layout.group_count[total] = count


@compiled
def _is_listed(layout: Record, row: int, count: int, group: int) -> bool:
    for k in range(count):
        if layout.groups[row + k] == group:
            return True
    return False


@compiled
def find_sets(layout: Record, value: int) -> int:
    """How many sets of disjoint groups worth *value* there are, in row *value*; the first is empty (D4)."""
    if layout.set_count[value] == 0:
        layout.sets[value * MAX_SETS] = 0
        layout.set_count[value] = join_groups(layout, value, value)
    return layout.set_count[value]


@compiled
def join_groups(layout: Record, value: int, into: int) -> int:
    """Join disjoint groups worth *value* in all ways, on top of the first set of row *into*; gives how many."""
    forget(layout)
    row = into * MAX_SETS
    groups = value * MAX_GROUPS
    count = 1
    for k in range(layout.group_count[value]):
        group = layout.groups[groups + k]
        if not spend(layout, count):
            break
        for j in range(count):
            other = layout.sets[row + j]
            if other & group == 0 and (j == 0 or is_new(layout, other | group)):
                if count == layout.limit:
                    layout.truncated = 1
                    return count
                layout.sets[row + count] = other | group
                count += 1
    return count


@compiled
def copy_groups(layout: Record, value: int, only: int) -> int:
    """Put the empty set and each single group worth *value* into the row for captures; gives how many.

    With *only*, groups of one card (Scopa discipline).
    """
    row = CAPTURE_ROW * MAX_SETS
    layout.sets[row] = 0
    count = 1
    for k in range(layout.group_count[value]):
        group = layout.groups[value * MAX_GROUPS + k]
        if only and group & (group - 1):
            continue
        if count == layout.limit:
            layout.truncated = 1
            break
        layout.sets[row + count] = group
        count += 1
    return count


@compiled
def find_material(layout: Record, rules: Record, card: int, value: int, start: int) -> tuple[int, int]:
    """The row, and how many sets in it bring *start* and *card* to *value*, with any further groups of it (E5, E6)."""
    worths = rules.table_values[card]
    if worths == bit(value - start) and rules.multiple_at_once:
        return value, find_sets(layout, value)
    extras = find_sets(layout, value) if rules.multiple_at_once else 1
    further = value * MAX_SETS
    layout.sets[further] = 0
    forget(layout)
    count = 0
    for worth in each(worths):
        if start + worth > value:
            break
        missing = value - start - worth
        for k in range(layout.group_count[missing]):
            base = layout.groups[missing * MAX_GROUPS + k]
            if not spend(layout, extras):
                return 0, count
            for j in range(extras):
                extra = layout.sets[further + j]
                if base & extra == 0 and ((extra == 0 and not rules.two_values) or is_new(layout, base | extra)):
                    if count == layout.limit:
                        layout.truncated = 1
                        return 0, count
                    layout.sets[count] = base | extra
                    count += 1
    return 0, count


@compiled
def forget(layout: Record) -> None:
    """Begin a new round of `is_new`."""
    layout.stamp += 1


@compiled
def is_new(layout: Record, cards: int) -> bool:
    """Whether *cards* was not asked about since the last `forget`."""
    slot = (int(cards) * 0x1E3779B97F4A7C15 >> 40) & (SLOTS - 1)
    while layout.slot_stamp[slot] == layout.stamp:
        if layout.slot_set[slot] == cards:
            return False
        slot = (slot + 1) & (SLOTS - 1)
    layout.slot_stamp[slot] = layout.stamp
    layout.slot_set[slot] = cards
    return True
