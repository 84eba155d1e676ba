"""Sockets: commands answered, refused and repeated; bad frames; coming back; several tabs and viewers."""

import asyncio
import json
import secrets
from dataclasses import replace

import pytest

from cassino.table.clock import SystemClock
from cassino.table.commands import Say
from cassino.table.memory import MemoryStore
from tests.table.people import lobby, surroundings
from tests.web.running import EAGER, Socket, running, socket


async def table_of(browser, **wish) -> str:
    await browser.get("/")
    answer = await browser.post("/api/tables", json={"seats": 2, "bots": [None, "random"], "name": "Ana", **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


async def own_turn(ours: Socket) -> dict:
    await ours.until("view")
    while ours.view["turn"] != ours.view["you"]:
        await ours.until("view")
    return ours.view


ID = "0" * 32
BAD_FRAMES = [
    ("", "bad_json"),
    ("{", "bad_json"),
    ("null", "bad_request"),
    ("[]", "bad_request"),
    ("{}", "bad_request"),
    ('{"do":"play"}', "bad_request"),
    (f'{{"do":"fly","id":"{ID}"}}', "bad_request"),
    ('{"do":"say","id":"x","phrase":"hello"}', "bad_request"),
    (f'{{"do":"say","id":"{ID}","phrase":"hello","more":1}}', "bad_request"),
    (f'{{"do":"say","id":"{ID}","phrase":"{"x" * 5000}"}}', "bad_request"),
    ("[" * 5000, "bad_request"),
    (f'{{"do":"say","id":"{ID}","phrase":{"[" * 3000}{"]" * 3000}}}', "bad_request"),
    (" " * 9000, "too_long"),
    (f'{{"do":"play","id":"{ID}","at":"AT","move":"AC9"}}', "bad_move"),
    (f'{{"do":"play","id":"{ID}","at":"AT","move":{{"kind":"fly","card":"AC"}}}}', "bad_move"),
    (f'{{"do":"narrow","id":"{ID}","card":"ZZ"}}', "bad_card"),
    (f'{{"do":"sit","id":"{ID}","seat":99}}', "bad_request"),
    (f'{{"do":"say","id":"{ID}","phrase":"\\ud800"}}', "bad_json"),
]


@pytest.mark.parametrize(("frame", "code"), BAD_FRAMES, ids=range(len(BAD_FRAMES)))
async def test_a_bad_frame_is_refused_with_a_code_and_the_socket_lives(frame, code):
    async with running() as server, server.browser() as ana:
        table = await table_of(ana)
        async with socket(server, ana, table) as ours:
            await own_turn(ours)
            at = ours.view["at"]
            await ours.connection.send(frame.replace("AT", at))
            refusal = await ours.until("refused")
            assert refusal["code"] == code
            assert refusal["text"]["id"] == f"error-{refusal['code']}"
            answer = await ours.ask("say", phrase="hello")
            assert answer["type"] == "ack"
            assert ours.view["at"] == at


async def test_bytes_that_are_no_text_are_refused_and_a_giant_frame_closes_the_socket():
    async with running() as server, server.browser() as ana:
        table = await table_of(ana)
        async with socket(server, ana, table) as ours:
            await ours.connection.send(b"\xff\x00\xfe")
            assert (await ours.until("refused"))["code"] == "bad_json"
            await ours.connection.send("x" * 70_000)
            assert await ours.close_code() == 1009


async def test_a_refusal_names_the_reason_the_rule_and_the_cards():
    async with running() as server, server.browser() as ana:
        table = await table_of(ana)
        async with socket(server, ana, table) as ours:
            view = await own_turn(ours)
            missing = next(card for card in ("2S", "3S", "4S", "5S", "6S") if card not in view["hand"] + view["loose"])
            refusal = await ours.ask("play", at=view["at"], move=missing)
            assert refusal["code"] == "illegal_move"
            assert refusal["text"]["id"] == "reason-not_in_hand"
            assert refusal["cards"] == [missing]
            assert refusal["rule"]
            told = (await ours.ask("explain", move=missing))["answer"]
            assert told["legal"] is False
            assert told["reason"] == "not_in_hand"
            legal = (await ours.ask("explain", move=view["moves"][0]["text"]))["answer"]
            assert legal == {"legal": True}
            narrowed = (await ours.ask("narrow", card=view["moves"][0]["card"]))["answer"]
            assert set(narrowed) == {"open", "open_builds", "moves", "largest"}


async def test_a_command_repeated_after_the_socket_broke_is_done_once():
    async with running() as server, server.browser() as ana:
        table = await table_of(ana)
        identity = secrets.token_hex(16)
        async with socket(server, ana, table) as ours:
            view = await own_turn(ours)
            move = view["moves"][0]["text"]
            await ours.send("play", id=identity, at=view["at"], move=move)
        async with socket(server, ana, table) as ours:
            answer = await ours.ask("play", id=identity, at=view["at"], move=move)
            assert answer["type"] == "ack"
            history = [line for line in ours.view["log"] if line["seat"] == 0]
            assert len(history) == 1


async def test_who_comes_back_by_number_gets_what_was_missed_and_the_same_view():
    async with running() as server, server.browser() as ana:
        table = await table_of(ana)
        async with socket(server, ana, table, query="?since=0") as ours:
            view = await own_turn(ours)
            seen = ours.frames[-1]["number"]
            await ours.ask("play", at=view["at"], move=view["moves"][0]["text"])
            await own_turn(ours)
            last = [frame for frame in ours.frames if frame["type"] == "view"][-1]
            async with socket(server, ana, table, query=f"?since={seen}") as again:
                frame = await again.read()
                assert {**frame["view"], "turn_ms": 0} == {**last["view"], "turn_ms": 0}
                assert [event["number"] for event in frame["events"]] == list(range(seen + 1, frame["number"] + 1))
            for query in ("", "?since=abc", "?since=999999", "?since=-1"):
                async with socket(server, ana, table, query=query) as again:
                    assert (await again.read())["snapshot"] is True


async def test_two_tabs_are_one_seat_and_both_get_every_frame():
    async with running() as server, server.browser() as ana:
        table = await table_of(ana)
        async with socket(server, ana, table) as first, socket(server, ana, table) as second:
            view = await own_turn(first)
            await second.until("view")
            assert second.view["you"] == 0
            await first.ask("play", at=view["at"], move=view["moves"][0]["text"])
            await first.ask("say", phrase="hello")
            while second.frames[-1]["number"] < first.frames[-2]["number"]:
                await second.read()
            assert second.view["log"]


async def test_friends_join_by_the_link_play_and_a_watcher_sees_no_hand():
    async with running() as server, server.browser() as ana, server.browser() as ben, server.browser() as eve:
        table = await table_of(ana, bots=[])
        await ben.get(f"/t/{table}")
        await eve.get(f"/t/{table}")
        async with (
            socket(server, ana, table) as at_ana,
            socket(server, ben, table) as at_ben,
            socket(server, eve, table) as at_eve,
        ):
            for each in (at_ana, at_ben, at_eve):
                await each.read()
            assert (await at_ben.ask("sit", name="Ben"))["type"] == "ack"
            assert (await at_eve.ask("sit"))["code"] == "table_full"
            assert (await at_ben.ask("start"))["code"] == "not_allowed"
            assert (await at_ana.ask("start"))["type"] == "ack"
            for each in (at_ben, at_eve):
                while each.frames[-1].get("view", {}).get("phase") != "playing":
                    await each.read()
            assert len(at_ana.view["hand"]) == len(at_ben.view["hand"]) == 4
            assert at_eve.view["hand"] == []
            assert at_eve.view["moves"] is None
            assert at_eve.view["hands"] == [4, 4]
            assert [seat["name"] for seat in at_eve.view["seats"]] == ["Ana", "Ben"]
            raw = json.dumps(at_eve.frames)
            for card in set(at_ana.view["hand"] + at_ben.view["hand"]):
                assert f'"{card}"' not in raw


async def test_a_flood_is_refused_as_too_fast_then_cut_off_and_others_are_served():
    settings = replace(EAGER, limits=replace(EAGER.limits, messages_per_s=5, messages_at_once=10))
    async with running(settings) as server, server.browser() as ana, server.browser() as eve:
        table = await table_of(ana)
        async with socket(server, eve, table) as flood, socket(server, ana, table) as ours:
            for _ in range(300):
                await flood.send("say", phrase="hello")
            await flood.close_code()
            codes = [frame.get("code") for frame in flood.frames]
            assert codes.count("too_fast") >= 100
            assert (await ours.ask("say", phrase="hello"))["type"] == "ack"


async def test_a_table_that_does_not_exist_closes_the_socket_and_says_so():
    async with running() as server, server.browser() as ana:
        await ana.get("/")
        async with socket(server, ana, "nope") as ours:
            assert await ours.close_code() == 4404


async def test_a_closed_table_says_goodbye():
    async with running() as server, server.browser() as ana:
        table = await table_of(ana)
        async with socket(server, ana, table) as ours:
            await ours.until("view")
            await ours.send("close")
            assert (await ours.until("goodbye"))["why"] == "closed"
            assert await ours.close_code() == 1000


async def test_a_server_that_stops_tells_its_clients_to_come_back():
    async with server_that_stops() as ours:
        assert await ours.close_code() == 1012


class server_that_stops:  # noqa: N801 - reads as the function that it is
    """A socket whose server is stopped as soon as it is open."""

    async def __aenter__(self) -> Socket:
        self._server = running()
        server = await self._server.__aenter__()
        self._browser = server.browser()
        table = await table_of(self._browser)
        self._socket = socket(server, self._browser, table)
        ours = await self._socket.__aenter__()
        await ours.until("view")
        self._stopping = asyncio.create_task(self._server.__aexit__(None, None, None))
        return ours

    async def __aexit__(self, *error: object) -> None:
        await self._socket.__aexit__(None, None, None)
        await self._browser.aclose()
        await self._stopping


async def test_a_listed_table_is_found_by_strangers_while_its_host_waits():
    async with running() as server, server.browser() as ana, server.browser() as ben:
        for client in (ana, ben):
            await client.get("/")
        wish = {"seats": 3, "listed": True, "best_of": 3, "name": "Ana", "pace": {"kind": "clock", "seconds": 300}}
        table = (await ana.post("/api/tables", json=wish)).json()["table"]
        hidden = (await ana.post("/api/tables", json={"seats": 2})).json()["table"]
        assert (await ben.get("/api/tables")).json() == []
        async with socket(server, ana, table) as there:
            await there.until("view")
            while not there.view["seats"][0]["here"]:
                await there.read()
            (found,) = (await ben.get("/api/tables")).json()
            assert (found["table"], found["open"], found["best_of"], found["yours"]) == (table, 2, 3, False)
            assert {each["table"] for each in (await ana.get("/api/tables")).json()} == {table, hidden}
            assert (await there.ask("list", listed=False))["type"] == "ack"
            assert (await ben.get("/api/tables")).json() == []


async def test_a_hint_and_a_narrowing_come_over_the_socket():
    async with running() as server, server.browser() as ana:
        await ana.get("/")
        wish = {"seats": 2, "bots": [None, "random"]}
        table = (await ana.post("/api/tables", json=wish)).json()["table"]
        async with socket(server, ana, table) as there:
            await there.until("view")
            while not there.view["can_hint"]:
                await there.read()
            answer = (await there.ask("hint"))["answer"]
            assert answer["move"]["text"] in {move["text"] for move in there.view["moves"]}
            assert (answer["expected"], answer["error"], answer["exact"]) == (1.5, 0.25, False)
            for card in there.view["hand"]:
                narrowed = (await there.ask("narrow", card=card))["answer"]
                captures = [move for move in there.view["moves"] if move["card"] == card and move["kind"] == "capture"]
                assert (narrowed["largest"] is None) == (not captures)


async def test_at_a_table_that_another_process_wrote_a_client_comes_back_and_its_command_is_done_once():
    store = MemoryStore()
    async with running(store=store) as server, server.browser() as ana:
        table = await table_of(ana)
        async with socket(server, ana, table, query="?since=0") as ours:
            await own_turn(ours)
            seen = ours.frames[-1]["number"]
            other = await lobby(surroundings(store, clock=SystemClock())).get(table)
            guest = next(seat.viewer for seat in other.state.seats if seat.viewer)
            await other.submit(guest, Say(id="a" * 32, phrase="hello"))
            await other.stop()
            command = await ours.send("say", phrase="thanks")
            assert await ours.close_code() == 1012
            assert ours.frames[-1] == {"type": "goodbye", "why": "moved"}
            assert not any(frame.get("id") == command for frame in ours.frames), "it would not be sent again"
        async with socket(server, ana, table, query=f"?since={seen}") as again:
            missed = (await again.read())["events"]
            assert [event.get("phrase") for event in missed if event["event"] == "said"] == ["hello"]
            for _ in range(2):
                assert (await again.ask("say", id=command, phrase="thanks"))["type"] == "ack"
            said = [event for frame in again.frames for event in frame.get("events", []) if event["event"] == "said"]
            assert [event["phrase"] for event in said] == ["hello", "thanks"]
