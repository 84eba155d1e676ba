"""What was dealt is counted as the rules hand it out, and fair packs lie where chance lets them."""

import random

import pytest

from cassino.cards import cards_in
from cassino.rules import PRESETS, Rules
from cassino.table import commands as c
from cassino.table.dealt import THINGS, Count, Dealt, cards_by_seat
from tests.games import positions_of_deal
from tests.table.people import surroundings
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


async def test_a_whole_match_is_counted_by_who_played_and_one_under_way_is_not():
    around = surroundings()
    table, people = await seated_table("classic target=11", around=around)
    await play_on(table, people)
    events = [each.event for each in await all_events(table, around)]
    dealt = Dealt()
    dealt.add_match(events)
    assert dealt.matches == 1
    assert dealt.deals == len(table.state.match.deals)
    spades = dealt.counts["people", "spades"]
    assert spades.expected == pytest.approx(dealt.deals * 48 * 13 / 52)
    assert ("bots", "spades") not in dealt.counts
    for thing in THINGS:
        parts = [dealt.counts[group, thing].got for group in ("dealer", "eldest")]
        assert sum(parts) == dealt.counts["people", thing].got
    (match,) = await around.store.ended_matches(0.0, 10)
    for person in people:
        await person.do(c.Rematch)
    assert await around.store.ended_matches(0.0, 10) == [match]
    await table.stop()
