"""A store that forgets everything when the program ends."""

from collections.abc import Sequence

from cassino.table.ports import EndedMatch, Moved, StoredEvent, StoreError, TableHead


class MemoryStore:
    """Keeps events in lists. The smallest thing that passes the store's conformance tests."""

    def __init__(self) -> None:
        self._events: dict[str, list[StoredEvent]] = {}
        self._is_closed = False

    async def append(self, table: str, expected_last: int, events: Sequence[StoredEvent]) -> None:
        """See `Store.append`."""
        if self._is_closed:
            raise StoreError("the store is closed")
        kept = self._events.get(table, [])
        if len(kept) != expected_last:
            raise Moved(f"the last event is {len(kept)}, not {expected_last}")
        check_appended(kept, expected_last, events)
        self._events[table] = kept
        kept.extend(events)

    async def read(self, table: str, since: int = 0) -> list[StoredEvent]:
        """See `Store.read`."""
        return self._events.get(table, [])[max(0, since) :]

    async def heads(self) -> list[TableHead]:
        """See `Store.heads`."""
        heads = [TableHead(table, len(events), events[-1].at) for table, events in self._events.items()]
        return sorted(heads, key=lambda head: (-head.at, head.table))

    async def ended_matches(self, since: float, limit: int) -> list[EndedMatch]:
        """See `Store.ended_matches`."""
        found = [
            EndedMatch(table, event.number, event.at)
            for table, events in self._events.items()
            for event in events
            if event.at >= since and event.body.startswith(b'{"event":"shuffle_shown"')
        ]
        return sorted(found, key=lambda match: (match.at, match.table, match.number))[:limit]

    async def delete(self, table: str) -> None:
        """See `Store.delete`."""
        self._events.pop(table, None)

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
