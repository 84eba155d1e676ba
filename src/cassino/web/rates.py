"""How fast clients may ask: by address, and by socket."""

from __future__ import annotations

from collections import Counter

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from cassino.web.settings import Limits


class Rates:
    """Counts what comes from each address; addresses are forgotten when their window has passed."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self._window = MovingWindowRateLimiter(MemoryStorage())
        self._requests = parse(limits.requests_per_address)
        self._files = parse(limits.files_per_address)
        self._tables = parse(limits.tables_per_address)
        self._codes = parse(limits.codes_per_address)
        self._exports = parse(limits.exports_per_address)

    def may_ask(self, address: str) -> bool:
        """Whether one more request from *address* is served."""
        return self._window.hit(self._requests, "ask", address)

    def may_load(self, address: str) -> bool:
        """Whether one more file of the page is served to *address*; a page has about eighty."""
        return self._window.hit(self._files, "load", address)

    def may_open_table(self, address: str) -> bool:
        """Whether *address* may open one more table."""
        return self._window.hit(self._tables, "table", address)

    def may_try_code(self, address: str) -> bool:
        """Whether *address* may try one more short code."""
        return self._window.hit(self._codes, "code", address)

    def may_export(self, address: str) -> bool:
        """Whether *address* may ask for one more file of a match."""
        return self._window.hit(self._exports, "export", address)

    def open_socket(self, address: str) -> bool:
        """Count one more socket of *address*, if it may have one."""
        if self.sockets.total() >= self.limits.sockets or self.sockets[address] >= self.limits.sockets_per_address:
            return False
        self.sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        """Count one socket of *address* less."""
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]


class Bucket:
    """Tokens of one socket: they come back steadily, and so many may be spent in one go."""

    def __init__(self, per_s: float, at_once: int, now: float) -> None:
        self._per_s = per_s
        self._at_once = at_once
        self._tokens = float(at_once)
        self._now = now
        self.overdrawn = 0
        """Messages in a row that found no token."""

    def take(self, now: float) -> bool:
        """Spend a token, if there is one."""
        self._tokens = min(self._at_once, self._tokens + (now - self._now) * self._per_s)
        self._now = now
        if self._tokens < 1:
            self.overdrawn += 1
            return False
        self._tokens -= 1
        self.overdrawn = 0
        return True
