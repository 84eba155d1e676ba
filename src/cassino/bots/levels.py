"""Levels for people: a rung of the ladder, softened by a temperature on expected points.

A softened bot plays a move that it expects to cost c points with a chance in proportion to exp(-c / temperature). So it
errs as people do, often by a little and seldom by much, and never throws a card away at random.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cassino.bots.bot import Bot, Candidate, Choice
from cassino.bots.budget import Budget
from cassino.bots.stream import draw_below, moment, stream_key
from cassino.rules import Observation

_WHOLE = 1 << 24
"""What the likeliest move weighs when one is drawn."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot for people is."""

    name: str

    rung: str
    """The bot that weighs the moves."""

    temperature: float
    """In points a deal; 0: always the best move."""


class LevelBot:
    """A bot of a level."""

    def __init__(self, level: Level, rung: Bot) -> None:
        self.name = level.name
        self._level = level
        self._rung = rung

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; one of the candidates of its rung, drawn by `chances`."""
        choice = self._rung.choose(observation, seed=seed, budget=budget)
        if not self._level.temperature or len(choice.candidates) < 2:
            return choice
        weights = _weights(choice.candidates, self._level.temperature)
        number = draw_below(stream_key(f"level {seed}"), moment(observation), sum(weights))
        drawn = choice.candidates[_place(weights, number)]
        line = choice.line if drawn.move == choice.move else ()
        return replace(choice, move=drawn.move, expected=drawn.expected, line=line)


def chances(candidates: Sequence[Candidate], temperature: float) -> list[float]:
    """How likely a level of this *temperature*, which is not 0, plays each of *candidates*."""
    weights = _weights(candidates, temperature)
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _weights(candidates: Sequence[Candidate], temperature: float) -> list[int]:
    best = max(candidate.expected for candidate in candidates)
    return [round(_WHOLE * math.exp((candidate.expected - best) / temperature)) for candidate in candidates]


def _place(weights: Sequence[int], number: int) -> int:
    """Where *number* falls when the *weights* are laid end to end."""
    for place, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return place
    return len(weights) - 1
