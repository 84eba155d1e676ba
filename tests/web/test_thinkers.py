"""Bots that think, beside the server: the same moves, never two answers mixed, and a way on when they fail."""

import asyncio
from types import MappingProxyType

import pytest

from cassino.bots import BOTS, BotInfo
from cassino.notation.seeds import Seed
from cassino.rules import Position, Rules, observe
from cassino.rules.kernel import cache
from cassino.table.players import LocalBots
from cassino.web import thinkers
from cassino.web.thinkers import HouseBots, NotReady, _Engine

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


def test_every_bot_of_the_house_can_sit_down():
    assert HouseBots(engines=1).names() == tuple(BOTS)
