"""A bot's turn: it thinks while the pause runs, and its move appears when the pause is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cassino.bots.legal import some_moves
from cassino.rules import Move, Position, observe
from cassino.table.fair import bot_seed
from cassino.table.own import bot_pause, bot_to_move
from cassino.table.ports import Alarm, Bots, Clock
from cassino.table.state import TableState

SLOTS_S = (0.0, 2.0, 6.0)
"""The moments, after the pause, at which a move may appear: the first at which it is there."""

PATIENCE_S = 30.0
"""A bot that has not answered after so long, waiting for a free engine included, is replaced for this move."""

_log = logging.getLogger("cassino.table")


class BotTurn:
    """One turn of one bot, until its move is there or the turn is over.

    The move appears when the pause is over, or, if the bot is not ready by then, at one of two fixed moments later; so
    the moment tells nothing about what the bot saw. Without a pause (tests) it appears as soon as it is there.
    """

    def __init__(
        self,
        state: TableState,
        *,
        since: float,
        pace_s: float,
        bots: Bots,
        stand_in: str,
        clock: Clock,
        ring: Callable[[], None],
    ) -> None:
        bot, position = bot_to_move(state), state.position
        assert bot is not None
        assert position is not None
        self.at = state.at
        self._bots = bots
        self._position = position
        self._move: Move | None = None
        self._is_eager = pace_s == 0
        self._ring = ring
        self._clock = clock
        when = since + bot_pause(state, pace_s)
        self._slots = [when + slot for slot in SLOTS_S]
        self._ready_at = 0.0
        self._alarms: list[Alarm] = [clock.alarm(slot, ring) for slot in self._slots]
        self._seed = _seed(state, position)
        self._stand_in = stand_in
        self._task = asyncio.get_running_loop().create_task(self._think(bot))

    def move_at(self, now: float) -> Move | None:
        """The move, if this is the moment for it to appear."""
        if self._move is None:
            return None
        slot = next((slot for slot in self._slots if slot >= self._ready_at), self._ready_at)
        return self._move if self._is_eager or now >= slot else None

    def end(self) -> None:
        """Forget the turn."""
        self._task.cancel()
        for alarm in self._alarms:
            alarm.cancel()

    async def _think(self, bot: str) -> None:
        """Ask the bot, then the one that stands in for it, then take any legal move: a table never waits for ever."""
        self._move = await self._asked(bot) or await self._asked(self._stand_in) or some_moves(self._position)[0]
        self._ready_at = self._clock.now()
        self._ring()

    async def _asked(self, bot: str) -> Move | None:
        """What the bot chooses; None, with a line in the log, where that is nothing that can be played."""
        try:
            move = await asyncio.wait_for(self._ask(bot), PATIENCE_S)
            fault = None if self._position.is_legal(move) else "illegal move"
        except Exception as error:
            move, fault = None, type(error).__name__
        if fault is not None:
            _log.warning("bot replaced", extra={"bot": bot, "error": fault})
            return None
        return move

    async def _ask(self, bot: str) -> Move:
        observation = observe(self._position, self._position.turn)
        return await self._bots.choose(observation, bot=bot, seed=self._seed)


def _seed(state: TableState, position: Position) -> str:
    ply = len(position.history or ())
    return bot_seed(state.key, state.deal, position.turn, ply)
