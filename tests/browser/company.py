"""People at one table, each in a browser of their own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocketRoute

STILL = '{"pace":"off"}'

PRESS = """([draw]) => {
  const root = document.querySelector("dialog[open]") ?? document;
  if (root !== document && root.querySelector(".ends a")) return "over";
  if (root === document && !document.querySelector(".prompt[data-mine]")) return "waiting";
  const all = [...root.querySelectorAll('.ends .go:not([disabled]), .tray [data-move][aria-disabled=false],'
    + ' .layout .lit, .hand button[aria-pressed="false"]')];
  const one = all[Math.floor(draw * all.length)];
  if (!one) return "waiting";
  one.scrollIntoView({block: "nearest"});
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
CLICK = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.click()"


class LeapingClock:
    """The time of the machine, and ahead of it by as much as a test lets it leap."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """See `Clock.now`."""
        return time.time() + self._ahead

    def alarm(self, when: float, ring: Callable[[], None]) -> LeapingAlarm:
        """See `Clock.alarm`."""
        return LeapingAlarm(self, when, ring)

    def leap(self, seconds: float) -> None:
        """Let time pass at once."""
        self._ahead += seconds


class LeapingAlarm:
    """An alarm that looks at its clock again and again, because that may leap."""

    def __init__(self, clock: LeapingClock, when: float, ring: Callable[[], None]) -> None:
        self._clock, self._when, self._ring = clock, when, ring
        self._wait()

    def cancel(self) -> None:
        """Do not ring any more."""
        self._handle.cancel()

    def _wait(self) -> None:
        left = min(max(0.0, self._when - self._clock.now()), 0.02)
        self._handle = asyncio.get_running_loop().call_later(left, self._look)

    def _look(self) -> None:
        if self._clock.now() >= self._when:
            self._ring()
        else:
            self._wait()


class Wire:
    """What lies between a page and the server; while it is cut nothing comes through, and nobody is told."""

    def __init__(self, lost: str = "") -> None:
        self.is_cut = False
        self.lost = lost
        """What a message to the server holds that is lost on the way; empty: nothing is."""

    def lay(self, page: WebSocketRoute) -> None:
        """Pass on what both sides say."""
        server = page.connect_to_server()
        page.on_message(lambda text: None if self._is_lost(str(text)) else server.send(text))
        server.on_message(lambda text: None if self.is_cut else page.send(text))

    def _is_lost(self, text: str) -> bool:
        return self.is_cut or bool(self.lost and self.lost in text)


class Person:
    """Somebody with a browser: a context that keeps its cookie and memory, and at most one page."""

    def __init__(self, browser: Browser, url: str, name: str, size: tuple[int, int], **options: Any) -> None:
        self._browser, self._options = browser, options
        self.url, self.name, self.size = url, name, size
        self.faults: list[str] = []
        self.refused = ["/api/codes/"]
        """What may be refused without being a fault: parts of addresses."""
        self.context = self._new_context(None)
        self.page = self.open()

    def _new_context(self, state: Any) -> BrowserContext:
        width, height = self.size
        context = self._browser.new_context(
            viewport={"width": width, "height": height}, locale="en", storage_state=state, **self._options
        )
        context.add_init_script(
            f"localStorage.getItem('cassino-settings') ?? localStorage.setItem('cassino-settings', {STILL!r})"
        )
        return context

    def open(self, path: str = "/") -> Page:
        """A page at *path*; its console errors are kept."""
        self.page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(self.url + path)
        return self.page

    def _hear(self, message: ConsoleMessage) -> None:
        is_away = "net::ERR" in message.text or "WebSocket connection" in message.text
        is_refused = any(part in message.location["url"] for part in self.refused)
        if message.type == "error" and not is_away and not is_refused:
            self.faults.append(message.text)

    def reopen(self, path: str, size: tuple[int, int], **options: Any) -> Page:
        """Close the browser and open it again in another size, with what it kept."""
        state = self.context.storage_state()
        self.context.close()
        self.size, self._options = size, options
        self.context = self._new_context(state)
        return self.open(path)

    def wire(self, lost: str = "") -> Wire:
        """A wire between this person's next page and the server that can be cut, or that loses some messages."""
        wire = Wire(lost)
        self.context.route_web_socket("**/socket*", wire.lay)
        return wire

    def open_table(self, rules: str, seats: int = 2, bots: Sequence[str | None] = (), **more: Any) -> str:
        """Open a table as its host; the path of its link."""
        wish = {"rules": rules, "seats": seats, "bots": list(bots), "name": self.name, **more}
        link: str = self.page.evaluate(
            """async (wish) => (await (await fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
                 headers: {"content-type": "application/json"}})).json()).link""",
            wish,
        )
        self.page.goto(self.url + link)
        return link

    def sit(self, link: str, seat: int) -> None:
        """Follow the link, say a name and sit down."""
        self.page.goto(self.url + link)
        self.page.fill("[name=nickname]", self.name)
        self.page.press("[name=nickname]", "Tab")
        self.page.click(f"[data-sit='{seat}']")
        self.page.wait_for_selector(f"[data-seatrow='{seat}']:has-text('You')")

    def press(self, rng: random.Random, *, touch: bool = False) -> str:
        """Press a random control that goes on with the game: `pressed`, `waiting` or `over`."""
        spot = self.page.evaluate(PRESS, [rng.random()])
        if isinstance(spot, str):
            return spot
        if touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.evaluate(CLICK, spot)
        return "pressed"

    def play_a_card(self, rng: random.Random) -> None:
        """Press random controls until one card of the four in hand is played."""
        while self.page.locator(".hand .card").count() == 4:
            self.press(rng)
            self.page.wait_for_timeout(20)

    @property
    def fair(self) -> str:
        """How the page says that the shuffle stands."""
        return self.page.get_attribute("dialog .fairline", "data-fair") or ""


@contextmanager
def people(
    browser: Browser, url: str, names: Sequence[str], sizes: Sequence[tuple[int, int]]
) -> Iterator[list[Person]]:
    """Several persons; a console error of any fails the test."""
    all_of_them = [Person(browser, url, name, size) for name, size in zip(names, sizes, strict=True)]
    try:
        yield all_of_them
    finally:
        for person in all_of_them:
            person.context.close()
    for person in all_of_them:
        assert not person.faults, (person.name, person.faults)


def play(persons: Sequence[Person], rng: random.Random, *, until: Any, seconds: float = 60) -> None:
    """Let all press what they can until *until* says so; ten seconds without a press fail."""
    deadline, last = time.monotonic() + seconds, time.monotonic()
    while time.monotonic() < deadline:
        done = [person.press(rng) for person in persons]
        if until(done):
            return
        if "pressed" in done:
            last = time.monotonic()
        else:
            assert time.monotonic() - last < 10, [
                (done, person.name, person.page.inner_text("main")[-200:]) for person in persons
            ]
            persons[0].page.wait_for_timeout(10)
    raise AssertionError("it did not end")


def is_over(done: Sequence[str]) -> bool:
    """Whether all see the end of the match."""
    return set(done) == {"over"}
