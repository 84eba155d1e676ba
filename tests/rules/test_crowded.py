"""Layouts that are too crowded to be listed: bounded work, right answers, always a move."""

import random

import pytest

from cassino.cards import CardSet, card_name, card_set, cards_in
from cassino.errors import BadPosition, OverBudget
from cassino.rules import Build, Held, Kind, Move, Position, Rules
from cassino.rules import position as position_module
from cassino.rules.kernel import counting, entry
from cassino.rules.kernel.records import MAX_STEPS
from cassino.rules.kernel.way import is_compiled
from cassino.rules.position import _scratch
from tests import count_by_rank
from tests.rules.positions import (
    as_oracle_move,
    as_oracle_position,
    at,
    names,
    pack_of,
    random_build,
    rng_of,
    table_of,
)

LAWS = [
    "classic",
    "royal",
    "royal ace_high=any",
    "royal ace_high=any nordic_hand_values=true",
    "royal raise_with_loose=true ace_high=hand_fixed14 nordic_hand_values=true",
    "royal build_for_partner=proven max_builds=2",
]
"""Laws that counting by rank can judge."""

HOSTILE = [
    *LAWS,
    "royal ace_high=any nordic_hand_values=true capture_completeness=maximal",
    "royal ace_high=any capture_completeness=all_pairs raise_with_loose=true",
    "royal ace_high=any nordic_hand_values=true build_as_card=true",
    "royal ace_high=any nordic_hand_values=true build_as_card=true capture_completeness=maximal "
    "trail_rule=no_capture raise_with_loose=true",
    "classic build_as_card=true capture_completeness=maximal",
    "italian ace_high=any build_as_card=true trail_rule=no_capture",
    "royal ace_high=any nordic_hand_values=true build_as_card=true trail_rule=no_capture build_for_partner=free",
    "royal multiple_at_once=false raise_with_loose=true ace_high=any",
    "royal single_group=true ace_high=any",
    "classic court_capture=any",
]


def crowded(rules: Rules, rng: random.Random, *, size: int, builds: int, hand: int) -> Position:
    """A position with many loose cards, and builds of two or three cards."""
    seats, partnership = table_of(rules, rng)
    turn = rng.randrange(seats)
    cards = pack_of(rules, rng)
    owners = rng.choice(([turn], list(range(seats))))
    made: list[Build] = []
    for _ in range(20 * builds):
        build = random_build(rules, rng.sample(cards, 3), rng.choice(owners), rng)
        if build is not None and len(made) < builds:
            made.append(build)
            cards = [card for card in cards if not build.cards >> card & 1]
            if len(cards) < 4:
                break
    held = cards[: min(hand, len(cards) - 1)]
    loose = card_set(cards[len(held) : len(held) + size])
    hands = [Held.known(card_set(held)) if seat == turn else Held(0, 0) for seat in range(seats)]
    return Position.set_up(
        rules, seats=seats, turn=turn, hands=hands, loose=loose, builds=made, partnership=partnership
    )


def spent(ask, *arguments) -> int:
    """The steps that a question was counted to take."""
    work = _scratch().work[0]
    work.tally.nodes = work.layout.steps = 0
    try:
        ask(*arguments)
    except OverBudget:
        assert work.tally.nodes > MAX_STEPS
    return max(work.tally.nodes, work.layout.steps)


def some_of(cards: CardSet, share: float, rng: random.Random) -> CardSet:
    return card_set(card for card in cards_in(cards) if rng.random() < share)


def check_budget(law: str, rng: random.Random, times: int) -> None:
    for _ in range(times):
        builds = rng.choice((0, 0, 4, 10, 20))
        position = crowded(
            Rules.parse(law), rng, size=rng.choice((20, 30, 40, 44)), builds=builds, hand=rng.choice((1, 2, 4, 8))
        )
        for limit in (1, 1000):
            assert spent(position.list_moves, limit) <= MAX_STEPS
            moves, complete = position.list_moves(limit)
            assert moves, repr(position)
            assert len(moves) <= limit
            assert moves == sorted(set(moves), key=moves.index)
            assert complete or len(moves) <= limit
            assert all(position.is_legal(move) for move in rng.sample(moves, min(len(moves), 12)))
        for _ in range(3):
            card = rng.choice(cards_in(position.hand))
            loose = some_of(position.loose, rng.choice((0, 0.05, 0.2, 0.6)), rng)
            touched = tuple(b.cards for b in position.builds if rng.random() < rng.choice((0, 0.1, 0.5)))
            value = rng.randint(1, 16)
            assert spent(position.narrow, card, loose, touched) <= MAX_STEPS + 1
            for move in (Move.capture(card, loose, touched), Move.trail(card), Move.build(card, loose, value)):
                assert spent(position.is_legal, move) <= MAX_STEPS + 1
            if position.builds:
                build = rng.choice(position.builds)
                move = Move.raise_(card, loose, build.cards, value)
                assert spent(position.is_legal, move) <= MAX_STEPS + 1


@pytest.mark.parametrize("law", HOSTILE)
def test_no_question_takes_more_than_the_budget_and_some_move_is_found(law):
    check_budget(law, rng_of("hostile", law), 1)


@pytest.mark.slow
@pytest.mark.parametrize("law", HOSTILE)
@pytest.mark.parametrize("part", range(2))
def test_no_question_of_many_takes_more_than_the_budget(law, part):
    check_budget(law, rng_of("hostile", law, part), 5)


@pytest.mark.parametrize("law", HOSTILE[:10])
def test_a_list_of_forty_loose_cards_says_that_it_is_not_complete(law):
    rng = rng_of("forty", law)
    position = crowded(Rules.parse(law), rng, size=40, builds=0, hand=4)
    for limit in (1, 30, 1000):
        moves, complete = position.list_moves(limit)
        assert not complete
        assert 0 < len(moves) <= limit


def check_counting(law: str, rng: random.Random, choices: int) -> None:
    """Judge and narrow random choices of crowded layouts as counting by rank does."""
    for number in range(choices):
        if number % 10 == 0:
            position, told = countable(law, rng)
        card = rng.choice(cards_in(position.hand))
        loose = some_of(position.loose, rng.choice((0.03, 0.08, 0.2)), rng)
        touched = tuple(b.cards for b in position.builds if rng.random() < 0.15)
        narrowed = position.narrow(card, loose, touched)
        piles = [frozenset(names(pile)) for pile in touched]
        open_cards, open_builds = count_by_rank.narrowed(told, card_name(card), names(loose), piles)
        assert (set(names(narrowed.open)), {frozenset(names(pile)) for pile in narrowed.open_builds}) == (
            open_cards,
            open_builds,
        )
        for move in tries(position, card, loose, touched, narrowed.open, rng):
            assert position.is_legal(move) == count_by_rank.is_legal(told, as_oracle_move(move)), (position, move)
        for move in narrowed.moves:
            assert move.kind is Kind.TRAIL or count_by_rank.is_legal(told, as_oracle_move(move))


def countable(law: str, rng: random.Random):
    """A crowded position, also for the counting, in which some move is legal, so that duties apply (section 6)."""
    while True:
        size, builds = rng.randint(24, 40), rng.choice((0, 1, 3, 5))
        position = crowded(Rules.parse(law), rng, size=size, builds=builds, hand=4)
        told = as_oracle_position(position)
        position.legal_moves(1)
        if not _scratch().work[0].moves.fallback:
            return position, told
        for card in names(position.hand):
            assert count_by_rank.narrowed(told, card, []) == (set(), set())


def tries(position, card, loose, touched, more, rng):
    """Moves that use the choice, or the choice and something that may join it."""
    wider = loose | some_of(more, 0.3, rng)
    for cards in {loose, wider, some_of(position.loose, 0.5, rng)}:
        yield Move.capture(card, cards, touched)
        for value in rng.sample(range(1, 17), 3):
            yield Move.build(card, cards, value)
    for build in position.builds:
        yield Move.add(card, loose, build.cards, build.value)
        yield Move.raise_(card, loose, build.cards, rng.randint(build.value + 1, 17))


@pytest.mark.parametrize("law", LAWS)
def test_crowded_choices_are_judged_and_narrowed_as_counting_does(law):
    check_counting(law, rng_of("counting", law), 20)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_many_crowded_choices_are_judged_and_narrowed_as_counting_does(law):
    check_counting(law, rng_of("much counting", law), 500)


def test_many_builds_of_one_value_are_listed_within_the_budget():
    pairs = ["9C10C", "9D10D", "9H10H", "8C2C", "8D2D", "8H2H", "8S2S", "7C3C", "7D3D", "7H3H", "7S3S", "6C4C", "6D4D"]
    builds = [(pair.replace("10", "A"), 10, 0) for pair in pairs] + [("6H4H", 10, 1), ("6S4S", 10, 1), ("5C5D", 10, 1)]
    for law in ("classic", "classic capture_completeness=maximal", "classic build_as_card=true"):
        position = at(law, "TCTD", "5HKC", *builds)
        assert spent(position.list_moves, 1000) <= MAX_STEPS
        moves, complete = position.list_moves(1000)
        assert moves
        assert complete == (law == "classic capture_completeness=maximal")


def test_a_hostile_number_of_builds_is_refused():
    pairs = [Build(3 << 2 * k, 2, 0, False) for k in range(27)]
    with pytest.raises(BadPosition) as refused:
        Position.set_up(Rules.parse("classic"), seats=2, turn=0, hands=[Held(1, 1), Held(0, 0)], builds=pairs)
    assert refused.value.path.startswith("builds")


NORDIC = "royal ace_high=any nordic_hand_values=true"
FULL = "royal ace_high=any nordic_hand_values=true build_as_card=true capture_completeness=maximal"


@pytest.mark.parametrize(
    ("law", "turn", "hand", "loose", "builds"),
    [
        # The mover must take its build of 12, which only sums with loose cards can do.
        (
            f"{NORDIC} build_as_card=true",
            3,
            563087392374784,
            0xDFF9DFFEBAFCF,
            ((20480, 8, 0), (8590196736, 14, 2), (1048608, 8, 2), (274877906960, 12, 3)),
        ),
        # It must take all it can, of more sets than can be listed, and may not trail.
        (f"{FULL} trail_rule=no_capture raise_with_loose=true", 1, 281474976710656, 0xC85E0CFF65B67, ()),
        (
            f"{FULL} trail_rule=no_capture raise_with_loose=true",
            0,
            290409079375876,
            0xED7C7DCBBF1F9,
            ((35184372089344, 15, 0), (34359738370, 10, 1), (68723671040, 16, 1), (16778240, 10, 0)),
        ),
        # Nothing answers for its builds, nothing takes them: duties aside (section 6).
        ("classic build_as_card=true", 0, 1 << 51 | 1 << 39, (1 << 36) - 1 - 0xFF, ((0x81, 3, 0),)),
    ],
    ids=["an owner", "all it can", "all it can, and owing", "duties aside"],
)
@pytest.mark.parametrize("limit", [1, 5, 1000])
def test_where_too_many_sets_hide_what_is_legal_something_is_found(law, turn, hand, loose, builds, limit):
    hands = [Held.known(hand) if seat == turn else Held(0, 0) for seat in range(4)]
    made = [Build(cards, value, owner, False) for cards, value, owner in builds]
    position = Position.set_up(Rules.parse(law), seats=4, turn=turn, hands=hands, loose=loose, builds=made)
    moves, complete = position.list_moves(limit)
    assert moves
    assert not complete
    assert all(position.is_legal(move) for move in moves)
    assert position.narrow(moves[0].card).open & moves[0].loose == moves[0].loose


@pytest.mark.parametrize(
    ("law", "hand", "build"),
    [
        ("classic build_as_card=true trail_rule=no_capture", "9S2C", ("5C3D", 8, 1)),
        ("classic build_as_card=true trail_rule=no_capture owner_may_trail=true", "9S8C2C", ("5C3D", 8, 0)),
    ],
)
def test_a_card_that_takes_a_build_in_a_sum_can_capture(law, hand, build):
    position = at(law, hand, "AD", build)
    reason = position.explain(Move.trail(35))
    assert reason is not None
    assert reason.code == "must_capture"
    assert Move.trail(35) not in position.legal_moves()


@pytest.mark.skipif(is_compiled(), reason="the budget of compiled functions is fixed")
def test_past_the_budget_a_question_is_refused_and_the_position_stays_as_it_was(monkeypatch):
    position = at("classic", "8S2C", "7DAD6C2H5H3S4C4D")
    before = position.legal_moves()
    for module in (counting, entry, position_module):
        monkeypatch.setattr(module, "MAX_STEPS", 0)
    for ask in (position.is_legal, position.explain):
        with pytest.raises(OverBudget, match="too many steps"):
            ask(Move.capture(31, position.loose))
    with pytest.raises(OverBudget, match="too many steps"):
        position.narrow(31, 1 << 25)
    monkeypatch.undo()
    assert position.legal_moves() == before
    assert position.is_legal(Move.capture(31, position.loose))
