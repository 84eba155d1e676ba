"""A table: one task that owns the state and takes one command at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from cassino.rules import Observation, Reason
from cassino.table import commands as c
from cassino.table.apply import replay
from cassino.table.bot_turn import BotTurn
from cassino.table.decide import decide
from cassino.table.events import Numbered, from_stored, to_stored
from cassino.table.fair import hint_seed
from cassino.table.flow import Draft, Given
from cassino.table.own import bot_to_move, decide_own, due
from cassino.table.ports import Advice, Alarm, Bots, Clock, Moved, NoSpace, OutcomeUnknown, Store, StoreError
from cassino.table.questions import Narrowed, advised, explain, narrow, unhurried
from cassino.table.refusals import TableError
from cassino.table.state import Phase, TableState
from cassino.table.subscription import Subscription
from cassino.table.times import Moment

MAX_WAITING = 64
"""Commands that may wait at one table; further ones are refused as `too_fast`."""

RECENT = 500
"""Events kept at hand for viewers who come back; who missed more gets a snapshot."""

GRACE_S = 4.0
"""A reload of the page within this time is no departure."""

HINT_S = 10.0
"""Advice that takes longer is given up."""

_log = logging.getLogger("cassino.table")


class Show(Protocol):
    """Makes the frame for a viewer: the only bytes that leave a table."""

    def __call__(
        self, state: TableState, events: Sequence[Numbered], viewer: str, moment: Moment, *, is_snapshot: bool
    ) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all tables of a server share."""

    store: Store
    clock: Clock
    bots: Bots
    show: Show
    draw: Callable[[int], bytes]
    """Fresh secret bytes from the system."""

    bot_pace_s: float = 0.8
    """How long a bot's move usually takes to appear."""

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who are away."""
        names = self.bots.names()
        return "greedy" if "greedy" in names else names[0]


@dataclass(frozen=True, slots=True)
class Done:
    """What a command led to."""

    number: int = 0
    """The first event of the command; 0: none was needed."""

    answer: Narrowed | Reason | Advice | bool | str | None = None
    """To a question; for `explain` the reason, or True where the move is legal. A recovery code, told once only."""


@dataclass(slots=True)
class _Asked:
    viewer: str
    command: c.Command
    done: asyncio.Future[Done]


class Table:
    """People and bots at one game. `state` is what is durable; nobody has seen anything else."""

    def __init__(self, state: TableState, events: Sequence[Numbered], around: Surroundings) -> None:
        self.state = state
        self.end = ""
        """Why the table takes no more commands; empty while it does."""
        self._around = around
        self._since = around.clock.now()
        self._inbox: asyncio.Queue[_Asked | c.OwnCommand | None] = asyncio.Queue()
        self._answered = {(each.viewer, each.command_id): each.number for each in events if each.command_id}
        self._recent = deque(events[-RECENT:], maxlen=RECENT)
        self._subscriptions: set[Subscription] = set()
        self._alarm: Alarm | None = None
        self._departures: dict[str, Alarm] = {}
        self._bot_turn: BotTurn | None = None
        self._advised: tuple[str, asyncio.Future[Advice] | None] = ("", None)
        self._task: asyncio.Task[None] | None = None
        self.used_at = self._since
        """When a command came or a socket was opened or closed."""

    @classmethod
    async def open(cls, draft: Draft, around: Surroundings) -> Table:
        """A new table, durable; *draft* holds its first events."""
        try:
            await around.store.append(draft.state.table, 0, [to_stored(event) for event in draft.events])
        except StoreError as error:
            raise TableError(error.code if error.code in ("no_space", "moved") else "try_again") from error
        return cls(draft.state, draft.events, around)

    @classmethod
    async def load(cls, table: str, around: Surroundings) -> Table:
        """The table that the store keeps; nobody is there yet. TableError `no_such_table`."""
        events = [from_stored(stored) for stored in await around.store.read(table)]
        state = replay(table, events)
        if state is None:
            raise TableError("no_such_table")
        loaded = cls(state, events, around)
        for seat in state.seats:
            if seat.viewer and seat.is_here:
                loaded._depart_later(seat.viewer)
        return loaded

    def start(self) -> None:
        """Begin to take commands."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.state.table[:6]}")

    async def stop(self, why: str = "stopping") -> None:
        """Finish what was begun, then take no more commands and end every subscription."""
        if self._task is not None and not self._task.done():
            self._inbox.put_nowait(None)
            await self._task
        self._finish(why)

    async def submit(self, viewer: str, command: c.Command) -> Done:
        """What *command* leads to, once that is durable. TableError or another CassinoError where it is refused.

        The same command again, also while the first one is under way, is answered alike and done once.
        """
        self.used_at = self._around.clock.now()
        if isinstance(command, c.QUESTIONS):
            return await self._answer(viewer, command)
        if self.end:
            raise TableError("moved" if self.end == "moved" else "try_again")
        if self._inbox.qsize() >= MAX_WAITING:
            raise TableError("too_fast")
        asked = _Asked(viewer, command, asyncio.get_running_loop().create_future())
        self._inbox.put_nowait(asked)
        return await asked.done

    def connect(self, viewer: str, *, since: int | None = None, takes_part: bool = False) -> Subscription:
        """Frames for a viewer from now on, the first with all events after number *since* if they are at hand."""
        subscription = Subscription(viewer, takes_part=takes_part)
        is_known = (
            since is not None and 0 <= since <= self.state.number and since >= self.state.number - len(self._recent)
        )
        missed = [event for event in self._recent if event.number > since] if is_known and since is not None else []
        subscription.offer(self._around.show(self.state, missed, viewer, self.moment, is_snapshot=not is_known))
        if self.end:
            subscription.close(self.end)
            return subscription
        self._subscriptions.add(subscription)
        self.used_at = self._around.clock.now()
        departure = self._departures.pop(viewer, None)
        if departure is not None:
            departure.cancel()
        self._inbox.put_nowait(c.Arrive(viewer=viewer, takes_part=takes_part))
        return subscription

    def disconnect(self, subscription: Subscription) -> None:
        """The socket is gone. The viewer departs when no other one is opened soon."""
        self._subscriptions.discard(subscription)
        subscription.close("left")
        self.used_at = self._around.clock.now()
        if not self.end and self._is_seated(subscription.viewer) and not self._sockets_of(subscription.viewer):
            self._depart_later(subscription.viewer)

    @property
    def moment(self) -> Moment:
        """Now, and since when the table waits for what it waits for."""
        return Moment(self._around.clock.now(), self._since, self._around.bots.are_ready())

    @property
    def socket_count(self) -> int:
        """How many sockets are open at the table."""
        return len(self._subscriptions)

    def _is_seated(self, viewer: str) -> bool:
        return self.state.seat_of(viewer) is not None

    def _sockets_of(self, viewer: str) -> list[Subscription]:
        return [each for each in self._subscriptions if each.viewer == viewer]

    def _depart_later(self, viewer: str) -> None:
        clock = self._around.clock
        old = self._departures.pop(viewer, None)
        if old is not None:
            old.cancel()
        self._departures[viewer] = clock.alarm(clock.now() + GRACE_S, lambda: self._departed(viewer))

    def _departed(self, viewer: str) -> None:
        self._departures.pop(viewer, None)
        if not self._sockets_of(viewer):
            self._inbox.put_nowait(c.Depart(viewer=viewer))

    async def _answer(self, viewer: str, command: c.Command) -> Done:
        state = self.state
        if isinstance(command, c.Narrow):
            return Done(answer=await unhurried(state, narrow, state, viewer, command))
        if isinstance(command, c.Hint):
            observation = advised(state, viewer, command)
            return Done(answer=await self._advice(state, observation))
        assert isinstance(command, c.Explain)
        return Done(answer=await unhurried(state, explain, state, viewer, command) or True)

    async def _advice(self, state: TableState, observation: Observation) -> Advice:
        """A bot's advice on this turn, thought out once however often it is asked for."""
        at, advice = self._advised
        if at != state.at or advice is None or (advice.done() and (advice.cancelled() or advice.exception())):
            assert state.turn is not None
            seed = hint_seed(state.key, state.deal, state.turn, state.ply)
            advice = asyncio.ensure_future(self._around.bots.advise(observation, seed=seed))
            self._advised = (state.at, advice)
        try:
            return await asyncio.wait_for(asyncio.shield(advice), HINT_S)
        except Exception as error:
            _log.warning("no advice", extra={"table": self.state.table[:6], "error": type(error).__name__})
            raise TableError("no_advice") from error

    async def _run(self) -> None:
        self._wait_for_what_is_due()
        while not self.end:
            item = await self._inbox.get()
            if item is None:
                return
            if isinstance(item, _Asked):
                await self._take(item)
            else:
                await self._take_own(item)

    async def _take(self, asked: _Asked) -> None:
        """Decide on a copy, make it durable, and only then answer and show."""
        try:
            number, answer = self._answered.get((asked.viewer, asked.command.id)), None
            if number is None:
                draft = decide(self.state, asked.viewer, asked.command, self._given(asked.viewer))
                number, answer = await self._commit(draft), draft.answer
        except Exception as error:
            if not asked.done.done():
                asked.done.set_exception(error)
            return
        if not asked.done.done():
            asked.done.set_result(Done(number, answer))

    async def _take_own(self, command: c.OwnCommand) -> None:
        """A deed of the table that fails is tried again by itself, a little later."""
        try:
            for each in self._now_due() if isinstance(command, c.Tick) else [command]:
                draft = decide_own(self.state, each, self._given())
                if draft is not None:
                    await self._commit(draft)
        except Exception as error:
            _log.error("table could not go on", extra={"table": self.state.table[:6], "error": type(error).__name__})
            clock = self._around.clock
            clock.alarm(clock.now() + 1.0, self._tick)
            return
        self._wait_for_what_is_due()

    def _now_due(self) -> list[c.OwnCommand]:
        now = self._around.clock.now()
        turn = self._bot_turn
        move = turn.move_at(now) if turn is not None else None
        if turn is not None and move is not None:
            return [c.BotPlays(at=turn.at, move=move)]
        return [command for when, command in self._due() if when <= now][:1]

    def _due(self) -> list[tuple[float, c.OwnCommand]]:
        return sorted(due(self.state, self._since, self._around.bot_pace_s), key=lambda each: each[0])

    def _given(self, viewer: str = "") -> Given:
        around = self._around
        return Given(
            now=around.clock.now(),
            since=self._since,
            draw=around.draw,
            takes_part=any(each.takes_part for each in self._sockets_of(viewer)) if viewer else False,
            bots=around.bots.names(),
            stand_in=around.stand_in,
        )

    async def _commit(self, draft: Draft) -> int:
        """Make the draft durable and show it; the number of its first event. The draft is lost if that fails."""
        if not draft.events:
            return 0
        await self._append(draft)
        before, self.state = self.state, draft.state
        if before.since != self.state.since or before.phase is not self.state.phase:
            self._since = self._around.clock.now()
        first = draft.events[0]
        if first.command_id:
            self._answered[first.viewer, first.command_id] = first.number
        self._recent.extend(draft.events)
        self._show_all(draft.events)
        self._wait_for_what_is_due()
        if self.state.phase is Phase.CLOSED:
            self._finish("closed")
        return first.number

    async def _append(self, draft: Draft) -> None:
        store, table, last = self._around.store, self.state.table, self.state.number
        stored = [to_stored(event) for event in draft.events]
        try:
            try:
                await store.append(table, last, stored)
            except OutcomeUnknown:
                found = await store.read(table, last)
                if not found:
                    raise
                if found != stored:
                    raise Moved("someone else wrote this table") from None
        except Moved as error:
            self._finish("moved")
            raise TableError("moved") from error
        except NoSpace as error:
            raise TableError("no_space") from error
        except StoreError as error:
            raise TableError("try_again") from error

    def _show_all(self, events: Sequence[Numbered]) -> None:
        """One frame for each kind of viewer: watchers' bytes are the same."""
        frames: dict[tuple[int | None, bool], bytes] = {}
        moment = self.moment
        for subscription in list(self._subscriptions):
            viewer = subscription.viewer
            kind = (self.state.seat_of(viewer), viewer == self.state.host)
            if kind not in frames:
                frames[kind] = self._around.show(self.state, events, viewer, moment, is_snapshot=False)
            subscription.offer(frames[kind])

    def _wait_for_what_is_due(self) -> None:
        """Set the alarm for the next deed of the table, and let a bot think whose turn it is."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.end:
            return
        coming = self._due()
        if coming:
            self._alarm = self._around.clock.alarm(coming[0][0], self._tick)
        self._let_a_bot_think()

    def _let_a_bot_think(self) -> None:
        is_needed = bot_to_move(self.state) is not None
        if self._bot_turn is not None and not (is_needed and self._bot_turn.at == self.state.at):
            self._bot_turn.end()
            self._bot_turn = None
        if is_needed and self._bot_turn is None:
            around = self._around
            self._bot_turn = BotTurn(
                self.state,
                since=self._since,
                pace_s=around.bot_pace_s,
                bots=around.bots,
                stand_in=around.stand_in,
                clock=around.clock,
                ring=self._tick,
            )

    def _tick(self) -> None:
        if not self.end:
            self._inbox.put_nowait(c.Tick())

    def _finish(self, why: str) -> None:
        if self.end:
            return
        self.end = why
        for alarm in (self._alarm, *self._departures.values()):
            if alarm is not None:
                alarm.cancel()
        if self._bot_turn is not None:
            self._bot_turn.end()
        for subscription in list(self._subscriptions):
            subscription.close(why)
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, _Asked) and not item.done.done():
                item.done.set_exception(TableError("moved" if why == "moved" else "try_again"))
