"""The bot `random`: every legal move is equally likely."""

from cassino.bots.bot import Bot, Choice, check_turn
from cassino.bots.budget import Budget
from cassino.bots.legal import some_moves
from cassino.bots.stream import draw_below, moment, stream_key
from cassino.rules import Observation


class RandomBot:
    """Plays a uniformly random legal move."""

    name = "random"

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; *budget* does not matter."""
        check_turn(observation)
        moves = some_moves(observation.position)
        return Choice(moves[draw_below(stream_key(seed), moment(observation), len(moves))])


def make() -> Bot:
    """The bot."""
    return RandomBot()
