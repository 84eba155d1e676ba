"""Sets as bits: cards 0..51, values 0..16, builds by their place."""

from collections.abc import Iterator

from .way import compiled

ACES = 0xF
TENS = 0xF << 36
CLUBS = 0x1111111111111
DIAMONDS = CLUBS << 1
HEARTS = CLUBS << 2
SPADES = CLUBS << 3


@compiled
def popcount(mask: int) -> int:
    """How many bits are set (compiles to one instruction)."""
    x = int(mask)
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 0x7F


@compiled
def lowest(mask: int) -> int:
    """The lowest set bit's number (compiles to one instruction)."""
    return popcount((mask & -mask) - 1)


@compiled
def highest(mask: int) -> int:
    """The highest set bit's number; 0 for the empty set."""
    number = 0
    while mask >> 1:
        mask >>= 1
        number += 1
    return number


@compiled
def each(mask: int) -> Iterator[int]:
    """Every set bit's number, lowest first."""
    mask = int(mask)
    while mask:
        yield lowest(mask)
        mask &= mask - 1


@compiled
def bit(number: int) -> int:
    """The set of one."""
    return 1 << int(number)


@compiled
def rank_mates(card: int) -> int:
    """The four cards of *card*'s rank."""
    return 0xF << (int(card) & ~3)
