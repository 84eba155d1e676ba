"""A person plays whole matches against bots over a real socket."""

import random

import pytest

from tests.web.running import running, socket


@pytest.mark.parametrize(("rules", "seats"), [("classic", 2), ("royal", 3), ("spade", 4), ("royal_draw", 2)])
async def test_a_person_plays_a_match_to_the_end_against_bots(rules, seats):
    draw = random.Random(rules)
    async with running() as server, server.browser() as ana:
        await ana.get("/")
        bots = [None, *["random"] * (seats - 1)]
        opened = await ana.post("/api/tables", json={"rules": rules, "seats": seats, "bots": bots, "name": "Ana"})
        assert opened.status_code == 201, opened.text
        table = opened.json()["table"]
        assert opened.json()["link"] == f"/t/{table}"
        async with socket(server, ana, table, query="?since=0") as ours:
            await ours.until("view")
            while ours.view["phase"] != "match_over":
                view = ours.view
                if view["turn"] == view["you"] == 0:
                    move = draw.choice(view["moves"])
                    answer = await ours.ask("play", at=view["at"], move=move["text"])
                elif view["phase"] == "deal_over":
                    answer = await ours.ask("next_deal")
                else:
                    answer = await ours.read()
                assert answer["type"] in ("view", "ack"), answer
            sheet = ours.view["sheet"]
            assert sheet["winner"] is not None
            assert sheet["after"] == ours.view["totals"]
            numbers = [event["number"] for frame in ours.frames for event in frame.get("events", [])]
            assert numbers == list(range(1, len(numbers) + 1))
