"""Moves taken back: by consent, never once cards have been handed out, and never so that an old move fits again."""

import pytest

from cassino.table import commands as c
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from cassino.table.times import ASK_S
from tests.table.people import Person, settle
from tests.table.play import play_on, seated_table


async def code_of(doing) -> str:
    with pytest.raises(TableError) as refused:
        await doing
    return refused.value.code


async def after(moves: int, rules: str = "classic", seats: int = 2):
    table, people = await seated_table(rules, seats)
    await play_on(table, people, moves=moves)
    last = next(p for p in people if table.state.seat_of(p.name) == table.state.log[-1].seat)
    return table, people, last


async def test_a_move_is_taken_back_when_the_other_lets_it_be():
    table, people, last = await after(1)
    other = next(person for person in people if person is not last)
    played = table.state.position
    await last.do(c.TakeBack, at="1.1")
    assert table.state.position == played
    assert await code_of(last.do(c.AnswerTakeBack, yes=True)) == "not_now"
    await other.do(c.AnswerTakeBack, yes=True)
    assert table.state.position.history == ()
    assert table.state.turn == table.state.seat_of(last.name)
    assert table.state.log == ()
    assert table.state.at == "1.2"
    await table.stop()


async def test_the_answers_to_it_are_taken_back_too():
    table, people, _ = await after(2)
    first = next(person for person in people if table.state.seat_of(person.name) == table.state.turn)
    other = next(person for person in people if person is not first)
    await first.do(c.TakeBack, at="1.2")
    await other.do(c.AnswerTakeBack, yes=True)
    assert table.state.position.history == ()
    assert table.state.turn == table.state.seat_of(first.name)
    await table.stop()


async def test_the_question_says_how_many_moves_it_would_undo():
    table, people, _ = await after(2)
    first = next(person for person in people if table.state.seat_of(person.name) == table.state.turn)
    other = next(person for person in people if person is not first)
    await other.read()
    assert other.view["take_back_moves"] == 0
    await first.do(c.TakeBack, at="1.2")
    await other.read()
    assert (other.view["take_back"], other.view["take_back_moves"]) == (table.state.seat_of(first.name), 2)
    await other.do(c.AnswerTakeBack, yes=False)
    await other.read()
    assert other.view["take_back_moves"] == 0
    await table.stop()


async def test_the_same_cards_are_dealt_after_it():
    table, people, last = await after(1)
    pack = table.state.match.pack
    hands = table.state.past[0].position.hands
    other = next(person for person in people if person is not last)
    await last.do(c.TakeBack, at="1.1")
    await other.do(c.AnswerTakeBack, yes=True)
    assert table.state.match.pack == pack
    assert table.state.position.hands == hands
    await table.stop()


async def test_a_move_for_a_ply_that_was_taken_back_never_fits_again():
    table, people, last = await after(1)
    old = c.Play(id="f" * 32, at="1.0", move=table.state.log[-1].form["text"])
    other = next(person for person in people if person is not last)
    await last.do(c.TakeBack, at="1.1")
    await other.do(c.AnswerTakeBack, yes=True)
    assert await code_of(table.submit(last.name, old)) == "stale"
    await table.stop()


async def test_all_others_who_are_there_are_asked_and_one_no_is_enough():
    table, people, last = await after(1, seats=3)
    others = [person for person in people if person is not last]
    await last.do(c.TakeBack, at="1.1")
    await others[0].do(c.AnswerTakeBack, yes=True)
    assert table.state.ply == 1
    await others[1].do(c.AnswerTakeBack, yes=False)
    assert table.state.take_back_seat is None
    assert table.state.ply == 1
    await last.do(c.TakeBack, at="1.1")
    for other in others:
        await other.do(c.AnswerTakeBack, yes=True)
    assert table.state.ply == 2
    assert table.state.position.history == ()
    await table.stop()


async def test_a_question_lapses_and_falls_with_the_next_move():
    table, people, last = await after(1)
    await last.do(c.TakeBack, at="1.1")
    assert await code_of(last.do(c.TakeBack, at="1.1")) == "not_now"
    table._around.clock.advance(ASK_S + 1)
    await settle(table)
    assert table.state.take_back_seat is None
    await last.do(c.TakeBack, at="1.1")
    await play_on(table, people, moves=1)
    assert table.state.take_back_seat is None
    await table.stop()


def refusals(person) -> list[tuple[int, str]]:
    """Who said no, or had asked, and why it came to nothing: all that *person* was told."""
    told = [event for frame in person.frames for event in frame["events"]]
    return [(event["seat"], event["why"]) for event in told if event["event"] == "take_back_refused"]


async def test_who_asked_is_told_why_it_came_to_nothing():
    table, people, last = await after(1, seats=3)
    seat = table.state.seat_of(last.name)
    other = next(person for person in people if person is not last)
    await last.do(c.TakeBack, at="1.1")
    await other.do(c.AnswerTakeBack, yes=False)
    await last.do(c.TakeBack, at="1.1")
    table._around.clock.advance(ASK_S + 1)
    await settle(table)
    await last.do(c.TakeBack, at="1.1")
    await play_on(table, people, moves=1)
    for person in people:
        await person.read()
        assert refusals(person) == [(table.state.seat_of(other.name), "no"), (seat, "time"), (seat, "played")]
    await table.stop()


async def test_who_asks_and_then_plays_on_is_not_told_so():
    table, people, _ = await after(2)
    first = next(person for person in people if table.state.seat_of(person.name) == table.state.turn)
    await first.do(c.TakeBack, at="1.2")
    await play_on(table, people, moves=1)
    assert table.state.take_back_seat is None
    await first.read()
    assert refusals(first) == []
    await table.stop()


async def test_nothing_is_taken_back_once_cards_have_been_handed_out():
    table, people, _ = await after(8)
    assert table.state.position.round == 2
    for person in people:
        assert await code_of(person.do(c.TakeBack, at=table.state.at)) == "nothing_to_take_back"
        await person.read()
        assert not person.view["can_take_back"]
    await table.stop()


async def test_nothing_is_taken_back_in_draw_cassino_where_each_move_draws_a_card():
    table, _, last = await after(1, rules="draw")
    assert await code_of(last.do(c.TakeBack, at=table.state.at)) == "nothing_to_take_back"
    await table.stop()


async def test_nothing_is_taken_back_after_the_deal_or_before_one_has_moved():
    table, people = await seated_table()
    assert await code_of(people[0].do(c.TakeBack, at="1.0")) == "nothing_to_take_back"
    await play_on(table, people, until=lambda table: table.state.phase is Phase.DEAL_OVER)
    assert await code_of(people[0].do(c.TakeBack, at=table.state.at)) == "not_now"
    await table.stop()


async def _table_where_the_person_leads():
    """A table of a person and a bot at whose first move nobody has moved; the first dealer is drawn by lot."""
    from tests.table.people import open_table

    for _ in range(64):
        table = await open_table(seats=2, bots=[None, "random"])
        ana = Person(table, "ana")
        ana.connect()
        while table.state.turn != 0:
            await settle(table, 2)
        await ana.read()
        if table.state.ply == 1:
            return table, ana
        await table.stop()
    raise AssertionError("the bot dealt itself the lead 64 times")


async def test_alone_with_bots_nobody_is_asked():
    table, ana = await _table_where_the_person_leads()
    assert not ana.view["can_take_back"]
    at = table.state.at
    await ana.do(c.Play, at=at, move=ana.view["moves"][0]["text"])
    while table.state.turn != 0:
        await settle(table, 2)
    await ana.do(c.TakeBack, at=table.state.at)
    assert table.state.turn == 0
    assert len(table.state.position.history) in (0, 1)
    assert table.state.at not in (at, "1.1")
    await table.stop()


async def test_sweeps_of_moves_taken_back_are_gone():
    table, people = await seated_table("classic target=none", 2)
    for _ in range(2000):
        before = table.state
        if before.phase is not Phase.PLAYING:
            await play_on(table, people, moves=1)
            continue
        mover = people[before.turn]
        await mover.read()
        largest = max(mover.view["moves"], key=lambda move: (move["kind"] == "capture", len(move.get("loose", ()))))
        await mover.do(c.Play, at=before.at, move=largest["text"])
        if table.state.log and table.state.log[-1].is_sweep and table.state.past:
            break
    last = next(p for p in people if table.state.seat_of(p.name) == table.state.log[-1].seat)
    other = next(person for person in people if person is not last)
    await last.do(c.TakeBack, at=table.state.at)
    await other.do(c.AnswerTakeBack, yes=True)
    assert table.state.sweep_cards == before.sweep_cards
    assert table.state.position == before.position
    await table.stop()
