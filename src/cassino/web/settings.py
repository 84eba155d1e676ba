"""What a server is told when it starts."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlsplit

from cassino.errors import CassinoError, quoted
from cassino.table.lobby import Bounds


class BadSetting(CassinoError):
    """A setting that says nothing that can be done."""

    code = "bad_setting"


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
    codes_per_address: str = "30/minute"
    exports_per_address: str = "20/minute"
    requests_per_address: str = "1200/minute"
    files_per_address: str = "12000/minute"
    """Files of the page, and whether the server is well: they cost little, and a club may come in by one address."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Choices of whoever runs the server."""

    hosts: frozenset[str] = frozenset({"localhost", "127.0.0.1", "[::1]"})
    """Names and addresses that the server answers to, without port; for others it does not (DNS rebinding)."""

    address: str = ""
    """Where people reach the server, as `http://192.168.1.5:8000`, for links shown elsewhere. Empty: as asked."""

    is_https: bool = False
    """Whether people reach it by https, through a proxy; cookies then never travel in the clear."""

    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word for a client's address counts (`X-Forwarded-For`)."""

    engines: int | None = None
    """Processes in which bots think; None: one less than there are cores, and at least one."""

    secret: bytes = field(default_factory=lambda: os.urandom(32), repr=False)
    """Signs the cookies of guests. A new one makes everybody a stranger."""

    bot_pace_s: float = 0.8
    """How long a bot's move usually takes to appear; 0: as soon as it is there, for tests."""

    bounds: Bounds = field(default_factory=Bounds)
    limits: Limits = field(default_factory=Limits)
    start_position: dict[str, Any] | None = field(default=None, repr=False)
    """A deal, in the form of positions, that every new table begins from; for tests of the page."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """The settings that environment variables make; BadSetting names one that cannot be read."""
        environment = os.environ if environment is None else environment
        settings = cls()
        for name, read in VARIABLES.items():
            if text := environment.get(name, "").strip():
                try:
                    settings = read(settings, text)
                except ValueError as error:
                    raise BadSetting(f"{name}: {error}, not {quoted(text)}") from None
        return settings


def _address(settings: Settings, text: str) -> Settings:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError("an address such as https://cassino.example.org is expected")
    address = f"{parts.scheme}://{parts.netloc}"
    return replace(
        settings,
        address=address,
        hosts=settings.hosts | {parts.hostname.lower()},
        is_https=parts.scheme == "https",
    )


def _names(settings: Settings, text: str) -> Settings:
    return replace(settings, hosts=settings.hosts | {name.lower() for name in text.replace(",", " ").split()})


def _proxies(settings: Settings, text: str) -> Settings:
    found = text.replace(",", " ").split()
    for each in found:
        try:
            ipaddress.ip_network(each)
        except ValueError:
            raise ValueError("addresses such as 127.0.0.1 are expected") from None
    return replace(settings, proxies=tuple(found))


def _number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
        raise ValueError(f"a whole number of {low} to {high} is expected")
    return int(text)


VARIABLES: Mapping[str, Callable[[Settings, str], Settings]] = {
    "CASSINO_ADDRESS": _address,
    "CASSINO_NAMES": _names,
    "CASSINO_PROXY": _proxies,
    "CASSINO_ENGINES": lambda settings, text: replace(settings, engines=_number(text, 1, 256)),
    "CASSINO_TABLES": lambda settings, text: replace(
        settings, bounds=replace(settings.bounds, tables=_number(text, 1, 1_000_000))
    ),
    "CASSINO_SOCKETS": lambda settings, text: replace(
        settings, limits=replace(settings.limits, sockets=_number(text, 1, 1_000_000))
    ),
}
"""The environment variables that a server reads when it starts, each with what it does to the settings."""
