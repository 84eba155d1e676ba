"""All tables of a server: opened, found again, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import base64
import math
from dataclasses import dataclass, replace

from cassino.table.events import Closed, Created, Started, from_stored
from cassino.table.flow import Given
from cassino.table.glance import glance
from cassino.table.opening import Order, open_table
from cassino.table.own import IDLE_S, UNDER_WAY
from cassino.table.ports import TableHead
from cassino.table.refusals import TableError
from cassino.table.state import Phase, TableState
from cassino.table.table import Surroundings, Table

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"[:31]
"""What short codes are made of; nothing that is easily mistaken."""

CODE_LENGTH = 6
RECALLED = 1_000
"""Tables waiting for people that a server finds again when it starts."""

LONGEST_WAIT = 200
"""A table with more events has begun, as good as certainly."""

GLANCES = 1_000
"""Tables at rest of which is kept what a list shows."""

SILENT_AT_ONCE = 20
"""Tables that have been silent for long, looked at in one go."""

LINK_BYTES = 16
"""Random bytes in a table's id: whoever knows the link may come in."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much a server takes on."""

    tables: int = 2_000
    """Tables kept in memory at once."""

    rest_s: float = 600.0
    """A table without a socket is put to rest after so long; the store still has it."""

    lobby_life_s: float = 24 * 3600.0
    """A table whose match never began is forgotten after so long without anybody."""


class Lobby:
    """The tables of one process."""

    def __init__(self, around: Surroundings, bounds: Bounds | None = None) -> None:
        self.around = around
        self.bounds = bounds or Bounds()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._codes: dict[str, str] = {}
        self._unbegun: dict[str, float] = {}
        self._glances: dict[str, TableState] = {}
        self._silent_since = 0.0
        self._is_stopping = False

    async def create(self, host: str, order: Order) -> Table:
        """A new table of *host*. Refused like `open_table`, and as `too_many_tables` when the server is full."""
        await self._make_room()
        around = self.around
        now = around.clock.now()
        given = Given(now=now, since=now, draw=around.draw, bots=around.bots.names(), stand_in=around.stand_in)
        draft = open_table(self._new_id(), host, replace(order, code=self._new_code()), given)
        table = await Table.open(draft, around)
        self._keep(table)
        return table

    async def get(self, table: str) -> Table:
        """The table with that id, read from the store if it rests. TableError `no_such_table`."""
        found = self._tables.get(table)
        if found is not None and found.end != "moved":
            return found
        if not _is_id(table):
            raise TableError("no_such_table")
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                found = self._tables.get(table)
                if found is None or found.end == "moved":
                    await self._make_room()
                    found = await Table.load(table, self.around)
                    self._keep(found)
                return found
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def find_code(self, code: str) -> str:
        """The id of the table that a short code stands for. TableError `no_such_table`."""
        table = self._codes.get(code.strip().upper().replace("-", ""))
        state = self._tables[table].state if table in self._tables else None
        if table is None or (state is not None and state.phase is not Phase.LOBBY):
            raise TableError("no_such_table")
        return table

    def states(self) -> list[TableState]:
        """The states of the tables in memory, newest first."""
        return sorted((table.state for table in self._tables.values()), key=lambda state: -state.at_time)

    async def own(self, viewer: str, limit: int) -> list[TableState]:
        """Tables where *viewer* has a seat, the newest first; of those that rest no more than `glance` tells."""
        found = []
        for head in await self.around.store.tables_of(viewer, limit):
            kept = self._tables.get(head.table)
            state = kept.state if kept is not None else await self._glanced(head)
            if state is not None and state.seat_of(viewer) is not None:
                found.append(state)
        return found

    async def _glanced(self, head: TableHead) -> TableState | None:
        known = self._glances.get(head.table)
        if known is None or known.number != head.last_event:
            stored = await self.around.store.read(head.table)
            known = await asyncio.to_thread(glance, head.table, stored)
            if known is None:
                return None
            while len(self._glances) >= GLANCES:
                del self._glances[next(iter(self._glances))]
            self._glances[head.table] = known
        return known

    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def recall(self) -> None:
        """Find the tables that wait for people, whose short codes still count, after a start of the server."""
        now = self.around.clock.now()
        for head in await self.around.store.heads():
            if now - head.at > self.bounds.lobby_life_s or len(self._unbegun) >= RECALLED:
                return
            if head.last_event > LONGEST_WAIT:
                continue
            events = [from_stored(stored).event for stored in await self.around.store.read(head.table)]
            if isinstance(events[0], Created) and not any(isinstance(event, Started | Closed) for event in events):
                self._unbegun[head.table] = head.at
                self._codes[events[0].code] = head.table

    async def tidy(self) -> None:
        """Put tables to rest that nobody uses, and forget those that never began."""
        now = self.around.clock.now()
        for identity, table in list(self._tables.items()):
            is_idle = table.socket_count == 0 and now - table.used_at > self.bounds.rest_s
            if not (is_idle or table.end):
                continue
            await self._rest(identity, table)
        for identity, at in list(self._unbegun.items()):
            if identity not in self._tables and now - at > self.bounds.lobby_life_s:
                await self._forget_unbegun(identity)
        await self._end_forgotten()

    async def stop(self) -> None:
        """Let every table finish what it does, and tell all viewers to come back."""
        self._is_stopping = True
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    def _keep(self, table: Table) -> None:
        self._tables[table.state.table] = table
        self._unbegun.pop(table.state.table, None)
        if table.state.phase is Phase.LOBBY and table.state.code:
            self._codes[table.state.code] = table.state.table
        table.start()

    async def _make_room(self) -> None:
        if self._is_stopping:
            raise TableError("try_again")
        if len(self._tables) < self.bounds.tables:
            return
        resting = [(t.used_at, identity) for identity, t in self._tables.items() if t.socket_count == 0]
        if not resting:
            raise TableError("too_many_tables")
        _, identity = min(resting)
        await self._rest(identity, self._tables[identity])

    async def _rest(self, identity: str, table: Table) -> None:
        await table.stop()
        self._tables.pop(identity, None)
        if table.state.phase is Phase.LOBBY:
            self._unbegun[identity] = table.state.at_time
        else:
            self._codes.pop(table.state.code, None)

    async def _end_forgotten(self) -> None:
        """Wake tables whose match nobody has touched for `IDLE_S`, a few at a time: they close by themselves."""
        before = self.around.clock.now() - IDLE_S
        heads = await self.around.store.silent(self._silent_since, before, SILENT_AT_ONCE)
        for head in heads:
            state = await self._glanced(head)
            if head.table not in self._tables and state is not None and state.phase in UNDER_WAY:
                await self.get(head.table)
        if len(heads) == SILENT_AT_ONCE:
            self._silent_since = max(heads[-1].at, math.nextafter(self._silent_since, math.inf))

    async def _forget_unbegun(self, identity: str) -> None:
        del self._unbegun[identity]
        state = (await Table.load(identity, self.around)).state
        if state.phase is Phase.LOBBY:
            self._codes.pop(state.code, None)
            await self.around.store.delete(identity)

    def _new_id(self) -> str:
        return base64.urlsafe_b64encode(self.around.draw(LINK_BYTES)).decode().rstrip("=")

    def _new_code(self) -> str:
        """A code that no other table has; drawn evenly, since 31 signs leave no remainder of bytes below 248."""
        while True:
            signs = [SIGNS[byte % 31] for byte in self.around.draw(64) if byte < 248][:CODE_LENGTH]
            code = "".join(signs)
            if len(code) == CODE_LENGTH and code not in self._codes:
                return code


def _is_id(table: str) -> bool:
    return len(table) <= 64 and all(sign.isascii() and (sign.isalnum() or sign in "-_") for sign in table)
