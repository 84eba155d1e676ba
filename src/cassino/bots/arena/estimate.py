"""Means with Student's interval."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of independent values, and where the true one lies with 95% confidence."""

    count: int
    mean: float
    half_width: float
    """Half the interval; infinite where the values are all the same, or only one: they tell no spread."""

    deviation: float
    """The standard deviation of the values."""

    @property
    def has_interval(self) -> bool:
        """Whether the values tell how far off the mean may be."""
        return self.half_width < math.inf

    @property
    def low(self) -> float:
        """The interval's lower end."""
        return self.mean - self.half_width

    @property
    def high(self) -> float:
        """The interval's upper end."""
        return self.mean + self.half_width

    @property
    def is_clear_of(self) -> float:
        """How far the interval stays off zero; negative where it contains it."""
        return max(self.low, -self.high)


@dataclass(frozen=True, slots=True)
class Share:
    """What part was won, and where the true part lies with 95% confidence."""

    count: int
    mean: float
    low: float
    high: float


def estimate(values: Sequence[Fraction]) -> Estimate:
    """The mean of *values*, at least one, with its interval; exact up to the last division."""
    count = len(values)
    mean = sum(values, Fraction(0)) / count
    squares = sum(((value - mean) ** 2 for value in values), Fraction(0))
    if squares == 0:
        return Estimate(count, float(mean), math.inf, 0.0)
    variance = float(squares / (count - 1))
    half_width = t_quantile((1 + CONFIDENCE) / 2, count - 1) * math.sqrt(variance / count)
    return Estimate(count, float(mean), half_width, math.sqrt(variance))


def estimate_share(values: Sequence[Fraction]) -> Share:
    """The mean of *values* from 0 to 1, at least one, with an interval that stays wide where all are won.

    That is Student's of the values with two wins and two defeats added (after Agresti and Caffo, 2000).
    """
    added = estimate([*values, *map(Fraction, (0, 0, 1, 1))])
    mean = sum(values, Fraction(0)) / len(values)
    return Share(len(values), float(mean), max(0.0, added.low), min(1.0, added.high))


def format_points(found: Estimate) -> str:
    """The mean with its sign, and half its interval where it has one: `+1.60 ± 0.30`."""
    mean = f"{round(found.mean, 2) + 0.0:+.2f}"  # adding 0 makes a 0 of -0
    return f"{mean} ± {found.half_width:.2f}" if found.has_interval else mean


def t_quantile(probability: float, freedom: int) -> float:
    """The value that Student's t with *freedom* degrees stays below with *probability*, from 0.5 up; to 1e-8."""
    low, high = 0.0, 1.0
    while t_probability(high, freedom) < probability:
        high *= 2
    while high - low > 1e-9 * max(1.0, high):
        middle = (low + high) / 2
        if t_probability(middle, freedom) < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def t_probability(value: float, freedom: int) -> float:
    """How likely Student's t with *freedom* degrees is below *value*, from 0 up.

    The finite sum over the angle of value / sqrt(freedom): Abramowitz and Stegun, 26.7.3 and 26.7.4.
    """
    angle = math.atan2(value, math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(3 if odd else 2, freedom - 1, 2):
        term *= cosine * cosine * (k - 1) / k
        total += term
    within = 2 / math.pi * (angle + sine * total) if odd else sine * total
    return (1 + within) / 2
