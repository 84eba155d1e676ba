"""How many ways a deal can go on: to depth 3 as the oracle counts, deeper as was kept."""

import pytest

from cassino.cards import card_name
from cassino.rules import PRESETS, Rules
from tests import oracle, oracle_play
from tests.rules.playthroughs import PERFT, PERFT_ROWS, perft, perft_line, seats_of, start_of
from tests.rules.positions import dealt, is_small, rng_of
from tests.rules.random_rules import random_rules

KEPT = PERFT.read_text("utf-8").splitlines()


def oracle_perft(told, depth):
    if depth == 0 or told["result"] is not None:
        return 1
    legal = oracle.legal_moves(told)
    return len(legal) if depth == 1 else sum(oracle_perft(oracle_play.play(told, move), depth - 1) for move in legal)


def as_told(position):
    pack = oracle_pack(position)
    return oracle_play.start(
        position.rules.to_json(), position.seats, position.dealer, pack, partnership=position.partnership
    )


def oracle_pack(position):
    """The pack that the first position of a deal was dealt from."""
    rules = position.rules.to_json()
    size = position.rules.deck_cards.bit_count()
    hands, layout, _ = oracle.deal(rules, position.seats, position.dealer, list(range(size)))
    pack: list[str] = [""] * size
    for places, cards in [*zip(hands, (h.cards for h in position.hands), strict=True), (layout, position.loose)]:
        for place, card in zip(places, (c for c in range(52) if cards >> c & 1), strict=True):
            pack[place] = card_name(card)
    stock = [card_name(card) for card in position.stock or ()]
    return pack[: size - len(stock)] + stock


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_has_as_many_ways_as_the_oracle_counts(preset):
    position = start_of(preset, seats_of(preset))
    for depth in (1, 2) if preset in ("khasino", "swedish") else (1, 2, 3):
        assert perft(position, depth) == oracle_perft(as_told(position), depth)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_have_as_many_ways_to_depth_three_as_the_oracle_counts(preset, seats):
    if seats in Rules.from_preset(preset).allowed_seats():
        position = start_of(preset, seats)
        assert perft(position, 3) == oracle_perft(as_told(position), 3)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(12))
def test_random_rules_have_as_many_ways_to_depth_three_as_the_oracle_counts(part):
    rng = rng_of("perft", part)
    position = dealt(random_rules(rng), rng)
    while len(position.legal_moves()) > 40 or not is_small(position, 9):
        position = dealt(random_rules(rng), rng)
    assert perft(position, 3) == oracle_perft(as_told(position), 3)


def test_the_kept_counts_are_those_of_the_rows():
    assert [line.split(":")[0] for line in KEPT] == [" ".join(map(str, row[:3])) for row in PERFT_ROWS]


@pytest.mark.parametrize("row", PERFT_ROWS, ids=lambda row: " ".join(map(str, row)))
def test_the_first_counts_are_those_that_were_kept(row):
    first = perft_line(row[0], row[1], row[2], min(row[3], 3)).split()
    assert KEPT[PERFT_ROWS.index(row)].split()[: len(first)] == first


@pytest.mark.slow
@pytest.mark.parametrize("row", PERFT_ROWS, ids=lambda row: " ".join(map(str, row)))
def test_the_deep_counts_are_those_that_were_kept(row):
    assert KEPT[PERFT_ROWS.index(row)] == perft_line(*row)
