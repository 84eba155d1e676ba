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
    """Half the interval; infinite for a single value."""

    deviation: float
    """The standard deviation of the values."""

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


def estimate(values: Sequence[Fraction]) -> Estimate:
    """The mean of *values*, at least one, with its interval; exact up to the last division."""
    count = len(values)
    mean = sum(values, Fraction(0)) / count
    if count == 1:
        return Estimate(1, float(mean), math.inf, 0.0)
    variance = float(sum(((value - mean) ** 2 for value in values), Fraction(0)) / (count - 1))
    half_width = t_quantile((1 + CONFIDENCE) / 2, count - 1) * math.sqrt(variance / count)
    return Estimate(count, float(mean), half_width, math.sqrt(variance))


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
