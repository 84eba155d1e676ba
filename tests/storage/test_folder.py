"""The data folder is one process's at a time."""

import subprocess
import sys
from pathlib import Path

import pytest

from cassino.storage.folder import DataFolder, FolderInUse, default_folder

HOLDER = """
import sys, time
from pathlib import Path
from cassino.storage.folder import DataFolder
folder = DataFolder(Path(sys.argv[1]))
folder.announce("127.0.0.1:8123")
print("held", flush=True)
time.sleep(60)
"""


def test_a_second_process_is_told_where_the_first_one_runs(tmp_path: Path):
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        with pytest.raises(FolderInUse, match=r"in use by the server at 127\.0\.0\.1:8123") as caught:
            DataFolder(tmp_path)
        assert caught.value.address == "127.0.0.1:8123"
        first.kill()
    with DataFolder(tmp_path) as mine:
        assert mine.database == tmp_path / "cassino.db"


def test_before_the_first_process_is_reachable_there_is_no_address(tmp_path: Path):
    with DataFolder(tmp_path), pytest.raises(FolderInUse) as caught:
        DataFolder(tmp_path)
    assert caught.value.address == ""


def test_a_shorter_address_leaves_nothing_of_a_longer_one(tmp_path: Path):
    with DataFolder(tmp_path) as folder:
        folder.announce("192.168.100.100:65535")
        folder.announce("[::1]:80")
        with pytest.raises(FolderInUse) as caught:
            DataFolder(tmp_path)
    assert caught.value.address == "[::1]:80"


def test_a_released_folder_can_be_held_again_at_once(tmp_path: Path):
    for _ in range(3):
        folder = DataFolder(tmp_path)
        folder.release()
        folder.release()


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path):
    with DataFolder(tmp_path / "a" / "b") as folder:
        assert folder.path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/cassino"),
        ("linux", {"HOME": "/home/ana"}, "/home/ana/.local/share/cassino"),
        ("darwin", {"HOME": "/Users/ana"}, "/Users/ana/Library/Application Support/cassino"),
        ("win32", {"LOCALAPPDATA": "/ana/Local"}, "/ana/Local/cassino"),
        ("linux", {"CASSINO_DATA": "/elsewhere", "XDG_DATA_HOME": "/data"}, "/elsewhere"),
    ],
)
def test_the_default_folder_is_the_systems_place_for_data(monkeypatch, platform, variables, expected):
    for name in ("CASSINO_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert default_folder() == Path(expected)
