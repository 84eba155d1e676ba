"""The second round of `mini`, in which nothing is hidden."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple, Protocol

from cassino.bots.mini.alike import RULES, Sign, Sorts, cards_like, choices, moves_by_sign, sorts_of, without
from cassino.cards import CardSet, card_set, parse_card
from cassino.rules import Build, Held, Position

ELDEST, DEALER = 0, 1
ACES = RULES.deck_cards & 0xF
LITTLE = card_set([parse_card("2S")])
_SWEEP, _ACE, _LITTLE = (RULES.points[item] for item in ("sweep", "ace", "little_cassino"))
SPADES = card_set([parse_card(name) for name in ("AS", "2S", "3S")])
Policy = Callable[[Position], Mapping[Sign, float]]
"""How likely a player plays each move."""


class Moment(NamedTuple):
    """What matters of a position in the second round: alike cards are not told apart, nor is what is home already.

    Of what is captured only the numbers of cards and of spades still matter.
    """

    turn: int
    hands: tuple[Sorts, Sorts]
    loose: Sorts
    builds: tuple[tuple[Sorts, int, int, bool], ...]
    last_capturer: int | str | None

    cards: int
    """How many cards the eldest has captured."""

    spades: int
    """How many spades it has captured."""


class Start(NamedTuple):
    """What matters of a position that begins the second round, whoever gets the cards that are handed out."""

    stock: Sorts
    loose: Sorts
    last_capturer: int | str | None
    cards: int
    spades: int

    def moments(self) -> Iterator[tuple[Moment, int]]:
        """Every way to hand out the cards, and how many ways there are of its sort."""
        for hand, ways in choices(self.stock, 2):
            hands = hand, without(self.stock, hand)
            yield Moment(ELDEST, hands, self.loose, (), self.last_capturer, self.cards, self.spades), ways


class Ends(Protocol):
    """Says what the second round is worth."""

    def worth(self, start: Start) -> float:
        """The margin that the eldest can expect to make from *start* on."""
        ...


class Endings:
    """What second rounds are worth; each moment is worked out once, at the first position that is it."""

    def __init__(self, player: int | None = None, policy: Policy | None = None) -> None:
        """Both seats play perfectly; or seat *player* follows *policy*, and the other does its best against it."""
        self._player = player
        self._policy = policy
        self._starts: dict[Start, float] = {}
        self._moments: dict[Moment, float] = {}
        self._ends: dict[tuple[int, int], float] = {}

    def worth(self, start: Start) -> float:
        """The mean over all hands."""
        if start not in self._starts:
            worths = [(self._from_here(moment, position_at(moment)), ways) for moment, ways in start.moments()]
            self._starts[start] = sum(worth * ways for worth, ways in worths) / sum(ways for _, ways in worths)
        return self._starts[start]

    def _from_here(self, moment: Moment, position: Position) -> float:
        """What the eldest still makes more than the dealer from *moment* on, which *position* is."""
        if moment not in self._moments:
            self._moments[moment] = self._best(moment, position)
        return self._moments[moment]

    def _best(self, moment: Moment, position: Position) -> float:
        home = home_in(position)
        moves = moves_by_sign(position)

        def through(sign: Sign) -> float:
            after = position.play(moves[sign])
            won = home_in(after) - home
            return won + (self._at_the_end(after) if after.is_over else self._from_here(moment_of(after), after))

        if self._policy is not None and moment.turn == self._player:
            return sum(chance * through(sign) for sign, chance in self._policy(position).items())
        return (max if moment.turn == ELDEST else min)(map(through, moves))

    def _at_the_end(self, position: Position) -> float:
        """The margin of what the end of the finished deal decides: most cards, most spades."""
        cards = piles_in(position)[ELDEST]
        most = cards.bit_count(), (cards & SPADES).bit_count()
        if most not in self._ends:
            self._ends[most] = float(margin_of(position) - home_in(position))
        return self._ends[most]


def margin_of(position: Position) -> Fraction:
    """What the eldest has made of a finished deal: its points less the dealer's."""
    points = position.deal_score().points
    return Fraction(points[ELDEST]) - Fraction(points[DEALER])


def home_in(position: Position) -> int:
    """The margin of what is home already and not decided at the end: sweeps, aces, the little cassino."""
    mine, yours = piles_in(position)
    assert position.sweeps is not None
    eldest, dealer = position.sweeps
    return (
        _SWEEP * (eldest - dealer)
        + _ACE * ((mine & ACES).bit_count() - (yours & ACES).bit_count())
        + _LITTLE * (bool(mine & LITTLE) - bool(yours & LITTLE))
    )


def start_of(position: Position) -> Start:
    """What matters of *position*, which begins the second round."""
    eldest, dealer = position.hands
    mine = piles_in(position)[ELDEST]
    stock = sorts_of(eldest.cards | dealer.cards)
    cards, spades = mine.bit_count(), (mine & SPADES).bit_count()
    return Start(stock, sorts_of(position.loose), position.last_capturer, cards, spades)


def moment_of(position: Position) -> Moment:
    """What matters of *position*."""
    eldest, dealer = position.hands
    mine = piles_in(position)[ELDEST]
    builds = sorted((sorts_of(build.cards), *build[1:]) for build in position.builds)
    return Moment(
        position.turn,
        (sorts_of(eldest.cards), sorts_of(dealer.cards)),
        sorts_of(position.loose),
        tuple(builds),
        position.last_capturer,
        mine.bit_count(),
        (mine & SPADES).bit_count(),
    )


def position_at(moment: Moment) -> Position:
    """A position that is *moment*; nothing but the moment decides which. What was played before is not told."""
    free = RULES.deck_cards

    def cards(sorts: Sorts) -> CardSet:
        nonlocal free
        found = cards_like(sorts, free)
        free &= ~found
        return found

    hands = [Held.known(cards(hand)) for hand in moment.hands]
    loose = cards(moment.loose)
    builds = [Build(cards(stack), value, owner, is_multiple) for stack, value, owner, is_multiple in moment.builds]
    left = sorts_of(free)
    spades = [sort for sort in left if sort % 2][: moment.spades]
    others = [sort for sort in left if not sort % 2][: moment.cards - moment.spades]
    mine = cards(tuple(spades + others))
    return Position.set_up(
        RULES,
        seats=2,
        turn=moment.turn,
        dealer=DEALER,
        round=2,
        hands=hands,
        loose=loose,
        builds=builds,
        stock=(),
        captured=[Held.known(mine), Held.known(free)],
        sweeps=(0, 0),
        pats=(0, 0),
        last_capturer=moment.last_capturer,
        score=(0, 0),
        carried={},
    )


def piles_in(position: Position) -> tuple[CardSet, CardSet]:
    """What the eldest and the dealer have captured."""
    assert position.captured is not None
    eldest, dealer = position.captured
    return eldest.cards, dealer.cards
