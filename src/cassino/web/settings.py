"""What a server is told when it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

from cassino.table.lobby import Bounds


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask for. Everything beyond is refused, nothing grows with it."""

    messages_per_s: float = 8.0
    """Commands that a socket may send in the long run."""

    messages_at_once: int = 40
    """Commands that a socket may send in one go."""

    sockets: int = 4_000
    """Open sockets in all."""

    sockets_per_address: int = 60
    sockets_per_table: int = 60
    tables_per_address: str = "30/minute"
    codes_per_address: str = "10/minute"
    exports_per_address: str = "20/minute"
    requests_per_address: str = "1200/minute"


@dataclass(frozen=True, slots=True)
class Settings:
    """Choices of whoever runs the server."""

    hosts: frozenset[str] = frozenset({"localhost", "127.0.0.1", "[::1]"})
    """Names and addresses that the server answers to, without port; for others it does not (DNS rebinding)."""

    address: str = ""
    """Where people reach the server, as `http://192.168.1.5:8000`, for links shown elsewhere. Empty: as asked."""

    is_https: bool = False
    """Whether people reach it by https, through a proxy; cookies then never travel in the clear."""

    secret: bytes = field(default_factory=lambda: os.urandom(32), repr=False)
    """Signs the cookies of guests. A new one makes everybody a stranger."""

    bot_pace_s: float = 0.8
    """How long a bot's move usually takes to appear; 0: as soon as it is there, for tests."""

    bounds: Bounds = field(default_factory=Bounds)
    limits: Limits = field(default_factory=Limits)
    start_position: dict[str, Any] | None = field(default=None, repr=False)
    """A deal, in the form of positions, that every new table begins from; for tests of the page."""
