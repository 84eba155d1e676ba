"""Counting by rank against the oracle where both can answer, and on crowded layouts."""

import random

import pytest

from tests import count_by_rank, oracle, oracle_options, oracle_play

RULES = [
    {"preset": "classic"},
    {"preset": "royal"},
    {"preset": "royal", "options": {"ace_high": "any"}},
    {
        "preset": "classic",
        "options": {"raise_with_loose": True, "ace_high": "hand_fixed14", "nordic_hand_values": True},
    },
    {"preset": "royal", "options": {"build_for_partner": "proven", "max_builds": 1}},
    {"preset": "italian", "options": {"build_for_partner": "free", "same_value_builds": False}},
]


def positions(rules, seats, seed):
    """Positions of random deals in which builds are liked."""
    rng = random.Random(f"{rules} {seats} {seed}")
    pack = oracle_options.pack_of(oracle.options_of(rules))
    rng.shuffle(pack)
    position = oracle_play.start(rules, seats, 0, pack)
    while position["result"] is None and len(position["loose"]) < 11:
        legal = sorted(oracle.legal_moves(position), key=str)
        yield position, legal
        liked = [move for move in legal if move[0] in ("build", "add", "raise")]
        position = oracle_play.play(position, rng.choice(liked if liked and rng.random() < 0.6 else legal))


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_counting_finds_legal_what_the_oracle_finds_legal(rules, seats):
    rng = random.Random(seats)
    for position, legal in positions(rules, seats, 1):
        for move in legal:
            assert move[0] == "trail" or count_by_rank.is_legal(position, move)
        piles = [frozenset(build["cards"]) for build in position["builds"]]
        for _ in range(40):
            loose = frozenset(c for c in position["loose"] if rng.random() < 0.4)
            touched = frozenset(pile for pile in piles if rng.random() < 0.4)
            card = rng.choice(position["hands"][position["turn"]])
            kind = rng.choice(["capture", "build", "add", "raise"])
            value = None if kind == "capture" else rng.randint(1, 16)
            move = (kind, card, loose, touched, value)
            assert count_by_rank.is_legal(position, move) == (move in legal)


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_counting_narrows_as_the_oracles_moves_do(rules, seats):
    rng = random.Random(seats)
    for position, legal in positions(rules, seats, 2):
        for card in position["hands"][position["turn"]]:
            some = rng.choice([move for move in legal if rng.random() < 0.5] or legal)
            for chosen, taken in [
                (frozenset(), frozenset()),
                (frozenset(c for c in position["loose"] if rng.random() < 0.2), frozenset()),
                (frozenset(c for c in some[2] if rng.random() < 0.5), some[3] if rng.random() < 0.5 else frozenset()),
            ]:
                fitting = [m for m in legal if m[1] == card and chosen <= m[2] and taken <= m[3]]
                open_cards = {c for move in fitting for c in move[2]} - chosen
                open_builds = {pile for move in fitting for pile in move[3]} - taken
                assert count_by_rank.narrowed(position, card, chosen, taken) == (open_cards, open_builds)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_forty_loose_cards_are_no_trouble(rules):
    rng = random.Random(str(rules))
    pack = oracle_options.pack_of(oracle.options_of(rules))
    for _ in range(3):
        rng.shuffle(pack)
        hand, loose = pack[:4], pack[4:44]
        position = {"rules": rules, "seats": 2, "turn": 0, "hands": [hand, 0], "loose": loose, "builds": []}
        for card in hand:
            open_cards, _ = count_by_rank.narrowed(position, card, [])
            assert all(count_by_rank.goes_on(position, card, frozenset([c]), frozenset()) for c in open_cards)
            count_by_rank.narrowed(position, card, rng.sample(loose, 3))
            count_by_rank.capture_ok(position, card, rng.sample(loose, 20))
