"""What may still join a choice of cards on the way to a legal move, found without listing."""

from .bits import bit, each, popcount, rank_mates
from .builds import (
    NOBODY,
    announceable,
    answers_for,
    builds_worth,
    is_allowed,
    is_second_of_value,
    may_own,
    may_raise,
    may_take_courts,
    single_builds,
    takeable_builds,
    values_of,
)
from .counting import can_grow, can_make
from .judge import keeps_duties, loose_worth
from .records import Record
from .way import compiled


@compiled
def find_open(
    position: Record, rules: Record, tally: Record, card: int, loose: int, builds: int, duties_apply: bool
) -> None:
    """Put into *tally* what some legal move of *card* that uses *loose* and *builds* also uses.

    Trails aside. Without *duties_apply*, captures only, owners' duties forgotten (section 6).
    """
    tally.open = 0
    tally.open_builds = 0
    rest = position.hands[position.turn] & ~bit(card)
    held = values_of(rules, rest)
    if not rules.numerals & bit(card):
        if builds == 0 and (not duties_apply or keeps_duties(position, rules, rest, held, 0)):
            _open_court(position, rules, tally, card, loose)
        return
    if loose & ~rules.numerals:
        return
    for value in each(rules.hand_values[card]):
        _open_capture(position, rules, tally, rest, held, loose, builds, value, duties_apply)
    if rules.building and duties_apply:
        for value in each(announceable(position, rules, held) & ~1):
            if builds == 0:
                _open_build(position, rules, tally, card, rest, held, loose, value)
            _open_builds(position, rules, tally, card, rest, held, loose, builds, value)
    tally.open_builds &= ~builds


@compiled
def _open_court(position: Record, rules: Record, tally: Record, card: int, loose: int) -> None:
    mates = position.loose & rank_mates(card)
    if loose & ~mates:
        return
    for number in range(popcount(loose) + 1, popcount(mates) + 1):
        if may_take_courts(rules, number, popcount(mates)):
            tally.open |= mates & ~loose


@compiled
def _open_capture(
    position: Record,
    rules: Record,
    tally: Record,
    rest: int,
    held: int,
    loose: int,
    builds: int,
    value: int,
    duties_apply: bool,
) -> None:
    """What may join a capture at *value* (section 4)."""
    takeable = takeable_builds(position, rules)
    whole = builds_worth(position, value) & takeable
    others = takeable & single_builds(position) & ~whole if rules.build_as_card else 0
    if builds & ~whole & ~others:
        return
    if rules.single_group:
        _open_one_group(position, rules, tally, rest, held, loose, builds, whole, value, duties_apply)
        return
    as_cards = builds & others
    spare = others & ~builds
    free = position.loose & rules.numerals & ~loose
    if duties_apply and not keeps_duties(position, rules, rest, held, whole | as_cards):
        # only builds that serve as cards could settle what is owed
        _open_with_owned(position, rules, tally, rest, held, loose, as_cards, whole, free, spare, value)
        return
    if can_grow(position, rules, tally, loose, as_cards, free, spare, value, 0):
        tally.open_builds |= whole & ~builds
    _grow_each(position, rules, tally, loose, as_cards, free, spare, value, 0, False)


@compiled
def _open_with_owned(
    position: Record,
    rules: Record,
    tally: Record,
    rest: int,
    held: int,
    loose: int,
    as_cards: int,
    whole: int,
    free: int,
    spare: int,
    value: int,
) -> None:
    """As `_open_capture`, where the builds that go along must include enough of the mover's own."""
    choice = spare
    while choice and tally.nodes < 100_000:
        tally.nodes += 1
        taken = as_cards | choice
        if keeps_duties(position, rules, rest, held, whole | taken) and can_grow(
            position, rules, tally, loose, taken, free, 0, value, 0
        ):
            tally.open_builds |= choice | whole
            _grow_each(position, rules, tally, loose, taken, free, 0, value, 0, False)
        choice = (choice - 1) & spare


@compiled
def _grow_each(
    position: Record,
    rules: Record,
    tally: Record,
    loose: int,
    as_cards: int,
    free: int,
    spare: int,
    value: int,
    start: int,
    one_group: bool,
) -> None:
    """Open every card of *free* and build of *spare* that may join on the way to groups of *value*."""
    left = free & ~tally.open
    while left:
        for card in each(left & -left):
            others = free & ~bit(card)
            if one_group:
                grows = can_make(position, rules, tally, loose | bit(card), as_cards, others, spare, value, start)
            else:
                grows = can_grow(position, rules, tally, loose | bit(card), as_cards, others, spare, value, start)
            if grows:
                tally.open |= left & rank_mates(card)
            left &= ~rank_mates(card)
    for build in each(spare & ~tally.open_builds):
        if can_grow(position, rules, tally, loose, as_cards | bit(build), free, spare & ~bit(build), value, start):
            tally.open_builds |= bit(build)


@compiled
def _open_one_group(
    position: Record,
    rules: Record,
    tally: Record,
    rest: int,
    held: int,
    loose: int,
    builds: int,
    whole: int,
    value: int,
    duties_apply: bool,
) -> None:
    """As `_open_capture`, for one group or builds, not both (Scopa discipline)."""
    if loose == 0 and (not duties_apply or keeps_duties(position, rules, rest, held, whole)):
        tally.open_builds |= whole & ~builds
    if builds or (duties_apply and not keeps_duties(position, rules, rest, held, 0)):
        return
    pairs = loose_worth(position, rules, value)
    if rules.pair_first and pairs:
        if loose == 0:
            tally.open |= pairs
        return
    free = position.loose & rules.numerals & ~loose
    _grow_each(position, rules, tally, loose, 0, free, 0, value, 0, True)


@compiled
def _open_build(
    position: Record, rules: Record, tally: Record, card: int, rest: int, held: int, loose: int, value: int
) -> None:
    """What may join a new build of *value*."""
    who = answers_for(position, rules, rest, held, value, 0)
    if who == NOBODY or is_second_of_value(position, rules, value, 0) or not may_own(position, rules, who, 0):
        return
    _open_material(position, rules, tally, card, loose, value, 0)


@compiled
def _open_material(
    position: Record, rules: Record, tally: Record, card: int, loose: int, value: int, start: int
) -> None:
    """Open the loose cards that may join *loose* where *card* lies on a group begun with *start*."""
    free = position.loose & rules.numerals & ~loose
    for worth in each(rules.table_values[card]):
        if start + worth <= value:
            _grow_each(position, rules, tally, loose, 0, free, 0, value, start + worth, rules.multiple_at_once == 0)


@compiled
def _open_builds(
    position: Record, rules: Record, tally: Record, card: int, rest: int, held: int, loose: int, builds: int, value: int
) -> None:
    """What may join an addition or a raise to *value*, on the chosen build or on any."""
    if popcount(builds) > 1:
        return
    for build in range(position.build_count):
        if builds and not builds >> build & 1:
            continue
        start = _start_on(position, rules, card, build, value)
        if start < 0:
            continue
        who = answers_for(position, rules, rest, held, value, bit(build))
        if who == NOBODY or not may_own(position, rules, who, bit(build)):
            continue
        if builds:
            _open_on(position, rules, tally, card, loose, value, start)
        elif _completes_on(position, rules, tally, card, loose, value, start):
            tally.open_builds |= bit(build)
            _open_on(position, rules, tally, card, loose, value, start)


@compiled
def _start_on(position: Record, rules: Record, card: int, build: int, value: int) -> int:
    """What the played card's group begins with when *build* comes to *value*; -1 where that may not be.

    0: an addition; the build's old value where loose cards may help; else -1 or 17: *card* alone brings it there.
    """
    stack = position.builds[build]
    if stack.value == value:
        allowed = rules.multiple_builds and is_allowed(
            rules.add_to_builds, stack.owner, position.turn, rules.partnership
        )
        return 0 if allowed else -1
    if stack.value > value or stack.groups > 1 or not may_raise(rules, stack.owner, position.turn):
        return -1
    if is_second_of_value(position, rules, value, bit(build)):
        return -1
    if rules.raise_with_loose:
        return stack.value
    return 17 if rules.table_values[card] >> (value - stack.value) & 1 else -1


@compiled
def _open_on(position: Record, rules: Record, tally: Record, card: int, loose: int, value: int, start: int) -> None:
    if start < 17:
        _open_material(position, rules, tally, card, loose, value, start)
    elif rules.multiple_at_once:
        _grow_each(position, rules, tally, loose, 0, position.loose & rules.numerals & ~loose, 0, value, value, False)


@compiled
def _completes_on(
    position: Record, rules: Record, tally: Record, card: int, loose: int, value: int, start: int
) -> bool:
    """Whether *loose*, with some further loose cards, may go onto a build with *card*."""
    free = position.loose & rules.numerals & ~loose
    if start == 17:
        if rules.multiple_at_once:
            return can_grow(position, rules, tally, loose, 0, free, 0, value, value)
        return loose == 0
    for worth in each(rules.table_values[card]):
        if start + worth > value:
            continue
        if rules.multiple_at_once:
            if can_grow(position, rules, tally, loose, 0, free, 0, value, start + worth):
                return True
        elif can_make(position, rules, tally, loose, 0, free, 0, value, start + worth):
            return True
    return False
