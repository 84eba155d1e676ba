"""Who takes part: a bot of the house with its budget, or a program that speaks the engine protocol."""

import threading
from dataclasses import dataclass

from cassino.bots.arena.outside import OutsideBot
from cassino.bots.bot import Bot
from cassino.bots.budget import Budget
from cassino.bots.registry import BOTS, make_bot
from cassino.errors import BadRequest, NoSuchBot, quoted

_UNITS = ("rollouts", "nodes")
_local = threading.local()


@dataclass(frozen=True, slots=True)
class Entrant:
    """One player of a contest."""

    name: str
    """What tables call it; for a bot of the house with a budget of its own, `searcher:rollouts=8`."""

    bot: str | None
    """The bot of the house; None for a program."""

    budget: Budget | None = None
    """What it may work for a move; None: the bot's usual one."""

    command: str | None = None
    """The command line of the program."""

    timeout_s: float = 10.0
    """What a program may take for a move before it loses the deal."""

    program: str = ""
    """What the program calls itself: name and version, as `OutsideBot.greet` gives them."""

    @property
    def is_compiled(self) -> bool:
        """Whether it needs the compiled kernel."""
        return self.bot is not None and BOTS[self.bot].is_compiled

    @property
    def player(self) -> Bot:
        """The bot, one for each thread; a program starts with its first move and is then kept."""
        players: dict[Entrant, Bot] = _local.__dict__.setdefault("players", {})
        if self not in players:
            players[self] = (
                make_bot(self.bot) if self.bot else OutsideBot(self.name, self.command or "", self.timeout_s)
            )
        return players[self]


def parse_entrant(text: str) -> Entrant:
    """The bot that *text* names, `searcher` or `searcher:rollouts=8`; NoSuchBot, or BadRequest for the budget."""
    name, colon, rest = text.partition(":")
    if name not in BOTS:
        raise NoSuchBot(f"there is no bot {quoted(name)}; the bots are {', '.join(BOTS)}")
    if not colon:
        return Entrant(name, name)
    unit, _, number = rest.partition("=")
    if unit not in _UNITS or not number.isascii() or not number.isdigit() or len(number) > 9:
        raise BadRequest(f"a budget is rollouts=NUMBER or nodes=NUMBER, not {quoted(rest)}", path="budget")
    return Entrant(text, name, Budget(**{unit: int(number)}))
