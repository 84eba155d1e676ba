"""The players that an engine is given, and the house's own."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cassino import words
from cassino.rules import Move, Observation


class Considered(NamedTuple):
    """A move, and what it leads to."""

    move: Move
    expected: float
    """The expected final score of this deal: the mover's side less the mean of the other sides."""

    error: float | None
    """The standard error of `expected`; 0 where it is exact, None where it is a guess."""

    parts: Mapping[str, float]
    """Where `expected` comes from, by scoring item; empty where it is a guess."""


class Analysed(NamedTuple):
    """What the moves of a seat lead to."""

    moves: Sequence[Considered]
    """Those that were weighed, best first."""

    is_exact: bool
    """Whether the numbers are the solution of the deal."""

    line: Sequence[Move]
    """With a solution, how the deal goes on from here; else empty."""

    rollouts: int
    """How often the round was played out."""

    nodes: int
    """How many positions the solution took."""


class Chosen(NamedTuple):
    """What a player decided."""

    move: Move
    expected: float | None
    """What it expects of this deal: its side's score less the mean of the others'; None when it estimates nothing."""

    weighed: Analysed = Analysed((), False, (), 0, 0)
    """What it weighed, with a line where that begins with `move`; nothing where it estimates nothing."""


class Players(Protocol):
    """Named players. `bots_as_players` gives the house's own."""

    @property
    def default(self) -> str:
        """The name of the player that decides where a request names none."""
        ...

    def described(self) -> Mapping[str, Mapping[str, Any]]:
        """The names of all players, each with its `options` and a line `about` it, the weakest first."""
        ...

    def choose(self, name: str, observation: Observation, *, seed: str, budget: Mapping[str, int]) -> Chosen:
        """The move of the player *name*, the same for the same arguments; NoSuchBot, or OverBudget.

        *budget* is empty, or holds `rollouts` or `nodes`.
        """
        ...

    def analyse(self, observation: Observation, *, seed: str, budget: Mapping[str, int]) -> Analysed:
        """What the moves of the seat to move lead to.

        The same for the same arguments. HiddenCards where something that the final score needs is not known.
        """
        ...


class _Bots:
    """The house's bots as players; their room is imported when the first one is asked for."""

    default = "greedy"

    def described(self) -> Mapping[str, Mapping[str, Any]]:
        from cassino.bots import BOTS

        return {name: {"options": {}, "about": words.format("en", info.about)} for name, info in BOTS.items()}

    def choose(self, name: str, observation: Observation, *, seed: str, budget: Mapping[str, int]) -> Chosen:
        from cassino.bots import Budget, make_bot

        choice = make_bot(name).choose(observation, seed=seed, budget=Budget(**budget) if budget else None)
        moves = [Considered(one.move, one.expected, one.error, one.parts) for one in choice.candidates]
        spent = choice.budget or Budget()
        weighed = Analysed(moves, choice.is_exact, choice.line, spent.rollouts or 0, spent.nodes or 0)
        return Chosen(choice.move, choice.expected, weighed)

    def analyse(self, observation: Observation, *, seed: str, budget: Mapping[str, int]) -> Analysed:
        from cassino.thinking import analyse

        found = analyse(observation, seed=seed, **budget)
        moves = [Considered(one.move, one.expected, one.error, one.parts) for one in found.candidates]
        return Analysed(moves, found.is_exact, found.line, found.rollouts, found.nodes)


def bots_as_players() -> Players:
    """The house's own bots."""
    return _Bots()
