"""The bots of this machine, each thinking in a thread of its own while the tables go on."""

from __future__ import annotations

import asyncio

from cassino.bots import BOTS, make_bot
from cassino.rules import Move, Observation
from cassino.table.ports import Advice


class LocalBots:
    """The bots that need no compiled rules, in this process."""

    def names(self) -> tuple[str, ...]:
        """See `Bots.names`."""
        return tuple(name for name, info in BOTS.items() if not info.is_compiled)

    def wake(self) -> None:
        """See `Bots.wake`; they are always ready."""

    def are_ready(self) -> bool:
        """See `Bots.are_ready`."""
        return True

    async def choose(self, observation: Observation, *, bot: str, seed: str) -> Move:
        """See `Bots.choose`."""
        choice = await asyncio.to_thread(make_bot(bot).choose, observation, seed=seed, budget=None)
        return choice.move

    async def advise(self, observation: Observation, *, seed: str) -> Advice:
        """See `Bots.advise`; the strongest of them estimates nothing."""
        return Advice(await self.choose(observation, bot=self.names()[-1], seed=seed))

    async def close(self) -> None:
        """See `Bots.close`; nothing is held."""
