"""Why a move is not legal: the code, the rule, the cards that it is about."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cassino import words
from cassino.cards import Card, CardSet, card_name, card_set, cards_in, parse_card, pretty_card
from cassino.errors import BadMove, HiddenCards, quoted
from cassino.rules.moves import Kind, Move

if TYPE_CHECKING:
    from cassino.rules.position import Position

REASONS = {
    "deal_over": "C1",
    "not_in_hand": "C1",
    "not_on_layout": "C2",
    "no_such_build": "D14",
    "nothing_taken": "D1",
    "court_takes_rank": "D8",
    "court_takes_one": "D7",
    "no_groups": "D4",
    "other_value": "D9",
    "not_yours_to_take": "D10",
    "one_group_only": "D3",
    "pair_first": "D3",
    "pairs_left": "D1",
    "not_maximal": "D6",
    "no_building": "E1",
    "no_value": "E12",
    "nothing_used": "E2",
    "wrong_sum": "E7",
    "value_not_higher": "F1",
    "build_is_multiple": "F5",
    "loose_cannot_help": "F3",
    "no_multiple": "E5",
    "one_at_a_time": "E6",
    "may_not_add": "F6",
    "may_not_raise": "F2",
    "same_value_exists": "E10",
    "too_many_builds": "E11",
    "no_capturing_card": "E3",
    "card_is_owed": "G3",
    "owner_may_not_trail": "G1",
    "must_capture": "H1",
    "must_take_pair": "H1",
}
"""Every reason in the order in which they are looked for, with its rule number."""

CODES = tuple(REASONS)
"""The code of each of the kernel's numbers."""


@dataclass(frozen=True)
class Reason:
    """What is wrong with a move."""

    code: str
    """A word that never changes its meaning."""

    rule: str
    """The number of the rule that forbids it."""

    cards: CardSet
    """The cards that it is about."""

    args: Mapping[str, Any]
    """What the message `reason-<code>` is formatted with, cards as names."""

    @property
    def text(self) -> str:
        """The reason in English, with the cards as people write them."""
        shown = {name: _for_people(value) if name in ("card", "cards") else value for name, value in self.args.items()}
        return words.format("en", f"reason-{self.code}", **shown)


def _for_people(names: str) -> str:
    return " ".join(pretty_card(parse_card(name)) for name in names.split())


def what_is_missing(position: "Position", move: Move) -> str | None:
    """The reason when a card or build of *move* is not there; BadMove when it has the wrong shape."""
    check_shape(move)
    if position.is_over:
        return "deal_over"
    hand = position.hands[position.turn]
    if not hand.cards >> move.card & 1:
        if not hand.is_known:
            raise HiddenCards("the hand of the seat to move is not known", path=f"hands[{position.turn}]")
        return "not_in_hand"
    if move.loose & ~position.loose:
        return "not_on_layout"
    if move.builds:
        there = {build.cards for build in position.builds}
        if any(build not in there for build in move.builds):
            return "no_such_build"
    return None


def check_shape(move: Move) -> None:
    """Raise BadMove where the parts of *move* do not go with its kind."""
    if not 0 <= move.card < 52:
        raise BadMove(f"{move.card} is no card", path="card")
    touched = len(move.builds)
    wanted = {Kind.BUILD: 0, Kind.ADD: 1, Kind.RAISE: 1, Kind.TRAIL: 0}.get(move.kind, touched)
    if touched != wanted or (move.kind is Kind.TRAIL and move.loose):
        raise BadMove(
            f"this is no {move.kind.word}: {wanted} builds are touched, and a trail uses no card", path="builds"
        )
    for part, cards in (("loose", move.loose), *(("builds", build) for build in move.builds)):
        if cards >> 52:  # below 0, too
            raise BadMove(f"{quoted(cards)} is no set of cards", path=part)
    if len(set(move.builds)) != touched:
        raise BadMove("a build is named twice", path="builds")
    if move.kind in (Kind.CAPTURE, Kind.TRAIL) and move.value:
        raise BadMove(f"a {move.kind.word} announces no value", path="value")
    if not 0 <= move.value <= 99:
        raise BadMove("the announced value is out of range", path="value")


def reason_for(position: "Position", move: Move, wrong: int | str) -> Reason:
    """The reason that *wrong* (a code, or the kernel's number) stands for, with its cards and arguments."""
    code = wrong if isinstance(wrong, str) else CODES[wrong]
    card, cards, value = _about(position, move, code)
    args: dict[str, Any] = {
        "card": card_name(card),
        "cards": " ".join(card_name(each) for each in cards_in(cards)),
        "value": value,
        "allowed": position.rules.court_capture,
    }
    return Reason(code, REASONS[code], cards, args)


def _about(position: "Position", move: Move, code: str) -> tuple[Card, CardSet, int]:
    """The card, the cards and the value that a reason speaks of."""
    played = 1 << move.card
    if code == "card_is_owed":
        return _owed(position, move)
    if code in ("not_on_layout", "court_takes_rank"):
        away = move.loose & ~(position.loose if code == "not_on_layout" else 0xF << (move.card & ~3))
        return move.card, away | (_stacks(move) if code == "court_takes_rank" else 0), 0
    if code in (
        "no_such_build",
        "other_value",
        "not_yours_to_take",
        "build_is_multiple",
        "may_not_add",
        "may_not_raise",
    ):
        return move.card, _stacks(move), move.value
    if code == "no_value":
        courts = (played | move.loose) & ~_numerals(position)
        return move.card, courts, move.value
    if code == "must_take_pair":
        return move.card, _equals(position, move.card), 0
    if code in ("no_groups", "one_group_only", "pair_first", "pairs_left", "not_maximal"):
        return _about_taking(position, move, code)
    if code in ("wrong_sum", "one_at_a_time", "no_multiple", "loose_cannot_help"):
        return move.card, played | move.loose, move.value
    if code == "same_value_exists":
        return move.card, card_set_of_value(position, move.value), move.value
    return move.card, played, move.value


def _stacks(move: Move) -> CardSet:
    stacks = 0
    for build in move.builds:
        stacks |= build
    return stacks


def card_set_of_value(position: "Position", value: int) -> CardSet:
    """The cards of the builds of *value*."""
    found = 0
    for build in position.builds:
        if build.value == value:
            found |= build.cards
    return found


def _hand_values(position: "Position", card: Card) -> tuple[int, ...]:
    values = int(position.kernel_rules.hand_values[card])
    return tuple(value for value in range(1, 17) if values >> value & 1)


def _table_values(position: "Position", card: Card) -> int:
    return int(position.kernel_rules.table_values[card])


def _numerals(position: "Position") -> CardSet:
    return int(position.kernel_rules.numerals)


def _equals(position: "Position", card: Card) -> CardSet:
    """The loose cards that *card* pairs."""
    if not _numerals(position) >> card & 1:
        return position.loose & 0xF << (card & ~3)
    values = sum(1 << value for value in _hand_values(position, card))
    return card_set(other for other in cards_in(position.loose) if _table_values(position, other) & values)


def _about_taking(position: "Position", move: Move, code: str) -> tuple[Card, CardSet, int]:
    values = _hand_values(position, move.card)
    value = values[-1]
    if code in ("no_groups", "one_group_only"):
        return move.card, move.loose | _stacks(move), value
    for value in values:
        pairs = card_set(card for card in cards_in(position.loose) if _table_values(position, card) >> value & 1)
        if code == "pair_first" and pairs & ~move.loose:
            return move.card, pairs & ~move.loose, value
        if code == "pairs_left" and pairs & ~move.loose:
            return move.card, pairs & ~move.loose, value
    if code == "not_maximal":
        return move.card, _further(position, move), value
    return move.card, move.loose, value


def _further(position: "Position", move: Move) -> CardSet:
    """What could be taken as well: builds and loose cards that may join."""
    more = position.narrow(move.card, move.loose, move.builds)
    stacks = 0
    for build in more.open_builds:
        stacks |= build
    return more.open | stacks


def _owed(position: "Position", move: Move) -> tuple[Card, CardSet, int]:
    """A build whose owner would be left without its card, and the card."""
    rest = [card for card in cards_in(position.hands[position.turn].cards) if card != move.card]
    owned = [
        build.value for build in position.builds if build.owner == position.turn and build.cards not in move.builds
    ]
    wanted = sorted({*owned, move.value} - {0})
    answering = {value: [card for card in rest if value in _hand_values(position, card)] for value in wanted}
    value = next((value for value in wanted if not answering[value]), wanted[-1])
    return move.card, 1 << move.card, value
