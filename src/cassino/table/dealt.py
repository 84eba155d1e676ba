"""What was dealt to whom, counted by deals that have ended, beside what chance gives."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from cassino.cards import Card, CardSet, card_set, parse_card, parse_cards
from cassino.rules import Position, Rules
from cassino.table import events as e
from cassino.table.events import Numbered

THINGS: dict[str, CardSet] = {
    "big_cassino": parse_cards("TD"),
    "little_cassino": parse_cards("2S"),
    "aces": parse_cards("ACADAHAS"),
    "spades": sum(1 << card for card in range(52) if card % 4 == 3),
}
"""The cards that are counted."""

GROUPS = ("people", "bots", "dealer", "eldest")
"""For whom: every seat that a person plays, every one that a bot plays, the dealer, and who plays first."""

COUNTED = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (e.Created, e.Sat, e.Back, e.Filled, e.Away, e.Swapped, e.DealStarted, e.DealScored, e.ShuffleShown)
)
"""The kinds of events from which it follows what was dealt to whom."""

SURE = 1.959964
"""Standard deviations on both sides between which chance stays 95 times in a hundred."""


@dataclass(slots=True)
class Count:
    """How often something was dealt to a group."""

    got: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def low(self) -> float:
        """Chance alone gives at least this, 97.5 times in a hundred."""
        return max(0.0, self.expected - SURE * math.sqrt(self.variance))

    @property
    def high(self) -> float:
        """And at most this."""
        return self.expected + SURE * math.sqrt(self.variance)

    def add(self, got: int, there: int, given: int, pack: int) -> None:
        """One deal more: of *there* such cards in a pack of *pack*, *got* were among the *given* ones."""
        share = there / pack
        self.got += got
        self.expected += given * share
        if pack > 1:
            self.variance += given * share * (1 - share) * (pack - given) / (pack - 1)


@dataclass(slots=True)
class Dealt:
    """Counts by group and thing."""

    matches: int = 0
    deals: int = 0
    counts: dict[tuple[str, str], Count] = field(default_factory=dict)

    def add(self, events: Iterable[Numbered], ends: Collection[int]) -> None:
        """Count the deals of a table that ended with the events numbered *ends*; *events* are all up to them.

        A deal ends when it is scored, or when the secret of its match is shown. Those set up by hand are passed over.
        """
        for deal in _deals_ended_by(events, ends):
            self.matches += deal.number == 1
            self._add_deal(deal)

    def _add_deal(self, deal: _Deal) -> None:
        self.deals += 1
        hands = cards_by_seat(deal.rules, len(deal.players), deal.partnership, deal.dealer, deal.pack)
        seats = {
            "people": [seat for seat, player in enumerate(deal.players) if player == "person"],
            "bots": [seat for seat, player in enumerate(deal.players) if player == "bot"],
            "dealer": [deal.dealer],
            "eldest": [(deal.dealer + 1) % len(deal.players)],
        }
        for group in GROUPS:
            given = sum(hands[seat] for seat in seats[group])
            for thing, cards in THINGS.items():
                there = (cards & deal.rules.deck_cards).bit_count()
                if there and given:
                    count = self.counts.setdefault((group, thing), Count())
                    count.add((cards & given).bit_count(), there, given.bit_count(), len(deal.pack))


@dataclass(frozen=True, slots=True)
class _Deal:
    number: int
    rules: Rules
    partnership: bool
    players: tuple[str, ...]
    dealer: int
    pack: tuple[Card, ...]


def cards_by_seat(rules: Rules, seats: int, partnership: bool, dealer: int, pack: Sequence[Card]) -> list[CardSet]:
    """The cards that each seat is handed in all rounds of a deal; where cards are drawn, those of the first hands."""
    made = Position.deal(rules, seats, dealer, pack, partnership=partnership).kernel_rules
    places = list(made.deal_first[: made.deal_first_count])
    if rules.refill == "round":
        places += list(made.deal_next[: made.deal_next_count]) * (rules.rounds(seats) - 1)
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for place, card in zip(places, pack, strict=False):
        if place >= 0:
            hands[(dealer + int(place)) % seats].append(card)
    return [card_set(hand) for hand in hands]


def _deals_ended_by(events: Iterable[Numbered], ends: Collection[int]) -> Iterator[_Deal]:
    """The deals that those events ended, each with who played when it was dealt."""
    made: e.Created | None = None
    players: list[str] = []
    deal: _Deal | None = None
    for numbered in events:
        match event := numbered.event:
            case e.Created():
                made, players = event, ["open"] * event.seats
            case e.Sat() | e.Back():
                players[event.seat] = "person"
            case e.Filled() | e.Away():
                players[event.seat] = "bot"
            case e.Swapped():
                players[event.seat], players[event.other] = players[event.other], players[event.seat]
            case e.DealStarted() if made is not None and event.pack:
                pack = tuple(parse_card(name) for name in event.pack)
                rules = Rules.parse(made.rules)
                deal = _Deal(event.deal, rules, made.partnership, tuple(players), event.dealer, pack)
            case e.DealScored() | e.ShuffleShown():
                if deal is not None and numbered.number in ends:
                    yield deal
                deal = None
