"""What was dealt is counted as the rules hand it out, and fair packs lie where chance lets them."""

import asyncio
import random

import pytest

from cassino.cards import cards_in
from cassino.rules import PRESETS, Rules
from cassino.table import commands as c
from cassino.table.clock import ManualClock
from cassino.table.dealt import THINGS, Count, Dealt, cards_by_seat
from cassino.table.events import Closed
from cassino.table.own import IDLE_S
from cassino.table.state import Phase
from tests.games import positions_of_deal
from tests.table.people import lobby, open_table, settle, surroundings
from tests.table.play import all_events, play_on, seated_table


@pytest.mark.parametrize("preset", PRESETS)
def test_the_cards_of_each_seat_are_those_that_play_hands_out(preset):
    rules = Rules.from_preset(preset)
    for seats in rules.allowed_seats():
        draw = random.Random(f"{preset} {seats}")
        positions = list(positions_of_deal(rules, seats, draw, partnership=seats == 4))
        first = positions[0]
        pack = [*dealt_out(first), *first.stock]
        hands = cards_by_seat(rules, seats, first.partnership, first.dealer, in_order(first, pack))
        seen = [0] * seats
        for position in positions:
            if rules.refill == "draw" and position is not first:
                break
            for seat, hand in enumerate(position.hands):
                seen[seat] |= hand.cards
        assert [hand & cards for hand, cards in zip(hands, seen, strict=True)] == seen
        if rules.refill == "round" and positions[-1].stock_count == 0:
            assert hands == seen


def dealt_out(position):
    return [card for hand in position.hands for card in cards_in(hand.cards)] + list(cards_in(position.loose))


def in_order(position, pack):
    """A pack that deals these hands: the kernel's own, which the position still holds."""
    return list(position._state[0].pack[: len(pack)])


def test_chance_lies_in_its_own_bar_nineteen_times_in_twenty():
    draw = random.Random(4)
    outside = 0
    for _ in range(300):
        count = Count()
        for _ in range(40):
            pack = draw.sample(range(52), 52)
            spades = sum(card % 4 == 3 for card in pack[:20])
            count.add(spades, 13, 20, 52)
        outside += not count.low <= count.got <= count.high
    assert 4 <= outside <= 30


async def ends_of(around) -> list[int]:
    return [end.number for end in await around.store.deal_ends(0.0, 1000)]


async def test_a_whole_match_is_counted_by_who_played():
    around = surroundings()
    table, people = await seated_table("classic target=11", around=around)
    await play_on(table, people)
    dealt = Dealt()
    dealt.add(await all_events(table, around), await ends_of(around))
    assert dealt.matches == 1
    assert dealt.deals == len(table.state.match.deals)
    spades = dealt.counts["people", "spades"]
    assert spades.expected == pytest.approx(dealt.deals * 48 * 13 / 52)
    assert ("bots", "spades") not in dealt.counts
    for thing in THINGS:
        parts = [dealt.counts[group, thing].got for group in ("dealer", "eldest")]
        assert sum(parts) == dealt.counts["people", thing].got
    await table.stop()


async def test_a_deal_counts_as_soon_as_it_is_over_and_the_one_under_way_when_the_table_is_closed():
    around = surroundings()
    table, people = await seated_table("classic target=100", around=around)
    counted = []
    for moves in (1, 10):
        for _ in range(3):
            await play_on(table, people, until=lambda table: table.state.phase is Phase.DEAL_OVER)
            for person in people:
                await person.do(c.NextDeal)
            await play_on(table, people, moves=moves)
            dealt = Dealt()
            dealt.add(await all_events(table, around), await ends_of(around))
            counted.append(dealt.deals)
    assert counted == [1, 2, 3, 4, 5, 6]
    await people[0].do(c.Close)
    dealt = Dealt()
    dealt.add(await all_events(table, around), await ends_of(around))
    assert (dealt.deals, dealt.matches) == (7, 1)
    again = Dealt()
    for end in await ends_of(around):
        again.add([each for each in await all_events(table, around) if each.number <= end], [end])
    assert again == dealt, "one after the other they add up to the same"


async def test_a_match_that_nobody_has_touched_for_sixty_days_is_left_for_good_and_counts():
    clock = ManualClock()
    around = surroundings(clock=clock)
    table, people = await seated_table(around=around)
    await play_on(table, people, moves=3)
    for person in people:
        person.disconnect()
    clock.advance(5)
    await settle(table)
    rooms = lobby(around)
    for days, ends in ((59.9, 0), (0.2, 1)):
        await table.stop()
        clock.advance(days * 86_400)
        await rooms.tidy()
        await asyncio.sleep(0.05)
        assert len(await ends_of(around)) == ends
    assert [each.event for each in await all_events(table, around)][-1] == Closed(why="idle")
    dealt = Dealt()
    dealt.add(await all_events(table, around), await ends_of(around))
    assert dealt.deals == 1
    await rooms.stop()


async def test_tables_that_are_over_or_have_not_begun_are_not_closed_for_being_silent():
    clock = ManualClock()
    around = surroundings(clock=clock)
    over, people = await seated_table("mini target=3", around=around)
    await play_on(over, people)
    waiting = await open_table(around=around, seats=3)
    numbers = [over.state.number, waiting.state.number]
    clock.advance(IDLE_S + 10)
    for table in (over, waiting):
        await settle(table)
    assert [over.state.number, waiting.state.number] == numbers
    for table in (over, waiting):
        await table.stop()
