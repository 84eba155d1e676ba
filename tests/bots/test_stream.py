"""The numbers that bots draw."""

import random

import pytest

from cassino.bots.stream import draw_below, stream_key
from cassino.rules.kernel.chance import draw


@pytest.mark.parametrize(
    ("seed", "counter", "bound", "number"),
    [
        ("", 0, 2, 0),
        ("cassino", 48, 7, 5),
        ("level a seed", 12, 1 << 30, 354_020_529),
        ("é", 51, 1 << 24, 252_939),
    ],
)
def test_what_is_drawn_never_changes(seed, counter, bound, number):
    assert draw_below(stream_key(seed), counter, bound) == number


def test_the_kernel_draws_the_same():
    rng = random.Random(1)
    for _ in range(1000):
        arguments = rng.getrandbits(62), rng.getrandbits(rng.choice((6, 62))), rng.randint(1, 1 << 31)
        assert draw_below(*arguments) == draw(*arguments)
