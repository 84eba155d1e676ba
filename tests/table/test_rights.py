"""Who may do what, row by row, in the code and in the documentation."""

from dataclasses import replace
from pathlib import Path

import pytest

from cassino.errors import CassinoError
from cassino.table import commands as c
from cassino.table.decide import decide
from cassino.table.flow import Given
from cassino.table.questions import advised
from cassino.table.refusals import TableError
from cassino.table.rights import DEEDS, RIGHTS, Role, may, roles_of
from cassino.table.state import Seat
from tests.table.people import Secrets
from tests.table.play import seated_table

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "tables.md"
ID = "0" * 32
GIVEN = Given(now=2e9, since=2e9, draw=Secrets(), bots=("random",))

COMMANDS: dict[str, c.Command] = {
    "seat": c.Sit(id=ID),
    "stand": c.Stand(id=ID),
    "swap": c.Swap(id=ID, seat=0, other=1),
    "fill": c.Fill(id=ID, seat=0, bot="random"),
    "start": c.Start(id=ID),
    "shuffle": c.ShuffleCommit(id=ID, commit="0" * 64),
    "play": c.Play(id=ID, at="1.0", move="2S"),
    "hint": c.Hint(id=ID),
    "list": c.ListTable(id=ID, listed=True),
    "take back": c.TakeBack(id=ID, at="1.0"),
    "call the bot": c.CallBot(id=ID),
    "come back": c.ComeBack(id=ID),
    "go on": c.NextDeal(id=ID),
    "rematch": c.Rematch(id=ID),
    "speak": c.Say(id=ID, phrase="hello"),
    "name": c.Rename(id=ID, name="Zoë"),
    "recovery code": c.GiveCode(id=ID),
    "recover": c.Recover(id=ID, code="AAAA"),
    "close": c.Close(id=ID),
}
VIEWERS = {Role.HOST: "host", Role.SEATED: "ana", Role.AWAY: "ben", Role.WATCHER: "eve"}


@pytest.fixture
async def state():
    """A match between a person who is there and one for whom a bot plays; the host only watches."""
    table, _ = await seated_table()
    await table.stop()
    seats = (table.state.seats[0], replace(table.state.seats[1], bot="random"))
    return replace(table.state, seats=seats, host="host")


@pytest.mark.parametrize("deed", [deed for deed in RIGHTS if deed not in ("watch", "export")])
@pytest.mark.parametrize("role", Role)
async def test_a_deed_is_refused_exactly_to_the_roles_that_may_not_do_it(state, deed, role):
    viewer = VIEWERS[role]
    allowed = role in RIGHTS[deed] or (role is Role.HOST and Role.WATCHER in RIGHTS[deed])
    try:
        if deed == "hint":
            advised(state, viewer, c.Hint(id=ID))
        else:
            decide(state, viewer, COMMANDS[deed], GIVEN)
        is_refused = False
    except TableError as error:
        is_refused = error.code in ("not_allowed", "already_seated")
    except CassinoError:
        is_refused = False
    assert is_refused != allowed
    assert may(state, viewer, deed) == allowed


async def test_roles_follow_from_the_seats_and_from_who_opened_the_table(state):
    assert roles_of(state, "ana") == {Role.SEATED}
    assert roles_of(state, "ben") == {Role.AWAY}
    assert roles_of(state, "host") == {Role.HOST, Role.WATCHER}
    assert roles_of(state, "") == {Role.WATCHER}
    assert roles_of(replace(state, host="ana"), "ana") == {Role.HOST, Role.SEATED}
    assert roles_of(replace(state, seats=(Seat(), Seat())), "ana") == {Role.WATCHER}


async def test_nobody_without_an_id_is_ever_host_or_seated(state):
    nobody = replace(state, host="", seats=(Seat(), Seat(bot="random")))
    assert roles_of(nobody, "") == {Role.WATCHER}


def test_every_command_is_a_deed_and_every_deed_has_a_row():
    assert set(DEEDS) == set(c.COMMANDS)
    assert set(DEEDS.values()) <= set(RIGHTS)


def test_the_documentation_shows_the_same_table():
    roles = list(Role)
    lines = [f"| deed | {' | '.join(roles)} |", f"|---|{'---|' * len(roles)}"]
    for deed, allowed in RIGHTS.items():
        lines.append(f"| {deed} | {' | '.join('yes' if role in allowed else '' for role in roles)} |")
    assert "\n".join(lines) in DOCUMENT.read_text(), "\n" + "\n".join(lines)
