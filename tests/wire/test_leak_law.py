"""The leak law: two cards that a viewer may not know are exchanged, and every byte for that viewer stays the same."""

import itertools
import random

import msgspec
import pytest

from cassino.cards import card_name, cards_in
from cassino.errors import CassinoError, IllegalMove
from cassino.rules import PRESETS, Rules
from cassino.table import commands as c
from cassino.table import events as e
from cassino.table.apply import apply, begin
from cassino.table.events import Numbered
from cassino.table.questions import explain, narrow
from cassino.table.state import Phase
from cassino.table.times import Moment
from cassino.wire.seen import explain_answer, frame_for, narrow_answer, view_of
from tests.table.play import all_events, quiet

MOMENT = Moment(now=1_764_500_090.0, since=1_764_500_060.0)
CASES = [(name, seats) for name in PRESETS for seats in Rules.from_preset(name).allowed_seats()]


def exchanged(events: list[Numbered], deal_start: int, first: str, second: str) -> list[Numbered]:
    """The events with two cards exchanged in everything hidden, from the current deal's beginning on."""
    swap = {first: second, second: first}
    changed = []
    for each in events:
        event = each.event
        if each.number >= deal_start and isinstance(event, e.DealStarted):
            event = msgspec.structs.replace(event, pack=tuple(swap.get(card, card) for card in event.pack))
        if each.number >= deal_start and isinstance(event, e.Drew):
            event = msgspec.structs.replace(event, card=swap.get(event.card, event.card))
        changed.append(Numbered(each.number, each.at, event, each.viewer, each.command_id))
    return changed


def states_of(events: list[Numbered]):
    """The state after each event."""
    states = [begin("t", events[0])]
    for each in events[1:]:
        states.append(apply(states[-1], each))
    return states


def bytes_for(viewer: str, events: list[Numbered], states, start: int) -> list[bytes]:
    """Everything that *viewer* can be sent: each frame, each resync, each snapshot, each refusal and answer."""
    sent = []
    for number in range(start, len(events) + 1):
        state, event = states[number - 1], events[number - 1]
        sent.append(frame_for(state, [event], viewer, MOMENT, is_snapshot=False))
    last = states[-1]
    sent.append(frame_for(last, [], viewer, MOMENT, is_snapshot=True))
    sent += [frame_for(last, events[since:], viewer, MOMENT, is_snapshot=False) for since in range(0, len(events), 19)]
    sent.append(msgspec.json.encode(view_of(last, viewer, MOMENT)))
    return sent + answers(viewer, last)


def answers(viewer: str, state) -> list[bytes]:
    """What the viewer is told when they ask about every card there is."""
    told = []
    for card in range(52):
        name = card_name(card)
        for ask in (
            lambda name=name: narrow_answer(narrow(state, viewer, c.Narrow(id="0" * 32, card=name))),
            lambda name=name: explain_answer(explain(state, viewer, c.Explain(id="0" * 32, move=name))),
        ):
            try:
                told.append(msgspec.json.encode(ask()))
            except CassinoError as error:
                told.append(f"{error.code} {error}".encode())
    return told


def hidden_from(viewer_seat: int | None, state) -> list[str]:
    """The cards that a viewer may not know."""
    position = state.position
    hands = [hand.cards for seat, hand in enumerate(position.hands) if seat != viewer_seat]
    cards = [card for hand in hands for card in cards_in(hand)] + list(position.stock)
    return [card_name(card) for card in cards]


@pytest.mark.parametrize(("preset", "seats"), CASES, ids=[f"{name}-{seats}" for name, seats in CASES])
async def test_exchanging_two_hidden_cards_changes_no_byte(preset: str, seats: int):
    draw = random.Random(f"{preset}{seats}")
    compared = 0
    for moves in (0, 3, draw.randrange(4, 16)):
        table, people, around = await quiet(preset, seats, moves)
        events = await all_events(table, around)
        await table.stop()
        if table.state.phase is not Phase.PLAYING:
            continue
        start = max(each.number for each in events if isinstance(each.event, e.DealStarted))
        before = states_of(events)
        viewers = [(person.name, seat) for seat, person in enumerate(people)] + [("eve", None), ("", None)]
        for viewer, seat in viewers:
            hidden = hidden_from(seat, table.state)
            pairs = list(itertools.combinations(hidden, 2))
            seen = bytes_for(viewer, events, before, start)
            for first, second in draw.sample(pairs, min(3, len(pairs))):
                changed = exchanged(events, start, first, second)
                try:
                    after = states_of(changed)
                except IllegalMove:
                    continue  # the move that was played shows something about these two cards
                if after[-1].position == before[-1].position:
                    continue  # both lie in one hand
                assert bytes_for(viewer, changed, after, start) == seen, (viewer, first, second)
                compared += 1
    assert compared > 0


async def test_the_law_is_not_empty_a_card_that_is_seen_does_change_the_bytes():
    table, _, around = await quiet("classic", 2, 2)
    events = await all_events(table, around)
    await table.stop()
    start = max(each.number for each in events if isinstance(each.event, e.DealStarted))
    own = card_name(cards_in(table.state.position.hands[0].cards)[0])
    stock = card_name(table.state.position.stock[0])
    changed = exchanged(events, start, own, stock)
    before, after = states_of(events), states_of(changed)
    assert bytes_for("ana", changed, after, start) != bytes_for("ana", events, before, start)
    assert bytes_for("eve", changed, after, start) == bytes_for("eve", events, before, start)
