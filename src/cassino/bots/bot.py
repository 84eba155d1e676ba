"""What a bot is, and what it answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from cassino.bots.budget import Budget
from cassino.errors import BadRequest, DealOver
from cassino.rules import Move, Observation


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a bot has weighed."""

    move: Move

    expected: float
    """The expected final score of this deal: the mover's side less the mean of the other sides."""

    error: float | None = None
    """The standard error of `expected`; 0 where it is exact, None where the bot guesses and cannot say."""

    parts: Mapping[str, float] = field(default_factory=dict)
    """Where `expected` comes from, by scoring item; empty where the bot does not say."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decided."""

    move: Move

    expected: float | None = None
    """What it expects of this deal, as `Candidate.expected`; None for a bot that estimates nothing."""

    candidates: tuple[Candidate, ...] = ()
    """Every move that it weighed, best first; none where it estimates nothing."""

    is_exact: bool = False
    """Whether the candidates' numbers are the solution of the deal, not estimates."""

    line: tuple[Move, ...] = ()
    """With a solution, how the deal goes on from here, `move` first; else empty."""

    budget: Budget | None = None
    """What it spent: `rollouts` that were played, `nodes` that a solution took; None where it did no such work."""


class Bot(Protocol):
    """A player. `tests/bots/conformance.py` holds every bot to what is said here."""

    @property
    def name(self) -> str:
        """The name that it is asked for by."""
        ...

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """A legal move of the seat that observes and is to move; without *budget*, the bot's usual one.

        Equal arguments give equal choices, in any process; all chance comes from *seed*. Raises DealOver when the deal
        is over, BadRequest when it is not this seat's turn, HiddenCards where something it cannot do without is not
        known.
        """
        ...


def check_turn(observation: Observation) -> None:
    """Raise what `Bot.choose` raises unless it is the observing seat's turn."""
    if observation.position.is_over:
        raise DealOver("the deal is over: nobody is to move")
    if not observation.is_to_move:
        raise BadRequest("it is not this seat's turn", path="observation.seat")
