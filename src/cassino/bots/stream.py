"""A stream of random numbers that depends on a text alone."""

import hashlib

from cassino.rules import Observation
from cassino.rules.kernel.chance import draw

_BITS = 62


def stream_key(seed: str) -> int:
    """The key of the counter-based stream that *seed* stands for."""
    digest = hashlib.sha256(b"cassino-bot-1" + seed.encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - _BITS


def moment(observation: Observation) -> int:
    """A counter that no other moment of the same deal has: how many cards are still to be played.

    So a player that is given one seed for a whole deal does not draw the same number again and again.
    """
    position = observation.position
    return sum(hand.count for hand in position.hands) + (position.stock_count or 0)


def draw_below(key: int, counter: int, bound: int) -> int:
    """A number from 0 to *bound* - 1; equal arguments give equal numbers, on every machine."""
    return int(draw(key, counter, bound))
