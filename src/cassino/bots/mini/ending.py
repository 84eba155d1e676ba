"""The second round of `mini`, in which nothing is hidden."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Protocol

from cassino.bots.mini.alike import RULES, Sign, cards_like, choices, moves_by_sign, sorts_of
from cassino.cards import card_set, parse_card
from cassino.rules import Held, Position

ELDEST, DEALER = 0, 1
LITTLE = sorts_of(card_set([parse_card("2S")]))[0]
Policy = Callable[[Position], Mapping[Sign, float]]
"""How likely a player plays each move."""

_Key = tuple[object, ...]


class Ends(Protocol):
    """Says what the second round is worth."""

    def value(self, position: Position) -> float:
        """The margin that the eldest can expect where *position* begins the second round."""
        ...


class Endings:
    """Values of second rounds, margins of the eldest; each position is worked out once.

    Of what is captured only the numbers of cards and of spades still matter; what is home already (aces, the little
    cassino, sweeps) is kept out of what is remembered, and added.
    """

    def __init__(self, player: int | None = None, policy: Policy | None = None) -> None:
        """Both seats play perfectly; or seat *player* follows *policy*, and the other does its best against it."""
        self._player = player
        self._policy = policy
        self._known: dict[_Key, float] = {}

    def value(self, position: Position) -> float:
        """The mean over all hands of the second round that *position* begins, whose own hands do not matter."""
        cards = position.hands[ELDEST].cards | position.hands[DEALER].cards
        remaining = sorts_of(cards)
        key = remaining, *_seen(position)
        home = _home(position)
        if key not in self._known:
            total, ways = 0.0, 0
            for hand, number in choices(remaining, 2):
                eldest = cards_like(hand, cards)
                total += number * self._play(_begin(position, eldest, cards & ~eldest))
                ways += number
            self._known[key] = total / ways - home
        return self._known[key] + home

    def _play(self, position: Position) -> float:
        """The value of *position*."""
        if position.is_over:
            return float(margin_of(position))
        eldest, dealer = position.hands
        builds = sorted((sorts_of(build.cards), build.value, build.owner) for build in position.builds)
        key = (position.turn, sorts_of(eldest.cards), sorts_of(dealer.cards), *builds, *_seen(position))
        home = _home(position)
        if key not in self._known:
            self._known[key] = self._best(position) - home
        return self._known[key] + home

    def _best(self, position: Position) -> float:
        moves = moves_by_sign(position)
        if self._policy is not None and position.turn == self._player:
            chances = self._policy(position).items()
            return sum(chance * self._play(position.play(moves[sign])) for sign, chance in chances)
        values = [self._play(position.play(move)) for move in moves.values()]
        return max(values) if position.turn == ELDEST else min(values)


def margin_of(position: Position) -> Fraction:
    """What the eldest has made of a finished deal: its points less the dealer's."""
    points = position.deal_score().points
    return Fraction(points[ELDEST]) - Fraction(points[DEALER])


def _seen(position: Position) -> _Key:
    """What matters of layout and captured cards, builds aside."""
    assert position.captured is not None
    mine = sorts_of(position.captured[ELDEST].cards)
    return sorts_of(position.loose), position.last_capturer, len(mine), sum(sort % 2 for sort in mine)


def _home(position: Position) -> int:
    """The margin of what is home already and not decided at the end."""
    assert position.captured is not None
    assert position.sweeps is not None
    points = RULES.points
    home = points["sweep"] * (position.sweeps[ELDEST] - position.sweeps[DEALER])
    for pile, sign in zip(position.captured, (1, -1), strict=True):
        for sort in sorts_of(pile.cards):
            home += sign * (points["ace"] if sort < 2 else points["little_cassino"] if sort == LITTLE else 0)
    return home


def _begin(position: Position, eldest: int, dealer: int) -> Position:
    """The second round after *position* with these hands."""
    return Position.set_up(
        RULES,
        seats=2,
        turn=ELDEST,
        dealer=DEALER,
        round=2,
        hands=[Held(eldest, 2), Held(dealer, 2)],
        loose=position.loose,
        stock=(),
        captured=position.captured,
        sweeps=position.sweeps,
        pats=position.pats,
        last_capturer=position.last_capturer,
        score=(0, 0),
        carried={},
    )
