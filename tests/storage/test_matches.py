"""The commands `cassino matches …`, as they are typed."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cassino.cli.matches import command
from cassino.notation.record_check import check_record
from cassino.storage.folder import DataFolder
from cassino.storage.upkeep import open_folder
from cassino.table import commands as c
from tests.table.people import surroundings
from tests.table.play import play_on, seated_table


@pytest.fixture
def kept(tmp_path: Path, monkeypatch) -> tuple[Path, str]:
    """A data folder with one table whose match was won, and whose next one goes on; and the table's name."""
    monkeypatch.setenv("LC_ALL", "C")

    async def write() -> str:
        with DataFolder(tmp_path / "data") as held:
            store = await open_folder(held)
            table, people = await seated_table("mini target=5", around=surroundings(store))
            await play_on(table, people)
            for person in people:
                await person.do(c.Rematch)
            await play_on(table, people, moves=1)
            await table.stop()
            await store.close()
            return table.state.table

    return tmp_path / "data", asyncio.run(write())


def typed(folder: Path, *words: str, **options) -> Result:
    return CliRunner().invoke(command, [*words, "--data", str(folder)], **options)


def test_a_match_is_listed_exported_and_deleted(kept):
    folder, table = kept
    listed = typed(folder, "list")
    assert (listed.exit_code, listed.output.count("\n")) == (0, 1)
    assert f"  {table}/1  mini target=5  Ana, Ben\n" in listed.output
    exported = typed(folder, "export", f"{table}/1")
    assert exported.exit_code == 0
    assert check_record(exported.output).winner is not None
    assert typed(folder, "delete", table, input="n\n").exit_code == 1
    assert typed(folder, "export", f"{table}/1").output == exported.output
    assert typed(folder, "delete", table, "--yes").exit_code == 0
    assert typed(folder, "list").output == "No match has been won here yet.\n"


@pytest.mark.parametrize(
    "name", ["", "x", "x/", "/1", "x/1", "x/-1", "x/1e9", "TABLE/2", "TABLE/3", "TABLE/9999999999"]
)
def test_what_cannot_be_exported_is_refused_in_words(kept, name):
    folder, table = kept
    refused = typed(folder, "export", name.replace("TABLE", table))
    assert refused.exit_code in (1, 2)
    assert refused.output.splitlines()[-1].startswith("Error: ")
    assert not any(card in refused.output for card in ("[Deal", "2S"))


@pytest.mark.parametrize("number", [0, 3, 99])
def test_a_match_that_never_was_is_said_not_to_be_there(kept, number):
    folder, table = kept
    refused = typed(folder, "export", f"{table}/{number}")
    assert (refused.exit_code, f"there is no match {number}." in refused.output) == (1, True)


def test_a_table_that_is_not_there_is_not_deleted(kept):
    folder, _ = kept
    assert "There is no table x." in typed(folder, "delete", "x", "--yes").output


def test_while_a_server_has_the_folder_nothing_is_done(kept):
    folder, table = kept
    with DataFolder(folder):
        refused = typed(folder, "delete", table, "--yes")
    assert (refused.exit_code, "Another Cassino server works in this data folder." in refused.output) == (1, True)
    assert table in typed(folder, "list").output


def test_where_no_database_is_none_is_made(tmp_path):
    assert typed(tmp_path, "list").exit_code == 1
    assert list(tmp_path.iterdir()) == []
