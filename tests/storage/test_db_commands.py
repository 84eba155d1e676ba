"""The commands `cassino db …`, as they are typed."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cassino.cli.db import command
from cassino.storage.folder import DataFolder, default_folder
from cassino.storage.upkeep import open_folder
from tests.table.store_conformance import events


@pytest.fixture
def folder(tmp_path: Path, monkeypatch) -> Path:
    """A data folder with one table of five events, closed."""
    monkeypatch.setenv("LC_ALL", "C")

    async def write() -> None:
        with DataFolder(tmp_path / "data") as held:
            store = await open_folder(held)
            await store.append("t", 0, events(1, 5))
            await store.close()

    asyncio.run(write())
    return tmp_path / "data"


def typed(folder: Path, *words: object) -> Result:
    return CliRunner().invoke(command, [*map(str, words), "--data", str(folder)])


def spoil(folder: Path) -> None:
    with contextlib.closing(sqlite3.connect(folder / "cassino.db")) as connection, connection:
        connection.execute("DELETE FROM events WHERE number=3")


def test_a_sound_database_is_said_to_be_sound(folder: Path):
    result = typed(folder, "check")
    assert (result.exit_code, result.output) == (0, f"{folder}/cassino.db: sound, with 1 table and 5 events.\n")


def test_damage_is_named_with_exit_code_1(folder: Path):
    spoil(folder)
    result = typed(folder, "check")
    assert (result.exit_code, result.output) == (1, f"{folder}/cassino.db: damaged.\n  Table t: event 3 is missing.\n")


def test_a_backup_is_made_while_the_folder_is_in_use_and_restored_when_it_is_not(folder: Path, tmp_path: Path):
    with DataFolder(folder) as held:
        held.announce("127.0.0.1:8000")
        assert (
            typed(folder, "backup", tmp_path / "copy.db").output
            == f"{tmp_path}/copy.db: written, with 1 table and 5 events.\n"
        )
        refused = typed(folder, "restore", tmp_path / "copy.db")
        assert refused.exit_code == 1
        assert "Another Cassino server works in this data folder. (127.0.0.1:8000)" in refused.output
    spoil(folder)
    result = typed(folder, "restore", tmp_path / "copy.db")
    assert result.exit_code == 0
    assert "The former database lies in" in result.output
    assert typed(folder, "check").exit_code == 0


def test_a_backup_replaces_no_file(folder: Path, tmp_path: Path):
    (tmp_path / "copy.db").write_text("mine")
    result = typed(folder, "backup", tmp_path / "copy.db")
    assert (result.exit_code, "no file is replaced" in result.output) == (1, True)


def test_a_backup_makes_no_folder(folder: Path, tmp_path: Path):
    result = typed(folder, "backup", tmp_path / "nowhere" / "copy.db")
    assert (result.exit_code, f"{tmp_path}/nowhere: there is no such folder." in result.output) == (1, True)
    assert not (tmp_path / "nowhere").exists()


def test_a_damaged_database_is_not_backed_up_and_the_damage_is_named(folder: Path, tmp_path: Path):
    spoil(folder)
    result = typed(folder, "backup", tmp_path / "copy.db")
    assert (result.exit_code, "event 3 is missing" in result.output) == (1, True)


@pytest.mark.parametrize("content", [b"", b"nonsense" * 1000])
def test_what_is_no_backup_is_not_restored(folder: Path, tmp_path: Path, content: bytes):
    (tmp_path / "copy.db").write_bytes(content)
    result = typed(folder, "restore", tmp_path / "copy.db")
    assert (result.exit_code, "nothing was restored" in result.output) == (1, True)
    assert typed(folder, "check").exit_code == 0


def test_the_newest_database_needs_no_upgrade(folder: Path):
    assert "the newest already" in typed(folder, "upgrade").output


@pytest.mark.parametrize("words", [["upgrade"], ["backup", "copy.db"], ["check"], ["restore", "no.db"]])
def test_where_there_is_no_database_none_is_made(tmp_path: Path, monkeypatch, words: list[str]):
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    result = typed(tmp_path / "none", *words)
    assert (result.exit_code, "there is no database" in result.output) == (1, True)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_needs_a_home_or_a_name(monkeypatch):
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("CASSINO_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", unknown)
    with pytest.raises(FileNotFoundError, match="set HOME or CASSINO_DATA"):
        default_folder()


@pytest.mark.parametrize(("language", "word"), [("it_IT.UTF-8", "intatto"), ("pt_BR", "íntegro"), ("de", "unversehrt")])
def test_the_program_speaks_the_language_of_its_terminal(folder: Path, monkeypatch, language: str, word: str):
    monkeypatch.setenv("LC_ALL", language)
    assert word in typed(folder, "check").output
