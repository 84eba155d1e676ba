"""The largest capture of a hand card on a layout that is too crowded to list every move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cassino.cards import Card, CardSet, cards_in
from cassino.errors import OverBudget
from cassino.rules import Kind, Move, Position

MAX_STEPS = 1_000
"""Steps spent on fitting cards into groups, for each value of the hand card; the best found by then counts."""


@dataclass(frozen=True, slots=True)
class _Unit:
    """A loose card, or a build that serves as a card."""

    worths: tuple[int, ...]
    card: CardSet = 0
    build: CardSet = 0

    @property
    def size(self) -> int:
        return (self.card | self.build).bit_count()


_Taken = tuple[_Unit, ...]


def largest_capture(position: Position, card: Card) -> Move | None:
    """The capture of *card* that takes the most cards, of those found in a bounded number of steps; None: none found.

    What is given is legal. It takes whole builds and as many groups as fit; on the most crowded layouts a larger one
    may be missed.
    """
    for move in sorted(_captures(position, card), key=_size, reverse=True):
        try:
            if position.is_legal(move):
                return move
        except OverBudget:
            continue
    listed = [move for move in position.list_moves(200)[0] if move.card == card and move.kind is Kind.CAPTURE]
    return max(listed, key=_size, default=None)


def _size(move: Move) -> int:
    return move.loose.bit_count() + sum(build.bit_count() for build in move.builds)


def _captures(position: Position, card: Card) -> set[Move]:
    rules = position.kernel_rules
    if not rules.numerals >> card & 1:
        mates = position.loose & 0xF << 4 * (card // 4)
        return {Move.capture(card, mates), *(Move.capture(card, 1 << mate) for mate in cards_in(mates)[:1])}
    found: set[Move] = set()
    for value in _bits(rules.hand_values[card]):
        whole = tuple(build.cards for build in position.builds if build.value == value)
        units = _units(position, value)
        for taken in (_packed(units, value), _one_group(units, value), _alone(units, value), ()):
            loose = sum(unit.card for unit in taken)
            as_cards = tuple(unit.build for unit in taken if unit.build)
            found |= {
                Move.capture(card, loose, builds) for builds in ((*as_cards, *whole), as_cards) if loose | bool(builds)
            }
    return found


def _bits(values: int) -> list[int]:
    return [value for value in range(1, 17) if values >> value & 1]


def _units(position: Position, value: int) -> _Taken:
    """What can lie in a group of *value*, the most valuable first."""
    rules = position.kernel_rules
    units = [
        _Unit(tuple(_bits(rules.table_values[card])), card=1 << card)
        for card in cards_in(position.loose & rules.numerals)
    ]
    if rules.build_as_card:
        singles = [build for build in position.builds if not build.is_multiple and build.value < value]
        units += [_Unit((build.value,), build=build.cards) for build in singles]
    fitting = [unit for unit in units if min(unit.worths) <= value]
    return tuple(sorted(fitting, key=lambda unit: (-max(w for w in unit.worths if w <= value), unit.size)))


def _alone(units: _Taken, value: int) -> _Taken:
    """The units that are a group each."""
    return tuple(unit for unit in units if value in unit.worths)


def _one_group(units: _Taken, value: int) -> _Taken:
    """The group of the most cards: smallest first."""
    return max(_groups(units[::-1], value, [MAX_STEPS]), key=_count, default=())


def _count(units: Sequence[_Unit]) -> int:
    return sum(unit.size for unit in units)


def _packed(units: _Taken, value: int) -> _Taken:
    """Groups of *value* that together have as many cards as can be found; each unit serves once."""
    best: _Taken = ()
    budget = [MAX_STEPS]
    waiting: list[tuple[_Taken, _Taken]] = [((), units)]
    while waiting and budget[0] > 0:
        taken, left = waiting.pop()
        if _count(taken) > _count(best):
            best = taken
        budget[0] -= 1
        if not left or _count(taken) + _count(left) <= _count(best):
            continue
        first, rest = left[0], left[1:]
        waiting.append((taken, rest))
        ways = []
        for worth in first.worths:
            ways += list(_groups(rest[::-1], value - worth, budget, (first,)))
        for group in sorted(ways, key=_count)[-6:]:
            waiting.append(((*taken, *group), tuple(unit for unit in rest if unit not in group)))
    return best


def _groups(units: Sequence[_Unit], lacking: int, budget: list[int], begun: _Taken = ()) -> Iterator[_Taken]:
    """Groups of *begun* and some of *units* that lack nothing; of units of one worth the first ones are tried."""
    budget[0] -= 1
    if lacking == 0 and begun:
        yield begun
    if lacking <= 0 or budget[0] < 0:
        return
    tried: set[tuple[int, int]] = set()
    for place, unit in enumerate(units):
        for worth in unit.worths:
            if worth <= lacking and (worth, unit.size) not in tried:
                tried.add((worth, unit.size))
                yield from _groups(units[place + 1 :], lacking - worth, budget, (*begun, unit))
