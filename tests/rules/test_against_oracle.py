"""The engine and the slow oracle agree: which moves there are, and what each of them does."""

from fractions import Fraction
from itertools import islice

import pytest

from cassino.cards import card_name
from cassino.rules import Position, Rules, settle
from tests import oracle, oracle_play
from tests.rules.positions import (
    as_oracle_move,
    as_oracle_position,
    chosen_move,
    constructed,
    from_oracle_move,
    is_small,
    names,
    pack_of,
    reachable,
    rng_of,
    table_of,
)
from tests.rules.random_rules import random_rules


def check_moves(position: Position) -> None:
    moves, complete = position.list_moves(10_000)
    assert complete
    listed = {as_oracle_move(move) for move in moves}
    assert len(listed) == len(moves)
    assert listed == oracle.legal_moves(as_oracle_position(position)), repr(position)
    assert all(from_oracle_move(as_oracle_move(move)) == move for move in moves)


@pytest.mark.parametrize("part", range(4))
def test_reachable_positions_have_the_oracles_moves(part):
    for position in islice(reachable(rng_of("reachable", part), most=12), 125):
        check_moves(position)


@pytest.mark.parametrize("part", range(2))
def test_constructed_positions_have_the_oracles_moves(part):
    for position in islice(constructed(rng_of("constructed", part), most=12), 125):
        check_moves(position)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_many_reachable_positions_have_the_oracles_moves(part):
    for position in islice(reachable(rng_of("many reachable", part)), 100):
        check_moves(position)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_many_constructed_positions_have_the_oracles_moves(part):
    for position in islice(constructed(rng_of("many constructed", part)), 100):
        check_moves(position)


def check_deal(rules: Rules, words: object) -> int:
    """Play a random deal in the engine and in the oracle, side by side; how many moves it had."""
    rng = rng_of("play", words)
    seats, partnership = table_of(rules, rng)
    pack = pack_of(rules, rng)
    dealer = rng.randrange(seats)
    sides = 2 if partnership else seats
    top = 2 * (rules.target or 20)
    score = [rng.randrange(top) for _ in range(sides)] if rng.random() < 0.5 else [0] * sides
    carried = {"most_cards": 2, "most_spades": 1} if rng.random() < 0.3 else {}
    position = Position.deal(rules, seats, dealer, pack, partnership=partnership, score=score, carried=carried)
    told = oracle_play.start(
        rules.to_json(),
        seats,
        dealer,
        [card_name(card) for card in pack],
        partnership=partnership,
        score=score,
        carried=carried,
    )
    compare(position, told)
    plies = 0
    while not position.is_over:
        if is_small(position, 8) and rng.random() < 0.1:
            check_moves(position)
        move = chosen_move(position, rng)
        position = position.play(move)
        told = oracle_play.play(told, as_oracle_move(move))
        compare(position, told)
        plies += 1
    return plies


def compare(position: Position, told: dict) -> None:
    assert position.is_over == (told["result"] is not None)
    assert [names(hand.cards) for hand in position.hands] == [sorted_names(hand) for hand in told["hands"]]
    assert all(hand.is_known for hand in position.hands)
    assert [card_name(card) for card in position.stock or ()] == told["stock"]
    if not position.is_over:  # what is nobody's stays where it lies; the oracle clears it away
        assert names(position.loose) == sorted_names(told["loose"])
        assert sorted((names(b.cards), b.value, b.owner, b.is_multiple) for b in position.builds) == sorted(
            (sorted_names(b["cards"]), b["value"], b["owner"], b["multiple"]) for b in told["builds"]
        )
    assert [names(pile.cards) for pile in position.captured or ()] == [sorted_names(pile) for pile in told["captured"]]
    assert position.sweeps == tuple(told["sweeps"])
    assert position.pats == tuple(told["pats"])
    assert position.last_capturer == told["last_capturer"]
    assert [a + b for a, b in zip(position.score or (), position.pegs, strict=True)] == oracle_play.totals_now(told)
    if not position.is_over:
        assert (position.turn, position.round) == (told["turn"], told["round"])
        return
    result, score, settled = told["result"], position.deal_score(), position.settlement()
    assert [dict(side) for side in score.items] == result["items"]
    assert list(score.points) == result["points"]
    assert dict(score.carried) == result["carried"]
    assert [Fraction(total) for total in settled.after] == result["after"]
    assert (settled.winner, settled.margin) == (result["winner"], result["margin"])
    assert settled.why == result["why"]
    assert settle(position.rules, position.score or (), score.items) == settled


def sorted_names(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda name: ("A23456789TJQK".index(name[0]), name[1]))


@pytest.mark.parametrize("part", range(4))
def test_deals_under_random_rules_go_as_the_oracles(part):
    rng = rng_of("deals", part)
    assert sum(check_deal(random_rules(rng), f"{part} {deal}") for deal in range(12)) > 100


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_many_deals_under_random_rules_go_as_the_oracles(part):
    rng = rng_of("many deals", part)
    assert sum(check_deal(random_rules(rng), f"{part} {deal} many") for deal in range(40)) > 400


@pytest.mark.parametrize("preset", oracle.PRESETS)
def test_a_deal_of_each_preset_goes_as_the_oracles(preset):
    assert check_deal(Rules.from_preset(preset), preset) > 2
