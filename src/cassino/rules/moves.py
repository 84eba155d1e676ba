"""Moves, builds and what is known of a hand."""

from enum import IntEnum
from typing import NamedTuple

from cassino.cards import Card, CardSet, cards_in


class Kind(IntEnum):
    """What a move is; in the order in which moves are listed."""

    CAPTURE = 0
    BUILD = 1
    ADD = 2
    RAISE = 3
    TRAIL = 4

    @property
    def word(self) -> str:
        """The kind as it is written, `capture`."""
        return self.name.lower()


KINDS = tuple(Kind)


class Move(NamedTuple):
    """One play of one hand card (rules section 3): equal moves do the same."""

    card: Card
    """The hand card that is played."""

    kind: Kind

    value: int
    """The announced value of a build, add or raise; 0 for a capture or trail."""

    loose: CardSet
    """The loose cards that are used."""

    builds: tuple[CardSet, ...]
    """The cards of each build that is touched, in the order of cards."""

    @classmethod
    def capture(cls, card: Card, loose: CardSet = 0, builds: tuple[CardSet, ...] = ()) -> "Move":
        """Take *loose* and *builds* with *card*."""
        return cls(card, Kind.CAPTURE, 0, loose, in_order(builds))

    @classmethod
    def build(cls, card: Card, loose: CardSet, value: int) -> "Move":
        """Lay *card* with *loose* into a new build of *value*."""
        return cls(card, Kind.BUILD, value, loose, ())

    @classmethod
    def add(cls, card: Card, loose: CardSet, build: CardSet, value: int) -> "Move":
        """Lay *card* with *loose* onto *build*, which has *value*."""
        return cls(card, Kind.ADD, value, loose, (build,))

    @classmethod
    def raise_(cls, card: Card, loose: CardSet, build: CardSet, value: int) -> "Move":
        """Raise *build* to *value* with *card*, taking in *loose*."""
        return cls(card, Kind.RAISE, value, loose, (build,))

    @classmethod
    def trail(cls, card: Card) -> "Move":
        """Lay *card* down alone."""
        return cls(card, Kind.TRAIL, 0, 0, ())

    def __repr__(self) -> str:
        return f"Move({self.card}, Kind.{Kind(self.kind).name}, {self.value}, {self.loose:#x}, {self.builds!r})"


class Build(NamedTuple):
    """Cards stacked under one announced value, taken together or not at all."""

    cards: CardSet
    """The stacked cards; at least two, all numerals."""

    value: int
    """What a card must be worth to take the build, 1 to 16."""

    owner: int
    """The seat that last made, added to or raised it."""

    is_multiple: bool
    """Whether it is two or more groups, each of the value."""


class Held(NamedTuple):
    """What is known of a hand or a pile."""

    cards: CardSet
    """The cards that are known to be in it."""

    count: int  # type: ignore[assignment]
    """How many there are, known or not."""

    @classmethod
    def known(cls, cards: CardSet) -> "Held":
        """All of it is known to be *cards*."""
        return cls(cards, cards.bit_count())

    @property
    def is_known(self) -> bool:
        """Whether every card of it is known."""
        return self.cards.bit_count() == self.count


class Narrowing(NamedTuple):
    """What may still join a choice of cards, and the moves that use exactly the choice."""

    open: CardSet
    """Loose cards that some legal move also uses, which uses all that is chosen."""

    open_builds: tuple[CardSet, ...]
    """Builds likewise, by their cards."""

    moves: tuple[Move, ...]
    """The legal moves that use exactly what is chosen."""


def card_key(cards: CardSet) -> bytes:
    """What sorts sets of cards as their ascending lists sort, card by card."""
    return bytes(cards_in(cards))


def in_order(builds: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
    """*builds* in the order in which moves name them."""
    return builds if len(builds) < 2 else tuple(sorted(builds, key=card_key))


def move_key(move: Move) -> tuple[int, int, int, bytes, tuple[bytes, ...]]:
    """What sorts moves: card, kind, value, loose cards, builds, lists card by card."""
    return move.card, move.kind, move.value, card_key(move.loose), tuple(card_key(build) for build in move.builds)
