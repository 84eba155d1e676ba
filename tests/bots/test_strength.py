"""Each bot of the ladder, and each level, beats the one before it by an interval clear of zero."""

import math

import pytest

from benchmarks.thinking import EXPERT, GREEDY, NAMES, RANDOM, SEARCHER, SOLVER, Duel
from cassino.bots import BOTS, LEVELS, Bot, make_bot
from cassino.notation.seeds import Seed
from cassino.rules import Position, Rules, observe
from tests.bots.conformance import compiled_process
from tests.games import setting_id

TWO = [("classic", 2, False), ("royal", 2, False), ("spade", 2, False)]
MORE = [("classic", 3, False), ("classic", 4, True), ("classic", 4, False)]
LADDER = [
    *((setting, GREEDY, RANDOM, 200, 1) for setting in TWO + MORE),
    *((setting, EXPERT, GREEDY, 400, 1) for setting in TWO + MORE),
    *((setting, SOLVER, EXPERT, 1_000, 1) for setting in TWO),
    *((setting, SOLVER, EXPERT, 60, 32) for setting in MORE),
    *((setting, SEARCHER, SOLVER, 120, 32) for setting in TWO),
]
"""Who is to beat whom, on how many packs, and over how many deals of the hidden cards they look ahead."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "better", "worse", "packs", "worlds"),
    LADDER,
    ids=[f"{setting_id(setting)}-{NAMES[better]}-{NAMES[worse]}" for setting, better, worse, _, _ in LADDER],
)
def test_each_rung_is_better_than_the_one_below(setting, better, worse, packs, worlds):
    margin, interval = compiled_process().submit(margin_of_rungs, setting, better, worse, packs, worlds).result()
    assert margin > interval


def margin_of_rungs(
    setting: tuple[str, int, bool], better: int, worse: int, packs: int, worlds: int
) -> tuple[float, float]:
    """The mean margin in compiled duels, and the half width of its interval."""
    return Duel(*setting).margin(better, worse, packs, worlds)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "packs"),
    [
        ("newcomer", "random", 150),
        ("learner", "newcomer", 80),
        ("regular", "learner", 80),
        ("skilled", "regular", 80),
        ("strong", "skilled", 80),
    ],
)
def test_each_level_is_better_than_the_one_below(better, worse, packs):
    margin, interval = compiled_process().submit(margin_of_levels, better, worse, packs).result()
    assert margin > interval


def test_the_last_levels_are_rungs_as_they_are_and_stand_as_these_do():
    strong, master = list(LEVELS.values())[-2:]
    assert [(level.rung, level.temperature) for level in (strong, master)] == [("solver", 0), ("searcher", 0)]
    assert list(BOTS).index(strong.rung) < list(BOTS).index(master.rung)


def margin_of_levels(better: str, worse: str, packs: int) -> tuple[float, float]:
    """The mean margin of two bots on duplicate packs of classic, and the half width of its interval."""
    players = make_bot(better), make_bot(worse)
    margins = [margin_on(pack, players) for pack in range(1, packs + 1)]
    mean = sum(margins) / packs
    variance = sum((margin - mean) ** 2 for margin in margins) / (packs - 1)
    return mean, 1.96 * math.sqrt(variance / packs)


def margin_on(number: int, players: tuple[Bot, Bot]) -> float:
    """The margin of the first of two players on a pack, the mean over both seats."""
    rules = Rules.from_preset("classic")
    pack = Seed("levels").pack(rules.deck_cards, number)
    total = 0.0
    for seat in (0, 1):
        position = Position.deal(rules, 2, number % 2, pack)
        while not position.is_over:
            player = players[position.turn != seat]
            seed = f"{number} {player.name}"
            position = position.play(player.choose(observe(position, position.turn), seed=seed, budget=None).move)
        score = position.deal_score()
        total += float(score.points[seat] - score.points[1 - seat])
    return total / 2
