"""What was dealt on this server beside what chance gives: as data, as a picture, as a page that needs no script."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from cassino.table.dealt import COUNTED, GROUPS, THINGS, Dealt
from cassino.table.events import from_stored
from cassino.table.ports import Store
from cassino.web.answers import answer
from cassino.wire import messages as m
from cassino.words import format as told
from cassino.words import languages

AT_ONCE = 300
"""Ends of deals and matches that are counted in one go."""

FRESH_S = 10.0
"""Counts that are no older are shown as they are."""

_ROW, _TOP, _LEFT, _WIDTH, _RIGHT = 26, 44, 260, 420, 130


@dataclass(slots=True)
class DealtHere:
    """The counts of all deals that have ended here, brought up to date a little at a time."""

    dealt: Dealt = field(default_factory=Dealt)
    is_complete: bool = False
    _since: float = 0.0
    _counted: set[tuple[str, int]] = field(default_factory=set)
    """What ended at the moment `_since`."""
    _looked_at: float = float("-inf")
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def catch_up(self, store: Store) -> None:
        """Count some of the deals that were not counted yet."""
        async with self._lock:
            if self.is_complete and time.monotonic() - self._looked_at < FRESH_S:
                return
            self._looked_at = time.monotonic()
            known = len(self._counted)
            found = await store.deal_ends(self._since, AT_ONCE + known)
            ends: dict[str, set[int]] = {}
            for end in found:
                if (end.table, end.number) not in self._counted:
                    ends.setdefault(end.table, set()).add(end.number)
            for table, numbers in ends.items():
                await self._count(store, table, numbers)
            if found and found[-1].at != self._since:
                self._since = found[-1].at
                self._counted.clear()
            self._counted.update((end.table, end.number) for end in found if end.at == self._since)
            self.is_complete = len(found) < AT_ONCE + known

    async def _count(self, store: Store, table: str, ends: set[int]) -> None:
        last = max(ends)
        stored = [each for each in await store.read(table) if each.number <= last and each.kind in COUNTED]
        await asyncio.to_thread(lambda: self.dealt.add(map(from_stored, stored), ends))

    def info(self) -> m.FairnessInfo:
        """The counts as they are shown."""
        rows = [
            m.DealtRow(group, thing, count.got, round(count.expected, 3), round(count.low, 3), round(count.high, 3))  # type: ignore[arg-type] # of these words
            for group in GROUPS
            for thing in THINGS
            if (count := self.dealt.counts.get((group, thing))) is not None
        ]
        return m.FairnessInfo(self.dealt.matches, self.dealt.deals, self.is_complete, rows)


async def _current(request: Request) -> m.FairnessInfo:
    server = request.app.state.server
    await server.dealt.catch_up(server.store)
    info: m.FairnessInfo = server.dealt.info()
    return info


async def fairness(request: Request) -> Response:
    """The counts."""
    return answer(await _current(request))


async def picture(request: Request) -> Response:
    """The counts as a picture, in the language of the reader."""
    return Response(plot(await _current(request), language_of(request)), media_type="image/svg+xml")


async def page(request: Request) -> Response:
    """The counts as a page: what they say, the picture, and the numbers."""
    return HTMLResponse(as_page(await _current(request), language_of(request)))


def language_of(request: Request) -> str:
    """The language asked for by `lang`, else the first of the browser's that there is, else English."""
    wished = [request.query_params.get("lang", "")]
    wished += [part.split(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    return next((wish[:2].lower() for wish in wished if wish[:2].lower() in languages()), "en")


def plot(info: m.FairnessInfo, lang: str) -> str:
    """An SVG picture: for each row the share of what chance gives, and where chance alone would lie."""
    widest = max((max(row.high, row.got) / row.expected for row in info.rows), default=1.0)
    spread = min(1.0, max(0.1, widest - 1))
    bottom = _TOP + _ROW * len(info.rows)
    width, height = _LEFT + _WIDTH + _RIGHT, bottom + 36

    def x(share: float) -> float:
        return _LEFT + min(1.0, max(0.0, (share - 1 + spread) / (2 * spread))) * _WIDTH

    title = escape(told(lang, "dealt-title"))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="system-ui, sans-serif" font-size="13" role="img"><title>{title}</title>',
        f'<rect width="{width}" height="{height}" fill="#fbfaf6"/>',
        f'<text x="16" y="24" font-size="15" fill="#222">{title}</text>',
    ]
    for share in (1 - spread, 1 - spread / 2, 1.0, 1 + spread / 2, 1 + spread):
        line = 'stroke="#666"' if share == 1 else 'stroke="#ddd"'
        parts.append(f'<line x1="{x(share):.1f}" y1="{_TOP - 6}" x2="{x(share):.1f}" y2="{bottom}" {line}/>')
        parts.append(f'<text x="{x(share):.1f}" y="{bottom + 18}" text-anchor="middle" fill="#555">{share:.0%}</text>')
    for place, row in enumerate(info.rows):
        y = _TOP + _ROW * place + _ROW // 2
        low, high, at = (x(value / row.expected) for value in (row.low, row.high, row.got))
        colour = "#1f6f4a" if row.low <= row.got <= row.high else "#b3401f"
        parts += [
            f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end" fill="#222">{escape(_name(row, lang))}</text>',
            f'<rect x="{low:.1f}" y="{y - 7}" width="{high - low:.1f}" height="14" rx="3" fill="#d9dfd3"/>',
            f'<circle cx="{at:.1f}" cy="{y}" r="5" fill="{colour}"/>',
            f'<text x="{_LEFT + _WIDTH + 12}" y="{y + 4}" fill="#222">{row.got} / {row.expected:.1f}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def as_page(info: m.FairnessInfo, lang: str) -> str:
    """The page."""

    def say(name: str, **args: object) -> str:
        return escape(told(lang, f"dealt-{name}", **args))

    outside = sum(not row.low <= row.got <= row.high for row in info.rows)
    columns = "".join(f'<th scope="col">{say(name)}</th>' for name in ("what", "got", "expected", "between"))
    rows = "".join(
        f'<tr><th scope="row">{escape(_name(row, lang))}</th><td>{row.got}</td><td>{row.expected:.1f}</td>'
        f"<td>{row.low:.1f}–{row.high:.1f}</td></tr>"
        for row in info.rows
    )
    shown = (
        f"<p>{say('counted', deals=info.deals, matches=info.matches)}</p><p>{say('how')}</p>"
        f"<p>{say('outside', outside=outside, rows=len(info.rows))}</p>"
        f'<img src="/fairness.svg?lang={lang}" alt="{say("title")}" width="100%">'
        f"<table><thead><tr>{columns}</tr></thead><tbody>{rows}</tbody></table><p>{say('which')}</p>"
        if info.rows
        else f"<p>{say('nothing')}</p>"
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{say("title")} – Cassino</title><link rel="icon" href="/static/img/icon.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/static/css/reading.css"></head>'
        f'<body><main><p><a href="/">Cassino</a></p><h1>{say("title")}</h1>{shown}</main></body></html>'
    )


def _name(row: m.DealtRow, lang: str) -> str:
    return told(lang, f"dealt-{row.thing}-{row.group}")


ROUTES: list[Route] = [
    Route("/api/fairness", fairness),
    Route("/fairness.svg", picture),
    Route("/fairness", page),
]
