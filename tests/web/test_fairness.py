"""The page about what was dealt: counted from matches that have ended, in every language."""

import xml.etree.ElementTree as ElementTree

import pytest

from cassino.table.clock import ManualClock
from cassino.web.fairness import DealtHere, as_page, plot
from cassino.wire import messages as m
from cassino.words import languages
from tests.table.people import surroundings
from tests.table.play import play_on, seated_table
from tests.web.running import running

ROWS = [m.DealtRow("people", "spades", 31, 26.0, 20.1, 31.9), m.DealtRow("bots", "aces", 2, 8.0, 4.0, 12.0)]
INFO = m.FairnessInfo(2, 7, True, ROWS)


async def played(around, count: int) -> None:
    for _ in range(count):
        table, people = await seated_table("mini target=3", around=around)
        await play_on(table, people)
        await table.stop()


async def test_each_match_is_counted_once_however_often_one_looks(monkeypatch):
    monkeypatch.setattr("cassino.web.fairness.FRESH_S", 0.0)
    monkeypatch.setattr("cassino.web.fairness.AT_ONCE", 2)
    clock, here = ManualClock(), DealtHere()
    around = surroundings(clock=clock)
    await played(around, 5)  # all of them at one moment
    for _ in range(6):
        await here.catch_up(around.store)
    assert (here.dealt.matches, here.is_complete) == (5, True)
    clock.advance(10)
    await played(around, 1)
    for _ in range(3):
        await here.catch_up(around.store)
    assert here.dealt.matches == 6


async def test_data_picture_and_page_are_served():
    around = surroundings()
    await played(around, 2)
    async with running(store=around.store) as server, server.browser() as ana:
        info = (await ana.get("/api/fairness")).json()
        assert info["matches"] == 2
        assert {row["group"] for row in info["rows"]} == {"people", "dealer", "eldest"}
        picture = await ana.get("/fairness.svg?lang=de")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        page = await ana.get("/fairness", headers={"accept-language": "pt-BR,pt;q=0.9,en;q=0.8"})
        assert '<html lang="pt">' in page.text
        assert "script" not in page.text


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_its_picture_and_its_page(lang):
    root = ElementTree.fromstring(plot(INFO, lang))
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 2
    text = as_page(INFO, lang)
    assert "31" in text
    assert "26.0" in text
    assert as_page(m.FairnessInfo(0, 0, True, []), lang) != text
