"""Bots in seats: they play by themselves, from what they may know, at moments that tell nothing."""

import asyncio
import logging

import pytest

from cassino.bots import BOTS
from cassino.rules import Observation
from cassino.table import commands as c
from cassino.table.bot_turn import SLOTS_S
from cassino.table.clock import ManualClock
from cassino.table.fair import bot_seed
from cassino.table.own import bot_pause
from cassino.table.players import LocalBots
from cassino.table.state import Phase
from tests.table.people import DrawnBots, Person, open_table, settle, surroundings


async def at_the_table(bots=None, *, pace_s: float = 0.0, seats: int = 2, **more):
    clock = ManualClock()
    around = surroundings(clock=clock, bots=bots, pace_s=pace_s)
    table = await open_table(seats=seats, bots=[None, *["random"] * (seats - 1)], around=around, **more)
    ana = Person(table, "ana")
    ana.connect(0)
    await settle(table)
    await ana.read()
    return table, ana, clock


async def until_own_turn(table, ana):
    while table.state.phase is Phase.PLAYING and table.state.turn != 0:
        await settle(table, 2)
    await ana.read()


async def play_one(table, ana):
    await until_own_turn(table, ana)
    await ana.do(c.Play, at=table.state.at, move=ana.view["moves"][0]["text"])


async def test_a_table_with_bots_in_all_other_seats_starts_when_its_host_is_there():
    table, ana, _ = await at_the_table(seats=3)
    assert table.state.phase is Phase.PLAYING
    await until_own_turn(table, ana)
    assert ana.view["moves"]
    await table.stop()


async def test_a_bot_sees_an_observation_of_its_own_seat_only():
    seen = []

    class Watching(DrawnBots):
        async def choose(self, observation: Observation, *, bot, seed):
            seen.append(observation)
            return await super().choose(observation, bot=bot, seed=seed)

    table, ana, _ = await at_the_table(Watching())
    await play_one(table, ana)
    await until_own_turn(table, ana)
    for observation in seen:
        assert observation.seat == 1
        assert observation.position.hands[0].cards == 0
        assert set(observation.position.stock) == {-1}
    await table.stop()


async def test_a_bots_seed_follows_from_the_matchs_key():
    bots = DrawnBots()
    table, ana, _ = await at_the_table(bots)
    await play_one(table, ana)
    await until_own_turn(table, ana)
    plies = [ply for ply, move in enumerate(table.state.position.history)]
    expected = {bot_seed(table.state.key, 1, 1, ply) for ply in plies}
    assert {seed for _, _, seed in bots.asked} <= expected
    await table.stop()


@pytest.mark.parametrize("thinks_s", [0.0, 0.3])
async def test_a_bots_move_appears_when_its_pause_is_over_however_long_it_thought(thinks_s):
    class Thinking(DrawnBots):
        async def choose(self, observation, *, bot, seed):
            for _ in range(int(thinks_s * 100)):
                await asyncio.sleep(0)
            return await super().choose(observation, bot=bot, seed=seed)

    table, ana, clock = await at_the_table(Thinking(), pace_s=1.0)
    if table.state.turn == 0:
        await ana.do(c.Play, at=table.state.at, move=ana.view["moves"][0]["text"])
    await settle(table, 100)
    at, pause = table.state.at, bot_pause(table.state, 1.0)
    assert 0.75 <= pause <= 1.25
    clock.advance(pause - 0.001)
    await settle(table, 100)
    assert table.state.at == at
    clock.advance(0.002)
    await settle(table, 100)
    assert table.state.at != at
    await table.stop()


async def test_a_bot_that_is_late_plays_at_a_fixed_moment():
    gate = asyncio.Event()

    class Late(DrawnBots):
        async def choose(self, observation, *, bot, seed):
            await gate.wait()
            return await super().choose(observation, bot=bot, seed=seed)

    table, ana, clock = await at_the_table(Late(), pace_s=1.0)
    if table.state.turn == 0:
        await ana.do(c.Play, at=table.state.at, move=ana.view["moves"][0]["text"])
    await settle(table)
    at, pause = table.state.at, bot_pause(table.state, 1.0)
    clock.advance(pause + 0.5)
    gate.set()
    await settle(table)
    assert table.state.at == at
    clock.advance(SLOTS_S[1] - 0.5)
    await settle(table)
    assert table.state.at != at
    await table.stop()


@pytest.mark.parametrize("fault", ["raises", "illegal"])
async def test_a_bot_that_fails_is_replaced_for_the_move_and_the_log_says_so(fault, caplog):
    class Failing(DrawnBots):
        async def choose(self, observation, *, bot, seed):
            if bot == "greedy":
                return await super().choose(observation, bot=bot, seed=seed)
            if fault == "raises":
                raise RuntimeError("secret AC")
            return observation.legal_moves()[0]._replace(card=0, loose=1 << 51)

    with caplog.at_level(logging.WARNING, "cassino.table"):
        table, ana, _ = await at_the_table(Failing())
        await play_one(table, ana)
        await until_own_turn(table, ana)
    assert table.state.turn == 0
    assert table.state.ply >= 1
    assert any(record.message == "bot replaced" for record in caplog.records)
    assert "secret" not in caplog.text
    await table.stop()


async def test_a_bots_answer_to_a_ply_that_is_gone_is_dropped():
    gate = asyncio.Event()

    class Held(DrawnBots):
        async def choose(self, observation, *, bot, seed):
            await gate.wait()
            return await super().choose(observation, bot=bot, seed=seed)

    table, ana, _ = await at_the_table(Held())
    if table.state.turn == 0:
        await ana.do(c.Play, at=table.state.at, move=ana.view["moves"][0]["text"])
        await settle(table)
        await ana.do(c.TakeBack, at=table.state.at)
        assert table.state.turn == 0
        gate.set()
        await settle(table)
        assert table.state.turn == 0
    await table.stop()


def test_the_bots_of_this_machine_are_those_that_need_no_compiling():
    assert LocalBots().names() == tuple(name for name, info in BOTS.items() if not info.is_compiled)
    assert "greedy" in LocalBots().names()


async def test_greedy_bots_play_a_whole_match_by_themselves():
    around = surroundings(bots=LocalBots())
    table = await open_table(seats=4, bots=[None, "greedy", "greedy", "greedy"], around=around)
    ana = Person(table, "ana")
    ana.connect(0)
    while table.state.phase is not Phase.MATCH_OVER:
        await asyncio.sleep(0.001)
        await ana.read()
        if table.state.turn == 0 and ana.view["turn"] == 0:
            await ana.do(c.Play, at=table.state.at, move=ana.view["moves"][0]["text"])
        elif table.state.phase is Phase.DEAL_OVER:
            await ana.do(c.NextDeal)
    assert table.state.sheet.winner is not None
    await table.stop()
