"""Hints: only against bots, thought out once a turn, and from what the seat knows."""

import pytest

from cassino.table import commands as c
from cassino.table.refusals import TableError
from tests.table.people import DrawnBots, Person, open_table, settle, surroundings
from tests.table.play import seated_table


async def against_a_bot(bots=None):
    table = await open_table(bots=[None, "random"], around=surroundings(bots=bots))
    ana = Person(table, "ana")
    ana.connect(0)
    await settle(table)
    while table.state.turn != 0:
        await settle(table, 1)
    await ana.read()
    return table, ana


async def test_alone_with_bots_a_person_is_told_a_legal_move_and_what_it_brings():
    table, ana = await against_a_bot()
    assert ana.view["can_hint"]
    advice = (await ana.do(c.Hint)).answer
    assert table.state.position.is_legal(advice.move)
    assert (advice.expected, advice.parts) == (1.5, {"most_cards": 1.5})
    await table.stop()


async def test_however_often_it_is_asked_a_bot_thinks_once_a_turn():
    bots = DrawnBots()
    table, ana = await against_a_bot(bots)
    answers = [(await ana.do(c.Hint)).answer for _ in range(5)]
    assert len(set(map(str, answers))) == 1
    assert [bot for bot, _, _ in bots.asked].count("hint") == 1
    await ana.do(c.Play, at=table.state.at, move=ana.view["moves"][0]["text"])
    while table.state.turn != 0:
        await settle(table, 1)
    await ana.do(c.Hint)
    assert [bot for bot, _, _ in bots.asked].count("hint") == 2
    await table.stop()


async def test_advice_that_failed_is_thought_out_again():
    class Failing(DrawnBots):
        failures = 1

        async def advise(self, observation, *, seed):
            if self.failures:
                self.failures -= 1
                raise ValueError("no idea")
            return await super().advise(observation, seed=seed)

    table, ana = await against_a_bot(Failing())
    with pytest.raises(TableError) as refused:
        await ana.do(c.Hint)
    assert refused.value.code == "no_advice"
    assert (await ana.do(c.Hint)).answer.expected == 1.5
    await table.stop()


async def test_where_other_people_play_there_are_no_hints():
    table, people = await seated_table()
    ana = people[table.state.turn]
    await ana.read()
    assert not ana.view["can_hint"]
    with pytest.raises(TableError) as refused:
        await ana.do(c.Hint)
    assert refused.value.code == "no_hints"
    await table.stop()


async def test_when_it_is_not_ones_turn_there_is_none():
    table, ana = await against_a_bot()
    with pytest.raises(TableError) as refused:
        await table.submit("eve", c.Hint(id="0" * 32))
    assert refused.value.code == "not_allowed"
    await ana.do(c.Play, at=table.state.at, move=ana.view["moves"][0]["text"])
    await table.stop()
