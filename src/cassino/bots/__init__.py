"""Players. A bot sees an `Observation` and nothing else, is given a seed and a budget, and chooses a move.

>>> from cassino.bots import make_bot
>>> from cassino.notation.seeds import Seed
>>> from cassino.rules import Position, Rules, observe
>>> rules = Rules.from_preset("classic")
>>> position = Position.deal(rules, seats=2, dealer=1, pack=Seed("example").pack(rules.deck_cards, 1))
>>> choice = make_bot("greedy").choose(observe(position, position.turn), seed="example", budget=None)
>>> position.is_legal(choice.move)
True
"""

from cassino.bots.bot import Bot, Candidate, Choice, check_turn
from cassino.bots.budget import Budget
from cassino.bots.levels import Level
from cassino.bots.registry import BOTS, LEVELS, BotInfo, make_bot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotInfo",
    "Budget",
    "Candidate",
    "Choice",
    "Level",
    "check_turn",
    "make_bot",
]
