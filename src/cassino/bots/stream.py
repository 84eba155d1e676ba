"""A stream of random numbers that depends on a text alone."""

import hashlib

from cassino.rules import Observation

_BITS = 62
_LOW = 0xFFFFFFFF


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
    """A number from 0 to *bound* - 1 (at most 2**31); equal arguments give equal numbers, on every machine.

    The same numbers as the kernel's `draw`, which is compiled into its callers: called from Python, each process would
    compile it anew.
    """
    x = _mix(key & _LOW ^ 0x9E3779B9)
    x = _mix(x + (key >> 32) & _LOW)
    x = _mix(x + counter * 0x85EBCA6B & _LOW)
    return _mix(x + 0x27D4EB2F & _LOW) * bound >> 32


def _mix(x: int) -> int:
    """Thirty-two bits, well stirred."""
    x = (x ^ (x >> 16)) * 0x7FEB352D & _LOW
    x = (x ^ (x >> 15)) * 0x846CA68B & _LOW
    return x ^ (x >> 16)
