"""Beliefs, estimates and analyses."""

import pytest

from tests.games import SETTINGS, setting_id
from tests.thinking.compiled import check

EVERY_SETTING = pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
SOME = pytest.mark.parametrize("setting", SETTINGS[::5], ids=setting_id)


@SOME
def test_an_analysis_adds_up(setting):
    check("an_analysis_adds_up", setting, "adds up")


PROVEN = ("classic build_for_partner=proven", 4, True)


@pytest.mark.parametrize("setting", [*SETTINGS[::5], PROVEN], ids=setting_id)
def test_what_is_proved_is_true_and_every_sample_holds_it(setting):
    check("proofs_are_true", setting, "proofs")


@pytest.mark.parametrize(
    "setting", [*[setting for setting in SETTINGS if "draw" not in setting[0]][::4], PROVEN], ids=setting_id
)
def test_the_past_of_a_round_is_worked_out_from_the_history(setting):
    check("past_is_what_was", setting, "past")


def test_a_history_that_does_not_lead_here_is_refused_or_tells_nothing():
    assert check("a_false_history_tells_nothing", "damage") > 100


@pytest.mark.parametrize(
    "setting", [("classic", 2, False), ("royal", 3, False), ("card_points", 2, False)], ids=setting_id
)
def test_who_plays_greedily_is_told_from_who_takes_care(setting):
    greedy = check("greed_is_told_from_care", setting, "manners", "greedy")
    careful = check("greed_is_told_from_care", setting, "manners", "expert")
    assert greedy[0] == careful[0] == 0.5
    assert greedy == sorted(greedy)
    assert greedy[-1] > 0.95
    assert careful[-1] < 0.05


def test_every_hidden_hand_that_the_facts_allow_is_as_likely_as_another():
    check("every_hidden_hand_is_as_likely", 20_000)


@pytest.mark.parametrize("setting", [("classic", 3, False), ("royal", 4, True), ("classic", 2, False)], ids=setting_id)
def test_few_ways_in_which_the_hidden_cards_can_lie_are_all_dealt(setting):
    assert check("few_splits_are_all_dealt", setting, "splits") >= 3


def test_an_analysis_asks_for_what_the_final_score_needs():
    check("what_is_needed_is_asked_for")


def test_another_process_chooses_the_same():
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from cassino.rules.kernel import way
    from tests.thinking.compiled import _run

    here = check("digest_of_choices", 2)
    with ProcessPoolExecutor(
        2, mp_context=get_context("spawn"), initializer=way.choose, initargs=("compiled",)
    ) as workers:
        assert set(workers.map(_run, ["digest_of_choices"] * 2, [2, 2])) == {here}


@pytest.mark.slow
@EVERY_SETTING
def test_everything_holds_in_every_setting(setting):
    for number in range(5):
        check("an_analysis_adds_up", setting, f"many {number}")
        check("proofs_are_true", setting, f"many {number}")
        if "draw" not in setting[0]:
            check("past_is_what_was", setting, f"many {number}")


def test_no_more_is_played_than_is_allowed():
    check("no_more_is_played_than_is_allowed", "budgets")
