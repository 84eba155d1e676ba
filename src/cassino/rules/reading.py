"""What lies where in a position, as far as it is known."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from cassino.cards import CardSet
from cassino.errors import HiddenCards
from cassino.rules.items import Points
from cassino.rules.kernel.state import build_rows, fields
from cassino.rules.moves import Build, Held, Move
from cassino.rules.options import Rules
from cassino.rules.scoring import from_twelfths

UNKNOWN = "unknown"
"""The last capturer where it is not known (None: nobody has captured)."""

NOT_KNOWN = -1
"""A card of the stock that is not known."""

OPTIONAL = ("dealer", "round", "stock", "captured", "sweeps", "pats", "last_capturer", "score", "carried", "history")
"""What may be left out of a position that is set up."""


class Reading:
    """What can be read of a position; `Position` adds what can be done with it."""

    __slots__ = (
        "__dict__",
        "_kernel_rules",
        "_piles",
        "_state",
        "_unknown",
        "carried",
        "history",
        "is_over",
        "partnership",
        "rules",
    )

    rules: Rules
    partnership: bool
    """Whether seats 0 and 2 play against 1 and 3, pooling what they capture."""

    carried: Mapping[str, Points]
    """Points that go on top of an item of this deal."""

    history: tuple[Move, ...] | None
    """The moves of this deal from its first play; None where it is not known."""

    is_over: bool
    """Whether the deal has ended."""

    _state: Any
    _kernel_rules: Any
    _unknown: frozenset[str]
    _piles: tuple[int, ...] | None

    @cached_property
    def _fields(self) -> dict[str, Any]:
        return fields(self._state)

    @property
    def left_out(self) -> frozenset[str]:
        """The parts of OPTIONAL that are not known at all."""
        return self._unknown

    @property
    def kernel_rules(self) -> Any:
        """The kernel's record of the rules; read only."""
        return self._kernel_rules[0]

    @property
    def seats(self) -> int:
        return self._fields["seats"]  # type: ignore[no-any-return]

    @property
    def side_count(self) -> int:
        """How many sides there are."""
        return 2 if self.partnership else self.seats

    @property
    def dealer(self) -> int | None:
        return None if "dealer" in self._unknown else self._fields["dealer"]

    @property
    def turn(self) -> int:
        """The seat to move; without meaning when the deal is over."""
        return self._fields["turn"]  # type: ignore[no-any-return]

    @property
    def round(self) -> int | None:
        """The number of this hand-out, from 1."""
        return None if "round" in self._unknown else self._fields["round"]

    @property
    def rounds(self) -> int:
        """How many rounds a deal has."""
        return self.rules.rounds(self.seats)

    @property
    def hands(self) -> tuple[Held, ...]:
        """What is known of each seat's hand."""
        known = self._fields
        return tuple(Held(known["hands"][seat], known["counts"][seat]) for seat in range(self.seats))

    @property
    def hand(self) -> CardSet:
        """The hand of the seat to move, as far as it is known."""
        return self._fields["hands"][self.turn]  # type: ignore[no-any-return]

    @property
    def stock_count(self) -> int | None:
        """How many cards are left to be handed out."""
        if "stock_count" in self._unknown:
            return None
        return self.rules.deck_cards.bit_count() - int(self._fields["dealt"])

    @property
    def stock(self) -> tuple[int, ...] | None:
        """The cards left to be handed out, next first; NOT_KNOWN for each that is not known."""
        if "stock" in self._unknown:
            return None
        return tuple(self._fields["pack"][self._fields["dealt"] : self.rules.deck_cards.bit_count()])

    @property
    def loose(self) -> CardSet:
        """The layout cards that are in no build."""
        return self._fields["loose"]  # type: ignore[no-any-return]

    @cached_property
    def builds(self) -> tuple[Build, ...]:
        """The builds on the layout, in the order in which they were made."""
        rows = build_rows(self._state)
        return tuple(Build(cards, value, owner, groups > 1) for cards, value, owner, groups in rows)

    @property
    def captured(self) -> tuple[Held, ...] | None:
        """What is known of each seat's captured cards."""
        if "captured" in self._unknown:
            return None
        piles = self._fields["captured"][: self.seats]
        counts = self._piles or tuple(cards.bit_count() for cards in piles)
        return tuple(Held(cards, count) for cards, count in zip(piles, counts, strict=True))

    @property
    def sweeps(self) -> tuple[int, ...] | None:
        """The sweeps that each seat has made."""
        return None if "sweeps" in self._unknown else tuple(self._fields["sweeps"][: self.seats])

    @property
    def pats(self) -> tuple[int, ...] | None:
        """The pats that each seat has made."""
        return None if "pats" in self._unknown else tuple(self._fields["pats"][: self.seats])

    @property
    def last_capturer(self) -> int | str | None:
        """The seat that captured last; None where nobody has, UNKNOWN where it is not known."""
        if "last_capturer" in self._unknown:
            return UNKNOWN
        seat = self._fields["last_capturer"]
        return None if seat < 0 else seat

    @property
    def score(self) -> tuple[Points, ...] | None:
        """The match's totals before this deal, by side."""
        if "score" in self._unknown:
            return None
        return tuple(from_twelfths(number) for number in self._fields["before"][: self.side_count])

    @property
    def is_last_round(self) -> bool | None:
        """Whether no cards are left to be handed out; None where it is not known."""
        return None if "stock_count" in self._unknown else self.stock_count == 0

    @property
    def pegged_out(self) -> int | None:
        """The side that has won the match in the middle of this deal (`end_when immediate`)."""
        side = self._fields["winner"]
        return None if side < 0 else side

    def _hand_is_known(self) -> bool:
        seat = self.turn
        return bool(self._fields["hands"][seat].bit_count() == self._fields["counts"][seat])

    def _need_hand(self) -> None:
        if not self._hand_is_known():
            raise HiddenCards("the hand of the seat to move is not known", path=f"hands[{self.turn}]")

    def _need(self, *names: str) -> None:
        """Raise HiddenCards unless each of *names* is known, the captured cards to the last."""
        for name in names:
            if name in self._unknown:
                path = name.removesuffix("_count")
                raise HiddenCards(f"{path} is not known", path=path)
        if "captured" in names and not all(pile.is_known for pile in self.captured or ()):
            raise HiddenCards("not all captured cards are known", path="captured")

    def _key(self) -> tuple[Any, ...]:
        known = self._fields
        return (
            self.rules,
            self.partnership,
            self.seats,
            self.dealer,
            self.turn,
            self.round,
            self.hands,
            self.stock,
            self.loose,
            self.builds,
            self.captured,
            self.sweeps,
            self.pats,
            self.last_capturer,
            self.score,
            tuple(sorted(self.carried.items())),
            self.history,
            known["over"],
            known["winner"],
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Reading) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        parts = [f"{self.rules!r}", f"seats={self.seats}", f"turn={self.turn}", f"hands={self.hands!r}"]
        parts += [f"loose={self.loose:#x}", f"builds={self.builds!r}", f"partnership={self.partnership}"]
        for name in OPTIONAL:
            if name not in self._unknown:
                value = getattr(self, name)
                parts.append(f"{name}={dict(value) if name == 'carried' else value!r}")
        return f"Position.set_up({', '.join(parts)})"
