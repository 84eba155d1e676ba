"""`Match`: deals played until a side has won (rules section 8)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from cassino.cards import Card
from cassino.errors import BadPosition, DealOver
from cassino.rules.events import Event
from cassino.rules.items import Points
from cassino.rules.moves import Move
from cassino.rules.options import Rules
from cassino.rules.position import Position
from cassino.rules.scoring import DealScore
from cassino.rules.settle import Settlement
from cassino.rules.starting import partnership_of


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A finished deal of a match."""

    dealer: int
    pack: tuple[Card, ...]
    moves: tuple[Move, ...]
    score: DealScore
    totals: tuple[Points, ...]
    """The match's totals after it, by side."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match: its finished deals, its totals, the deal that is being played. Immutable; `play` gives the next one."""

    rules: Rules
    seats: int
    partnership: bool
    dealer: int
    """Who deals this deal, or the next one when none is being played."""

    totals: tuple[Points, ...]
    """The totals by side after the finished deals."""

    carried: Mapping[str, Points] = field(default_factory=dict)
    position: Position | None = None
    """The deal being played; None before a deal and after the last."""

    pack: tuple[Card, ...] = ()
    deals: tuple[DealRecord, ...] = ()
    settlement: Settlement | None = None
    """What the last finished deal made of the match."""

    @classmethod
    def begin(cls, rules: Rules, seats: int, dealer: int, partnership: bool | None = None) -> "Match":
        """A match before its first deal; BadRules or BadPosition for seats that may not play it."""
        rules.check_seats(seats)
        partners = partnership_of(seats, partnership)
        if not 0 <= dealer < seats:
            raise BadPosition(f"there is no seat {dealer}", path="dealer")
        return cls(rules, seats, partners, dealer, (0,) * (2 if partners else seats))

    @property
    def deal_number(self) -> int:
        """The number, from 1, of the deal being played, or of the next one."""
        return len(self.deals) + 1

    @property
    def is_over(self) -> bool:
        """Whether a side has won."""
        return self.winner is not None

    @property
    def winner(self) -> int | None:
        """The side that has won."""
        return self.settlement.winner if self.settlement else None

    @property
    def why(self) -> str | None:
        """What decided the match, as `settle` says it."""
        return self.settlement.why if self.settlement and self.is_over else None

    @property
    def margin(self) -> Points | None:
        """How far the winner is ahead."""
        return self.settlement.margin if self.settlement else None

    def deal(self, pack: Sequence[Card]) -> "Match":
        """Deal the next deal from *pack*; DealOver when the match is over or a deal is being played."""
        if self.is_over or self.position is not None:
            raise DealOver("the match is over" if self.is_over else "a deal is being played")
        position = Position.deal(
            self.rules,
            self.seats,
            self.dealer,
            pack,
            partnership=self.partnership,
            score=self.totals,
            carried=self.carried,
        )
        return replace(self, position=position, pack=tuple(pack))

    def play(self, move: Move) -> "Match":
        """The match after *move*; IllegalMove as `Position.play`, DealOver when no deal is being played."""
        return self._after(self._playing().play(move))

    def play_with_events(self, move: Move) -> tuple["Match", tuple[Event, ...]]:
        """As `play`, with what happened."""
        position, events = self._playing().play_with_events(move)
        return self._after(position), events

    def _playing(self) -> Position:
        if self.position is None:
            raise DealOver("no deal is being played")
        return self.position

    def _after(self, position: Position) -> "Match":
        if not position.is_over:
            return replace(self, position=position)
        score, settlement = position.deal_score(), position.settlement()
        record = DealRecord(self.dealer, self.pack, position.history or (), score, settlement.after)
        return replace(
            self,
            dealer=(self.dealer + 1) % self.seats,
            totals=settlement.after,
            carried=score.carried,
            position=None,
            pack=(),
            deals=(*self.deals, record),
            settlement=settlement,
        )
