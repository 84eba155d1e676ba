"""The first round of `mini` after one layout, in sequence form."""

from collections.abc import Iterator
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
from cassino.bots.mini.ending import DEALER, ELDEST, Ends
from cassino.bots.mini.solve import Game, SideOfGame, numbers
from cassino.cards import cards_in
from cassino.rules import Held, Position


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

    game: Game
    """With perfect play in the second round."""

    branches: tuple[tuple[Branch, ...], tuple[Branch, ...]]
    """By side, its information sets in their order."""

    leaves: tuple[Position, ...]
    """By leaf, the position that begins the second round."""

    chances: tuple[float, ...]
    """By leaf, the chance of the hands."""

    def with_endings(self, endings: Ends) -> Game:
        """The game with other play in the second round."""
        values = [endings.value(leaf) for leaf in self.leaves]
        return Game(self.game.sides, self.game.ends, np.array(values) * np.array(self.chances))


def layouts() -> Iterator[tuple[Sorts, int]]:
    """Every first layout, and how many there are of its sort; 495 in all."""
    return choices(DECK, RULES.layout_size_for(2))


def grow(layout: Sorts, endings: Ends) -> Tree:
    """The tree after *layout*."""
    sides = (_Growing(), _Growing())
    ends: list[tuple[int, int]] = []
    leaves: list[Position] = []
    chances: list[float] = []

    def follow(position: Position, hands: tuple[Sorts, Sorts], told: tuple[Sign, ...], last: list[int]) -> None:
        if position.round != 1:
            ends.append((last[ELDEST], last[DEALER]))
            leaves.append(position)
            chances.append(chance)
            return
        seat = position.turn
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
    values = np.array([endings.value(leaf) for leaf in leaves])
    game = Game(
        (sides[0].side(), sides[1].side()),
        (numbers([end[0] for end in ends]), numbers([end[1] for end in ends])),
        values * np.array(chances),
    )
    branches = (tuple(sides[0].branches.values()), tuple(sides[1].branches.values()))
    return Tree(game, branches, tuple(leaves), tuple(chances))


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
