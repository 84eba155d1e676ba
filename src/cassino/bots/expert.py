"""The bot `expert`: counts cards, and weighs each move by what it banks, exposes and keeps."""

from cassino.bots.bot import Bot, Candidate, Choice, check_turn
from cassino.bots.budget import Budget
from cassino.bots.legal import some_moves
from cassino.rules import Observation
from cassino.thinking import estimate


class ExpertBot:
    """Looks one move ahead, at what the hidden hands can hold; draws nothing at random."""

    name = "expert"

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; neither *seed* nor *budget* matters. The numbers are a guess without an error."""
        check_turn(observation)
        found = tuple(Candidate(move, expected) for move, expected in estimate(observation))
        if not found:
            return Choice(some_moves(observation.position)[0])
        return Choice(found[0].move, found[0].expected, found)


def make() -> Bot:
    """The bot."""
    return ExpertBot()
