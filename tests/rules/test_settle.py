"""The match after a deal (rules section 8)."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.errors import BadRequest
from cassino.notation.points import points_from_json
from cassino.rules.items import ACES, ITEMS, exact
from cassino.rules.options import Rules
from cassino.rules.settle import Settlement, margin, settle

VECTORS = Path(__file__).parents[1] / "vectors" / "matches.jsonl"
CASES = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]
CLASSIC = Rules.from_preset()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_matches_are_settled_as_the_cases_say(case):
    before = [points_from_json(total) for total in case["before"]]
    settled = settle(Rules.from_json(case["rules"]), before, case.get("deal"), case.get("deal_points"))
    assert list(settled.after) == case["after"]
    assert settled.winner == case["winner"]
    assert settled.why == case.get("why", settled.why)
    assert settled.margin == case.get("margin", settled.margin)


def test_the_margin_is_the_distance_to_the_next_best():
    counted_out = settle(CLASSIC, [18, 20], [{"most_cards": 4}, {"most_spades": 7}])
    assert counted_out == Settlement((22, 27), 0, "most_cards", 5)
    assert settle(CLASSIC, [0, 0], [{"most_cards": 3}, {}]).margin is None
    bicycle = Rules.parse("spade_bicycle")
    assert [margin(bicycle, totals, 0) for totals in ([61, 30], [61, 31], [61, 29, 40])] == [62, 30, 21]


@pytest.mark.parametrize(
    ("rule", "options", "before", "deal", "winner", "why"),
    [
        ("K3 cards count out before spades", "", (20, 20), ({"most_spades": 1}, {"most_cards": 3}), 1, "most_cards"),
        ("K4 overs come before sweeps", "overs=30-7", (20, 20), ({"sweeps": 1}, {"overs": 1}), 1, "overs"),
        (
            "K4 the ace of spades comes first",
            "",
            (20, 20),
            ({"ace_of_clubs": 1}, {"ace_of_spades": 1}),
            1,
            "ace_of_spades",
        ),
        ("K4 one step of aces", "ace_order=none", (20, 19), ({"ace_of_clubs": 1}, {"ace_of_spades": 1}), 0, "only"),
        (
            "K4 one step of aces may decide, for whoever has enough of them",
            "ace_order=none",
            (19, 19, 20),
            ({"ace_of_spades": 1, "sweeps": 1}, {"ace_of_clubs": 1, "ace_of_hearts": 1}, {"sweeps": 1}),
            1,
            "ace_of_hearts",
        ),
        ("K3 highest", "overshoot=highest", (20, 20), ({"sweeps": 2}, {"most_cards": 3}), 1, "highest"),
        ("K3 closest", "overshoot=closest", (20, 20), ({"sweeps": 2}, {"most_cards": 3}), 0, "closest"),
        (
            "immediate counts out",
            "end_when=immediate overshoot=highest",
            (20, 20),
            ({"sweeps": 2}, {"big_cassino": 1}),
            1,
            "big_cassino",
        ),
        ("K6 after an undecided deal the highest wins", "", (21, 21), ({}, {"sweeps": 1}), 1, "highest"),
        (
            "immediate pegs what is made in play before what the deal gives at its end",
            "end_when=immediate",
            (20, 20),
            ({"most_cards": 3}, {"sweeps": 1}),
            1,
            "sweeps",
        ),
        (
            "K6 even a side that was not there",
            "end_when=immediate",
            (21, 21, 20),
            ({}, {}, {"big_cassino": 2}),
            2,
            "highest",
        ),
        ("K6 equal again", "overshoot=closest", (21, 21), ({}, {}), None, "undecided"),
        ("K8 no target", "target=none", (0, 0), ({"sweeps": 1}, {}), 0, "highest"),
        ("K8 no target, a tie", "target=none", (0, 0), ({}, {}), None, "undecided"),
        ("K2 nobody there", "", (0, 0), ({"most_cards": 3}, {}), None, "below"),
    ],
)
def test_matches_follow_the_numbered_rules(rule, options, before, deal, winner, why):
    settled = settle(Rules.parse(f"classic {options}"), before, deal)
    assert (settled.winner, settled.why) == (winner, why), rule


def test_only_the_difference_is_scored():
    rules = Rules.parse("english1792")
    assert settle(rules, [1, 2], points=[8, 3]).after == (6, 2)
    assert settle(rules, [1, 2, 3], points=[8, 3, 4]).after == (2, 2, 3)
    assert settle(rules, [1, 2], [{"most_cards": 3}, {"sweeps": 1}]).after == (3, 2)
    assert settle(rules, [10, 10], points=[3, 3]).why == "below"


def test_shared_points_stay_exact():
    third = Fraction(1, 3)
    settled = settle(
        Rules.parse("classic majority_tie=split"),
        [20 + third, 20, 3],
        [{"most_spades": third}, {"most_spades": third}, {"most_spades": third}],
    )
    assert settled.after == (20 + 2 * third, 20 + third, 3 + third)
    whole = settle(Rules.parse("classic majority_tie=split"), [20 + 2 * third, 0], [{"most_spades": third}, {}])
    assert whole == Settlement((21, 0), 0, "only", 21)
    assert type(whole.after[0]) is int
    assert type(exact(Fraction(4, 2))) is int


@pytest.mark.parametrize(
    ("before", "items", "points", "path"),
    [
        ([0, 0], None, None, "deal"),
        ([0, 0], [{}, {}], [0, 0], "deal"),
        ([0], [{}], None, "before"),
        ([0] * 5, [{}] * 5, None, "before"),
        ([0, 0], [{}], None, "deal"),
        ([0, 0], None, [1, 2, 3], "deal"),
        ([0, 0], [{}, {"ace": 1}], None, "deal[1]"),
        ([20, 20], None, [1, 1], "deal"),
    ],
)
def test_lists_that_do_not_go_together_are_refused(before, items, points, path):
    with pytest.raises(BadRequest) as caught:
        settle(CLASSIC, before, items, points)
    assert caught.value.path == path


ENDING = ("most_cards", "most_spades", "most_diamonds", "last_capture", "overs")
"""What is pegged when the deal ends, in its order."""

EARNED = st.dictionaries(st.sampled_from(ITEMS), st.integers(0, 4))


@given(
    st.sampled_from(
        ["", "overshoot=highest", "overshoot=closest", "ace_order=none", "end_when=immediate", "target=none"]
    ),
    st.lists(st.tuples(st.integers(0, 23), EARNED), min_size=2, max_size=4),
)
def test_a_winner_has_earned_it(options, sides):
    rules = Rules.parse(f"classic {options}")
    before = [total for total, _ in sides]
    settled = settle(rules, before, [items for _, items in sides])
    assert list(settled.after) == [total + sum(items.values()) for total, items in sides]
    best = max(settled.after)
    if settled.winner is None:
        assert settled.why in ("below", "undecided")
        assert (settled.why == "below") == (rules.target is not None and best < rules.target)
        return
    own = settled.after[settled.winner]
    assert rules.target is None or own >= rules.target
    assert settled.why in ("only", "highest", "closest", *ITEMS)
    if settled.why == "highest":
        assert settled.after.count(best) == 1
        assert own == best
    if settled.why in ITEMS:
        count_out_by_hand(rules, before, [items for _, items in sides], settled)


def count_out_by_hand(rules, before, items, settled):
    """Nobody but the winner is at the target once the deciding item has been given, and nobody was before it."""
    aces_at_once = rules.ace_order is None and settled.why in ACES
    is_pegged = rules.end_when == "immediate"
    order = [*(item for item in ITEMS if item not in ENDING), *ENDING] if is_pegged else [*ITEMS]
    last = order.index(settled.why)
    until = order.index(ACES[0]) if aces_at_once else last
    through = order.index(ACES[-1]) if aces_at_once else last
    there = [
        [
            total + sum(side.get(item, 0) for item in order[:stop]) >= rules.target
            for total, side in zip(before, items, strict=True)
        ]
        for stop in (until, through + 1)
    ]
    assert not any(there[0])
    assert [side for side, is_there in enumerate(there[1]) if is_there] == [settled.winner]
