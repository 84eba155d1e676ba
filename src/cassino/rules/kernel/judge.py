"""Whether one move is legal, found without listing, and what is wrong with it if not."""

from .bits import bit, each, popcount, rank_mates
from .builds import (
    MINE,
    NOBODY,
    answers_for,
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
from .counting import can_grow, can_make, goes_into_groups
from .reasons import (
    BUILD_IS_MULTIPLE,
    CARD_IS_OWED,
    COURT_TAKES_ONE,
    COURT_TAKES_RANK,
    LEGAL,
    LOOSE_CANNOT_HELP,
    MAY_NOT_ADD,
    MAY_NOT_RAISE,
    MUST_CAPTURE,
    MUST_TAKE_PAIR,
    NO_BUILDING,
    NO_CAPTURING_CARD,
    NO_GROUPS,
    NO_MULTIPLE,
    NO_VALUE,
    NOT_MAXIMAL,
    NOT_YOURS_TO_TAKE,
    NOTHING_TAKEN,
    NOTHING_USED,
    ONE_AT_A_TIME,
    ONE_GROUP_ONLY,
    OTHER_VALUE,
    OWNER_MAY_NOT_TRAIL,
    PAIR_FIRST,
    PAIRS_LEFT,
    SAME_VALUE_EXISTS,
    TOO_MANY_BUILDS,
    VALUE_NOT_HIGHER,
    WRONG_SUM,
)
from .records import ADD, BUILD, CAPTURE, MAX_STEPS, RAISE, TRAIL, Record
from .way import compiled


@compiled
def judge(position: Record, rules: Record, tally: Record, move: Record) -> int:
    """LEGAL, or the number of the first thing that is wrong with *move*; the cards are known to be there.

    A position without any legal move is not looked for (section 6): `entry.enter_judge` does.
    """
    card = move.card
    rest = position.hands[position.turn] & ~bit(card)
    held = values_of(rules, rest)
    if move.kind == CAPTURE:
        wrong = judge_taking(position, rules, tally, card, move.loose, move.builds)
        if wrong == LEGAL and not keeps_duties(position, rules, rest, held, move.builds):
            return CARD_IS_OWED
        return wrong
    if move.kind == TRAIL:
        return _judge_trail(position, rules, tally, card, rest, held)
    wrong = _judge_laying(position, rules, tally, move)
    if wrong != LEGAL:
        return wrong
    return _judge_announcing(position, rules, move, rest, held)


@compiled
def keeps_duties(position: Record, rules: Record, rest: int, held: int, touched: int) -> bool:
    """Whether *rest* still answers for every build of the seat to move but those *touched* (G3)."""
    if rules.for_partner == 2:
        return True
    return can_meet(rules, rest, held, values_owned(position, position.turn, touched))


@compiled
def judge_taking(position: Record, rules: Record, tally: Record, card: int, loose: int, builds: int) -> int:
    """What is wrong with taking *loose* and *builds* with *card*, the owner's duties aside (section 4)."""
    if loose == 0 and builds == 0:
        return NOTHING_TAKEN
    if not rules.numerals & bit(card):
        mates = position.loose & rank_mates(card)
        if builds or loose & ~mates:
            return COURT_TAKES_RANK
        if may_take_courts(rules, popcount(loose), popcount(mates)):
            return LEGAL
        return COURT_TAKES_ONE
    wrong = 0
    for value in each(rules.hand_values[card]):
        wrong = max(wrong, _judge_taking_at(position, rules, tally, loose, builds, value))
        if wrong == NOT_MAXIMAL + 1:
            return LEGAL
    return wrong


@compiled
def _judge_taking_at(position: Record, rules: Record, tally: Record, loose: int, builds: int, value: int) -> int:
    """The number of what is wrong at *value*; NOT_MAXIMAL + 1 when nothing is."""
    worth = builds_worth(position, value)
    as_cards = builds & ~worth & single_builds(position) if rules.build_as_card else 0
    if loose & ~rules.numerals:
        return NO_GROUPS
    if not goes_into_groups(position, rules, tally, loose, as_cards, value, 0):
        return NO_GROUPS if loose else OTHER_VALUE
    if builds & ~worth & ~as_cards:
        return OTHER_VALUE
    if builds & ~takeable_builds(position, rules):
        return NOT_YOURS_TO_TAKE
    if rules.single_group and loose:
        if builds or not can_make(position, rules, tally, loose, 0, 0, 0, value, 0):
            return ONE_GROUP_ONLY
        if rules.pair_first and popcount(loose) > 1 and loose_worth(position, rules, value):
            return PAIR_FIRST
    if rules.all_pairs and loose_worth(position, rules, value) & ~loose:
        return PAIRS_LEFT
    if rules.maximal and not is_maximal(position, rules, tally, loose, builds, value):
        return NOT_MAXIMAL
    return NOT_MAXIMAL + 1


@compiled
def loose_worth(position: Record, rules: Record, value: int) -> int:
    """The loose cards that alone are worth *value*."""
    found = 0
    for card in each(position.loose):
        if rules.table_values[card] >> value & 1:
            found |= bit(card)
    return found


@compiled
def is_maximal(position: Record, rules: Record, tally: Record, loose: int, builds: int, value: int) -> bool:
    """Whether no other capture at *value* contains *loose* and *builds* (D6)."""
    takeable = takeable_builds(position, rules)
    worth = builds_worth(position, value)
    if worth & takeable & ~builds:
        return False
    others = takeable & ~worth & single_builds(position) if rules.build_as_card else 0
    as_cards = builds & others
    spare = others & ~builds
    free = position.loose & rules.numerals & ~loose
    left = free
    while left:
        for card in each(left & -left):
            if can_grow(position, rules, tally, loose | bit(card), as_cards, free & ~bit(card), spare, value, 0):
                return False
            left &= ~rank_mates(card)
    for build in each(spare):
        if can_grow(position, rules, tally, loose, as_cards | bit(build), free, spare & ~bit(build), value, 0):
            return False
    return True


@compiled
def can_capture(position: Record, rules: Record, tally: Record, card: int, rest: int, held: int) -> bool:
    """Whether *card* has a legal capture, duties included (H1)."""
    if not rules.numerals & bit(card):
        mates = popcount(position.loose & rank_mates(card))
        possible = rules.court_counts >> 1 & (1 << mates) - 1
        return (
            mates > 0
            and (possible != 0 or rules.court_counts & 1 != 0)
            and keeps_duties(position, rules, rest, held, 0)
        )
    takeable = takeable_builds(position, rules)
    free = position.loose & rules.numerals
    for value in each(rules.hand_values[card]):
        builds = builds_worth(position, value) & takeable
        as_cards = 0
        if rules.build_as_card:
            as_cards = takeable & single_builds(position) & ~builds
        if builds and keeps_duties(position, rules, rest, held, builds):
            return True
        most = 0 if rules.single_group else builds
        if can_make(position, rules, tally, 0, 0, free, 0, value, 0):
            if keeps_duties(position, rules, rest, held, most):
                return True
        for build in each(as_cards):
            if can_make(position, rules, tally, 0, bit(build), free, as_cards & ~bit(build), value, 0):
                if _keeps_with_cards(position, rules, tally, rest, held, most, as_cards, free, value):
                    return True
    return False


@compiled
def _keeps_with_cards(
    position: Record,
    rules: Record,
    tally: Record,
    rest: int,
    held: int,
    most: int,
    as_cards: int,
    free: int,
    value: int,
) -> bool:
    """Whether some choice of the builds *as_cards*, taken in groups of *value*, leaves the duties met."""
    choice = as_cards
    while choice and tally.nodes <= MAX_STEPS:
        tally.nodes += 1
        if keeps_duties(position, rules, rest, held, most | choice) and can_grow(
            position, rules, tally, 0, choice, free, 0, value, 0
        ):
            return True
        choice = (choice - 1) & as_cards
    return False


@compiled
def _judge_trail(position: Record, rules: Record, tally: Record, card: int, rest: int, held: int) -> int:
    if rules.for_partner != 2:
        duties = values_owned(position, position.turn, 0)
        if duties:
            if not can_meet(rules, rest, held, duties):
                return CARD_IS_OWED
            if not rules.owner_may_trail:
                return OWNER_MAY_NOT_TRAIL
    if rules.no_capture and can_capture(position, rules, tally, card, rest, held):
        return MUST_CAPTURE
    if rules.no_pair and has_pair(position, rules, card):
        return MUST_TAKE_PAIR
    return LEGAL


@compiled
def has_pair(position: Record, rules: Record, card: int) -> bool:
    """Whether a loose card alone has the hand value of *card*, or is a court card of its rank (H1)."""
    if not rules.numerals & bit(card):
        return position.loose & rank_mates(card) != 0
    for other in each(position.loose):
        if rules.table_values[other] & rules.hand_values[card]:
            return True
    return False


@compiled
def _judge_laying(position: Record, rules: Record, tally: Record, move: Record) -> int:
    """What is wrong with the cards of a build, add or raise (section 5)."""
    card, value = move.card, move.value
    old = 0
    for build in each(move.builds):
        old = position.builds[build].value
    if move.kind == ADD and old != value:
        return OTHER_VALUE
    if not rules.building:
        return NO_BUILDING
    if not rules.numerals & bit(card) or move.loose & ~rules.numerals:
        return NO_VALUE
    if move.kind == BUILD and move.loose == 0:
        return NOTHING_USED
    start = 0
    if move.kind == RAISE:
        start = old
        if value <= old:
            return VALUE_NOT_HIGHER
    if value < 1 or value > 16 or not _adds_up(position, rules, tally, card, move.loose, value, start):
        return WRONG_SUM
    if move.kind == RAISE:
        for build in each(move.builds):
            if position.builds[build].groups > 1:
                return BUILD_IS_MULTIPLE
        if not rules.raise_with_loose and not (
            rules.table_values[card] >> (value - old) & 1
            and goes_into_groups(position, rules, tally, move.loose, 0, value, value)
        ):
            return LOOSE_CANNOT_HELP
    if rules.multiple_at_once:
        return LEGAL
    if not rules.multiple_builds and move.kind == ADD:
        return NO_MULTIPLE
    if not _is_one_group(position, rules, tally, move, start):
        return ONE_AT_A_TIME if rules.multiple_builds else NO_MULTIPLE
    return LEGAL


@compiled
def _adds_up(position: Record, rules: Record, tally: Record, card: int, loose: int, value: int, start: int) -> bool:
    for worth in each(rules.table_values[card]):
        if goes_into_groups(position, rules, tally, loose, 0, value, start + worth):
            return True
    return False


@compiled
def _is_one_group(position: Record, rules: Record, tally: Record, move: Record, start: int) -> bool:
    """Whether all the loose cards go into the played card's own group."""
    for worth in each(rules.table_values[move.card]):
        if start + worth <= move.value and can_make(
            position, rules, tally, move.loose, 0, 0, 0, move.value, start + worth
        ):
            return True
    return False


@compiled
def _judge_announcing(position: Record, rules: Record, move: Record, rest: int, held: int) -> int:
    """What is wrong with announcing the value of *move*, whose cards are right (sections 5 and 6)."""
    for build in each(move.builds):
        owner = position.builds[build].owner
        if move.kind == ADD and not is_allowed(rules.add_to_builds, owner, position.turn, rules.partnership):
            return MAY_NOT_ADD
        if move.kind == RAISE and not may_raise(rules, owner, position.turn):
            return MAY_NOT_RAISE
    if move.kind != ADD and is_second_of_value(position, rules, move.value, move.builds):
        return SAME_VALUE_EXISTS
    who = answers_for(position, rules, rest, held, move.value, move.builds)
    if not may_own(position, rules, MINE if who == NOBODY else who, move.builds):
        return TOO_MANY_BUILDS
    if who == NOBODY:
        return CARD_IS_OWED if held >> move.value & 1 else NO_CAPTURING_CARD
    return LEGAL
