"""The fair shuffle at a table: who takes part, in which order, who is silent, and what stays secret until when."""

import hashlib

import pytest

from cassino.notation.seeds import Seed
from cassino.table import commands as c
from cassino.table.clock import ManualClock
from cassino.table.fair import (
    COMMIT_TIMEOUT_S,
    REVEAL_TIMEOUT_S,
    Context,
    match_key,
    seat_commitment,
    server_commitment,
)
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from tests.table.people import settle, surroundings
from tests.table.play import play_on, seated_table


def nonce(seat: int) -> bytes:
    return hashlib.sha256(f"nonce {seat}".encode()).digest()


async def shuffling_table(seats: int = 2):
    clock = ManualClock()
    table, people = await seated_table(seats=seats, around=surroundings(clock=clock), takes_part=True)
    assert table.state.phase is Phase.SHUFFLING
    return table, people, clock


async def commit(table, person, seat):
    ctx = table.state.shuffles[-1].ctx
    await person.do(c.ShuffleCommit, commit=seat_commitment(ctx, seat, nonce(seat)).hex())


async def reveal(person, seat):
    await person.do(c.ShuffleReveal, nonce=nonce(seat).hex())


def events_seen(person, name):
    return [event for frame in person.frames for event in frame["events"] if event["event"] == name]


async def test_the_packs_follow_from_what_every_taker_and_the_server_gave():
    table, people, _ = await shuffling_table()
    for seat, person in enumerate(people):
        await commit(table, person, seat)
    for seat, person in enumerate(people):
        await reveal(person, seat)
    assert table.state.phase is Phase.PLAYING
    await play_on(table, people)
    ana = people[0]
    (opened,), (shown,) = events_seen(ana, "shuffle_opened"), events_seen(ana, "shuffle_shown")
    ctx, secret = Context.parse(opened["ctx"]), bytes.fromhex(shown["secret"])
    assert opened["ctx"] == f"cassino-fair-1|{table.state.table}|1|1"
    assert server_commitment(ctx, secret).hex() == opened["promise"]
    key = match_key(ctx, secret, [(seat, nonce(seat)) for seat in range(2)])
    seed = Seed.from_key(key)
    deals = table.state.match.deals
    assert deals[0].dealer == seed.first_dealer(2)
    for number, deal in enumerate(deals, start=1):
        assert deal.pack == seed.pack(table.state.rules.deck_cards, number)
    await table.stop()


async def test_the_secret_is_in_no_frame_before_the_match_has_ended():
    table, people, _ = await shuffling_table()
    for seat, person in enumerate(people):
        await commit(table, person, seat)
    for seat, person in enumerate(people):
        await reveal(person, seat)
    secret, key = table.state.shuffles[-1].secret.hex(), table.state.key.hex()
    await play_on(table, people, moves=30)
    for person in people:
        await person.read()
        for frame in person.raw:
            assert secret.encode() not in frame
            assert key.encode() not in frame
    await table.stop()


async def test_it_closes_when_all_have_committed_and_fixes_when_all_have_revealed():
    table, people, _ = await shuffling_table()
    await commit(table, people[0], 0)
    await commit(table, people[0], 0)
    with pytest.raises(TableError):
        await reveal(people[0], 0)
    await commit(table, people[1], 1)
    await people[0].read()
    assert events_seen(people[0], "shuffle_closed")[0]["commits"] == [
        [seat, seat_commitment(table.state.shuffles[-1].ctx, seat, nonce(seat)).hex()] for seat in range(2)
    ]
    with pytest.raises(TableError) as refused:
        await people[0].do(c.ShuffleReveal, nonce=nonce(7).hex())
    assert refused.value.code == "shuffle_refused"
    await reveal(people[0], 0)
    assert table.state.phase is Phase.SHUFFLING
    await reveal(people[1], 1)
    assert table.state.phase is Phase.PLAYING
    await table.stop()


async def test_who_does_not_commit_takes_no_part_in_the_attempt():
    table, people, clock = await shuffling_table()
    await commit(table, people[1], 1)
    clock.advance(COMMIT_TIMEOUT_S + 0.1)
    await settle(table)
    await people[0].read()
    assert [seat for seat, _ in events_seen(people[0], "shuffle_closed")[0]["commits"]] == [1]
    await reveal(people[1], 1)
    assert table.state.phase is Phase.PLAYING
    await table.stop()


async def test_who_commits_and_does_not_reveal_voids_the_attempt_for_all_to_see_and_is_left_out():
    table, people, clock = await shuffling_table()
    for seat, person in enumerate(people):
        await commit(table, person, seat)
    await reveal(people[0], 0)
    first = table.state.shuffles[0]
    clock.advance(REVEAL_TIMEOUT_S + 0.1)
    await settle(table)
    await people[0].read()
    assert events_seen(people[0], "shuffle_void")[0]["seat"] == 1
    assert events_seen(people[0], "shuffle_void")[0]["secret"] == first.secret.hex()
    assert [event["ctx"][-1] for event in events_seen(people[0], "shuffle_opened")] == ["1", "2"]
    assert events_seen(people[0], "shuffle_opened")[1]["takers"] == [0]
    assert table.state.shuffles[1].secret != first.secret
    await commit(table, people[0], 0)
    await reveal(people[0], 0)
    assert table.state.phase is Phase.PLAYING
    assert people[0].view["shuffle"] is None or table.state.shuffles[-1].is_fixed
    await table.stop()


async def test_nobody_taking_part_the_server_alone_chooses_and_says_so():
    table, people = await seated_table()
    assert table.state.phase is Phase.PLAYING
    (opened,) = events_seen(people[0], "shuffle_opened")
    assert opened["takers"] == []
    await table.stop()


async def test_a_match_left_before_its_end_shows_the_secret_too():
    table, people, _ = await shuffling_table()
    await people[0].do(c.Close)
    await people[1].read()
    (shown,) = events_seen(people[1], "shuffle_shown")
    assert shown["secret"] == table.state.shuffles[-1].secret.hex()


async def test_someone_who_left_the_seat_during_the_shuffle_does_not_hold_it_up_for_ever():
    table, people, clock = await shuffling_table()
    await people[1].do(c.Stand)
    await commit(table, people[0], 0)
    clock.advance(COMMIT_TIMEOUT_S + 0.1)
    await settle(table)
    await reveal(people[0], 0)
    await settle(table)
    assert table.state.phase is Phase.PLAYING
    await table.stop()
