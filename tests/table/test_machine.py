"""A table with several viewers, whatever they do and in whatever order."""

import asyncio
import contextlib
import hashlib
import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cassino.errors import CassinoError
from cassino.notation.moves import format_move
from cassino.table import commands as c
from cassino.table.apply import replay
from cassino.table.clock import ManualClock
from cassino.table.events import Pace, from_stored
from cassino.table.refusals import TableError
from cassino.table.state import Phase
from cassino.table.table import Table
from tests.table.people import Person, open_table, settle, surroundings

NAMES = ("ana", "ben", "cyd", "dov")
WHO = st.sampled_from(NAMES)


TIMES = ("turn_ms", "take_back_ms", "clock_ms", "gone_ms")


def without_times(view):
    """The view but for what goes on by itself between two frames."""
    kept = {name: value for name, value in view.items() if name not in TIMES}
    kept["seats"] = [{name: value for name, value in seat.items() if name not in TIMES} for seat in view["seats"]]
    return kept


class TableMachine(RuleBasedStateMachine):
    """People come and go, play, ask, take back, let time pass; the server is started again under them."""

    def __init__(self):
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.clock = ManualClock()
        self.around = surroundings(clock=self.clock, pace_s=0.4)
        self.table: Table | None = None
        self.sockets: dict[str, list[Person]] = {name: [] for name in NAMES}
        self.last_seen: dict[str, int] = dict.fromkeys(NAMES, 0)
        self.ids = 0

    def run(self, doing):
        return self.loop.run_until_complete(doing)

    def call(self, doing, *arguments):
        """Call something that wants a running loop."""

        async def calling():
            return doing(*arguments)

        return self.run(calling())

    def settle(self):
        self.run(settle(self.table, 12))
        for people in self.sockets.values():
            for person in people:
                self.run(person.read())

    @initialize(
        seats=st.integers(2, 4),
        rules=st.sampled_from(["classic", "royal_draw", "mini", "spade"]),
        bots=st.booleans(),
        pace=st.sampled_from([Pace(), Pace("clock", 60, 5), Pace("days", 120)]),
    )
    def begin(self, seats, rules, bots, pace):
        if rules == "mini" and seats == 3:
            seats = 2
        if rules == "spade" and seats == 2:
            seats = 4
        filled = [None] * (seats - 1) + ["random"] if bots and seats > 2 else [None] * seats
        self.table = self.run(
            open_table(rules=rules, seats=seats, bots=filled, around=self.around, host="ana", pace=pace)
        )
        for name in NAMES[: filled.count(None)]:
            self.connect(name, 0)
            if name != "ana":
                self.do(name, c.Sit, name=name.title())
        self.do("ana", c.Start)

    def connect(self, name, since):
        person = Person(self.table, name)
        self.call(person.connect, since)
        self.sockets[name].append(person)
        self.settle()

    def do(self, name, kind, /, **fields):
        """A command, sent twice: it is done once, and refused or done alike."""
        self.ids += 1
        identity = hashlib.md5(str(self.ids).encode(), usedforsecurity=False).hexdigest()
        command = kind(id=identity, **fields)
        answers = []
        for _ in range(2):
            try:
                answers.append(self.run(self.table.submit(name, command)))
                number = self.table.state.number
            except CassinoError as error:
                answers.append(error.code)
        if not isinstance(answers[0], str) and answers[0].number:
            assert answers[0] == answers[1]
            assert self.table.state.number >= number
        self.settle()

    @rule(who=WHO, pick=st.integers(0, 10**6))
    def plays(self, who, pick):
        state = self.table.state
        seat = state.seat_of(who)
        if seat is None or state.turn != seat:
            self.do(who, c.Play, at=state.at, move="2S")
            return
        moves = state.position.legal_moves(200)
        self.do(who, c.Play, at=state.at, move=format_move(moves[pick % len(moves)]))

    @rule(pick=st.integers(0, 10**6), count=st.integers(1, 12))
    def everybody_plays_on(self, pick, count):
        for n in range(count):
            turn = self.table.state.turn
            if turn is None:
                return
            name = self.table.state.seats[turn].viewer
            if name:
                self.plays(name, pick + n)
            else:
                self.time_passes(1.0)

    @rule(who=WHO)
    def goes_on(self, who):
        self.do(who, c.NextDeal if self.table.state.phase is Phase.DEAL_OVER else c.Rematch)

    @rule(who=WHO, pick=st.integers(0, 3))
    def sends_an_old_or_wrong_move(self, who, pick):
        self.do(who, c.Play, at=["1.0", "1.3", "0.0", "9.9"][pick], move=["2S", "TDx2S", "x", "ASx{2C3D}"][pick])

    @rule(who=WHO)
    def takes_back(self, who):
        self.do(who, c.TakeBack, at=self.table.state.at)

    @rule(who=WHO, yes=st.booleans())
    def answers_a_take_back(self, who, yes):
        self.do(who, c.AnswerTakeBack, yes=yes)

    @rule(who=WHO, kind=st.sampled_from([c.CallBot, c.ComeBack, c.Stand, c.Start]))
    def does(self, who, kind):
        if kind is c.Stand and self.table.state.number % 5:
            return
        self.do(who, kind)

    @rule(who=WHO)
    def sits(self, who):
        self.do(who, c.Sit)

    @rule(who=WHO)
    def comes(self, who):
        if len(self.sockets[who]) < 3:
            self.connect(who, self.last_seen[who])

    @rule(who=WHO)
    def goes(self, who):
        if self.sockets[who]:
            person = self.sockets[who].pop()
            self.last_seen[who] = person.frames[-1]["number"]
            self.call(person.disconnect)
            self.settle()

    @rule(seconds=st.sampled_from([0.1, 1.0, 5.0, 30.0, 100.0]))
    def time_passes(self, seconds):
        self.call(self.clock.advance, seconds)
        self.settle()

    @rule()
    def the_server_starts_again(self):
        self.run(self.table.stop())
        before = self.table.state
        for name, people in self.sockets.items():
            if people:
                self.last_seen[name] = people[-1].frames[-1]["number"]
        self.table = self.run(Table.load(before.table, self.around))
        assert self.table.state == before
        self.call(self.table.start)
        for name, people in self.sockets.items():
            count, self.sockets[name] = len(people), []
            for _ in range(count):
                self.connect(name, self.last_seen[name])
        self.settle()

    @precondition(lambda self: self.table is not None)
    @invariant()
    def one_seat_is_to_move_while_a_deal_is_played(self):
        state = self.table.state
        if state.phase is Phase.PLAYING:
            assert state.turn in range(len(state.seats))
            assert state.position.legal_moves(1)
            assert state.seats[state.turn].kind != "open"
        else:
            assert state.turn is None

    @precondition(lambda self: self.table is not None)
    @invariant()
    def what_is_stored_adds_up_to_the_state(self):
        events = [from_stored(stored) for stored in self.run(self.around.store.read(self.table.state.table))]
        assert [event.number for event in events] == list(range(1, self.table.state.number + 1))
        assert replay(self.table.state.table, events) == self.table.state

    @precondition(lambda self: self.table is not None)
    @invariant()
    def every_viewer_sees_the_newest_state_and_who_was_away_sees_the_same(self):
        for name, people in self.sockets.items():
            fresh = Person(self.table, name)
            frame = json.loads(self.around.show(self.table.state, [], fresh.name, self.table.moment, is_snapshot=True))
            for person in people:
                assert person.frames[-1]["number"] == self.table.state.number
                assert without_times(person.view) == without_times(frame["view"])

    @precondition(lambda self: self.table is not None)
    @invariant()
    def no_clock_shows_less_than_nothing(self):
        assert all(seat.clock_ms >= 0 for seat in self.table.state.seats)

    @precondition(lambda self: self.table is not None)
    @invariant()
    def here_is_who_has_a_socket_or_lost_it_a_moment_ago(self):
        for seat in self.table.state.seats:
            if seat.viewer and self.sockets.get(seat.viewer):
                assert seat.is_here

    def teardown(self):
        if self.table is not None:
            with contextlib.suppress(TableError):
                self.run(self.table.stop())
            for task in asyncio.all_tasks(self.loop):
                task.cancel()
            self.run(asyncio.sleep(0))
        self.loop.close()


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=20, stateful_step_count=25, deadline=None)
