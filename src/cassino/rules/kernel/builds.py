"""Builds on the layout: who owns them, who may touch them, what their owners must hold."""

from .bits import ACES, bit, each, lowest, popcount
from .records import Record
from .way import compiled

NOBODY, MINE, PARTNERS = 0, 1, 2


@compiled
def values_of(rules: Record, cards: int) -> int:
    """The values, as bits, that *cards* have in a hand."""
    values = 0
    for card in each(cards):
        values |= rules.hand_values[card]
    return values


@compiled
def values_owned(position: Record, seat: int, touched: int) -> int:
    """The values, as bits, of the builds that *seat* owns, but for those *touched*."""
    values = 0
    for k in range(position.build_count):
        if position.builds[k].owner == seat and not touched >> k & 1:
            values |= bit(position.builds[k].value)
    return values


@compiled
def builds_worth(position: Record, value: int) -> int:
    """The builds, as bits, of *value*."""
    found = 0
    for k in range(position.build_count):
        if position.builds[k].value == value:
            found |= bit(k)
    return found


@compiled
def builds_owned(position: Record, seat: int) -> int:
    """The builds, as bits, that *seat* owns."""
    found = 0
    for k in range(position.build_count):
        if position.builds[k].owner == seat:
            found |= bit(k)
    return found


@compiled
def takeable_builds(position: Record, rules: Record) -> int:
    """The builds, as bits, that the seat to move may capture in some way (D10)."""
    found = (1 << int(position.build_count)) - 1
    if rules.owner_or_left:
        for k in range(position.build_count):
            owner = position.builds[k].owner
            if position.turn != owner and position.turn != (owner + 1) % position.seats:
                found &= ~bit(k)
    return found


@compiled
def single_builds(position: Record) -> int:
    """The builds, as bits, that are one group."""
    found = 0
    for k in range(position.build_count):
        if position.builds[k].groups == 1:
            found |= bit(k)
    return found


@compiled
def can_meet(rules: Record, cards: int, held: int, values: int) -> bool:
    """Whether each of *values* has a card of its own among *cards*, which have the values *held* (G4)."""
    if values & ~held:
        return False
    twice = rules.two_valued
    return twice == 0 or values & twice != twice or popcount(cards & ACES) > 1


@compiled
def answers_for(position: Record, rules: Record, rest: int, held: int, value: int, touched: int) -> int:
    """Who will own what *rest*, with the values *held*, announces as *value* on the builds *touched*.

    NOBODY when it may not be announced (E3, F8, F12, G3, G4).
    """
    seat = position.turn
    if rules.for_partner == 2:
        return MINE if rules.deck_values >> value & 1 else NOBODY
    duties = values_owned(position, seat, touched)
    if can_meet(rules, rest, held, duties | bit(value)):
        return MINE
    if rules.for_partner == 1 and can_meet(rules, rest, held, duties):
        for k in range(position.build_count):
            if position.builds[k].owner == seat ^ 2 and position.builds[k].value == value:
                return PARTNERS
    return NOBODY


@compiled
def announceable(position: Record, rules: Record, held: int) -> int:
    """The values, as bits, that may be announced by who keeps the values *held*, duties aside (E3, F12)."""
    if rules.for_partner == 2:
        return rules.deck_values
    return held | values_owned(position, position.turn ^ 2, 0) if rules.for_partner else held


@compiled
def may_take_courts(rules: Record, number: int, mates: int) -> bool:
    """Whether a court card may take *number* of the *mates* of its rank (D7, D6)."""
    if rules.maximal:
        for more in range(number + 1, mates + 1):
            if rules.court_counts >> more & 1 or (rules.court_counts & 1 and more == mates):
                return False
    return rules.court_counts >> number & 1 != 0 or (rules.court_counts & 1 != 0 and number == mates)


@compiled
def is_allowed(rule: int, owner: int, seat: int, partnership: int) -> bool:
    """Whether *rule* (0 none, 1 own, 2 own side, 3 any) lets *seat* touch the build of *owner*."""
    if rule == 1:
        return owner == seat
    if rule == 2:
        return owner == seat or (partnership != 0 and (owner ^ seat) & 1 == 0)
    return rule == 3


@compiled
def may_raise(rules: Record, owner: int, seat: int) -> bool:
    """Whether *seat* may raise a single build of *owner* (F1, F2)."""
    if rules.raise_builds == 1:
        return owner != seat and not (rules.partnership and (owner ^ seat) & 1 == 0)
    return rules.raise_builds == 3 or (rules.raise_builds == 2 and owner != seat)


@compiled
def may_own(position: Record, rules: Record, who: int, touched: int) -> bool:
    """Whether the seat to move, or its partner, may own one build beside all but those *touched* (`max_builds`)."""
    if rules.max_builds >= 26:
        return True
    seat = position.turn if who == MINE else position.turn ^ 2
    count = 1
    for k in range(position.build_count):
        if position.builds[k].owner == seat and not touched >> k & 1:
            count += 1
    return count <= rules.max_builds


@compiled
def is_second_of_value(position: Record, rules: Record, value: int, touched: int) -> bool:
    """Whether a build of *value* would stand beside another, and may not (E10)."""
    return not rules.same_value_builds and builds_worth(position, value) & ~touched != 0


@compiled
def groups_in(rules: Record, cards: int, value: int) -> int:
    """Into how many groups of *value* all of *cards* go."""
    total = 0
    for card in each(cards):
        total += lowest(rules.table_values[card])
    while total % value:
        total += 13  # an ace counts fourteen
    return total // value
