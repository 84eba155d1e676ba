"""House rules, asked for by a line of text."""

from cassino.rules import OPTIONS, PRESETS
from tests.web.running import running


async def test_a_line_of_rules_is_shown_option_by_option():
    async with running() as server, server.browser() as ana:
        told = (await ana.get("/api/rules", params={"line": "royal target=11 points.sweep=2"})).json()
    assert told["preset"] == "royal"
    assert told["line"] == "royal points.sweep=2 target=11"
    assert set(told["options"]) == set(OPTIONS)
    assert told["options"]["target"] == 11
    assert told["options"]["points"]["sweep"] == 2
    assert told["options"]["points"]["most_cards"] == 3
    assert len(told["deck"]) == 52


async def test_every_preset_can_be_asked_for():
    async with running() as server, server.browser() as ana:
        for name in PRESETS:
            assert (await ana.get("/api/rules", params={"line": name})).json()["seats"]


async def test_a_line_that_does_not_work_is_refused_with_a_code():
    async with running() as server, server.browser() as ana:
        answer = await ana.get("/api/rules", params={"line": "classic target=soon"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_rules")
        answer = await ana.get("/api/rules", params={"line": "x" * 3000})
        assert (answer.status_code, answer.json()["code"]) == (422, "too_long")
