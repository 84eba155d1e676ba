"""Every bot plays by the same book."""

import math

import pytest

from cassino.bots import BOTS, LEVELS
from cassino.rules import Rules
from tests.bots.conformance import SOME_SETTINGS, check, compiled_process, legal_within_budget
from tests.games import SETTINGS, setting_id

EVERY_BOT = pytest.mark.parametrize("bot", BOTS)
RUNGS = [name for name, info in BOTS.items() if info.level is None]
EVERY_RUNG = pytest.mark.parametrize("bot", RUNGS)
EVERY_LEVEL = pytest.mark.parametrize("bot", LEVELS)
EVERY_SETTING = pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
SOME = pytest.mark.parametrize("setting", SOME_SETTINGS, ids=setting_id)


@pytest.mark.parametrize(
    ("bot", "setting"),
    [(bot, setting) for bot in RUNGS for setting in (SOME_SETTINGS if BOTS[bot].is_compiled else SETTINGS)],
    ids=lambda part: part if isinstance(part, str) else setting_id(part),
)
def test_a_bot_plays_whole_deals_legally_and_the_same_again(bot, setting):
    check(bot, "legal_in_whole_deals", setting, 1, "a deal")


@EVERY_RUNG
@SOME
def test_a_bot_does_not_see_what_is_hidden(bot, setting):
    check(bot, "blind_to_hidden_cards", setting, 1, "hidden")


@EVERY_RUNG
@SOME
def test_a_bot_is_at_home_on_a_crowded_layout(bot, setting):
    check(bot, "at_home_on_crowded_layouts", setting, "crowd")


@EVERY_RUNG
@SOME
def test_a_bot_does_with_what_it_is_told(bot, setting):
    check(bot, "content_with_what_is_told", setting, "bare")


@EVERY_LEVEL
@pytest.mark.parametrize("setting", SOME_SETTINGS[:2], ids=setting_id)
def test_a_level_is_held_to_the_same(bot, setting):
    check(bot, "legal_in_whole_deals", setting, 1, "a deal")
    check(bot, "blind_to_hidden_cards", setting, 1, "hidden")
    check(bot, "at_home_on_crowded_layouts", setting, "crowd")


@EVERY_BOT
def test_a_bot_refuses_when_it_is_not_to_move(bot):
    check(bot, "refuses_when_it_is_not_to_move")


@pytest.mark.slow
@EVERY_SETTING
def test_every_bot_chooses_legally_and_within_its_budget_on_100_000_positions(setting):
    rules = Rules.from_preset(setting[0])
    number = math.ceil(100_000 / len(SETTINGS))
    crowd = compiled_process().submit(legal_within_budget, setting, number, "many", 32, 500).result()
    assert crowd > rules.deck_cards.bit_count() / 2


@SOME
@pytest.mark.parametrize("rollouts", [1, 7, 300])
def test_a_bot_keeps_within_its_budget(setting, rollouts):
    compiled_process().submit(legal_within_budget, setting, 20, "budget", rollouts, 50 * rollouts).result()


MARKS = {True: pytest.mark.long, False: pytest.mark.slow}


@pytest.mark.parametrize("bot", [pytest.param(bot, marks=MARKS[BOTS[bot].is_compiled]) for bot in RUNGS])
@EVERY_SETTING
def test_a_bot_plays_many_deals_legally(bot, setting):
    check(bot, "legal_in_whole_deals", setting, 2 if BOTS[bot].is_compiled else 25, "many deals")
    check(bot, "blind_to_hidden_cards", setting, 1 if BOTS[bot].is_compiled else 5, "many hidden")
