"""Points in JSON."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.errors import BadRequest
from cassino.notation.points import LARGEST, points_from_json, points_to_json


@pytest.mark.parametrize(
    ("points", "written"),
    [
        (23, 23),
        (Fraction(47, 2), 23.5),
        (Fraction(3, 4), 0.75),
        (Fraction(70, 3), "70/3"),
        (Fraction(1, 6), "1/6"),
        (Fraction(5, 12), "5/12"),
        (Fraction(6, 2), 3),
    ],
)
def test_points_are_written_without_loss(points, written):
    assert points_to_json(points) == written
    assert type(points_to_json(points)) is type(written)
    assert points_from_json(written) == points


@given(st.integers(0, 10**9))
def test_twelfths_read_back_equal(twelfths):
    points = Fraction(twelfths, 12)
    again = points_from_json(points_to_json(points))
    assert again == points
    assert isinstance(again, int) == (points.denominator == 1)


@pytest.mark.parametrize("text", ["140/6", "4/2", "3.0"])
def test_other_ways_to_write_the_same_are_read(text):
    value = float(text) if "." in text else text
    assert points_from_json(value) == (Fraction(70, 3) if text == "140/6" else 2 if text == "4/2" else 3)


@pytest.mark.parametrize(
    "value",
    [True, None, -1, -0.5, 0.1, 1e300, float("nan"), float("inf"), "3", "1/0", "1/7", "-1/3", "1/3 ", "٣/3", "1/300",
     "9" * 5000 + "/3", LARGEST + 1, 10**60, [], {}],
)  # fmt: skip
def test_what_is_no_number_of_points_is_refused(value):
    with pytest.raises(BadRequest, match="points are") as caught:
        points_from_json(value, "before[0]")
    assert caught.value.path == "before[0]"
    assert len(str(caught.value)) < 160
