"""The bots that there are, by name."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cassino.bots.bot import Bot
from cassino.bots.levels import Level, LevelBot
from cassino.errors import NoSuchBot, quoted


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot that can be asked for."""

    name: str

    module: str
    """The module whose function `make` gives the bot; imported only when it is asked for."""

    is_compiled: bool = False
    """Whether it needs the compiled kernel: a process that runs plain cannot make it."""

    level: Level | None = None
    """What it is for people; None for a bot that is no level."""

    @property
    def about(self) -> str:
        """The id of the text that describes it in one line."""
        return f"bot-{self.name}-about"


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("newcomer", "expert", 4.0),
            Level("learner", "expert", 1.2),
            Level("regular", "expert", 0.45),
            Level("skilled", "solver", 0.25),
            Level("strong", "solver", 0.0),
            Level("master", "searcher", 0.0),
        )
    }
)
"""The levels that people choose from, the weakest first; each beats the one before it."""

BOTS: Mapping[str, BotInfo] = MappingProxyType(
    {
        info.name: info
        for info in (
            BotInfo("random", "cassino.bots.random"),
            BotInfo("greedy", "cassino.bots.greedy"),
            BotInfo("expert", "cassino.bots.expert", is_compiled=True),
            BotInfo("solver", "cassino.bots.solver", is_compiled=True),
            BotInfo("searcher", "cassino.bots.searcher", is_compiled=True),
            *(BotInfo(name, "cassino.bots.levels", is_compiled=True, level=level) for name, level in LEVELS.items()),
        )
    }
)
"""Every bot by its name: the ladder, the weakest first, then the levels likewise."""


def make_bot(name: str) -> Bot:
    """The bot called *name*; NoSuchBot, which names those that there are."""
    if name not in BOTS:
        raise NoSuchBot(f"there is no bot {quoted(name)}; the bots are {', '.join(BOTS)}")
    info = BOTS[name]
    if info.level is not None:
        return LevelBot(info.level, make_bot(info.level.rung))
    bot: Bot = importlib.import_module(info.module).make()
    return bot
