"""A store that forgets everything when the program ends."""

from collections.abc import Sequence

from cassino.table.ports import DealEnd, Moved, StoredEvent, StoreError, TableHead

SEATED = frozenset({"sat", "seat_moved"})
"""Kinds of events by which the viewer of their command gets a seat."""

ENDS = frozenset({"deal_scored", "shuffle_shown"})
"""Kinds of events after which cards need no longer be secret."""


class MemoryStore:
    """Keeps events in lists. The smallest thing that passes the store's conformance tests."""

    def __init__(self) -> None:
        self._events: dict[str, list[StoredEvent]] = {}
        self._promises: set[str] = set()
        self._is_closed = False

    async def append(self, table: str, expected_last: int, events: Sequence[StoredEvent]) -> None:
        """See `Store.append`."""
        if self._is_closed:
            raise StoreError("the store is closed")
        kept = self._events.get(table, [])
        if len(kept) != expected_last:
            raise Moved(f"the last event is {len(kept)}, not {expected_last}")
        check_appended(kept, expected_last, events)
        promises = [event.promise for event in events if event.promise]
        if len({*promises} - self._promises) != len(promises):
            raise StoreError("a promise is made twice")
        self._promises.update(promises)
        self._events[table] = kept
        kept.extend(events)

    async def read(self, table: str, since: int = 0) -> list[StoredEvent]:
        """See `Store.read`."""
        return self._events.get(table, [])[max(0, since) :]

    async def heads(self) -> list[TableHead]:
        """See `Store.heads`."""
        heads = [TableHead(table, len(events), events[-1].at) for table, events in self._events.items()]
        return sorted(heads, key=lambda head: (-head.at, head.table))

    async def tables_of(self, viewer: str, limit: int) -> list[TableHead]:
        """See `Store.tables_of`."""
        sat = {
            table
            for table, events in self._events.items()
            for event in events
            if event.viewer == viewer and event.kind in SEATED
        }
        return [head for head in await self.heads() if head.table in sat][:limit]

    async def silent(self, since: float, before: float, limit: int) -> list[TableHead]:
        """See `Store.silent`."""
        found = [head for head in await self.heads() if since <= head.at < before]
        return sorted(found, key=lambda head: (head.at, head.table))[:limit]

    async def deal_ends(self, since: float, limit: int) -> list[DealEnd]:
        """See `Store.deal_ends`."""
        found = [
            DealEnd(table, event.number, event.at)
            for table, events in self._events.items()
            for event in events
            if event.at >= since and event.kind in ENDS
        ]
        return sorted(found, key=lambda end: (end.at, end.table, end.number))[:limit]

    async def delete(self, table: str) -> None:
        """See `Store.delete`."""
        self._promises.difference_update(event.promise for event in self._events.pop(table, []))

    async def is_ready(self) -> bool:
        """See `Store.is_ready`."""
        return not self._is_closed

    async def close(self) -> None:
        """See `Store.close`."""
        self._is_closed = True


def check_appended(kept: Sequence[StoredEvent], expected_last: int, events: Sequence[StoredEvent]) -> None:
    """Refuse events that are not numbered on from *expected_last*, or repeat a command, as StoreError."""
    if not events:
        raise StoreError("no events to append")
    numbers = [event.number for event in events]
    if numbers != list(range(expected_last + 1, expected_last + 1 + len(events))):
        raise StoreError(f"events after {expected_last} are numbered {numbers}")
    commands = [(event.viewer, event.command_id) for event in events if event.command_id]
    known = {(event.viewer, event.command_id) for event in kept if event.command_id} if commands else set()
    if len(set(commands)) != len(commands) or known.intersection(commands):
        raise StoreError("a command id is used twice")
