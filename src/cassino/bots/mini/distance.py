"""How far a bot is from perfect play of `mini`."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from cassino.bots.bot import Bot
from cassino.bots.mini.alike import Sign, sign_of
from cassino.bots.mini.ending import DEALER, ELDEST, Endings, Ends
from cassino.bots.mini.solve import best_response, plan_of
from cassino.bots.mini.tree import Tree
from cassino.rules import Position, observe

SEED = "mini"
"""The seed of every choice: a bot that draws is measured as it draws with this one."""


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
    """A bot as a policy: what it chooses where, each asked once."""

    def __init__(self, bot: Bot) -> None:
        self.endings: tuple[Ends, Ends] = (Endings(ELDEST, self.policy), Endings(DEALER, self.policy))
        """Second rounds in which the bot is the eldest, and the dealer."""
        self._bot = bot
        self._is_uniform = bot.name == "random"

    def policy(self, position: Position) -> Mapping[Sign, float]:
        """How likely the bot plays each move: one of them surely, or, when it is `random`, each alike."""
        if self._is_uniform:
            moves = position.legal_moves()
            chances: dict[Sign, float] = {}
            for move in moves:
                sign = sign_of(move)
                chances[sign] = chances.get(sign, 0.0) + 1 / len(moves)
            return chances
        choice = self._bot.choose(observe(position, position.turn), seed=SEED, budget=None)
        return {sign_of(choice.move): 1.0}


def distances(tree: Tree, bot: Measured) -> Distance:
    """What is lost after the layout of *tree*."""
    found = []
    for player in (ELDEST, DEALER):
        side = tree.game.sides[player]
        strategy = np.zeros(side.size)
        for branch in tree.branches[player]:
            for sign, chance in bot.policy(branch.position).items():
                strategy[branch.first + branch.signs.index(sign)] = chance
        game = tree.with_endings(bot.endings[player])
        found.append(best_response(game, 1 - player, plan_of(side, strategy)))
    return Distance(-found[ELDEST], found[DEALER])
