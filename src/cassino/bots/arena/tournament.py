"""`Tournament`: every entrant against every other, and what it proves."""

import hashlib
import platform
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from importlib.metadata import version
from itertools import combinations, permutations
from typing import Any

import cassino
from cassino.bots.arena.contest import FINAL_PACKS, Contest, digest_of_packs
from cassino.bots.arena.entrants import Entrant
from cassino.bots.arena.estimate import CONFIDENCE, Estimate, estimate
from cassino.bots.arena.run import Outcome, Progress, run_contests
from cassino.bots.arena.units import Lost, Played
from cassino.errors import BadRequest
from cassino.rules import Rules

FORM = 2
"""The version of the JSON that `Result.to_json` gives."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays, under which rules, on which packs: all that the result follows from."""

    entrants: tuple[Entrant, ...]
    rules: Rules
    seats: int = 2
    partnership: bool = False
    packs: str = FINAL_PACKS
    first: int = 1
    """The number of the first pack."""

    pairs: int = 3000
    """Units of each contest: with two sides, pairs of deals."""

    matches: int = 0
    """Match units of each contest."""

    key: str = ""
    """As `Contest.key`; where a program takes part it is a text that the program cannot guess, drawn for this once."""

    def __post_init__(self) -> None:
        self.rules.check_seats(self.seats)
        names = [entrant.name for entrant in self.entrants]
        if len(names) < 2:
            raise BadRequest("two entrants or more are needed", path="entrants")
        if self.is_round_robin and len(set(names)) < len(names):
            raise BadRequest("in a round robin every entrant has its own name", path="entrants")
        if not self.key and any(entrant.command is not None for entrant in self.entrants):
            raise BadRequest("a tournament with a program has a key that it cannot guess", path="key")
        if self.first < 1 or self.pairs < 1 or self.matches < 0:
            raise BadRequest("first and pairs are numbers from 1, matches from 0", path="pairs")

    @property
    def is_round_robin(self) -> bool:
        """Whether more than two take part."""
        return len(self.entrants) > 2

    @property
    def contests(self) -> tuple[Contest, ...]:
        """Every contest: one for each two; in a round robin of more than two sides each way round."""
        is_even = self.seats == 2 or self.partnership
        meet = combinations if is_even or not self.is_round_robin else permutations
        return tuple(
            Contest(a, b, self.rules, self.seats, self.partnership, self.packs, self.key)
            for a, b in meet(self.entrants, 2)
        )

    @property
    def units(self) -> range:
        """The numbers of the packs."""
        return range(self.first, self.first + self.pairs)

    @property
    def match_units(self) -> range:
        """The numbers of the matches."""
        return range(self.first, self.first + self.matches)

    def play(self, executor: Executor, progress: Progress | None = None) -> "Result":
        """Play it all."""
        outcomes = run_contests(self.contests, executor, units=self.units, matches=self.match_units, progress=progress)
        return Result(self, tuple(outcomes))


@dataclass(frozen=True, slots=True)
class Result:
    """What a tournament gave."""

    tournament: Tournament
    outcomes: tuple[Outcome, ...]

    def strengths(self) -> dict[str, Estimate]:
        """By entrant, its margin over the others, all taken equally often; the strongest first.

        The interval is that of the units' means, since all contests are played on the same packs.
        """
        rows: dict[str, list[Sequence[Fraction]]] = {entrant.name: [] for entrant in self.tournament.entrants}
        is_even = self.tournament.seats == 2 or self.tournament.partnership
        for outcome in self.outcomes:
            values = [unit.value for unit in outcome.deals]
            rows[outcome.contest.a.name].append(values)
            if is_even:
                rows[outcome.contest.b.name].append([-value for value in values])
        strengths = {
            name: estimate([sum(unit, Fraction(0)) / len(unit) for unit in zip(*columns, strict=True)])
            for name, columns in rows.items()
            if columns
        }
        return dict(sorted(strengths.items(), key=lambda row: -row[1].mean))

    def to_json(self) -> dict[str, Any]:
        """All of it, as JSON that the same versions give again to the byte."""
        played = self.tournament
        contests = [_outcome_to_json(outcome) for outcome in self.outcomes]
        found: dict[str, Any] = {"arena": FORM, "versions": _versions(), "entrants": _entrants_to_json(played.entrants)}
        found |= {"rules": played.rules.to_text(), "seats": played.seats, "partnership": played.partnership}
        found["packs"] = {
            "seed": played.packs,
            "first": played.first,
            "pairs": played.pairs,
            "matches": played.matches,
            "sha256": digest_of_packs(played.packs, played.rules.deck_cards, played.units),
        }
        if played.key:
            found["key"] = played.key
        found["confidence"] = CONFIDENCE
        if played.is_round_robin:
            found["strengths"] = {name: _estimate_to_json(each) for name, each in self.strengths().items()}
            return found | {"contests": contests}
        return found | contests[0]


def _outcome_to_json(outcome: Outcome) -> dict[str, Any]:
    contest, share = outcome.contest, outcome.match_share
    found: dict[str, Any] = {"a": contest.a.name, "b": contest.b.name, **_estimate_to_json(outcome.margin)}
    found["deals"] = sum(unit.deals for unit in outcome.deals)
    found["sha256"] = _digest(outcome.deals)
    if share is not None:
        found["matches"] = {
            "won": share.mean,
            "interval": [share.low, share.high],
            "even": 1 / contest.sides,
            "deals": sum(unit.deals for unit in outcome.matches),
            "sha256": _digest(outcome.matches),
        }
        if outcome.lost_matches:
            found["matches"]["lost"] = [_lost_to_json(lost) for lost in outcome.lost_matches]
    if outcome.lost_deals:
        found["lost"] = [_lost_to_json(lost) for lost in outcome.lost_deals]
    return found


def _lost_to_json(lost: Lost) -> dict[str, Any]:
    return {
        "unit": lost.unit,
        "deal": lost.deal,
        "seat": lost.seat,
        "entrant": lost.entrant,
        "kind": lost.kind,
        "detail": lost.detail,
    }


def _estimate_to_json(found: Estimate) -> dict[str, Any]:
    return {
        "margin": found.mean,
        "interval": _ends(found),
        "deviation": found.deviation,
        "pairs": found.count,
    }


def _ends(found: Estimate) -> list[float] | None:
    """The interval; None where the values tell none."""
    return [found.low, found.high] if found.has_interval else None


def _entrants_to_json(entrants: Sequence[Entrant]) -> list[dict[str, Any]]:
    found = []
    for entrant in entrants:
        row: dict[str, Any] = {"name": entrant.name}
        if entrant.bot is not None:
            row["bot"] = entrant.bot
        else:
            row |= {"command": entrant.command, "timeout_s": entrant.timeout_s, "program": entrant.program}
        if entrant.budget is not None:
            row["budget"] = {
                unit: number
                for unit, number in (("rollouts", entrant.budget.rollouts), ("nodes", entrant.budget.nodes))
                if number is not None
            }
        found.append(row)
    return found


def _digest(units: Sequence[Played]) -> str:
    """The SHA-256 of the units' values, a line each."""
    return hashlib.sha256("".join(f"{unit.value}\n" for unit in units).encode()).hexdigest()


def _versions() -> Mapping[str, str]:
    return {"cassino": cassino.__version__, "numba": version("numba"), "python": platform.python_version()}
