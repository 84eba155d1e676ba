"""Every legal move of a position."""

from .bits import bit, each, highest
from .builds import (
    NOBODY,
    announceable,
    answers_for,
    builds_worth,
    can_meet,
    is_allowed,
    is_second_of_value,
    may_own,
    may_raise,
    single_builds,
    takeable_builds,
    values_of,
    values_owned,
)
from .groups import find_groups, find_material, find_sets
from .judge import can_capture, has_pair
from .listed import add_each, add_move
from .records import ADD, BUILD, MAX_SETS, RAISE, TRAIL, Record
from .taking import add_captures, add_grown_captures
from .way import compiled


@compiled
def list_moves(position: Record, rules: Record, layout: Record, tally: Record, moves: Record) -> None:
    """Put every legal move of *position* into *moves*, each once, by card and kind."""
    _open_layout(layout, moves, rules.maximal or rules.all_pairs or rules.build_as_card)
    hand = position.hands[position.turn]
    top = highest(announceable(position, rules, values_of(rules, hand)))
    stand_ins = _set_stand_ins(position, rules, layout) if rules.build_as_card else 0
    if stand_ins:
        find_groups(layout, rules, position.loose & rules.numerals | stand_ins, top)
        for card in each(hand):
            add_captures(position, rules, layout, tally, card, moves, False)
        layout.stand_ins = 0
    find_groups(layout, rules, position.loose & rules.numerals, top)
    for card in each(hand):
        if not stand_ins:
            add_captures(position, rules, layout, tally, card, moves, False)
        rest = hand & ~bit(card)
        held = values_of(rules, rest)
        if rules.building and rules.numerals & bit(card):
            add_builds(position, rules, layout, card, rest, held, moves)
            if position.build_count:
                add_raises(position, rules, layout, card, rest, held, moves)
        captures = layout.captures[card]
        if rules.no_capture and captures == 0 and layout.truncated:
            captures = int(can_capture(position, rules, tally, card, rest, held))
        if may_trail(position, rules, card, rest, held, captures):
            add_move(moves, TRAIL, card, 0, 0, 0)
        if moves.full:
            break
    if moves.count == 0 and layout.truncated:
        add_grown_captures(position, rules, tally, hand, moves, False)
    if moves.count == 0:
        _add_fallback(position, rules, layout, tally, moves, top)
    if layout.truncated:
        moves.full = 1


@compiled
def _open_layout(layout: Record, moves: Record, filtered: bool) -> None:
    moves.count = 0
    moves.full = 0
    moves.fallback = 0
    layout.limit = MAX_SETS if filtered else min(moves.limit + 1, MAX_SETS)
    layout.steps = 0
    layout.truncated = 0
    layout.stand_ins = 0


@compiled
def _set_stand_ins(position: Record, rules: Record, layout: Record) -> int:
    """Let the lowest card of each single build that may be taken stand for the build (`build_as_card`)."""
    for k in each(takeable_builds(position, rules) & single_builds(position)):
        cards = position.builds[k].cards
        for card in each(cards & -cards):
            layout.stand_ins |= bit(card)
            layout.stand_in_values[card] = position.builds[k].value
    return layout.stand_ins


@compiled
def add_builds(position: Record, rules: Record, layout: Record, card: int, rest: int, held: int, moves: Record) -> None:
    """Add every build of *card*, and every addition to a build, that may be announced (section 5)."""
    makeable = 0
    for worth in each(rules.table_values[card]):
        makeable |= layout.reach << worth
    allowed = announceable(position, rules, held)
    for value in each(allowed & makeable):
        if moves.full:
            break
        same = builds_worth(position, value)
        who = answers_for(position, rules, rest, held, value, 0)
        may_build = who != NOBODY and not (same and not rules.same_value_builds) and may_own(position, rules, who, 0)
        additions = _may_be_added_to(position, rules, value, rest, held, same) if rules.multiple_builds else 0
        if not may_build and additions == 0:
            continue
        row, count = find_material(layout, rules, card, value, 0)
        if may_build:
            add_each(layout, row, count, moves, BUILD, card, 0, value)
        for build in each(additions):
            add_each(layout, row, count, moves, ADD, card, bit(build), value)


@compiled
def _may_be_added_to(position: Record, rules: Record, value: int, rest: int, held: int, same: int) -> int:
    """Those of the builds *same*, all of *value*, that the seat to move may add to (F6, F8)."""
    found = 0
    for build in each(same):
        if is_allowed(rules.add_to_builds, position.builds[build].owner, position.turn, rules.partnership):
            who = answers_for(position, rules, rest, held, value, bit(build))
            if who != NOBODY and may_own(position, rules, who, bit(build)):
                found |= bit(build)
    return found


@compiled
def add_raises(position: Record, rules: Record, layout: Record, card: int, rest: int, held: int, moves: Record) -> None:
    """Add every raise of a single build by *card* to a value that may be announced (F1-F13)."""
    allowed = announceable(position, rules, held)
    for build in range(position.build_count):
        stack = position.builds[build]
        if stack.groups > 1 or not may_raise(rules, stack.owner, position.turn):
            continue
        old = stack.value
        makeable = rules.table_values[card] << old
        if rules.raise_with_loose:
            makeable = 0
            for worth in each(rules.table_values[card]):
                makeable |= layout.reach << (worth + old)
        for value in each(allowed & makeable):
            if is_second_of_value(position, rules, value, bit(build)):
                continue
            who = answers_for(position, rules, rest, held, value, bit(build))
            if who == NOBODY or not may_own(position, rules, who, bit(build)):
                continue
            row, count = _find_raising(layout, rules, card, value, old)
            add_each(layout, row, count, moves, RAISE, card, bit(build), value)


@compiled
def _find_raising(layout: Record, rules: Record, card: int, value: int, old: int) -> tuple[int, int]:
    """The row, and how many sets in it may go along when *card* raises a build from *old* to *value* (F3, F4)."""
    if rules.raise_with_loose:
        return find_material(layout, rules, card, value, old)
    if rules.multiple_at_once:
        return value, find_sets(layout, value)
    layout.sets[value * MAX_SETS] = 0
    return value, 1


@compiled
def may_trail(position: Record, rules: Record, card: int, rest: int, held: int, captures: int) -> bool:
    """Whether *card* may be laid down alone (section 6, H1)."""
    if rules.for_partner != 2:
        duties = values_owned(position, position.turn, 0)
        if duties and not (rules.owner_may_trail and can_meet(rules, rest, held, duties)):
            return False
    if rules.no_capture:
        return captures == 0
    return not (rules.no_pair and has_pair(position, rules, card))


@compiled
def _add_fallback(position: Record, rules: Record, layout: Record, tally: Record, moves: Record, top: int) -> None:
    """Any capture, duties aside, else any trail: a seat to move always has a move (section 6)."""
    hand = position.hands[position.turn]
    layout.stand_ins = 0
    stand_ins = _set_stand_ins(position, rules, layout) if rules.build_as_card else 0
    find_groups(layout, rules, position.loose & rules.numerals | stand_ins, top)
    for card in each(hand):
        add_captures(position, rules, layout, tally, card, moves, True)
    if moves.count == 0 and layout.truncated:
        add_grown_captures(position, rules, tally, hand, moves, True)
    moves.fallback = 1
    if moves.count == 0:
        moves.fallback = 2
        for card in each(hand):
            add_move(moves, TRAIL, card, 0, 0, 0)
