"""Playing the units of a contest: deals, and matches to the target."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol, TypeVar

from cassino.bots.arena.contest import A, Contest
from cassino.bots.arena.talk import Fault
from cassino.rules import Match, Position, Rules, observe, score_deal

MOST_DEALS = 500
"""A match that has no winner after so many deals is shared."""

_MOST_PATS = 4
"""Each takes an ace."""

Game = TypeVar("Game", Position, Match)


@dataclass(frozen=True, slots=True)
class Lost:
    """A deal that a program lost by what it did, or did not do."""

    unit: int
    deal: int
    """1 for a unit of deals; the deal's number in a match."""

    seat: int
    entrant: str
    kind: str
    """As `Fault.kind`."""

    detail: str


@dataclass(frozen=True, slots=True)
class Played:
    """What a unit gave."""

    value: Fraction
    """For deals the mean margin of A, for matches the part of them that A won."""

    deals: int
    lost: tuple[Lost, ...] = ()


class Play(Protocol):
    """Plays one unit; a function that another process can import."""

    def __call__(self, contest: Contest, unit: int) -> Played: ...


def play_deal_unit(contest: Contest, unit: int) -> Played:
    """One pack, played once for every seating."""
    total, lost = Fraction(0), []
    for seating in contest.seatings:
        position = Position.deal(
            contest.rules, contest.seats, contest.dealer(unit), contest.pack(unit), partnership=contest.partnership
        )
        end = play_deal(contest, seating, position, unit=unit)
        if isinstance(end, Lost):
            lost.append(end)
            loses = seating[end.seat] == A
            total += lost_deal_points(contest.rules, contest.sides) * (-1 if loses else 1)
        else:
            total += margin_of(end, seating.index(A))
    return Played(total / len(contest.seatings), len(contest.seatings), tuple(lost))


def play_match_unit(contest: Contest, unit: int) -> Played:
    """One sequence of packs, played to the end of a match once for every seating."""
    won, deals, lost = Fraction(0), 0, []
    seed = contest.match_seed(unit)
    for seating in contest.seatings:
        a = seating.index(A)
        match = Match.begin(contest.rules, contest.seats, contest.dealer(unit), contest.partnership)
        while not match.is_over and match.deal_number <= MOST_DEALS:
            number = match.deal_number
            dealt = match.deal(seed.pack(contest.rules.deck_cards, number))
            end = play_deal(contest, seating, dealt, unit=unit, deal=number)
            deals += 1
            if isinstance(end, Lost):
                lost.append(end)
                won += seating[end.seat] != A
                break
            match = end
        else:
            won += Fraction(match.winner == a) if match.is_over else Fraction(1, contest.sides)
    return Played(won / len(contest.seatings), deals, tuple(lost))


def play_deal(contest: Contest, seating: Sequence[int], game: Game, *, unit: int, deal: int = 1) -> Game | Lost:
    """*game*, a deal or a match with one, after that deal; Lost where a program lost it."""
    players = [contest.a if who == A else contest.b for who in seating]
    ply = 0
    while (position := game if isinstance(game, Position) else game.position) and not position.is_over:
        seat = position.turn
        player = players[seat]
        try:
            choice = player.player.choose(
                observe(position, seat), seed=contest.move_seed(unit, deal, seat, ply), budget=player.budget
            )
        except Fault as fault:
            return Lost(unit, deal, seat, player.name, fault.kind, str(fault))
        game = game.play(choice.move)
        ply += 1
    return game


def margin_of(end: Position, side: int) -> Fraction:
    """What *side* has made of a finished deal: its points less the mean of the other sides'."""
    points = [Fraction(number) for number in end.deal_score().points]
    return points[side] - (sum(points, Fraction(0)) - points[side]) / (len(points) - 1)


def lost_deal_points(rules: Rules, sides: int) -> Fraction:
    """What a lost deal costs, and brings the others: at least what any play can lose, so that no fault pays.

    It is what one side has that takes every card of the pack with every second one a sweep, as no player can sweep
    right after another.
    """
    nothing = [0] * (sides - 1)
    sweeps = rules.deck_cards.bit_count() // 2
    score = score_deal(rules, [rules.deck_cards, *nothing], [sweeps, *nothing], [_MOST_PATS, *nothing], last_capturer=0)
    return Fraction(score.points[0])
