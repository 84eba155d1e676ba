"""Bots that think, beside the server: the same moves, never two answers mixed, and a way on when they fail."""

import asyncio
import os
import statistics
import time
from types import MappingProxyType

import pytest

from cassino.bots import BOTS, BotInfo
from cassino.notation.seeds import Seed
from cassino.rules import Position, Rules, observe
from cassino.rules.kernel import cache
from cassino.table.players import LocalBots
from cassino.web import thinkers
from cassino.web.thinkers import HouseBots, NotReady, _Engine
from tests.web.running import running, socket

RULES = Rules.from_preset("classic")


def observations(count: int):
    for number in range(count):
        position = Position.deal(RULES, 2, 1, Seed(f"thinkers {number}").pack(RULES.deck_cards, 1))
        for _ in range(number):
            position = position.play(position.legal_moves()[0])
        yield observe(position, position.turn)


@pytest.fixture
def plain_engine(monkeypatch):
    """Engines that play the plain bots, as if those needed compiled rules which are there."""
    made = {name: BotInfo(info.name, info.module, is_compiled=True) for name, info in BOTS.items()}
    monkeypatch.setattr(thinkers, "BOTS", MappingProxyType(made))
    monkeypatch.setattr(cache, "is_ready", lambda: True)
    monkeypatch.setattr(thinkers, "WAY", "plain")
    monkeypatch.setattr(thinkers, "WAKE_S", 60.0)
    monkeypatch.setitem(thinkers.FIRST, "bot", "greedy")


async def test_an_engine_chooses_what_the_bot_itself_would(plain_engine):
    bots, here = HouseBots(engines=2), LocalBots()
    try:
        seen = list(observations(6))
        moves = await asyncio.gather(*(bots.choose(each, bot="greedy", seed="s") for each in seen))
        assert moves == [await here.choose(each, bot="greedy", seed="s") for each in seen]
    finally:
        await bots.close()


async def test_a_question_that_is_given_up_spoils_no_other_answer(plain_engine):
    bots, here = HouseBots(engines=1), LocalBots()
    try:
        first, second = observations(2)
        asking = asyncio.create_task(bots.choose(first, bot="greedy", seed="s"))
        await asyncio.sleep(0.05)
        asking.cancel()
        assert await bots.choose(second, bot="greedy", seed="s") == await here.choose(second, bot="greedy", seed="s")
    finally:
        await bots.close()


async def test_an_engine_that_dies_is_started_again_after_one_failure(plain_engine):
    bots = HouseBots(engines=1)
    try:
        (observation,) = observations(1)
        first = await bots.choose(observation, bot="greedy", seed="s")
        process = bots._engines[0]._starting.result()
        process.kill()
        await process.wait()
        with pytest.raises(NotReady):
            await bots.choose(observation, bot="greedy", seed="s")
        assert await bots.choose(observation, bot="greedy", seed="s") == first
    finally:
        await bots.close()


async def test_while_the_compiled_rules_are_prepared_a_bot_that_thinks_is_not_ready(plain_engine, monkeypatch):
    monkeypatch.setattr(cache, "is_ready", lambda: False)
    bots = HouseBots(engines=1)
    (observation,) = observations(1)
    with pytest.raises(NotReady):
        await bots.choose(observation, bot="greedy", seed="s")
    await bots.close()


async def test_a_refusal_of_the_engine_is_no_move(plain_engine):
    engine = _Engine()
    try:
        with pytest.raises(NotReady):
            await engine.ask({"do": "choose", "position": {}})
    finally:
        await engine.end()


async def test_an_engine_that_takes_too_long_is_ended_and_the_next_question_is_answered(plain_engine, monkeypatch):
    bots = HouseBots(engines=1)
    try:
        (observation,) = observations(1)
        first = await bots.choose(observation, bot="greedy", seed="s")
        monkeypatch.setattr(thinkers, "THINK_S", 0.0)
        with pytest.raises(NotReady):
            await bots.choose(observation, bot="greedy", seed="s")
        assert not bots._engines[0].is_awake
        monkeypatch.setattr(thinkers, "THINK_S", 60.0)
        assert await bots.choose(observation, bot="greedy", seed="s") == first
    finally:
        await bots.close()


async def test_who_is_woken_has_an_engine_and_nobody_waits_long_for_one(plain_engine, monkeypatch):
    monkeypatch.setattr(thinkers, "WAKE_S", 0.001)
    bots = HouseBots(engines=1)
    try:
        (observation,) = observations(1)
        with pytest.raises(NotReady):
            await bots.choose(observation, bot="greedy", seed="s")
        bots.wake()
        bots.wake()
        await bots._waking
        assert bots._engines[0].is_awake
        assert await bots.choose(observation, bot="greedy", seed="s")
    finally:
        await bots.close()


async def test_a_table_whose_bot_is_late_or_fails_goes_on_with_greedy_and_a_line_in_the_log(
    plain_engine, monkeypatch, caplog
):
    monkeypatch.setattr(thinkers, "THINK_S", 0.0)
    bots = HouseBots(engines=1)
    async with running(bots=bots) as server, server.browser() as ana:
        await ana.get("/")
        table = (await ana.post("/api/tables", json={"seats": 2, "bots": [None, "expert"]})).json()["table"]
        async with socket(server, ana, table) as there:
            await there.until("view")
            while not (there.view["turn"] == 0 and there.view["last"] and there.view["last"]["seat"] == 1):
                if there.view["turn"] == 0 and there.view["moves"]:
                    await there.ask("play", at=there.view["at"], move=there.view["moves"][0]["text"])
                await there.read()
    assert any(each.message == "bot replaced" and each.bot == "expert" for each in caplog.records)


@pytest.mark.slow
async def test_the_compiled_bots_play_at_a_table_and_give_a_reason_for_a_hint(caplog):
    """They play themselves: nobody is replaced."""
    await asyncio.to_thread(cache.prepare)
    bots = HouseBots()
    bots.wake()
    await bots._waking
    async with running(bots=bots) as server, server.browser() as ana:
        await ana.get("/")
        for name in ("expert", "searcher", "master"):
            wish = {"seats": 2, "bots": [None, name], "rules": "classic target=none"}
            table = (await ana.post("/api/tables", json=wish)).json()["table"]
            async with socket(server, ana, table) as there:
                await there.until("view")
                asked = ""
                while there.view["phase"] not in ("deal_over", "match_over"):
                    view = there.view
                    if view["turn"] == 0 and view["moves"] and asked != view["at"]:
                        asked = view["at"]
                        hint = (await there.ask("hint"))["answer"]
                        assert hint["move"]["text"] in {move["text"] for move in view["moves"]}
                        assert sum(hint["parts"].values()) == pytest.approx(hint["expected"], abs=1e-6)
                        assert (hint["next_best"] is None) == (len(view["moves"]) == 1)
                        if other := hint["next_best"]:
                            assert other["move"]["text"] in {move["text"] for move in view["moves"]}
                            lost = hint["expected"] - sum(other["parts"].values())
                            assert 0 <= other["behind"] == pytest.approx(lost, abs=1e-6)
                        await there.ask("play", at=asked, move=hint["move"]["text"])
                    else:
                        await there.read()
                assert {line["seat"] for line in there.view["log"]} == {0, 1}
    assert not any(record.message == "bot replaced" for record in caplog.records)


async def median_gap(seconds: float) -> float:
    """How long the event loop usually takes to come round, in seconds."""
    gaps, end = [], time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        await asyncio.sleep(0.002)
        gaps.append(time.perf_counter() - began)
    return statistics.median(gaps)


@pytest.mark.slow
async def test_while_eight_bots_think_the_event_loop_comes_round_as_before(capsys):
    await asyncio.to_thread(cache.prepare)
    bots = HouseBots()
    bots.wake()
    await bots._waking
    seen = list(observations(8))
    done = 0

    async def think(place: int) -> None:
        nonlocal done
        while True:
            await bots.choose(seen[place], bot="master", seed=f"{done}")
            done += 1

    try:
        idle = await median_gap(5)
        thinking = [asyncio.create_task(think(place)) for place in range(8)]
        busy = await median_gap(5)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
    finally:
        await bots.close()
    with capsys.disabled():
        print(f"\n  {done} moves thought out; the loop's median gap {1000 * idle:.2f} -> {1000 * busy:.2f} ms", end="")
    assert done > 8
    assert busy <= 3 * idle


def test_every_bot_of_the_house_can_sit_down():
    assert HouseBots(engines=1).names() == tuple(BOTS)


@pytest.mark.parametrize(("allowed", "engines"), [(1, 1), (2, 1), (6, 5)])
def test_there_are_as_many_engines_as_cores_that_may_be_used_but_one(monkeypatch, allowed, engines):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(allowed)), raising=False)
    assert len(HouseBots()._engines) == engines
