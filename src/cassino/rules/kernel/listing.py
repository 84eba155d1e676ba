"""Every legal move of a position."""

from .bits import ACES, bit, each, highest, popcount, rank_mates
from .builds import (
    NOBODY,
    announceable,
    answers_for,
    builds_owned,
    builds_worth,
    can_meet,
    is_allowed,
    is_second_of_value,
    may_own,
    may_raise,
    may_take_courts,
    single_builds,
    takeable_builds,
    values_of,
    values_owned,
)
from .groups import copy_groups, find_groups, find_material, find_sets, join_groups, sets_worth_one
from .judge import can_capture, has_pair, is_maximal
from .records import (
    ADD,
    BUILD,
    CAPTURE,
    CAPTURE_ROW,
    MAX_GROUPS,
    MAX_SETS,
    MAX_STEPS,
    RAISE,
    TRAIL,
    Record,
)
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
        if may_trail(position, rules, card, rest, held, layout.captures[card]):
            add_move(moves, TRAIL, card, 0, 0, 0)
        if moves.full:
            break
    if layout.truncated:
        moves.full = 1
    if moves.count == 0 and not (layout.truncated and _can_take(position, rules, tally, hand)):
        _add_fallback(position, rules, layout, tally, moves, top)


@compiled
def _can_take(position: Record, rules: Record, tally: Record, hand: int) -> bool:
    """Whether some card of *hand* has a legal capture, though too many sets kept it from being found."""
    tally.nodes = 0
    for card in each(hand):
        rest = hand & ~bit(card)
        if can_capture(position, rules, tally, card, rest, values_of(rules, rest)):
            return True
    return False


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
def add_move(moves: Record, kind: int, card: int, loose: int, builds: int, value: int) -> None:
    """Append one move, unless the list has reached its limit."""
    if moves.count == moves.limit:
        moves.full = 1
        return
    move = moves.items[moves.count]
    move.kind = kind
    move.card = card
    move.loose = loose
    move.builds = builds
    move.value = value
    moves.count += 1


@compiled
def add_each(
    layout: Record, row: int, count: int, moves: Record, kind: int, card: int, builds: int, value: int
) -> None:
    """Append a move for each set of *row* that, with *builds*, is not nothing."""
    number = moves.count
    for k in range(count):
        loose = layout.sets[row * MAX_SETS + k]
        if loose | builds:
            if number == moves.limit:
                moves.full = 1
                break
            move = moves.items[number]
            move.kind = kind
            move.card = card
            move.loose = loose
            move.builds = builds
            move.value = value
            number += 1
    moves.count = number


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
            count = _join_captures(position, rules, layout, value)
            _add_checked_captures(
                position, rules, layout, tally, value, count, moves, card, builds & ~singles, 0, duties if owes else 0
            )
            continue
        forced = 0
        if owes:  # only taking all the mover's builds of this value can help
            if not can_meet(rules, rest, held, duties & ~bit(value)):
                continue
            forced = builds & builds_owned(position, position.turn)
        if plain:
            _add_plain_captures(layout, card, value, builds, forced, moves)
        else:
            count = _join_captures(position, rules, layout, value)
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
def _join_captures(position: Record, rules: Record, layout: Record, value: int) -> int:
    """Fill the row for captures with what loose cards may be taken at *value*; gives how many."""
    pairs = sets_worth_one(layout, value) & ~layout.stand_ins
    if rules.single_group:
        return copy_groups(layout, value, pairs if rules.pair_first else 0)
    layout.sets[CAPTURE_ROW * MAX_SETS] = pairs if rules.all_pairs and not rules.two_values else 0
    count = join_groups(layout, value, CAPTURE_ROW)
    return _fill_up_sets(layout, value, count) if rules.maximal and layout.truncated else count


@compiled
def _fill_up_sets(layout: Record, value: int, count: int) -> int:
    """Make some of the sets as large as groups make them, where there are too many sets to find those by listing."""
    row = CAPTURE_ROW * MAX_SETS
    kept = 0
    for start in range(0, count, count // 16 + 1):
        cards = layout.sets[row + start]
        for k in range(layout.group_count[value]):
            group = layout.groups[value * MAX_GROUPS + k]
            if cards & group == 0:
                cards |= group
        for k in range(kept):
            if layout.sets[row + k] == cards:
                cards = 0
        if cards:
            layout.sets[row + kept] = cards
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
        pairs = sets_worth_one(layout, value) & ~layout.stand_ins
    rest = position.hands[position.turn] & ~bit(card)
    held = values_of(rules, rest)
    free = whole & ~forced
    taken = free
    while True:
        for k in range(count):
            layout.steps += 1
            if layout.steps > MAX_STEPS:
                layout.truncated = 1
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
            if not rules.maximal or is_maximal(position, rules, tally, loose, builds, value):
                add_move(moves, CAPTURE, card, loose, builds, 0)
            if rules.maximal:
                layout.steps += tally.nodes
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
        if who == NOBODY and not same:
            continue
        row, count = find_material(layout, rules, card, value, 0)
        if who != NOBODY and not (same and not rules.same_value_builds) and may_own(position, rules, who, 0):
            add_each(layout, row, count, moves, BUILD, card, 0, value)
        if same and rules.multiple_builds:
            _add_to_builds(position, rules, card, value, rest, held, same, layout, row, count, moves)


@compiled
def _add_to_builds(
    position: Record,
    rules: Record,
    card: int,
    value: int,
    rest: int,
    held: int,
    same: int,
    layout: Record,
    row: int,
    count: int,
    moves: Record,
) -> None:
    for build in each(same):
        if is_allowed(rules.add_to_builds, position.builds[build].owner, position.turn, rules.partnership):
            who = answers_for(position, rules, rest, held, value, bit(build))
            if who != NOBODY and may_own(position, rules, who, bit(build)):
                add_each(layout, row, count, moves, ADD, card, bit(build), value)


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
    moves.fallback = 1
    if layout.truncated:
        moves.full = 1
    if moves.count == 0:
        moves.fallback = 2
        for card in each(hand):
            add_move(moves, TRAIL, card, 0, 0, 0)
