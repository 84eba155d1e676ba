"""The last round is solved exactly."""

import pytest

from tests.thinking.compiled import check


@pytest.mark.parametrize("part", range(2))
def test_the_solver_equals_minimax_through_the_slow_oracle(part):
    check("solver_equals_the_oracle", f"two cards {part}", 2, 500, 10)


def test_the_solver_equals_minimax_through_the_slow_oracle_on_three_cards():
    check("solver_equals_the_oracle", "three cards", 3, 10, 10)


def test_the_solver_equals_minimax_without_pruning_on_whole_rounds(pytestconfig):
    # One test, because the minimax is compiled in every process that needs it; "not slow" leaves the slow tests out.
    number = 20 if "not slow" in pytestconfig.getoption("markexpr") else 2_000
    assert check("solver_equals_minimax", "whole rounds", number, 1_000_000) == number


def test_a_line_is_legal_and_gives_what_it_promises():
    check("a_line_gives_what_it_promises", "lines", 30)


def test_the_solver_equals_minimax_through_the_slow_oracle_on_crowded_layouts():
    check("solver_equals_the_oracle", "crowded", 2, 30, 52)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_the_solver_equals_minimax_through_the_slow_oracle_often(part):
    check("solver_equals_the_oracle", f"many of two cards {part}", 2, 2_500, 8)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_the_solver_equals_minimax_through_the_slow_oracle_often_on_three_cards(part):
    check("solver_equals_the_oracle", f"many of three cards {part}", 3, 50, 8)


def test_a_round_with_open_hands_is_solved_to_its_end():
    check("a_round_is_solved_to_its_end", "open hands", 40)


def test_a_match_is_played_for_as_settle_says():
    check("a_match_is_played_for_as_settle_says", "for the match", 70)


def test_past_its_nodes_an_answer_is_an_estimate():
    check("past_its_nodes_an_answer_is_an_estimate", "too few nodes")
