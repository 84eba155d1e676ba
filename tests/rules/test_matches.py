"""Matches: deals to the target, the dealer's turn, carried points, extra deals; and the events of each move."""

from fractions import Fraction

import pytest

from cassino.cards import parse_cards
from cassino.errors import BadPosition, BadRequest, BadRules, DealOver, IllegalMove
from cassino.notation.moves import parse_move
from cassino.rules import (
    Added,
    Built,
    Captured,
    DealScored,
    Drew,
    HandedOut,
    Held,
    Match,
    MatchWon,
    Move,
    Position,
    Raised,
    Residue,
    Rules,
    Trailed,
    score_deal,
    settle,
)
from tests.games import SETTINGS, setting_id, shuffled
from tests.rules.positions import build_of, chosen_move, pack_of, rng_of
from tests.rules.random_rules import random_rules


def play_match(match, rng, most=12):
    """Play deals of random moves until the match has ended, or so many."""
    while not match.is_over and len(match.deals) < most:
        assert match.position is None
        match = match.deal(pack_of(match.rules, rng))
        while match.position is not None:
            match = match.play(chosen_move(match.position, rng))
    return match


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=setting_id)
def test_a_match_adds_up_its_deals_and_passes_the_deal_on(setting):
    name, seats, partnership = setting
    rng = rng_of("match", setting)
    match = play_match(Match.begin(Rules.from_preset(name), seats, 1, partnership), rng)
    totals: list[int | Fraction] = [0] * (2 if partnership else seats)
    for number, deal in enumerate(match.deals):
        assert deal.dealer == (1 + number) % seats
        gains = settle(match.rules, totals, deal.score.items).after
        assert deal.totals == gains
        totals = list(gains)
    assert match.totals == tuple(totals)
    assert match.deal_number == len(match.deals) + 1
    if match.is_over:
        assert match.winner is not None
        assert match.margin is not None
        assert match.why not in ("below", "undecided", None)


@pytest.mark.parametrize("part", range(3))
def test_matches_under_random_rules_are_replayed_by_their_moves(part):
    rng = rng_of("replay", part)
    rules = random_rules(rng)
    seats = rng.choice(rules.allowed_seats())
    match = play_match(Match.begin(rules, seats, 0), rng, most=4)
    again = Match.begin(rules, seats, 0)
    for deal in match.deals:
        again = again.deal(deal.pack)
        for move in deal.moves:
            again = again.play(move)
    assert again == match


def test_what_nobody_got_goes_into_the_next_deal():
    rng = rng_of("carried")
    rules = Rules.parse("classic majority_tie=carry target=none")
    for _ in range(200):
        match = play_match(Match.begin(rules, 2, 0), rng, most=1)
        if match.carried:
            break
    assert dict(match.carried) == {"most_cards": 3}
    if not match.is_over:
        playing = match.deal(shuffled(rules, rng))
        assert playing.position is not None
        assert dict(playing.position.carried) == {"most_cards": 3}


def test_a_match_refuses_what_it_is_not_ready_for():
    rules = Rules.parse("mini")
    match = Match.begin(rules, 2, 0)
    with pytest.raises(DealOver):
        match.play(Move.trail(0))
    playing = match.deal(range(12))
    with pytest.raises(DealOver):
        playing.deal(range(12))
    with pytest.raises(IllegalMove):
        playing.play(Move.trail(51))
    won = play_match(match, rng_of("won"))
    assert won.is_over
    with pytest.raises(DealOver):
        won.deal(range(12))
    with pytest.raises(BadPosition):
        Match.begin(rules, 2, 2)
    with pytest.raises(BadPosition):
        Match.begin(rules, 2, 0, partnership=True)
    with pytest.raises(BadRules):
        Match.begin(rules, 3, 0)


@pytest.mark.parametrize("part", range(6))
def test_the_events_of_a_move_tell_what_changed(part):
    rng = rng_of("events", part)
    for _ in range(4):
        rules = random_rules(rng)
        seats = rng.choice(rules.allowed_seats())
        match = Match.begin(rules, seats, rng.randrange(seats)).deal(pack_of(rules, rng))
        while (before := match.position) is not None:
            move = chosen_move(before, rng)
            after, events = before.play_with_events(move)
            check_events(before, move, after, events)
            match, others = match.play_with_events(move)
            assert others == events
        assert isinstance(events[-1], DealScored if not match.is_over else MatchWon)


def check_events(before, move, after, events):
    seat = before.turn
    deed, *rest = events
    names = [event.name for event in events]
    assert deed.seat == seat
    assert deed.card == move.card
    assert type(deed) is {0: Captured, 1: Built, 2: Added, 3: Raised, 4: Trailed}[move.kind]
    if isinstance(deed, Captured):
        assert (deed.loose, deed.builds) == (move.loose, move.builds)
        assert deed.sweep == (after.sweeps[seat] > before.sweeps[seat])
        assert deed.pat == (after.pats[seat] > before.pats[seat])
    if isinstance(deed, Built | Added | Raised):
        assert deed.value == move.value
        assert deed.cards >> move.card & 1
        if not after.is_over:
            build = next(build for build in after.builds if build.cards == deed.cards)
            assert (build.value, build.owner, build.is_multiple) == (deed.value, deed.owner, deed.multiple)
    for event in rest:
        if isinstance(event, Drew):
            assert after.hands[seat].cards >> event.card & 1
            assert after.stock_count == before.stock_count - 1
        if isinstance(event, HandedOut):
            assert (event.round, event.last) == (after.round, after.is_last_round)
        if isinstance(event, Residue):
            assert after.captured[event.seat].cards & event.cards == event.cards
        if isinstance(event, DealScored):
            score = after.deal_score()
            assert (event.items, event.points, event.carried) == (score.items, score.points, score.carried)
            assert event.totals == after.settlement().after
    assert ("handed_out" in names) == (after.round != before.round)
    assert ("deal_scored" in names) == after.is_over
    pegged = {event.side: event.total for event in rest if event.name == "pegged"}
    if before.rules.end_when == "immediate":
        for side, (was, now) in enumerate(zip(before.pegs, after.pegs, strict=True)):
            if was != now:
                assert pegged[side] == after.score[side] + now
    else:
        assert not pegged


@pytest.mark.parametrize(
    ("arguments", "path"),
    [
        (([0],), "captured"),
        (([0] * 5,), "captured"),
        (([0, 0], [0]), "sweeps"),
        (([0, 0], [0, -1]), "sweeps"),
        (([0, 0], [0, 53]), "sweeps"),
        (([0, 0], [0, 0], [1]), "pats"),
        (([1, 1], [0, 0]), "captured[1]"),
        (([1, 2], [0, 0], None, 2), "captured[1]"),
        (([1 << 52, 2], [0, 0]), "captured"),
        (([1, 2], [0, 0], None, 0, 2), "last_capturer"),
        (([1, 2], [0, 0], None, 0, None, {"sweep": 1}), "carried"),
    ],
)
def test_a_score_of_what_cannot_be_is_refused(arguments, path):
    piles, *rest = arguments
    with pytest.raises(BadRequest) as refused:
        score_deal(Rules.parse("classic"), piles, *(rest or [[0] * len(piles)]))
    assert refused.value.path == path


def last_moment(law, *, hand, loose, builds, turn=3, dealer=3, last: int | None = 0, score=(0, 0)):
    """Four partners before the deal's last card; all that is not there seat 0 has taken."""
    rules = Rules.parse(law)
    there = parse_cards(hand) | parse_cards(loose)
    for build in builds:
        there |= parse_cards(build[0])
    hands = [Held.known(parse_cards(hand)) if seat == turn else Held(0, 0) for seat in range(4)]
    piles = [Held.known(rules.deck_cards & ~there), Held(0, 0), Held(0, 0), Held(0, 0)]
    made = [build_of(rules, *build) for build in builds]
    return Position.set_up(
        rules, seats=4, turn=turn, hands=hands, loose=parse_cards(loose), builds=made, dealer=dealer, round=3, stock=(),
        captured=piles, sweeps=(0,) * 4, pats=(0,) * 4, last_capturer=last, score=score, carried={},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("law", "text", "event", "cards"),
    [
        ("classic build_for_partner=free", "5S+4H=9", Built, "4H5S"),
        ("classic build_for_partner=free", "5S+4H{4D5D}=9", Added, "4H5S4D5D"),
        ("classic build_for_partner=free", "5S+{2C2D}=9", Raised, "5S2C2D"),
        ("classic build_for_partner=free residue=nobody", "5S+4H=9", Built, "4H5S"),
    ],
)
def test_a_build_with_the_deals_last_card_is_told_though_it_goes_home_at_once(law, text, event, cards):
    position = last_moment(law, hand="5S", loose="4H", builds=[("4D5D", 9, 1), ("2C2D", 4, 2)])
    after, events = position.play_with_events(parse_move(text, position))
    deed = events[0]
    assert isinstance(deed, event)
    assert (deed.seat, deed.cards, deed.value) == (3, parse_cards(cards), 9)
    assert deed.multiple == (event is Added)
    residue = [each for each in events if isinstance(each, Residue)]
    if "nobody" in law:
        assert residue == []
        assert parse_cards(cards) in [build.cards for build in after.builds]
    else:
        assert residue == [Residue(0, parse_cards("5S4H4D5D2C2D"))]
    assert isinstance(events[-1], DealScored)


def test_events_of_a_position_that_is_known_in_part_leave_out_what_is_not_known():
    rules = Rules.parse("classic")
    hands = [Held.known(parse_cards("8S")), Held(0, 0)]
    position = Position.set_up(rules, seats=2, turn=0, hands=hands, loose=parse_cards("8D"), round=6)
    _, events = position.play_with_events(parse_move("8Sx8D", position))
    assert [event.name for event in events] == ["captured"]
    pegging = Position.set_up(
        Rules.parse("spade target=none"), seats=2, turn=0, hands=hands, loose=parse_cards("8D9D"), round=6, dealer=0
    )
    _, events = pegging.play_with_events(parse_move("8Sx8D", pegging))
    assert [event.name for event in events][:1] == ["captured"]
