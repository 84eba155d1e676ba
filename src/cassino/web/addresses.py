"""Where the server can be reached, and free ports."""

from __future__ import annotations

import errno
import socket

TRIES = 50
"""Ports that are tried, from the wanted one on."""


def listen(host: str, port: int, *, is_exact: bool = False) -> socket.socket:
    """A listening socket on *port*, or unless *is_exact* on the next free one; port 0 takes any. OSError for none."""
    tries = TRIES if port and not is_exact else 1
    for candidate in range(port, port + tries):
        try:
            return _bind(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == port + tries - 1 or candidate >= 65535:
                raise
    raise OSError(errno.EADDRINUSE, "no free port")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns off Nagle's delay on what it accepts: 40 ms a message otherwise.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    return listening


def own_address() -> str:
    """This machine's address in its network; the loopback address when it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
