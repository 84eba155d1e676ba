"""Who comes in: names we answer to, origins, cookies, headers, and how much is too much."""

import json
from dataclasses import replace

import httpx2
import pytest
import websockets

from cassino.table.lobby import Bounds
from cassino.web.guests import COOKIE, Guests
from cassino.web.settings import Limits, Settings
from tests.web.running import EAGER, running, socket

JSON = {"content-type": "application/json"}


async def open_table(browser: httpx2.AsyncClient, **wish) -> str:
    answer = await browser.post("/api/tables", json={"seats": 2, "bots": [None, "random"], "name": "Ana", **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "localhost.evil", "[::2]"]
)
async def test_another_host_name_gets_nothing(host):
    async with running() as server, server.browser() as browser:
        answer = await browser.get("/", headers={"host": host})
        assert answer.status_code in (400, 421)
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_another_page_can_neither_open_a_table_nor_a_socket(headers):
    async with running() as server, server.browser() as browser:
        answer = await browser.post("/api/tables", json={"seats": 2}, headers=headers)
        assert answer.status_code == 403
        table = await open_table(browser)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(address, additional_headers=headers, proxy=None)
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_what_a_foreign_form_could_send_is_refused(kind):
    async with running() as server, server.browser() as browser:
        answer = await browser.post("/api/tables", content=b'{"seats":2}', headers={"content-type": kind})
        assert answer.status_code == 415


async def test_a_guest_is_a_signed_cookie_that_no_script_can_read():
    async with running() as server, server.browser() as browser:
        answer = await browser.get("/")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=")
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in (await browser.get("/")).headers


async def test_over_https_the_cookie_is_bound_to_the_host_and_never_travels_in_the_clear():
    cookie = Guests(b"x" * 32, is_https=True).cookie("a" * 32).decode()
    assert cookie.startswith("__Host-")
    assert "Secure" in cookie


@pytest.mark.parametrize("change", ["other", "cut", "swapped", "foreign", "empty"])
async def test_a_cookie_that_is_not_ours_is_a_stranger(change):
    async with running() as server, server.browser() as ana:
        await ana.get("/")
        table = await open_table(ana)
        value = ana.cookies[COOKIE]
        guest, mark = value.split(".")
        forged = {
            "other": f"{'0' * 32}.{mark}",
            "cut": value[:-1],
            "swapped": f"{guest[::-1]}.{mark}",
            "foreign": Guests(b"y" * 32, is_https=False).cookie(guest).decode().split("=", 1)[1].split(";")[0],
            "empty": "",
        }[change]
        async with server.browser() as eve:
            answer = await eve.get(f"/api/tables/{table}", headers={"cookie": f"{COOKIE}={forged}"})
            assert answer.json()["you"] is None
            assert answer.json()["hand"] == []


@pytest.mark.parametrize(
    "other", ['prefs={"theme":"dark"}', 'arr=["a","b"]', "n=é", "a@b=1", "x=a b c", "flag", "=", "a=;"]
)
async def test_cookies_of_other_programs_of_this_host_do_not_hide_ours(other):
    async with running() as server, server.browser() as ana:
        await ana.get("/")
        table = await open_table(ana)
        value = f"{COOKIE}={ana.cookies[COOKIE]}"
        async with server.browser() as again:
            for header in (f"{other}; {value}", f"{value}; {other}".strip(), f"{COOKIE}=stale; {other}; {value}"):
                answer = await again.get(f"/api/tables/{table}", headers=[(b"cookie", header.encode())])
                assert answer.json()["you"] == 0
                assert "set-cookie" not in answer.headers


async def test_every_answer_binds_the_browser_to_this_server():
    async with running() as server, server.browser() as browser:
        for path in ("/", "/api/presets", "/static/nothing.js", "/words/en.ftl", "/nowhere"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers or headers["server"] != "uvicorn/0"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "bad_json"),
        (b"{", 422, "bad_json"),
        (b"[" * 10_000, 422, "bad_request"),
        (b"\xff\xfe", 422, "bad_json"),
        (b'{"seats":99}', 422, "bad_request"),
        (b'{"seats":"2"}', 422, "bad_request"),
        (b'{"colour":1}', 422, "bad_request"),
        (b'{"rules":"nonsense"}', 422, "bad_rules"),
        (b'{"rules":"mini","seats":3}', 422, "bad_rules"),
        (b'{"bots":[null,"nobody"]}', 422, "no_such_bot"),
        (b'{"bots":["random","random"]}', 422, "table_full"),
        (b'{"name":"\\u202e"}', 422, "bad_name"),
        (b'{"seats":2,"partnership":true}', 422, "bad_seat"),
    ],
)
async def test_a_bad_wish_for_a_table_is_refused_with_a_code_and_a_text(body, status, code):
    async with running() as server, server.browser() as browser:
        answer = await browser.post("/api/tables", content=body, headers=JSON)
        assert answer.status_code == status
        assert answer.json()["code"] in (code, "bad_json")
        assert answer.json()["text"]["id"] == f"error-{answer.json()['code']}"


async def test_a_body_beyond_the_limit_is_not_read():
    async with running() as server, server.browser() as browser:
        answer = await browser.post("/api/tables", content=b" " * 20_000, headers=JSON)
        assert answer.status_code == 413


@pytest.mark.parametrize(
    "path", ["/api/tables/nope", "/api/tables/..%2f..", "/api/codes/222222", "/api/tables/nope/qr.svg"]
)
async def test_what_does_not_exist_is_not_found(path):
    async with running() as server, server.browser() as browser:
        answer = await browser.get(path)
        assert answer.status_code == 404


async def test_an_address_may_open_only_so_many_tables_and_try_only_so_many_codes():
    limits = Limits(tables_per_address="3/minute", codes_per_address="3/minute")
    async with running(Settings(limits=limits)) as server, server.browser() as browser:
        statuses = [(await browser.post("/api/tables", json={"seats": 2})).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        statuses = [(await browser.get("/api/codes/222222")).status_code for _ in range(5)]
        assert statuses == [404, 404, 404, 429, 429]


async def test_an_address_may_ask_only_so_often():
    async with running(Settings(limits=Limits(requests_per_address="5/minute"))) as server, server.browser() as browser:
        assert [(await browser.get("/api/presets")).status_code for _ in range(7)] == [200] * 5 + [429] * 2
        assert (await browser.get("/healthz")).status_code == 200  # a watchdog sees a server that is well


async def test_files_of_the_page_are_no_requests_and_who_asks_too_often_reads_so():
    limits = Limits(requests_per_address="3/minute", files_per_address="5/minute")
    async with running(Settings(limits=limits)) as server, server.browser() as browser:
        files = [(await browser.get("/static/css/layout.css")).status_code for _ in range(6)]
        assert files == [200] * 5 + [429]
        pages = [await browser.get("/", headers={"accept": "text/html", "accept-language": "it"}) for _ in range(4)]
        assert [page.status_code for page in pages] == [200] * 3 + [429]
        assert "Aspetta un momento" in pages[-1].text
        assert "default-src" in pages[-1].headers["content-security-policy"]
        assert (await browser.get("/api/presets")).json()["code"] == "refused"


async def test_a_server_holds_only_so_many_tables_and_makes_room_from_those_nobody_uses():
    settings = replace(EAGER, bounds=Bounds(tables=5))
    async with running(settings) as server, server.browser() as browser:
        for _ in range(30):
            await open_table(browser)
        assert len(server.server.lobby.tables()) <= 5


async def close_code(server, browser, table) -> int:
    """The code with which a new socket is closed."""
    async with socket(server, browser, table) as refused:
        return await refused.close_code()


async def test_sockets_of_an_address_are_bounded():
    settings = replace(EAGER, limits=replace(EAGER.limits, sockets_per_address=3))
    async with running(settings) as server, server.browser() as browser:
        table = await open_table(browser)
        async with socket(server, browser, table), socket(server, browser, table), socket(server, browser, table):
            assert await close_code(server, browser, table) == 4429
        async with socket(server, browser, table) as again:
            assert (await again.read())["type"] == "view"


async def test_the_qr_code_and_the_description_and_the_figures_are_there():
    async with running() as server, server.browser() as browser:
        await browser.get("/")
        table = await open_table(browser)
        assert (await browser.get(f"/api/tables/{table}/qr.svg")).text.startswith("<svg")
        assert (await browser.get("/api/openapi.json")).json()["openapi"] == "3.1.0"
        assert "cassino_tables_opened_total 1.0" in (await browser.get("/metrics")).text
        assert (await browser.get("/readyz")).text == "ready\n"
        mine = (await browser.get("/api/tables")).json()
        assert [each["table"] for each in mine] == [table]
        async with server.browser() as eve:
            assert (await eve.get("/api/tables")).json() == []
            figures = (await eve.get("/metrics")).text
        assert table not in figures
        assert json.dumps("Ana") not in figures


async def test_a_store_that_fails_turns_readiness_off():
    async with running() as server, server.browser() as browser:
        await server.server.store.close()
        assert (await browser.get("/readyz")).status_code == 503
        assert (await browser.get("/healthz")).status_code == 200
        assert (await browser.post("/api/tables", json={"seats": 2})).status_code == 503
