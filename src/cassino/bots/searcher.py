"""The bot `searcher`: each move played on by experts to the end of the round, over the same sampled hands."""

from cassino.bots.bot import Bot, Choice, check_turn
from cassino.bots.budget import Budget
from cassino.bots.legal import some_moves
from cassino.bots.solver import choice_of
from cassino.rules import Observation
from cassino.thinking import search


class SearcherBot:
    """Deals the hidden cards again and again, as far as what it knows allows, and looks how each move turns out."""

    name = "searcher"

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; rollouts are shared out among the moves, nodes are for the last round."""
        check_turn(observation)
        found = search(
            observation,
            seed=seed,
            rollouts=budget.rollouts if budget else None,
            nodes=budget.nodes if budget else None,
        )
        if not found.candidates:
            return Choice(some_moves(observation.position)[0])
        return choice_of(found)


def make() -> Bot:
    """The bot."""
    return SearcherBot()
