"""What happens in a move, one event after another."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from cassino.cards import Card, CardSet
from cassino.rules.items import Points


@dataclass(frozen=True, slots=True)
class Captured:
    """A seat has taken cards."""

    name: ClassVar[str] = "captured"
    seat: int
    card: Card
    loose: CardSet
    builds: tuple[CardSet, ...]
    sweep: bool
    """Whether it emptied the layout and counts as a sweep."""

    pat: bool
    """Whether it brought home an ace and a ten."""


@dataclass(frozen=True, slots=True)
class _Laid:
    seat: int
    card: Card
    cards: CardSet
    """All cards of the build as it stands now."""

    value: int
    multiple: bool
    owner: int


class Built(_Laid):
    """A seat has made a build."""

    __slots__ = ()
    name: ClassVar[str] = "built"


class Added(_Laid):
    """A seat has added a group to a build."""

    __slots__ = ()
    name: ClassVar[str] = "added"


class Raised(_Laid):
    """A seat has raised a build to a higher value."""

    __slots__ = ()
    name: ClassVar[str] = "raised"


@dataclass(frozen=True, slots=True)
class Trailed:
    """A seat has laid a card down alone."""

    name: ClassVar[str] = "trailed"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Pegged:
    """A side's total has changed within the deal (`end_when immediate`)."""

    name: ClassVar[str] = "pegged"
    side: int
    items: Mapping[str, Points]
    """What was gained, or taken back, by item."""

    total: Points


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat has drawn from the stock (`refill draw`)."""

    name: ClassVar[str] = "drew"
    seat: int
    card: Card | None
    """None where it is not known."""


@dataclass(frozen=True, slots=True)
class HandedOut:
    """A further round has been handed out."""

    name: ClassVar[str] = "handed_out"
    round: int | None
    """Its number from 1; None where it is not known."""

    last: bool


@dataclass(frozen=True, slots=True)
class Residue:
    """The cards left on the layout have gone to the seat that captured last."""

    name: ClassVar[str] = "residue"
    seat: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over and scored, by side."""

    name: ClassVar[str] = "deal_scored"
    items: tuple[Mapping[str, Points], ...]
    points: tuple[Points, ...]
    totals: tuple[Points, ...]
    carried: Mapping[str, Points] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MatchWon:
    """A side has won the match."""

    name: ClassVar[str] = "match_won"
    side: int
    why: str
    margin: Points


Event = Captured | Built | Added | Raised | Trailed | Pegged | Drew | HandedOut | Residue | DealScored | MatchWon
