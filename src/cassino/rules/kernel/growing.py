"""One capture of a card, grown card by card, for layouts that make too many to list."""

from .bits import bit, each, rank_mates
from .builds import builds_worth, single_builds, takeable_builds, values_of
from .counting import can_grow
from .judge import keeps_duties
from .records import MAX_STEPS, Record
from .way import compiled


@compiled
def grow(
    position: Record, rules: Record, tally: Record, loose: int, as_cards: int, free: int, spare: int, value: int
) -> tuple[int, int]:
    """*loose* and the builds *as_cards*, with all of *free* and *spare* that groups of *value* can take along.

    What no set of groups that contains the choice contains, none that contains more of it does, so one pass will do.
    """
    for build in each(spare):
        spare &= ~bit(build)
        if can_grow(position, rules, tally, loose, as_cards | bit(build), free, spare, value, 0):
            as_cards |= bit(build)
    for card in each(free):
        if free & bit(card):
            free &= ~bit(card)
            if can_grow(position, rules, tally, loose | bit(card), as_cards, free, 0, value, 0):
                loose |= bit(card)
            else:
                free &= ~rank_mates(card)
    return loose, as_cards


@compiled
def grow_capture(
    position: Record, rules: Record, tally: Record, card: int, value: int, free_of_duties: bool
) -> tuple[int, int]:
    """The loose cards and builds of a capture by *card* at *value* that none contains; nothing where there is none.

    With *free_of_duties* what the mover owes for its builds is forgotten (section 6).
    """
    takeable = takeable_builds(position, rules)
    whole = builds_worth(position, value) & takeable
    others = takeable & single_builds(position) & ~whole if rules.build_as_card else 0
    rest = position.hands[position.turn] & ~bit(card)
    held = values_of(rules, rest)
    free = position.loose & rules.numerals
    tally.nodes = 0
    if free_of_duties or keeps_duties(position, rules, rest, held, whole):
        loose, as_cards = grow(position, rules, tally, 0, 0, free, others, value)
        return loose, whole | as_cards
    choice = others
    while choice and tally.nodes <= MAX_STEPS:
        tally.nodes += 1
        if keeps_duties(position, rules, rest, held, whole | choice) and can_grow(
            position, rules, tally, 0, choice, free, others & ~choice, value, 0
        ):
            loose, as_cards = grow(position, rules, tally, 0, choice, free, others & ~choice, value)
            return loose, whole | as_cards
        choice = (choice - 1) & others
    return 0, 0
