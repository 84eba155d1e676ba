"""Laws that hold in every deal, whatever the rules."""

import pickle
from fractions import Fraction

import pytest

from cassino.cards import DECK_52, CardSet, cards_in
from cassino.rules import (
    PRESETS,
    Build,
    Held,
    Kind,
    Match,
    Move,
    Observation,
    Position,
    Reason,
    Rules,
    observe,
)
from cassino.rules.kernel.bits import popcount
from tests.games import SETTINGS, setting_id
from tests.rules.positions import chosen_move, deal_played, dealt, mutated, pack_of, reachable, rng_of
from tests.rules.random_rules import random_rules

NAMES = {
    "Build": Build,
    "Fraction": Fraction,
    "Held": Held,
    "Kind": Kind,
    "Move": Move,
    "Observation": Observation,
    "Position": Position,
    "Reason": Reason,
    "Rules": Rules,
}
"""What `from cassino.rules import *` and the standard library give to who pastes a repr."""


def check_ply(position: Position) -> None:
    """What must hold at every moment of a deal."""
    rules = position.rules
    piles = [hand.cards for hand in position.hands] + [build.cards for build in position.builds]
    piles += [pile.cards for pile in position.captured or ()] + [position.loose]
    piles += [1 << card for card in position.stock or ()]
    together = 0
    for cards in piles:
        assert together & cards == 0
        together |= cards
    assert together == rules.deck_cards
    if position.is_over:
        assert position.legal_moves() == []
        return
    assert position.hand
    moves, complete = position.list_moves(50)
    assert moves
    assert all(move.card in cards_in(position.hand) for move in moves)
    assert complete or len(moves) == 50 or len(position.legal_moves(10_000)) > len(moves)
    partners_build = rules.build_for_partner == "free" and position.partnership
    for build in position.builds:
        assert build.cards & (build.cards - 1)
        held = position.hands[build.owner].cards
        answering = [c for c in cards_in(held) if position.kernel_rules.hand_values[c] >> build.value & 1]
        assert answering or partners_build


def check_deal(position: Position, rng) -> Position:
    """Play a deal, looking at every ply; the last position."""
    free = position.rules.build_for_partner == "free" and position.partnership
    for after in deal_played(position, rng):
        check_ply(after)
        if after.round != position.round and not free:
            assert after.builds == ()
        position = after
    return position


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
def test_no_card_is_lost_and_nobody_is_stuck_under_the_presets(setting):
    name, seats, partnership = setting
    rules, rng = Rules.from_preset(name), rng_of("laws", setting)
    position = Position.deal(rules, seats, rng.randrange(seats), pack_of(rules, rng), partnership=partnership)
    ended = check_deal(position, rng)
    assert ended.deal_score().points
    assert ended.pegged_out is not None or not any(hand.count for hand in ended.hands)


@pytest.mark.parametrize("part", range(4))
def test_no_card_is_lost_and_nobody_is_stuck_under_random_rules(part):
    rng = rng_of("random laws", part)
    for _ in range(12):
        check_deal(dealt(random_rules(rng), rng), rng)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_no_card_is_lost_and_nobody_is_stuck_in_thousands_of_deals(part):
    rng = rng_of("many laws", part)
    for number in range(150):
        rules = Rules.from_preset(rng.choice(list(PRESETS))) if number % 3 == 0 else random_rules(rng)
        check_deal(dealt(rules, rng), rng)


@pytest.mark.parametrize("name", ["classic", "literal", "royal", "draw", "no_building"])
def test_two_sides_share_eleven_points_or_eight_and_the_sweeps(name):
    rng = rng_of("eleven", name)
    rules = Rules.from_preset(name)
    for number in range(12):
        seats = rng.choice((2, 4))
        pack, partnership = pack_of(rules, rng), seats == 4
        position = Position.deal(rules, seats, number % seats, pack, partnership=partnership)
        *_, ended = deal_played(position, rng)
        piles = [pile.cards for pile in ended.captured or ()]
        cards = [piles[0] | piles[2], piles[1] | piles[3]] if partnership else piles
        tied = popcount(cards[0]) == popcount(cards[1])
        if not ended.loose:
            assert sum(ended.deal_score().points) == (8 if tied else 11) + sum(ended.sweeps or ())


def suits_turned(cards: CardSet) -> CardSet:
    """Hearts for clubs, and diamonds stay: the suits without a role in the classic game's moves all change."""
    turned = {0: 2, 1: 1, 2: 0, 3: 3}
    return sum(1 << (card & ~3 | turned[card & 3]) for card in cards_in(cards))


def turned_move(move: Move) -> Move:
    piles = tuple(suits_turned(build) for build in move.builds)
    ordered = Move.capture(move.card, 0, piles).builds
    return Move(cards_in(suits_turned(1 << move.card))[0], move.kind, move.value, suits_turned(move.loose), ordered)


@pytest.mark.parametrize("part", range(3))
def test_suits_without_a_role_may_be_exchanged(part):
    rng = rng_of("suits", part)
    for _ in range(6):
        rules = random_rules(rng)
        if suits_turned(rules.deck_cards) != rules.deck_cards:
            continue
        position = dealt(rules, rng)
        pack = [cards_in(suits_turned(1 << card))[0] for card in _pack_before(position)]
        other = Position.deal(rules, position.seats, position.dealer or 0, pack, partnership=position.partnership)
        while not position.is_over:
            moves, complete = position.list_moves(10_000)
            if complete:
                assert {turned_move(move) for move in moves} == set(other.legal_moves(10_000))
            move = chosen_move(position, rng, moves)
            position, other = position.play(move), other.play(turned_move(move))
        # Clubs and hearts score alike, but for the ace, whose item has its suit in its name.
        assert position.deal_score().points == other.deal_score().points


def _pack_before(position: Position) -> list[int]:
    """A pack from which just this first position is dealt, by playing it back from what lies where."""
    rules, seats = position.rules, position.seats
    places = Position.deal(
        rules, seats, position.dealer or 0, cards_in(rules.deck_cards), partnership=position.partnership
    )
    order = list(cards_in(rules.deck_cards))
    pack = [0] * len(order)
    for mine, theirs in [(places.hands[s].cards, position.hands[s].cards) for s in range(seats)] + [
        (places.loose, position.loose)
    ]:
        for place, card in zip(cards_in(mine), cards_in(theirs), strict=True):
            pack[order.index(place)] = card
    stock = position.stock or ()
    return pack[: len(pack) - len(stock)] + list(stock)


def story(words) -> bytes:
    """A match of three deals as bytes: every position and event."""
    rng = rng_of("story", words)
    rules = random_rules(rng)
    seats = rng.choice(rules.allowed_seats())
    match = Match.begin(rules, seats, rng.randrange(seats))
    lines = []
    for _ in range(3):
        if match.is_over:
            break
        match = match.deal(pack_of(rules, rng))
        while match.position is not None:
            match, events = match.play_with_events(rng.choice(match.position.legal_moves(20)))
            lines.append(repr((match.position, match.totals, events)))
    return "\n".join(lines).encode()


@pytest.mark.parametrize("part", range(4))
def test_the_same_seed_is_the_same_game_byte_for_byte(part):
    assert story(part) == story(part)


@pytest.mark.parametrize("part", range(3))
def test_what_is_printed_can_be_pasted_and_what_is_pickled_comes_back(part):
    rng = rng_of("repr", part)
    for position in deal_played(dealt(random_rules(rng), rng), rng):
        for value in (position, observe(position, 0), observe(position, None)):
            pasted = eval(repr(value), dict(NAMES))
            back = pickle.loads(pickle.dumps(value))
            assert pasted == back == value
            assert hash(pasted) == hash(back) == hash(value)
        for move in position.legal_moves(20):
            pasted = eval(repr(move), dict(NAMES))
            assert pasted == move == pickle.loads(pickle.dumps(move))
            assert isinstance(pasted.kind, Kind)
            assert position.play(pasted) == position.play(move)


def test_a_reason_can_be_pasted():
    rng = rng_of("reasons")
    seen = set()
    for position in reachable(rng):
        move = mutated(position, rng.choice(position.legal_moves()), rng)
        reason = position.explain(move)
        if reason is not None:
            assert eval(repr(reason), dict(NAMES)) == reason
            seen.add(reason.code)
        if len(seen) > 8:
            break


def test_positions_are_equal_by_value_and_by_nothing_else():
    rules = Rules.from_preset("classic")
    one = Position.deal(rules, 2, 0, range(52))
    assert one == Position.deal(rules, 2, 0, range(52))
    assert one != Position.deal(rules, 2, 1, range(52))
    assert one != Position.deal(rules, 2, 0, range(52), score=(1, 0))
    assert one != "a position"
    assert one.play(one.legal_moves()[0]) != one
    assert observe(one, 0) != observe(one, 1)
    assert observe(one, 0) != one


def test_to_play_leaves_the_position_as_it_was():
    rng = rng_of("unchanged")
    position = dealt(random_rules(rng), rng)
    before, moves = repr(position), position.legal_moves()
    for move in moves:
        position.play(move)
        position.narrow(move.card)
        position.explain(move)
    assert repr(position) == before
    assert position.legal_moves() == moves


def test_the_whole_pack_is_the_default():
    assert Rules.from_preset("classic").deck_cards == DECK_52
