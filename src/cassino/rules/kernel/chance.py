"""Random numbers as a pure function of a key and a counter."""

from .way import compiled

_LOW = 0xFFFFFFFF


@compiled
def _mix(x: int) -> int:
    """Thirty-two bits, well stirred."""
    x = (x ^ (x >> 16)) * 0x7FEB352D & _LOW
    x = (x ^ (x >> 15)) * 0x846CA68B & _LOW
    return x ^ (x >> 16)


@compiled
def draw(key: int, counter: int, below: int) -> int:
    """A number from 0 to *below* - 1 (at most 2**31); equal arguments give equal numbers.

    *key* and *counter* are at least 0 and below 2**62.
    """
    x = _mix(key & _LOW ^ 0x9E3779B9)
    x = _mix(x + (key >> 32) & _LOW)
    x = _mix(x + counter * 0x85EBCA6B & _LOW)
    return _mix(x + 0x27D4EB2F & _LOW) * below >> 32
