"""What is left of a match: its record holds, and its proof is found right by whoever checks it."""

import json

import pytest

from cassino.notation.record_check import check_record
from cassino.notation.record_reading import parse_record
from cassino.table import commands as c
from cassino.table.export import proof_of, record_of, state_at_end
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from cassino.table.verify import check_proof, parse_proof
from tests.table.people import surroundings
from tests.table.play import all_events, play_on, seated_table
from tests.table.test_shuffling import commit, reveal


async def shuffled_match(seats: int = 2, rules: str = "classic"):
    around = surroundings()
    table, people = await seated_table(rules, seats, around=around, takes_part=True)
    for seat, person in enumerate(people):
        await commit(table, person, seat)
    for seat, person in enumerate(people):
        await reveal(person, seat)
    return table, people, around


@pytest.mark.parametrize(("rules", "seats"), [("classic", 2), ("royal", 4), ("spade", 3), ("draw", 2)])
async def test_the_record_and_the_proof_of_a_match_hold(rules, seats):
    table, people, around = await shuffled_match(seats, rules)
    await play_on(table, people)
    state = state_at_end(table.state.table, await all_events(table, around), 1)
    text = record_of(state)
    match = check_record(text)
    assert match.totals == table.state.match.totals
    assert parse_record(text).names[0] == "Ana"
    findings = check_proof(parse_proof(json.dumps(proof_of(state))))
    assert findings.faults == ()
    assert findings.takers == tuple(range(seats))
    assert findings.deals == len(match.deals)
    await table.stop()


async def test_no_pack_leaves_before_the_match_has_ended():
    table, people, around = await shuffled_match()
    await play_on(table, people, moves=30)
    with pytest.raises(TableError) as refused:
        record_of(table.state)
    assert refused.value.code == "not_now"
    with pytest.raises(TableError):
        state_at_end(table.state.table, await all_events(table, around), 1)
    await table.stop()


async def test_a_match_that_was_left_has_a_record_without_an_end():
    table, people, around = await shuffled_match()
    await play_on(table, people, moves=20)
    await people[0].do(c.Close)
    state = state_at_end(table.state.table, await all_events(table, around), 1)
    assert '[Result "*"]' in record_of(state)
    assert check_proof(parse_proof(json.dumps(proof_of(state)))).faults == ()


async def test_a_match_left_before_its_first_card_has_a_proof_without_a_record():
    around = surroundings()
    table, people = await seated_table(around=around, takes_part=True)
    await people[0].do(c.Close)
    assert record_of(table.state) == ""
    assert check_proof(parse_proof(json.dumps(proof_of(table.state)))).faults == ()


async def test_an_earlier_match_of_a_table_is_still_there():
    around = surroundings()
    table, people = await seated_table("mini", around=around)
    await play_on(table, people)
    first = record_of(table.state)
    for person in people:
        await person.do(c.Rematch)
    await play_on(table, people)
    assert table.state.phase is Phase.MATCH_OVER
    events = await all_events(table, around)
    assert record_of(state_at_end(table.state.table, events, 1)) == first
    assert record_of(state_at_end(table.state.table, events, 2)) != first
    await table.stop()
