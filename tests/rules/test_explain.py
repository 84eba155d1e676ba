"""Judging one move and narrowing a choice, both without listing, against the oracle's list."""

from collections import Counter
from itertools import islice

import pytest

from cassino.cards import cards_in, format_cards
from cassino.errors import DealOver, HiddenCards, IllegalMove
from cassino.notation.moves import parse_move
from cassino.rules import Held, Move, Narrowing, Position, Rules
from tests import oracle
from tests.rules.positions import (
    as_oracle_move,
    as_oracle_position,
    at,
    constructed,
    from_oracle_move,
    mutated,
    reachable,
    rng_of,
)


def some_positions(words, count, most=12):
    """As many reachable positions as constructed ones."""
    rng = rng_of(*words)
    for pair in islice(zip(reachable(rng, most=most), constructed(rng, most=most), strict=False), count // 2):
        yield from pair


def check_judging(words, count):
    """Judge *count* mutated legal moves; how often each reason was given."""
    rng = rng_of(*words, "mutations")
    seen: Counter[str] = Counter()
    for position in some_positions(words, count // 8):
        legal = oracle.legal_moves(as_oracle_position(position))
        starts = [from_oracle_move(move) for move in sorted(legal, key=str)]
        assert all(position.explain(move) is None for move in starts)
        for _ in range(8):
            move = mutated(position, rng.choice(starts), rng)
            reason = position.explain(move)
            assert (reason is None) == (as_oracle_move(move) in legal), (position, move, reason)
            seen[reason.code if reason else "legal"] += 1
            if reason:
                assert reason.text
    assert seen.total() == count // 8 // 2 * 2 * 8
    return seen


@pytest.mark.parametrize("part", range(4))
def test_a_move_is_judged_as_the_oracle_lists_it(part):
    seen = check_judging(("judge", part), 256)
    assert seen["legal"] > 10
    assert len(seen) > 8


@pytest.mark.slow
def test_ten_thousand_moves_are_judged_as_the_oracle_lists_them():
    assert len(check_judging(("judge all",), 10_400)) > 20


def narrowed_by_listing(moves, card, loose, builds):
    """What narrowing must give, from all legal moves."""
    fitting = [m for m in moves if m.card == card and m.loose & loose == loose and set(builds) <= set(m.builds)]
    joined = 0
    for move in fitting:
        joined |= move.loose
    piles = {pile for move in fitting for pile in move.builds} - set(builds)
    exact = tuple(m for m in fitting if m.loose == loose and set(m.builds) == set(builds))
    return Narrowing(joined & ~loose, tuple(sorted(piles, key=cards_in)), exact)


def check_narrowing(words, count):
    rng = rng_of(*words, "choices")
    for position in some_positions(words, count):
        moves = position.legal_moves(10_000)
        for _ in range(4):
            start = rng.choice(moves)
            loose = sum(1 << card for card in cards_in(start.loose) if rng.random() < 0.5)
            builds = tuple(pile for pile in start.builds if rng.random() < 0.5)
            if rng.random() < 0.3:
                loose |= sum(1 << card for card in cards_in(position.loose) if rng.random() < 0.2)
            if rng.random() < 0.2:
                builds = tuple(build.cards for build in position.builds if rng.random() < 0.5)
            card = rng.choice(cards_in(position.hand)) if rng.random() < 0.2 else start.card
            wanted = narrowed_by_listing(moves, card, loose, builds)
            assert position.narrow(card, loose, builds) == wanted, (position, card, format_cards(loose), builds)


@pytest.mark.parametrize("part", range(4))
def test_narrowing_gives_what_the_list_gives(part):
    check_narrowing(("narrow", part), 100)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_narrowing_gives_what_the_list_gives_in_many_positions(part):
    check_narrowing(("narrow all", part), 500)


def test_a_choice_that_nothing_completes_has_nothing_open():
    position = at(hand="8S2H", loose="7D6C3H")
    assert position.narrow(31, position.loose) == Narrowing(0, (), ())


def test_narrowing_refuses_what_is_not_there():
    position = at("classic", "8S2H", "7D", ("3D5C", 8, 1))
    for card, loose, builds, code in [
        (30, 0, (), "not_in_hand"),
        (31, 1, (), "not_on_layout"),
        (31, 0, (3,), "no_such_build"),
    ]:
        with pytest.raises(IllegalMove) as refused:
            position.narrow(card, loose, builds)
        assert refused.value.reason.code == code


def test_narrowing_needs_a_deal_that_goes_on_and_a_known_hand():
    with pytest.raises(DealOver):
        at(hand="", others=0).narrow(31)
    hidden = Position.set_up(Rules.parse("classic"), seats=2, turn=0, hands=[Held(1, 4), Held(0, 4)])
    with pytest.raises(HiddenCards):
        hidden.narrow(0)
    with pytest.raises(HiddenCards):
        hidden.legal_moves()


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        # Section 6: no legal move, so any capture, duties aside; here the card of the build of 9 is not in hand.
        (at("classic", "8S", "8D", ("5C4D", 9, 0)), {"8Sx8D"}),
        (at("classic", "8S2C", "8D", ("5C4D", 9, 0)), {"8Sx8D"}),
        (at("classic", "QS2C", "QDQH", ("5C4D", 9, 0)), {"QSxQD", "QSxQH"}),
        # Nor a capture: any trail.
        (at("classic", "8S2C", "7D", ("5C4D", 9, 0)), {"8S", "2C"}),
        (at("classic trail_rule=no_capture owner_may_trail=true", "8S2C", "7D", ("5C4D", 9, 0)), {"8S", "2C"}),
    ],
    ids=["one capture", "a capture and no trail", "court cards", "trails", "trails that are not allowed"],
)
def test_a_seat_that_can_do_nothing_may_capture_or_else_trail(position, moves):
    wanted = {parse_move(text, position) for text in moves}
    assert set(position.legal_moves()) == wanted
    assert {from_oracle_move(move) for move in oracle.legal_moves(as_oracle_position(position))} == wanted
    for move in wanted:
        assert position.explain(move) is None
        narrowed = position.narrow(move.card)
        assert narrowed.open == sum({other.loose for other in wanted if other.card == move.card})
        assert narrowed.moves == ((Move.trail(move.card),) if Move.trail(move.card) in wanted else ())
        position.play(move)
    for other in {parse_move(text, position) for text in ("8S", "2C")} - wanted:
        if position.hand >> other.card & 1:
            assert position.explain(other) is not None


@pytest.mark.parametrize("limit", [1, 2, 64, 10_000])
def test_a_short_list_finds_the_captures_of_a_seat_that_can_do_nothing(limit):
    # The build of 9 cannot be answered for, so every one of the 261 captures is allowed, duties aside.
    builds = ("5H4D", 9, 0), ("6C3D3C5CAC", 6, 1)
    position = at("italian", "7SKCKD", "ADAS3S4S5D6D6H7HQDQSKH", builds[0], builds[1], turn=1)
    moves, complete = position.list_moves(limit)
    assert len(moves) == min(limit, 261)
    assert complete == (limit > 261)
    assert all(position.is_legal(move) for move in moves)


def test_hands_that_are_known_in_part_are_told_so():
    assert not Held(1, 4).is_known
    assert Held.known(7) == Held(7, 3)
