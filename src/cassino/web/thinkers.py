"""Bots that think with the compiled rules, in engine processes beside this one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from typing import Any

from cassino.bots import BOTS
from cassino.bots.cores import cores
from cassino.notation.moves import move_from_json
from cassino.notation.positions import position_to_json
from cassino.rules import Move, Observation
from cassino.rules.kernel import cache
from cassino.table.players import LocalBots
from cassino.table.ports import Advice, NextBest

WAY = "compiled"
"""How the engines run the rules."""

LOOK_EVERY_S = 2.0
"""How often it is looked whether the compiled rules are there by now."""

THINK_S = 1.0
"""What a move of the strongest bot is given; most take a hundredth of it."""

PATIENCE = 3
"""Times THINK_S after which an engine's question is given up, and another bot plays this move."""

WAKE_S = 4.0
"""So long a question waits for an engine that is being started; a longer start goes on while another bot plays."""

FIRST = {
    "do": "choose",
    "bot": "expert",
    "position": {"rules": "classic", "seats": 2, "turn": 0, "hands": [["8S"], 4], "loose": [], "builds": []},
}
"""What a new engine is asked, so that it loads the compiled rules before somebody waits for it."""

KINDNESS = 10
"""How much engines stand back for the server when both want a core (`nice`)."""

MAX_ANSWER = 1 << 20
"""Bytes of the longest answer that an engine may give."""


class NotReady(RuntimeError):
    """The compiled rules are still being prepared, or the engine has failed; another bot plays this move."""


class HouseBots:
    """Every bot of the house: plain ones in this process, those that think in a few engine processes.

    While the compiled rules are being prepared, who asks for a bot that thinks gets NotReady.
    """

    def __init__(self, engines: int | None = None) -> None:
        count = engines or max(1, cores() - 1)
        self._plain = LocalBots()
        self._engines = [_Engine() for _ in range(count)]
        self._idle: asyncio.Queue[_Engine] = asyncio.Queue()
        for engine in self._engines:
            self._idle.put_nowait(engine)
        self._look: asyncio.Future[bool] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._looked_at = 0.0

    def names(self) -> tuple[str, ...]:
        """See `Bots.names`."""
        return tuple(BOTS)

    def wake(self) -> None:
        """See `Bots.wake`; an engine needs some seconds to load the compiled rules."""
        if self._waking is None or (self._waking.done() and not self._engines[0].is_awake):
            self._waking = asyncio.create_task(self._wake(), name="wake the bots")

    def are_ready(self) -> bool:
        """See `Bots.are_ready`; as it was when it was last looked at."""
        look = self._look
        return look is None or not look.done() or look.cancelled() or look.exception() is not None or look.result()

    async def choose(self, observation: Observation, *, bot: str, seed: str) -> Move:
        """See `Bots.choose`."""
        if not BOTS[bot].is_compiled:
            return await self._plain.choose(observation, bot=bot, seed=seed)
        if not await self._ready():
            raise NotReady(f"{bot} is not ready")
        request = {"do": "choose", "position": position_to_json(observation.position), "bot": bot, "seed": seed}
        return move_from_json((await self._asked(request))["move"], observation.position)

    async def advise(self, observation: Observation, *, seed: str) -> Advice:
        """See `Bots.advise`; until the compiled rules are there a plain bot answers."""
        if not await self._ready():
            return await self._plain.advise(observation, seed=seed)
        position = position_to_json(observation.position)
        answer = await self._asked({"do": "analyse", "position": position, "seed": seed})
        best, *others = answer["moves"]
        move = move_from_json(best["move"], observation.position)
        following = None
        if others:
            other = move_from_json(others[0]["move"], observation.position)
            following = NextBest(other, best["expected"] - others[0]["expected"], others[0]["parts"])
        return Advice(move, best["expected"], best["error"], best["parts"], answer["exact"], following)

    async def close(self) -> None:
        """See `Bots.close`."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        for engine in self._engines:
            await engine.end()

    async def _wake(self) -> None:
        with contextlib.suppress(NotReady):
            if await self._ready():
                await self._engines[0].wake()

    async def _asked(self, request: dict[str, Any]) -> dict[str, Any]:
        """An engine's answer, when one is free."""
        engine = await self._idle.get()
        try:
            async with asyncio.timeout(WAKE_S):
                await engine.wake()
            return await engine.ask(request)
        except TimeoutError as error:
            raise NotReady("the engine is still being loaded") from error
        finally:
            self._idle.put_nowait(engine)

    async def _ready(self) -> bool:
        """Whether the compiled rules are there; who asks at the same time waits for the same look."""
        look = self._look
        is_old = look is not None and look.done() and time.monotonic() - self._looked_at >= LOOK_EVERY_S
        if look is None or (is_old and not look.result()):
            self._looked_at = time.monotonic()
            look = self._look = asyncio.ensure_future(asyncio.to_thread(cache.is_ready))
        return await asyncio.shield(look)


class _Engine:
    """One process that speaks the engine protocol; started when it is first asked, and again after a failure."""

    def __init__(self) -> None:
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None

    @property
    def is_awake(self) -> bool:
        """Whether the process runs and has answered."""
        return self._starting is not None and self._starting.done() and not self._starting.cancelled()

    async def wake(self) -> None:
        """Start the process, if it does not run, and wait until it answers. NotReady where it does not."""
        if self._starting is None:
            self._starting = asyncio.create_task(_started(), name="start an engine")
        try:
            await asyncio.shield(self._starting)
        except (OSError, ValueError) as error:
            await self.end()
            raise NotReady("the engine did not start") from error

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to *request*. A question that is given up ends the process, so that answers never mix.

        Once the engine is awake it has PATIENCE times THINK_S.
        """
        await self.wake()
        try:
            async with asyncio.timeout(PATIENCE * THINK_S):
                answer = await self._ask(request)
        except BaseException as error:
            await self.end()
            if isinstance(error, OSError | ValueError):
                raise NotReady("the engine took too long, or has failed") from error
            raise
        if "error" in answer:
            raise NotReady(f"the engine refused: {answer['error']['code']}")
        return answer

    async def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._starting is not None
        return await _asked_of(self._starting.result(), request)

    async def end(self) -> None:
        """Stop the process; a start that is under way is stopped too."""
        starting, self._starting = self._starting, None
        if starting is None:
            return
        starting.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError, ValueError):
            await _killed(await starting)


async def _asked_of(process: asyncio.subprocess.Process, request: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(request).encode() + b"\n")
    await process.stdin.drain()
    answer: dict[str, Any] = json.loads(await process.stdout.readline())
    return answer


async def _killed(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def _started() -> asyncio.subprocess.Process:
    """An engine that has answered once: it has loaded everything."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "cassino", "engine"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "CASSINO_WAY": WAY},
        limit=MAX_ANSWER,
        start_new_session=True,
    )
    try:
        if hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, KINDNESS)
        await _asked_of(process, FIRST)
    except BaseException:
        await _killed(process)
        raise
    return process
