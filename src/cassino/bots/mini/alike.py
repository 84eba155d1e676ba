"""Cards that may be exchanged: in `mini`, no rule and no point asks which of clubs, diamonds and hearts a card is.

So positions, hands and moves are the same game when they have as many cards of each *sort*: a rank, of spades or not.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod

from cassino.cards import CardSet, cards_in, rank_of, suit_of
from cassino.rules import Kind, Move, Position, Rules

RULES = Rules.from_preset("mini")
_SPADES = 3

Sorts = tuple[int, ...]
"""The sorts of some cards, ascending: 2 x (rank - 1), and 1 more for a spade."""

Sign = tuple[int, Kind, int, Sorts, tuple[Sorts, ...]]
"""What a move is when alike cards are not told apart."""


@lru_cache(1 << 14)
def sorts_of(cards: CardSet) -> Sorts:
    """The sorts of *cards*."""
    return tuple(sorted(2 * (rank_of(card) - 1) + (suit_of(card) == _SPADES) for card in cards_in(cards)))


DECK = sorts_of(RULES.deck_cards)


def sign_of(move: Move) -> Sign:
    """The sign of *move*."""
    builds = tuple(sorted(sorts_of(build) for build in move.builds))
    return sorts_of(1 << move.card)[0], move.kind, move.value, sorts_of(move.loose), builds


def moves_by_sign(position: Position) -> dict[Sign, Move]:
    """One legal move for each sign, in the order of moves."""
    found: dict[Sign, Move] = {}
    for move in position.legal_moves():
        found.setdefault(sign_of(move), move)
    return found


def choices(left: Sorts, count: int) -> Iterator[tuple[Sorts, int]]:
    """Every choice of *count* cards from those *left*, as sorts, and how many ways there are to make it."""
    numbers = {sort: left.count(sort) for sort in left}
    for chosen in combinations_with_replacement(sorted(numbers), count):
        if all(chosen.count(sort) <= numbers[sort] for sort in chosen):
            yield chosen, prod(comb(numbers[sort], chosen.count(sort)) for sort in set(chosen))


def without(left: Sorts, chosen: Sorts) -> Sorts:
    """*left* less the *chosen*."""
    rest = list(left)
    for sort in chosen:
        rest.remove(sort)
    return tuple(rest)


def cards_like(sorts: Sequence[int], free: CardSet) -> CardSet:
    """Cards of *sorts*, the first of those that are *free*."""
    chosen = 0
    for sort in sorts:
        left = _ALIKE[sort] & free & ~chosen
        chosen |= left & -left
    return chosen


def cards_of(sorts: Sorts) -> CardSet:
    """The first cards of *sorts*."""
    return cards_like(sorts, RULES.deck_cards)


_ALIKE = [sum(1 << card for card in cards_in(RULES.deck_cards) if sorts_of(1 << card) == (sort,)) for sort in range(6)]
"""By sort, its cards."""
