"""The first round of `mini` after one layout, in sequence form."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import comb

import numpy as np

from cassino.bots.mini.alike import (
    DECK,
    RULES,
    Sign,
    Sorts,
    cards_like,
    choices,
    moves_by_sign,
    without,
)
from cassino.bots.mini.ending import DEALER, ELDEST, Ends, Start, home_in, start_of
from cassino.bots.mini.solve import Floats, Game, Numbers, SideOfGame, numbers
from cassino.cards import cards_in
from cassino.rules import Held, Position

Heard = Callable[[float], None]
"""Who hears what part is done, from 0 to 1."""

PLIES = 4
"""How many moves the first round has: two by each side."""


def unheard(part: float) -> None:
    """Nobody hears of it."""


@dataclass(slots=True)
class Branch:
    """An information set: one of its positions, the sequence before it, its moves."""

    position: Position
    before: int
    first: int
    signs: tuple[Sign, ...]
    level: int


@dataclass(slots=True)
class _Growing:
    """A side's information sets, numbered as they are found."""

    branches: dict[tuple[Sorts, tuple[Sign, ...]], Branch] = field(default_factory=dict)
    size: int = 0

    def branch(self, hand: Sorts, told: tuple[Sign, ...], position: Position, signs: tuple[Sign, ...]) -> Branch:
        """The set in which the side was dealt *hand* and has been *told* these moves."""
        key = hand, told
        if key not in self.branches:
            before = -1
            if len(told) >= 2:
                earlier = self.branches[hand, told[:-2]]
                before = earlier.first + earlier.signs.index(told[-2])
            self.branches[key] = Branch(position, before, self.size, signs, len(told) // 2)
            self.size += len(signs)
        return self.branches[key]

    def side(self) -> SideOfGame:
        """The finished side."""
        found = list(self.branches.values())
        levels = [
            numbers([k for k, branch in enumerate(found) if branch.level == level])
            for level in sorted({branch.level for branch in found})
        ]
        return SideOfGame(
            numbers([branch.first for branch in found]),
            numbers([branch.before for branch in found]),
            tuple(levels),
            self.size,
        )


@dataclass(frozen=True, slots=True)
class Tree:
    """The first round after a layout."""

    sides: tuple[SideOfGame, SideOfGame]

    branches: tuple[tuple[Branch, ...], tuple[Branch, ...]]
    """By side, its information sets in their order: one that leads to another comes first."""

    ends: tuple[Numbers, Numbers]
    """By leaf, the last sequence of each side."""

    chances: Floats
    """By leaf, the chance of the hands."""

    home: Floats
    """By leaf, the margin that is home when the second round begins."""

    starts: tuple[Start, ...]
    """The beginnings of the second round, each once."""

    places: Numbers
    """By leaf, its place among `starts`."""

    def game(self, endings: Ends, plan: tuple[int, Floats] | None = None, heard: Heard = unheard) -> Game:
        """The game with the second round worth what *endings* says.

        With a side's *plan* only what it reaches is asked for; other leaves are worth nothing.
        """
        reached = np.ones(len(self.places), dtype=bool)
        if plan is not None:
            side, likely = plan
            reached = likely[self.ends[side]] > 0
        worths = np.zeros(len(self.starts))
        asked = np.unique(self.places[reached])
        for done, place in enumerate(asked, 1):
            worths[place] = endings.worth(self.starts[place])
            heard(done / len(asked))
        return Game(self.sides, self.ends, np.where(reached, self.home + worths[self.places], 0) * self.chances)


def layouts() -> Iterator[tuple[Sorts, int]]:
    """Every first layout, and how many there are of its sort; 495 in all."""
    return choices(DECK, RULES.layout_size_for(2))


def grow(layout: Sorts) -> Tree:
    """The tree after *layout*."""
    sides = (_Growing(), _Growing())
    leaves: list[tuple[int, int, float, int, int]] = []
    starts: dict[Start, int] = {}

    def follow(position: Position, hands: tuple[Sorts, Sorts], told: tuple[Sign, ...], last: list[int]) -> None:
        if len(told) == PLIES:
            place = starts.setdefault(start_of(position), len(starts))
            leaves.append((last[ELDEST], last[DEALER], chance, home_in(position), place))
            return
        seat = len(told) % 2
        moves = moves_by_sign(position)
        branch = sides[seat].branch(hands[seat], told, position, tuple(moves))
        for place, (sign, move) in enumerate(moves.items()):
            now = [*last]
            now[seat] = branch.first + place
            follow(position.play(move), hands, (*told, sign), now)

    left = without(DECK, layout)
    whole = comb(len(left), 2) * comb(len(left) - 2, 2)
    for eldest, ways in choices(left, 2):
        for dealer, more in choices(without(left, eldest), 2):
            chance = ways * more / whole
            follow(_deal(layout, eldest, dealer), (eldest, dealer), (), [-1, -1])
    first, other, chances, home, places = zip(*leaves, strict=True)
    return Tree(
        (sides[ELDEST].side(), sides[DEALER].side()),
        (tuple(sides[ELDEST].branches.values()), tuple(sides[DEALER].branches.values())),
        (numbers(first), numbers(other)),
        np.array(chances),
        np.array(home, dtype=np.float64),
        tuple(starts),
        numbers(places),
    )


def _deal(layout: Sorts, eldest: Sorts, dealer: Sorts) -> Position:
    """The first position of a deal with these cards; the stock may lie in any order."""
    free = RULES.deck_cards
    loose = cards_like(layout, free)
    first = cards_like(eldest, free & ~loose)
    second = cards_like(dealer, free & ~loose & ~first)
    return Position.set_up(
        RULES,
        seats=2,
        turn=ELDEST,
        dealer=DEALER,
        round=1,
        hands=[Held(first, 2), Held(second, 2)],
        loose=loose,
        stock=cards_in(free & ~loose & ~first & ~second),
        captured=[Held(0, 0)] * 2,
        sweeps=(0, 0),
        pats=(0, 0),
        last_capturer=None,
        score=(0, 0),
        carried={},
        history=(),
    )
