"""Seeds: short texts from which the first dealer and every pack of a match follow, on every machine."""

import hmac
from collections.abc import Iterator
from typing import Self

from cassino.cards import Card, CardSet, cards_in
from cassino.errors import BadRequest, quoted

LONGEST = 64
"""Characters of the longest seed."""


class Seed:
    """The source of a match's chances; the same seed gives the same packs in every version."""

    __slots__ = ("key",)

    key: bytes
    """The 32 bytes that everything is drawn from."""

    def __init__(self, text: str) -> None:
        """The seed that *text*, 1 to 64 characters, stands for; else BadRequest."""
        if not isinstance(text, str) or not 1 <= len(text) <= LONGEST or not _is_unicode(text):
            raise BadRequest(f"a seed is text of 1 to {LONGEST} characters; not {quoted(text)}", path="seed")
        self.key = _hmac(b"cassino-seed-1", text.encode())

    @classmethod
    def from_key(cls, key: bytes) -> Self:
        """The seed whose 32 bytes are known, as a fair shuffle fixes them."""
        seed = object.__new__(cls)
        seed.key = key
        return seed

    def first_dealer(self, seats: int) -> int:
        """The seat that deals first."""
        return _below(_numbers(_hmac(self.key, b"dealer")), seats)

    def pack(self, deck_cards: CardSet, deal: int) -> tuple[Card, ...]:
        """The cards of *deck_cards* as deal number *deal*, from 1, hands them out: first card first."""
        cards = list(cards_in(deck_cards))
        numbers = _numbers(_hmac(self.key, b"deal|%d" % deal))
        for last in range(len(cards) - 1, 0, -1):
            other = _below(numbers, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seed) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Seed.from_key(bytes.fromhex({self.key.hex()!r}))"


def _is_unicode(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")


def _numbers(key: bytes) -> Iterator[int]:
    """The endless numbers that *key* gives, each from 0 below 2^32."""
    count = 0
    while True:
        block = _hmac(key, count.to_bytes(4, "big"))
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        count += 1


def _below(numbers: Iterator[int], bound: int) -> int:
    """The next number below *bound*, every one equally likely."""
    limit = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < limit) % bound
