"""`Contest`: who meets whom, under which rules, on which packs."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from cassino.bots.arena.entrants import Entrant
from cassino.cards import Card
from cassino.notation.seeds import Seed
from cassino.rules import Rules

FINAL_PACKS = "arena-1"
"""The seed of the packs for figures that are published. Nothing may be chosen by what was seen on them."""

TUNING_PACKS = "arena-tuning-1"
"""The seed of the packs for trying things out."""

A, B = 0, 1


@dataclass(frozen=True, slots=True)
class Contest:
    """Two entrants, the rules, and the packs that they meet on."""

    a: Entrant
    b: Entrant
    rules: Rules
    seats: int = 2
    partnership: bool = False
    """Whether four seats play two against two; partners are the same entrant."""

    packs: str = FINAL_PACKS
    """The seed whose deal k is the pack of unit k, from 1."""

    key: str = ""
    """What the seeds of decisions are made from; empty: `packs`, which tells whoever knows the seed what is hidden."""

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return 2 if self.partnership else self.seats

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """Every way to seat them, each the entrant (A or B) by seat: A on each side once, B on all others."""
        return tuple(
            tuple(A if seat % self.sides == side else B for seat in range(self.seats)) for side in range(self.sides)
        )

    def pack(self, unit: int) -> tuple[Card, ...]:
        """The pack of a unit."""
        return _pack(self.packs, self.rules.deck_cards, unit)

    def dealer(self, unit: int) -> int:
        """The seat that deals in a unit."""
        return unit % self.seats

    def match_seed(self, unit: int) -> Seed:
        """The seed of the packs of a match."""
        return Seed.from_key(hashlib.sha256(f"match|{self.packs}|{unit}".encode()).digest())

    def move_seed(self, unit: int, deal: int, seat: int, ply: int) -> str:
        """The seed of one decision: the same for whoever sits there."""
        return hashlib.sha256(f"move|{self.key or self.packs}|{unit}|{deal}|{seat}|{ply}".encode()).hexdigest()


def digest_of_packs(packs: str, deck_cards: int, units: Sequence[int]) -> str:
    """The SHA-256 of the packs of *units*: card numbers in hexadecimal, one pack a line."""
    digest = hashlib.sha256()
    for unit in units:
        digest.update(bytes(_pack(packs, deck_cards, unit)).hex().encode() + b"\n")
    return digest.hexdigest()


@lru_cache(4096)
def _pack(packs: str, deck_cards: int, unit: int) -> tuple[Card, ...]:
    return Seed(packs).pack(deck_cards, unit)
