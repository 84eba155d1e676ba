"""The moves that a bot weighs: all, or on a crowded layout some, but never none."""

from collections.abc import Iterator

from cassino.cards import Card, CardSet, cards_in
from cassino.errors import OverBudget
from cassino.rules import Kind, Move, Position

LIMIT = 1000
"""So many moves are listed at most."""


def some_moves(position: Position, limit: int = LIMIT) -> list[Move]:
    """Legal moves of a deal that is not over: all of them, or where there are more than *limit* the first, and every
    trail; at least one.
    """
    moves, complete = position.list_moves(limit)
    if complete:
        return moves
    listed = {move.card for move in moves if move.kind is Kind.TRAIL}
    moves += [move for move in _trails(position) if move.card not in listed]
    if moves:
        return moves
    return next((list(found) for card in cards_in(position.hand) if (found := _grown(position, card))), [])


def _trails(position: Position) -> Iterator[Move]:
    """The legal trails, found without a list of all moves."""
    for card in cards_in(position.hand):
        move = Move.trail(card)
        try:
            if position.is_legal(move):
                yield move
        except OverBudget:  # whether it may be trailed takes too many steps to say
            continue


def _grown(position: Position, card: Card) -> tuple[Move, ...]:
    """Legal moves of *card*, found by choosing one thing after another that may join the choice."""
    loose = 0
    builds: tuple[CardSet, ...] = ()
    try:
        while True:
            narrowing = position.narrow(card, loose, builds)
            if narrowing.moves:
                return narrowing.moves
            if narrowing.open:
                loose |= narrowing.open & -narrowing.open
            elif narrowing.open_builds:
                builds = (*builds, narrowing.open_builds[0])
            else:
                return ()
    except OverBudget:
        return ()
