"""The server as a program: its address, a taken port, a second start, and its end."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import httpx2
import pytest

from cassino.storage.folder import DataFolder
from cassino.storage.upkeep import back_up, restore

PROGRAM = """
import sys
from cassino.web import serve
serve(port=int(sys.argv[1]), lan="lan" in sys.argv, open_browser=False, say=lambda text: print(text, flush=True))
"""


@contextmanager
def program(folder, *arguments: str):
    """The server in a process of its own, in a data folder."""
    env = {**os.environ, "CASSINO_DATA": str(folder)}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address_of(process) -> str:
    """Where it says that it is, once it answers."""
    for line in process.stdout:
        found = re.search(r"is at (http://\S+)", line)
        if found:
            break
    else:
        raise AssertionError(process.stderr.read())
    for _ in range(500):
        try:
            httpx2.get(found[1] + "/readyz", trust_env=False).raise_for_status()
        except httpx2.HTTPError:
            time.sleep(0.02)
        else:
            return found[1]
    raise AssertionError("the server does not answer")


def test_it_says_its_address_serves_and_ends_within_a_second_of_ctrl_c(tmp_path):
    times: list[float] = []
    while not times or (min(times) >= 1 and len(times) < 4):  # a busy machine is given another try
        with program(tmp_path, "0") as process:
            address = address_of(process)
            assert "<!doctype html>" in httpx2.get(address, trust_env=False).text.lower()
            asked = time.monotonic()
            process.send_signal(signal.SIGINT)
            process.wait(30)
            times.append(time.monotonic() - asked)
            assert process.returncode == 0
            assert process.stderr.read() == ""
    assert min(times) < 1


def test_a_taken_port_gives_way_to_the_next_free_one_and_it_is_said(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with program(tmp_path, str(port)) as process:
            first = process.stdout.readline()
            address = address_of(process)
            used = int(address.rsplit(":", 1)[1])
            assert used > port
            assert str(port) in first
            assert str(used) in first


def test_a_second_start_says_where_the_first_one_runs(tmp_path):
    with program(tmp_path, "0") as process:
        address = address_of(process)
        with program(tmp_path, "0") as second:
            out, err = second.communicate(timeout=60)
            assert address in out
            assert err == ""
            assert second.returncode == 0


def test_tables_and_guests_outlive_the_server(tmp_path):
    with program(tmp_path, "0") as process:
        address = address_of(process)
        with httpx2.Client(base_url=address, trust_env=False, verify=False) as ana:
            ana.get("/")
            table = ana.post("/api/tables", json={"seats": 2, "name": "Ana"}).json()
            view = ana.get(f"/api/tables/{table['table']}").json()
            cookies = dict(ana.cookies)
        process.send_signal(signal.SIGINT)
        process.wait(30)
    with program(tmp_path, "0") as process:
        address = address_of(process)
        with httpx2.Client(base_url=address, cookies=cookies, trust_env=False, verify=False) as ana:
            assert ana.get(f"/api/tables/{table['table']}").json() == view
            assert ana.get(f"/api/codes/{table['code']}").json()["table"] == table["table"]
    assert not (tmp_path / "secret").exists()


def test_a_restored_backup_knows_who_sat_where(tmp_path):
    with program(tmp_path / "one", "0") as process:
        with httpx2.Client(base_url=address_of(process), trust_env=False, verify=False) as ana:
            ana.get("/")
            table = ana.post("/api/tables", json={"seats": 2, "name": "Ana"}).json()["table"]
            cookies = dict(ana.cookies)
        back_up(tmp_path / "one" / "cassino.db", tmp_path / "backup.db")
    with DataFolder(tmp_path / "two") as folder:
        restore(folder, tmp_path / "backup.db")
    with (
        program(tmp_path / "two", "0") as process,
        httpx2.Client(base_url=address_of(process), cookies=cookies, trust_env=False, verify=False) as ana,
    ):
        assert ana.get(f"/api/tables/{table}").json()["you"] == 0


def test_with_lan_the_network_can_reach_it_by_the_address_that_is_shown(tmp_path):
    with program(tmp_path, "0", "lan") as process:
        address = address_of(process)
        port = address.rsplit(":", 1)[1]
        shown = process.stdout.readline()
        found = re.search(rf"http://(\S+):{port}", shown)
        assert found, shown
        assert "█" in process.stdout.readline()
        answer = httpx2.get(f"http://{found[1]}:{port}/healthz", trust_env=False)
        assert answer.status_code == 200


@pytest.mark.parametrize("number", [signal.SIGTERM])
def test_a_service_manager_may_end_it_too(tmp_path, number):
    with program(tmp_path, "0") as process:
        address_of(process)
        process.send_signal(number)
        process.wait(30)
        assert process.returncode == 0
