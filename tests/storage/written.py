"""A program that appends until it is killed, and prints each number once it is acknowledged.

Called with the database's path, the number of tables, and a seed for where it goes on.
"""

import asyncio
import sys
import time
from pathlib import Path

from cassino.storage.dialect import sqlite_url
from cassino.storage.store import SqlStore
from cassino.table.ports import StoredEvent


async def _write(store: SqlStore, table: str) -> None:
    kept = await store.read(table)
    last = len(kept)
    while True:
        count = 1 + (last + len(table)) % 3
        events = [
            StoredEvent(last + 1 + step, time.time(), table, f"{last:032x}" if step == 0 else "", b"{}", b"")
            for step in range(count)
        ]
        print(f"sent {table} {last + count}", flush=True)
        await store.append(table, last, events)
        last += count
        print(f"kept {table} {last}", flush=True)


async def _main() -> None:
    store = await SqlStore.open(sqlite_url(Path(sys.argv[1])))
    print("ready", flush=True)
    await asyncio.gather(*(_write(store, f"table {number}") for number in range(int(sys.argv[2]))))


if __name__ == "__main__":
    asyncio.run(_main())
