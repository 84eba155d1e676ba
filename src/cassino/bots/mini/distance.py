"""How far a bot is from perfect play of `mini`."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from cassino.bots.levels import chances
from cassino.bots.mini.alike import Sign, moves_by_sign, sign_of
from cassino.bots.mini.ending import DEALER, ELDEST, Endings, Ends, moment_of, position_at
from cassino.bots.mini.solve import Floats, best_response
from cassino.bots.mini.tree import Heard, Tree, unheard
from cassino.bots.registry import BOTS, make_bot
from cassino.rules import Move, Position, observe

SEED = "mini"
"""The seed of every choice, unless another is given."""


@dataclass(frozen=True, slots=True)
class Distance:
    """What a perfect opponent who knows the bot wins from it, points a deal."""

    as_eldest: float
    """The least that the bot's margin can be as the eldest."""

    as_dealer: float
    """The most that the eldest can win from the bot as dealer."""

    @property
    def whole(self) -> float:
        """What it loses a deal in exchanged seats; 0 for perfect play."""
        return (self.as_dealer - self.as_eldest) / 2


class Measured:
    """A bot as a policy: how likely it plays what where, each asked once.

    `random` is known to play every move alike, and a level to follow its softmax. Every other bot is one plan without
    chance: one that draws the hidden cards is taken as it draws them with *seed*.
    """

    def __init__(self, name: str, seed: str = SEED) -> None:
        level = BOTS[name].level
        later = self.policy if name == "random" else self._later
        self.endings: tuple[Ends, Ends] = (Endings(ELDEST, later), Endings(DEALER, later))
        """Second rounds in which the bot is the eldest, and the dealer."""
        self._seed = seed
        self._is_uniform = name == "random"
        self._temperature = level.temperature if level else 0.0
        self._bot = make_bot(level.rung if level else name)

    def policy(self, position: Position) -> Mapping[Sign, float]:
        """How likely the bot plays each move."""
        signs = moves_by_sign(position)
        if len(signs) == 1:
            return dict.fromkeys(signs, 1.0)
        likely: dict[Sign, float] = {}
        for move, chance in self._moves(position):
            likely[sign_of(move)] = likely.get(sign_of(move), 0.0) + chance
        return likely

    def _later(self, position: Position) -> Mapping[Sign, float]:
        """The policy in the second round: asked on cards that nothing but the moment decides, whoever asks first."""
        return self.policy(position_at(moment_of(position)))

    def _moves(self, position: Position) -> list[tuple[Move, float]]:
        if self._is_uniform:
            moves = position.legal_moves()
            return [(move, 1 / len(moves)) for move in moves]
        choice = self._bot.choose(observe(position, position.turn), seed=self._seed, budget=None)
        if not self._temperature or not choice.candidates:
            return [(choice.move, 1.0)]
        likely = chances(choice.candidates, self._temperature)
        return [(one.move, chance) for one, chance in zip(choice.candidates, likely, strict=True)]


def distances(tree: Tree, bot: Measured, heard: Heard = unheard) -> Distance:
    """What is lost after the layout of *tree*."""
    found = []
    for player in (ELDEST, DEALER):
        plan = _plan(tree, player, bot, _quarter(heard, 2 * player))
        game = tree.game(bot.endings[player], (player, plan), _quarter(heard, 2 * player + 1))
        found.append(best_response(game, 1 - player, plan))
    return Distance(-found[ELDEST], found[DEALER])


def _quarter(heard: Heard, before: int) -> Heard:
    """Hears how far a quarter of the work is that comes after so many."""
    return lambda part: heard((before + part) / 4)


def _plan(tree: Tree, player: int, bot: Measured, heard: Heard) -> Floats:
    """How likely the bot plays each sequence; it is asked only where its own moves lead."""
    plan = np.zeros(tree.sides[player].size)
    branches = tree.branches[player]
    for done, branch in enumerate(branches, 1):
        reached = 1.0 if branch.before < 0 else plan[branch.before]
        if reached:
            for sign, chance in bot.policy(branch.position).items():
                plan[branch.first + branch.signs.index(sign)] = reached * chance
        heard(done / len(branches))
    return plan
