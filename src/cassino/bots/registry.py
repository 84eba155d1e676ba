"""The bots that there are, by name."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cassino.bots.bot import Bot
from cassino.errors import NoSuchBot, quoted


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot that can be asked for."""

    name: str

    module: str
    """The module whose function `make` gives the bot; imported only when it is asked for."""

    is_compiled: bool = False
    """Whether it needs the compiled kernel: a process that runs plain cannot make it."""

    @property
    def about(self) -> str:
        """The id of the text that describes it in one line."""
        return f"bot-{self.name}-about"


BOTS: Mapping[str, BotInfo] = MappingProxyType(
    {
        info.name: info
        for info in (
            BotInfo("random", "cassino.bots.random"),
            BotInfo("greedy", "cassino.bots.greedy"),
            BotInfo("expert", "cassino.bots.expert", is_compiled=True),
            BotInfo("solver", "cassino.bots.solver", is_compiled=True),
            BotInfo("searcher", "cassino.bots.searcher", is_compiled=True),
        )
    }
)
"""Every bot by its name, the weakest first."""


def make_bot(name: str) -> Bot:
    """The bot called *name*; NoSuchBot, which names those that there are."""
    if name not in BOTS:
        raise NoSuchBot(f"there is no bot {quoted(name)}; the bots are {', '.join(BOTS)}")
    bot: Bot = importlib.import_module(BOTS[name].module).make()
    return bot
