"""The kernel's record of a `Rules` value."""

from functools import cache
from typing import Any

from cassino.cards import cards_in, rank_of
from cassino.rules.items import ITEMS as ITEM_NAMES
from cassino.rules.items import item_key
from cassino.rules.options import Rules

from .records import RULES, Record, new
from .score import TWELFTHS

_BIG_CASSINO = 37
_LITTLE_CASSINO = 7
_CHOICES = {
    "raise_builds": {"none": 0, "opponents": 1, "not_own": 2, "any": 3},
    "add_to_builds": {"none": 0, "own": 1, "own_side": 2, "any": 3},
    "court_capture": {"one": 0b10, "any": 0b11110, "all": 0b1, "one_or_three": 0b1010},
    "build_for_partner": {"off": 0, "proven": 1, "free": 2},
    "majority_tie": {"none": 0, "split": 1, "carry": 2, "spades_break": 3},
}
_FLAGS = (
    "single_group",
    "pair_first",
    "building",
    "multiple_builds",
    "raise_with_loose",
    "same_value_builds",
    "build_as_card",
    "owner_may_trail",
    "sweep_cancel",
    "sweep_last_play",
    "sweep_last_round",
)


@cache
def record_of(rules: Rules, seats: int, partnership: bool) -> Any:
    """The one-element array (or list) that the kernel's entries take for *rules*; nobody changes it."""
    made = new(RULES)
    record = made[0]
    _set_values(record, rules)
    _set_moves(record, rules, partnership)
    _set_deal(record, rules, seats)
    _set_scoring(record, rules)
    return made


def _set_values(record: Record, rules: Rules) -> None:
    for card in range(52):
        table, hand = _values(rules, card)
        record.table_values[card] = sum(1 << value for value in table)
        record.hand_values[card] = sum(1 << value for value in hand)
        if table:
            record.numerals |= 1 << card
    for card in cards_in(rules.deck_cards):
        record.deck_values |= record.hand_values[card]
    record.deck_size = rules.deck_cards.bit_count()
    record.two_valued = 1 << 1 | 1 << 14 if rules.ace_high in ("hand", "any") else 0
    record.two_values = rules.ace_high == "any"


def _values(rules: Rules, card: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The table values and the hand values of *card* (section 1)."""
    rank = rank_of(card)
    if rank == 1:
        table = (1, 14) if rules.ace_high == "any" else (1,)
        return table, {"off": (1,), "hand_fixed14": (14,)}.get(rules.ace_high, (1, 14))
    if rank > 10:
        court = (rules.court_values[rank - 11],) if rules.court_values else ()
        return court, court
    if rules.nordic_hand_values and card in (_BIG_CASSINO, _LITTLE_CASSINO):
        return (rank,), (16 if card == _BIG_CASSINO else 15,)
    return (rank,), (rank,)


def _set_moves(record: Record, rules: Rules, partnership: bool) -> None:
    for name in _FLAGS:
        setattr(record, name, int(getattr(rules, name)))
    record.court_counts = _CHOICES["court_capture"][rules.court_capture]
    record.all_pairs = rules.capture_completeness == "all_pairs"
    record.maximal = rules.capture_completeness == "maximal"
    record.no_capture = rules.trail_rule == "no_capture"
    record.no_pair = rules.trail_rule == "no_pair"
    record.multiple_at_once = int(rules.multiple_builds and rules.multiple_at_once)
    record.raise_builds = _CHOICES["raise_builds"][rules.raise_builds]
    record.add_to_builds = _CHOICES["add_to_builds"][rules.add_to_builds]
    record.max_builds = 99 if rules.max_builds is None else min(rules.max_builds, 99)
    record.owner_or_left = rules.build_capture == "owner_or_left"
    record.for_partner = _CHOICES["build_for_partner"][rules.build_for_partner] if partnership else 0
    record.partnership = int(partnership)


def _set_deal(record: Record, rules: Rules, seats: int) -> None:
    hand, layout = rules.hand_size_for(seats), rules.layout_size_for(seats)
    first = _places(rules.deal_pattern, seats, hand, layout)
    following = [] if rules.refill == "draw" else _places(rules.deal_pattern, seats, hand, 0)
    for k, place in enumerate(first):
        record.deal_first[k] = place
    for k, place in enumerate(following):
        record.deal_next[k] = place
    record.deal_first_count = len(first)
    record.deal_next_count = len(following)
    record.draw = int(rules.refill == "draw")


def _places(pattern: str, seats: int, hand: int, layout: int) -> list[int]:
    """Who gets each card, as places after the dealer (*seats* is the dealer), -1 the layout (section 2)."""
    places: list[int] = []
    step = 1 if pattern == "singles" else 2
    dealt = 0
    for start in range(0, hand, step):
        size = min(step, hand - start)
        for place in range(1, seats + 1):
            if place == seats and pattern == "twos":
                lacking = min(2, layout - dealt)
                places += [-1] * lacking
                dealt += lacking
            places += [place] * size
    return places + [-1] * (layout - dealt)


def _set_scoring(record: Record, rules: Rules) -> None:
    for k, name in enumerate(ITEM_NAMES):
        record.points[k] = 0 if name == "overs" else TWELFTHS * rules.points[item_key(name)]
    record.tie = _CHOICES["majority_tie"][rules.majority_tie]
    record.spades_needed = -1 if rules.spades_needed is None else rules.spades_needed
    over_cards, over_spades = rules.overs or (None, None)
    record.over_cards = -1 if over_cards is None else over_cards
    record.over_spades = -1 if over_spades is None else over_spades
    record.sweep_freeze_at = -1 if rules.sweep_freeze_at is None else TWELFTHS * rules.sweep_freeze_at
    record.residue = rules.residue == "last_capturer"
    record.pegging = rules.end_when == "immediate"
    record.target = -1 if rules.target is None else TWELFTHS * rules.target
