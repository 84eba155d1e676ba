"""A server's process. All that it needs is imported with this module, so that one forked from here starts at once."""

from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn.lifespan.on
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401  # these three uvicorn imports late, by name

import cassino.web.thinkers  # noqa: F401  # and this one the app
from cassino.web.serve import serve
from cassino.web.settings import Limits, Settings
from cassino.words import format as told

OFTEN = "9999/second"
PATIENT = Limits(
    messages_per_s=1e6,
    messages_at_once=10**6,
    requests_per_address=OFTEN,
    files_per_address=OFTEN,
    tables_per_address=OFTEN,
)

told("en", "serve-at", address="")  # which reads the words


def run_server(
    folder: str, port: int, said: Connection, is_limited: bool, position: dict[str, Any] | None = None
) -> None:
    """Serve, and say the address; without *is_limited* clients may be as fast as they like."""
    settings = Settings(limits=Limits() if is_limited else PATIENT, bot_pace_s=0, start_position=position)
    serve(port=port, open_browser=False, settings=settings, folder=Path(folder), say=said.send)
