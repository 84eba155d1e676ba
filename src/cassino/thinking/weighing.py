"""What things are worth under some rules, as the record that thinking reads."""

import math
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from cassino.cards import card_name, cards_in, rank_of, suit_of
from cassino.rules import Rules
from cassino.rules.kernel.made import record_of
from cassino.rules.kernel.records import ITEMS, new
from cassino.rules.kernel.score import OVERS

from .records import POINT, SHARE, WEIGHTS

_SPADE_SUIT, _DIAMOND_SUIT = 3, 1
_SINGLE_CARDS = {"2S": ("little_cassino",), "TD": ("big_cassino",), "7D": ("seven_of_diamonds",)} | {
    "JS": ("extra_jack_of_spades",),
    "AS": ("ace", "extra_ace_of_spades"),
    "AC": ("ace",),
    "AD": ("ace",),
    "AH": ("ace",),
}
_WHOLE_RANKS = {1: "all_aces", 6: "all_sixes", 7: "all_sevens"}

FEATURE_NAMES = (
    "banked",
    "swept",
    "exposed",
    "exposed_round",
    "exposed_later",
    "exposed_sweep",
    "kept",
    "kept_more",
    "laid",
    "left",
    "built",
    "is_build",
    "low",
    "mates",
    "held",
    "last_capture",
)
"""What the expert sees in a move, in the order of its shares."""

USUAL: Mapping[str, int] = MappingProxyType(
    {
        "cards": 2_509,
        "spades": 1_218,
        "sweep": 310,
        "stays": 247,
        "card_spread": 2_600,
        "spade_spread": 2_000,
        "first": 1_300,
        "residue_cards": 1_500,
        "residue_spades": 200,
        "banked": 711,
        "swept": 2_324,
        "exposed": -4_315,
        "exposed_round": -579,
        "exposed_later": -752,
        "exposed_sweep": 735,
        "kept": 901,
        "kept_more": 347,
        "laid": -174,
        "left": -273,
        "built": 423,
        "is_build": 1_298,
        "low": 2_495,
        "mates": 196,
        "held": -347,
        "temper": 100,
        "stray": 100,
        "greedy": 100,
    }
)
"""The shares that the expert weighs by; tuned by duplicate deals."""


@cache
def weights_of(rules: Rules, seats: int, partnership: bool) -> Any:
    """The one-element array (or list) of weights for *rules*; nobody changes it."""
    return make_weights(rules, seats, partnership, USUAL)


def make_weights(rules: Rules, seats: int, partnership: bool, shares: Mapping[str, int]) -> Any:
    """As `weights_of`, with other *shares*."""
    made = new(WEIGHTS)
    record = made[0]
    kernel_rules = record_of(rules, seats, partnership)[0]
    record.deck = rules.deck_cards
    record.sides = 2 if partnership else seats
    record.hand_size = rules.hand_size_for(seats)
    for name in ("stays", "first", "residue_cards", "residue_spades", "temper", "stray", "greedy"):
        setattr(record, name, shares[name])
    for feature, name in enumerate(FEATURE_NAMES):
        record.shares[feature] = shares.get(name, 0)
    record.sweep = rules.points["sweep"] * POINT * shares["sweep"] // SHARE
    _set_worths(record, rules, shares)
    _set_classes(record, kernel_rules, rules)
    _set_alike(record, kernel_rules, rules)
    _set_spreads(record, shares)
    for item in range(ITEMS):
        if kernel_rules.points[item] or (item == OVERS and rules.overs is not None):
            record.active |= 1 << item
    return made


def _set_worths(record: Any, rules: Rules, shares: Mapping[str, int]) -> None:
    deck = cards_in(rules.deck_cards)
    worths = {card: _worth(rules, card, shares) for card in deck}
    record.plain = min(worths.values())
    spades = [worths[card] for card in deck if suit_of(card) == _SPADE_SUIT]
    record.spade = min(spades) - record.plain if spades else 0
    for card in deck:
        extra = worths[card] - record.plain - (record.spade if suit_of(card) == _SPADE_SUIT else 0)
        record.extra[card] = extra
        if extra:
            record.special |= 1 << card


def _worth(rules: Rules, card: int, shares: Mapping[str, int]) -> int:
    """What it is worth to capture *card*: its own points, and its part in the items that many cards decide."""
    points = rules.points
    rank, suit = rank_of(card), suit_of(card)
    worth = sum(points[key] for key in _SINGLE_CARDS.get(card_name(card), ())) * POINT
    worth += _part(points["most_cards"], shares["cards"], rules, range(4))
    if suit == _SPADE_SUIT:
        worth += points["each_spade"] * POINT + _part(points["most_spades"], shares["spades"], rules, (suit,))
    if suit == _DIAMOND_SUIT:
        worth += _part(points["most_diamonds"], shares["spades"], rules, (suit,))
    if rank > 10:
        worth += points["court"] * POINT
    elif rank > 1:
        worth += points["pips"] * rank * POINT
    if rank in _WHOLE_RANKS:
        worth += points[_WHOLE_RANKS[rank]] * POINT // 4
    if rules.overs is not None:
        worth += POINT // 2 if rules.overs[0] is not None else 0
        worth += POINT // 2 if rules.overs[1] is not None and suit == _SPADE_SUIT else 0
    return worth


def _part(points: int, share: int, rules: Rules, suits: Any) -> int:
    """What one of the cards of *suits* is worth towards the most of them."""
    number = sum(suit_of(card) in suits for card in cards_in(rules.deck_cards))
    return points * POINT * share // (SHARE * number)


def _set_classes(record: Any, kernel_rules: Any, rules: Rules) -> None:
    """Sort the cards into those that capture alike: by hand value, or by rank where a court card has none."""
    places: dict[tuple[int, int], int] = {}
    for card in cards_in(rules.deck_cards):
        values = int(kernel_rules.hand_values[card])
        key = (values, 0 if values else rank_of(card))
        place = places.setdefault(key, len(places))
        record.classes[place] |= 1 << card
        record.class_values[place] = values
        record.class_of[card] = place
        record.values |= values
    record.class_count = len(places)
    record.top = int(record.values).bit_length() - 1


def _set_alike(record: Any, kernel_rules: Any, rules: Rules) -> None:
    """Find the cards that differ from each card by the suit alone, where nothing scores the difference."""
    deck = cards_in(rules.deck_cards)
    names = {card: (*_scored_of(rules, card), rank_of(card), int(kernel_rules.hand_values[card])) for card in deck}
    for card in deck:
        record.same[card] = sum(1 << other for other in deck if names[other] == names[card] and other != card)


def _scored_of(rules: Rules, card: int) -> tuple[int, bool, bool]:
    """The points of *card* alone, and whether it counts as a spade and as a diamond."""
    points = rules.points
    single = sum(points[key] for key in _SINGLE_CARDS.get(card_name(card), ()))
    are_spades_scored = bool(
        points["most_spades"]
        or points["each_spade"]
        or rules.majority_tie == "spades_break"
        or (rules.overs is not None and rules.overs[1] is not None)
    )
    is_spade = are_spades_scored and suit_of(card) == _SPADE_SUIT
    return single, is_spade, points["most_diamonds"] > 0 and suit_of(card) == _DIAMOND_SUIT


def _set_spreads(record: Any, shares: Mapping[str, int]) -> None:
    """Set how far a lead may still move, from the number of cards that are not yet captured."""
    for left in range(53):
        record.card_spread[left] = int(shares["card_spread"] * math.sqrt(left))
        record.spade_spread[left] = int(shares["spade_spread"] * math.sqrt(left))
