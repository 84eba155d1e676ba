"""Every capture of a card (rules section 4)."""

from .bits import ACES, bit, each, popcount, rank_mates
from .builds import (
    builds_owned,
    builds_worth,
    can_meet,
    may_take_courts,
    single_builds,
    takeable_builds,
    values_of,
    values_owned,
)
from .groups import copy_groups, find_sets, join_groups, spend
from .growing import grow, grow_capture
from .judge import is_maximal, loose_worth
from .listed import add_each, add_move
from .records import CAPTURE, CAPTURE_ROW, MAX_SETS, MAX_STEPS, Record
from .way import compiled


@compiled
def add_captures(
    position: Record, rules: Record, layout: Record, tally: Record, card: int, moves: Record, free: bool
) -> None:
    """Add every capture of *card* that leaves the owner's duties met, or (*free*) any (section 4)."""
    layout.captures[card] = 0
    rest = position.hands[position.turn] & ~bit(card)
    held = values_of(rules, rest)
    duties = 0 if free or rules.for_partner == 2 else values_owned(position, position.turn, 0)
    if not rules.numerals & bit(card):
        if can_meet(rules, rest, held, duties):
            _add_court_captures(position, rules, layout, card, moves)
        return
    owes = duties != 0 and not can_meet(rules, rest, held, duties)
    plain = not (rules.all_pairs or rules.maximal or rules.single_group or layout.stand_ins or rules.two_values)
    for value in each(rules.hand_values[card]):
        builds = builds_worth(position, value)
        if builds:
            builds &= takeable_builds(position, rules)
        if builds == 0 and not layout.reach >> value & 1:
            continue
        if layout.stand_ins:
            singles = single_builds(position)
            if owes and not can_meet(rules, rest, held, values_owned(position, position.turn, builds | singles)):
                continue
            whole = builds & ~singles
            forced = whole if rules.maximal else 0
            count = _join_captures(position, rules, layout, tally, value)
            _add_checked_captures(
                position, rules, layout, tally, value, count, moves, card, whole, forced, duties if owes else 0
            )
            continue
        forced = builds if rules.maximal else 0
        if owes:  # only taking all the mover's builds of this value can help
            if not can_meet(rules, rest, held, duties & ~bit(value)):
                continue
            forced |= builds & builds_owned(position, position.turn)
        if plain:
            _add_plain_captures(layout, card, value, builds, forced, moves)
        else:
            count = _join_captures(position, rules, layout, tally, value)
            _add_checked_captures(position, rules, layout, tally, value, count, moves, card, builds, forced, 0)


@compiled
def _add_plain_captures(layout: Record, card: int, value: int, builds: int, forced: int, moves: Record) -> None:
    """Add the captures at *value*: every set of groups with every choice of *builds* that has those *forced*."""
    count = find_sets(layout, value)
    layout.captures[card] = 1
    free = builds & ~forced
    taken = free
    while True:
        add_each(layout, value, count, moves, CAPTURE, card, taken | forced, 0)
        if taken == 0 or moves.full:
            break
        taken = (taken - 1) & free


@compiled
def _join_captures(position: Record, rules: Record, layout: Record, tally: Record, value: int) -> int:
    """Fill the row for captures with what loose cards may be taken at *value*; gives how many."""
    pairs = loose_worth(position, rules, value)
    if rules.single_group:
        return copy_groups(layout, value, pairs if rules.pair_first else 0)
    layout.sets[CAPTURE_ROW * MAX_SETS] = pairs if rules.all_pairs and not rules.two_values else 0
    count = join_groups(layout, value, CAPTURE_ROW)
    if rules.maximal and layout.truncated:
        return _grow_sets(position, rules, layout, tally, value, count)
    return count


@compiled
def _grow_sets(position: Record, rules: Record, layout: Record, tally: Record, value: int, count: int) -> int:
    """Make a few of the sets as large as can be, where there are too many sets to find those by listing."""
    row = CAPTURE_ROW * MAX_SETS
    singles = takeable_builds(position, rules) & single_builds(position) if layout.stand_ins else 0
    kept = 0
    for start in range(0, count, count // 16 + 1):
        cards = layout.sets[row + start]
        loose = cards & ~layout.stand_ins
        free = position.loose & rules.numerals & ~loose
        builds = _builds_of(position, cards & layout.stand_ins)
        tally.nodes = 0
        loose, builds = grow(position, rules, tally, loose, builds, free, singles & ~builds, value)
        if not spend(layout, tally.nodes):
            break
        for build in each(builds):
            loose |= position.builds[build].cards & -position.builds[build].cards
        for k in range(kept):
            if layout.sets[row + k] == loose:
                loose = 0
        if loose:
            layout.sets[row + kept] = loose
            kept += 1
    return kept


@compiled
def _add_checked_captures(
    position: Record,
    rules: Record,
    layout: Record,
    tally: Record,
    value: int,
    count: int,
    moves: Record,
    card: int,
    whole: int,
    forced: int,
    duties: int,
) -> None:
    """Add the captures at *value* that every option allows.

    *whole* are the builds that are taken as they are, those *forced* always; with *duties* not 0, what is left must
    be answered for.
    """
    pairs = 0
    if rules.all_pairs:
        pairs = loose_worth(position, rules, value)  # not from the groups, which may be cut off
    rest = position.hands[position.turn] & ~bit(card)
    held = values_of(rules, rest)
    free = whole & ~forced
    taken = free
    while True:
        for k in range(count):
            if not spend(layout, 1):
                return
            cards = layout.sets[CAPTURE_ROW * MAX_SETS + k]
            loose = cards & ~layout.stand_ins
            builds = taken | forced
            if cards != loose:
                builds |= _builds_of(position, cards & layout.stand_ins)
            if loose | builds == 0 or pairs & ~loose or (rules.single_group and loose and builds):
                continue
            if duties and not can_meet(rules, rest, held, values_owned(position, position.turn, builds)):
                continue
            tally.nodes = 0
            if value == 14 and builds == 0 and _is_listed_low(position, rules, tally, card, loose):
                continue
            layout.captures[card] = 1
            whole_enough = not rules.maximal or is_maximal(position, rules, tally, loose, builds, value)
            if not spend(layout, tally.nodes):
                return
            if whole_enough:
                add_move(moves, CAPTURE, card, loose, builds, 0)
        if taken == 0 or moves.full:
            break
        taken = (taken - 1) & free


@compiled
def _is_listed_low(position: Record, rules: Record, tally: Record, card: int, loose: int) -> bool:
    """Whether loose aces that go as fourteen each are listed already: each counts one as well."""
    if not rules.two_values or loose & ~ACES or not rules.hand_values[card] & 2:
        return False
    return not rules.maximal or is_maximal(position, rules, tally, loose, 0, 1)


@compiled
def _builds_of(position: Record, stand_ins: int) -> int:
    builds = 0
    for k in range(position.build_count):
        if position.builds[k].cards & stand_ins:
            builds |= bit(k)
    return builds


@compiled
def _add_court_captures(position: Record, rules: Record, layout: Record, card: int, moves: Record) -> None:
    mates = position.loose & rank_mates(card)
    taken = mates
    while taken:
        if may_take_courts(rules, popcount(taken), popcount(mates)):
            layout.captures[card] = 1
            add_move(moves, CAPTURE, card, taken, 0, 0)
        taken = (taken - 1) & mates


@compiled
def add_grown_captures(
    position: Record, rules: Record, tally: Record, hand: int, moves: Record, free_of_duties: bool
) -> None:
    """Add one capture of each card of *hand* that has one, where too many sets kept them all from being found."""
    for card in each(hand & rules.numerals):
        for value in each(rules.hand_values[card]):
            loose, builds = grow_capture(position, rules, tally, card, value, free_of_duties)
            if loose | builds and tally.nodes <= MAX_STEPS:
                add_move(moves, CAPTURE, card, loose, builds, 0)
                break
