"""The bot `greedy`: takes what is worth most now, and builds only where it must."""

from cassino.bots.bot import Bot, Choice, check_turn
from cassino.bots.budget import Budget
from cassino.bots.legal import some_moves
from cassino.bots.worth import card_worth, worth_of
from cassino.cards import card_set, cards_in
from cassino.rules import Kind, Move, Observation, Position


class GreedyBot:
    """Plays the capture that is worth most, else the trail that gives least away; builds only where it must."""

    name = "greedy"

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; neither *seed* nor *budget* matters."""
        check_turn(observation)
        position = observation.position
        moves = some_moves(position)
        captures = [move for move in moves if move.kind is Kind.CAPTURE]
        if captures:
            return Choice(max(captures, key=lambda move: (_gain(position, move), _cards_taken(move).bit_count())))
        trails = [move for move in moves if move.kind is Kind.TRAIL]
        if trails:
            worth = card_worth(position.rules)
            return Choice(min(trails, key=lambda move: worth[move.card]))
        return Choice(max(moves, key=lambda move: worth_of(position.rules, _cards_taken(move))))


def make() -> Bot:
    """The bot."""
    return GreedyBot()


def _cards_taken(move: Move) -> int:
    """The cards that *move* touches, the played one included."""
    taken = move.loose | card_set([move.card])
    for build in move.builds:
        taken |= build
    return taken


def _gain(position: Position, move: Move) -> float:
    """What a capture is worth: its cards, the sweep, the pat."""
    rules, taken = position.rules, _cards_taken(move)
    gain = worth_of(rules, taken)
    if _counts_as_sweep(position, move):
        gain += rules.points["sweep"]
    ranks = {card >> 2 for card in cards_in(taken)}
    if rules.points["pat"] and {0, 9} <= ranks:
        gain += rules.points["pat"]
    return gain


def _counts_as_sweep(position: Position, move: Move) -> bool:
    if position.loose != move.loose or len(position.builds) != len(move.builds):
        return False
    return not position.is_last_round or position.rules.sweep_last_round
