"""Commands: done once, in order, only now, and durable before anybody sees them."""

import asyncio
import hashlib
import json

import pytest

from cassino.errors import BadMove, IllegalMove
from cassino.table import commands as c
from cassino.table.apply import replay
from cassino.table.memory import MemoryStore
from cassino.table.ports import Moved, NoSpace, OutcomeUnknown, StoreError
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from cassino.table.table import Table
from tests.table.people import Person, settle, surroundings
from tests.table.play import all_events, play_on, quiet, seated_table


def command_id(text: str) -> str:
    return hashlib.md5(text.encode(), usedforsecurity=False).hexdigest()


def first_move(person: Person) -> str:
    return person.view["moves"][0]["text"]


async def turns(table, people):
    """The person to move, with a fresh view."""
    person = people[table.state.turn]
    await person.read()
    return person


async def test_events_are_numbered_without_gaps_and_replaying_them_gives_the_same_state():
    around = surroundings()
    table, people = await seated_table("royal", 4, around=around)
    await play_on(table, people)
    events = await all_events(table, around)
    assert [event.number for event in events] == list(range(1, table.state.number + 1))
    assert replay(table.state.table, events) == table.state
    assert table.state.phase is Phase.MATCH_OVER
    await table.stop()


async def test_each_viewer_gets_every_number_once_and_in_order():
    around = surroundings()
    table, people = await seated_table("spade", 3, around=around)
    watcher = Person(table, "eve")
    watcher.connect()
    await play_on(table, [*people], moves=40)
    await watcher.read()
    first = watcher.frames[0]["number"]
    for person in [*people, watcher]:
        numbers = [event["number"] for frame in person.frames for event in frame["events"]]
        start = first + 1 if person is watcher else 1
        assert numbers == list(range(start, table.state.number + 1))
    await table.stop()


async def test_a_command_sent_again_is_answered_alike_and_done_once():
    table, people = await seated_table()
    person = await turns(table, people)
    again = c.Play(id=command_id("x"), at=person.view["at"], move=first_move(person))
    first = await table.submit(person.name, again)
    number = table.state.number
    assert await table.submit(person.name, again) == first
    assert table.state.number == number
    await play_on(table, people, moves=3)
    assert await table.submit(person.name, again) == first
    await table.stop()


async def test_the_same_command_many_times_at_once_is_done_once():
    table, people = await seated_table()
    person = await turns(table, people)
    again = c.Play(id=command_id("x"), at=person.view["at"], move=first_move(person))
    answers = await asyncio.gather(*(table.submit(person.name, again) for _ in range(20)))
    assert len(set(answers)) == 1
    assert table.state.ply == 1
    await table.stop()


async def test_a_command_is_still_known_after_the_table_was_loaded_again():
    around = surroundings()
    table, people = await seated_table(around=around)
    person = await turns(table, people)
    again = c.Play(id=command_id("x"), at=person.view["at"], move=first_move(person))
    first = await table.submit(person.name, again)
    await table.stop()
    loaded = await Table.load(table.state.table, around)
    loaded.start()
    assert await loaded.submit(person.name, again) == first
    assert loaded.state.ply == 1
    await loaded.stop()


async def test_the_same_id_from_another_viewer_is_another_command():
    table, people = await seated_table()
    person = await turns(table, people)
    other = people[1 - table.state.turn]
    await table.submit(person.name, c.Say(id=command_id("x"), phrase="hello"))
    number = table.state.number
    await table.submit(other.name, c.Say(id=command_id("x"), phrase="hello"))
    assert table.state.number == number + 1
    await table.stop()


@pytest.mark.parametrize("at", ["1.1", "1.99", "2.0", "0.0", "x"])
async def test_a_move_for_another_ply_is_refused_as_stale(at):
    table, people = await seated_table()
    person = await turns(table, people)
    with pytest.raises(TableError) as refused:
        await person.do(c.Play, at=at, move=first_move(person))
    assert refused.value.code == "stale"
    assert table.state.ply == 0
    await table.stop()


async def test_two_moves_for_one_ply_at_once_one_is_played():
    table, people = await seated_table()
    person = await turns(table, people)
    moves = [move["text"] for move in person.view["moves"]][:2]
    done = await asyncio.gather(
        *(person.do(c.Play, at=person.view["at"], move=move) for move in moves), return_exceptions=True
    )
    assert sum(isinstance(each, TableError) and each.code == "stale" for each in done) == 1
    assert table.state.ply == 1
    await table.stop()


async def test_who_is_not_to_move_may_not_move():
    table, people = await seated_table()
    other = people[1 - table.state.turn]
    with pytest.raises(TableError) as refused:
        await other.do(c.Play, at=table.state.at, move="2S")
    assert refused.value.code == "not_your_turn"
    await table.stop()


async def test_an_illegal_move_names_its_reason_and_changes_nothing():
    table, people = await seated_table()
    person = await turns(table, people)
    missing = next(card for card in ("2S", "3S", "4S", "5S", "6S") if card not in person.view["hand"])
    before = table.state
    with pytest.raises(IllegalMove) as refused:
        await person.do(c.Play, at=before.at, move=missing)
    assert refused.value.reason.code == "not_in_hand"
    with pytest.raises(BadMove):
        await person.do(c.Play, at=before.at, move="nonsense")
    assert table.state is before
    await table.stop()


async def test_a_move_may_be_given_taken_apart():
    table, people = await seated_table()
    person = await turns(table, people)
    move = person.view["moves"][-1]
    await person.do(c.Play, at=table.state.at, move=c.MoveForm(**move))
    assert table.state.ply == 1
    await table.stop()


class Failing(MemoryStore):
    """A store that fails the next append in a given way, before or after writing."""

    def __init__(self) -> None:
        super().__init__()
        self.failure: StoreError | None = None
        self.writes_first = False

    async def append(self, table, expected_last, events):
        failure, self.failure = self.failure, None
        if failure is not None and not self.writes_first:
            raise failure
        await super().append(table, expected_last, events)
        if failure is not None:
            raise failure


@pytest.mark.parametrize(
    ("failure", "code"),
    [(StoreError("down"), "try_again"), (NoSpace("full"), "no_space"), (OutcomeUnknown("?"), "try_again")],
)
async def test_what_could_not_be_stored_did_not_happen_and_may_be_tried_again(failure, code):
    store = Failing()
    table, people = await seated_table(around=surroundings(store))
    person = await turns(table, people)
    before, frames = table.state, len(person.frames)
    play = c.Play(id=command_id("x"), at=before.at, move=first_move(person))
    store.failure = failure
    with pytest.raises(TableError) as refused:
        await table.submit(person.name, play)
    assert refused.value.code == code
    await person.read()
    assert table.state is before
    assert len(person.frames) == frames
    await table.submit(person.name, play)
    assert table.state.ply == 1
    await table.stop()


async def test_an_unknown_outcome_that_was_stored_is_done():
    store = Failing()
    table, people = await seated_table(around=surroundings(store))
    person = await turns(table, people)
    store.failure, store.writes_first = OutcomeUnknown("the connection broke"), True
    await person.do(c.Play, at=table.state.at, move=first_move(person))
    assert table.state.ply == 1
    assert len(await store.read(table.state.table)) == table.state.number
    await table.stop()


async def test_a_table_that_someone_else_writes_is_let_go_and_its_sockets_are_told():
    store = Failing()
    table, people = await seated_table(around=surroundings(store))
    person = await turns(table, people)
    store.failure = Moved("fenced")
    with pytest.raises(TableError) as refused:
        await person.do(c.Play, at=table.state.at, move=first_move(person))
    assert refused.value.code == "moved"
    assert all(each.socket.end == "moved" for each in people)
    with pytest.raises(TableError):
        await person.do(c.Say, phrase="hello")
    assert table.state.ply == 0


async def test_nobody_sees_an_event_before_it_is_durable():
    class Slow(MemoryStore):
        def __init__(self) -> None:
            super().__init__()
            self.gate = asyncio.Event()
            self.gate.set()

        async def append(self, table, expected_last, events):
            await self.gate.wait()
            await super().append(table, expected_last, events)

    store = Slow()
    table, people = await seated_table(around=surroundings(store))
    person = await turns(table, people)
    store.gate.clear()
    play = asyncio.create_task(person.do(c.Play, at=table.state.at, move=first_move(person)))
    await settle(table)
    late = Person(table, "eve")
    late.connect()
    await late.read()
    assert all(each.socket.waiting == 0 for each in people)
    assert late.view["at"] == "1.0"
    assert not play.done()
    store.gate.set()
    await play
    await late.read()
    assert late.view["at"] == "1.1"
    await table.stop()


async def test_whoever_comes_back_at_any_number_ends_where_the_others_are():
    table, people, _ = await quiet("classic", 2, 30)
    ana = people[0]
    for since in range(0, table.state.number + 1, 5):
        back = Person(table, "ana")
        back.connect(since)
        await back.read()
        (frame,) = back.frames
        assert frame["view"] == ana.view
        if not frame["snapshot"]:
            assert [event["number"] for event in frame["events"]] == list(range(since + 1, table.state.number + 1))
        else:
            assert frame["events"] == []
        back.disconnect()
    await table.stop()


@pytest.mark.parametrize("since", [None, -1, 10**9])
async def test_a_number_that_the_table_does_not_know_gets_a_snapshot(since):
    table, people, _ = await quiet("classic", 2, 4)
    back = Person(table, "ana")
    back.connect(since)
    await back.read()
    assert back.frames[0]["snapshot"]
    assert back.view == people[0].view
    await table.stop()


async def test_a_socket_that_takes_nothing_is_closed_and_the_others_go_on():
    table, people = await seated_table()
    stuck = Person(table, "eve")
    stuck.connect()
    for _ in range(300):
        await people[0].do(c.Say, phrase="hello")
        await people[0].read()
        await people[1].read()
    assert stuck.socket.end == "slow"
    assert stuck.socket.waiting == 0
    assert people[1].frames[-1]["number"] == table.state.number
    await table.stop()


async def test_a_flood_is_refused_before_it_fills_the_table():
    table, people = await seated_table()
    floods = [people[0].do(c.Say, phrase="hello") for _ in range(300)]
    done = await asyncio.gather(*floods, return_exceptions=True)
    refused = [each for each in done if isinstance(each, TableError)]
    assert {each.code for each in refused} == {"too_fast"}
    assert len(refused) >= 200
    await table.stop()


async def test_frames_stay_below_64_kb_for_the_whole_match():
    table, people = await seated_table("classic", 4)
    await play_on(table, people)
    assert max(len(frame) for person in people for frame in person.raw) <= 65536
    assert json.loads(people[0].raw[-1])["view"]["phase"] == "match_over"
    await table.stop()
