"""Tables that begin from a position: crowded layouts stay within bounds, and the deal is played to its end."""

import json
import random
import time

import pytest

from cassino.cards import card_name
from cassino.errors import OverBudget
from cassino.table import commands as c
from cassino.table.apply import replay
from cassino.table.state import Phase
from tests.table.people import Person, open_table, settle, surroundings
from tests.table.play import all_events


def crowded(loose: int, *, rules: str = "classic", seed: int = 1) -> dict:
    """The last round of two seats: four cards each, so many on the layout, the rest captured."""
    names = [card_name(card) for card in range(52)]
    random.Random(seed).shuffle(names)
    hands, names = [names[:4], names[4:8]], names[8:]
    taken = names[loose:]
    return {
        "rules": rules,
        "seats": 2,
        "dealer": 1,
        "turn": 0,
        "round": 6,
        "hands": hands,
        "stock": [],
        "loose": names[:loose],
        "builds": [],
        "captured": [taken[::2], taken[1::2]],
        "sweeps": [0, 0],
        "last_capturer": 1 if taken else None,
        "score": [3, 5],
    }


async def table_from(position: dict):
    around = surroundings()
    table = await open_table(rules=position["rules"], seats=2, bots=[None, "random"], position=position, around=around)
    ana = Person(table, "ana")
    ana.connect(0)
    await settle(table)
    await ana.read()
    return table, ana, around


@pytest.mark.parametrize("rules", ["classic", "royal", "literal", "swedish"])
@pytest.mark.parametrize("loose", [20, 36, 40, 44])
async def test_a_crowded_layout_is_shown_within_bounds_and_asked_about_by_narrowing(rules, loose):
    table, ana, _ = await table_from(crowded(loose, rules=rules))
    view = ana.view
    assert view["phase"] == "playing"
    assert len(view["loose"]) == loose
    assert len(view["moves"]) <= 200
    assert max(map(len, ana.raw)) <= 65536
    if not view["complete"]:
        assert len(view["moves"]) == 200
    began = time.process_time()
    for card in view["hand"]:
        try:
            answer = (await ana.do(c.Narrow, card=card)).answer
            assert len(answer.narrowing.moves) <= 200
            assert answer.largest is None or table.state.position.is_legal(answer.largest)
            assert await ana.do(c.Explain, move=card)
        except OverBudget:
            continue
    assert time.process_time() - began < 20
    await table.stop()


async def test_a_deal_that_was_set_up_is_played_on_and_the_match_goes_on_from_its_score():
    table, ana, around = await table_from(crowded(12))
    assert ana.view["totals"] == [3, 5]
    assert ana.view["last_round"]
    draw = random.Random(1)
    while table.state.phase is Phase.PLAYING:
        if table.state.turn == 0:
            await ana.read()
            await ana.do(c.Play, at=table.state.at, move=draw.choice(ana.view["moves"])["text"])
        await settle(table, 3)
    await ana.read()
    sheet = ana.view["sheet"]
    assert sheet["before"] == [3, 5]
    assert sheet["after"] == [3 + sheet["points"][0], 5 + sheet["points"][1]]
    await ana.do(c.NextDeal)
    assert table.state.phase is Phase.PLAYING
    assert table.state.deal == 2
    assert table.state.position.dealer == 0
    assert replay(table.state.table, await all_events(table, around)) == table.state
    await table.stop()


async def test_the_position_is_in_no_frame():
    table, ana, _ = await table_from(crowded(12))
    hidden = [card_name(card) for card in range(52) if table.state.position.hands[1].cards >> card & 1]
    text = json.dumps(ana.frames)
    assert [card for card in hidden if f'"{card}"' in text] == []
    await table.stop()
