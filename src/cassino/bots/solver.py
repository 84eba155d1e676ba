"""The bot `solver`: the expert, and the last round exactly; with more than two seats over all hidden hands."""

from cassino.bots.bot import Bot, Candidate, Choice, check_turn
from cassino.bots.budget import Budget
from cassino.bots.expert import ExpertBot
from cassino.rules import Observation
from cassino.thinking import Analysis, search, solve


class SolverBot:
    """Plays as the expert until the stock is empty.

    Then two seats hide nothing any more, and it plays without a fault. With three and four it looks how each move turns
    out over all hands that the others may hold, or over some where they are many.
    """

    name = "solver"

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; nodes are for two seats, and past them it plays as the expert, rollouts for more."""
        check_turn(observation)
        solved = solve(observation, nodes=budget.nodes if budget else None)
        if solved is not None:
            return choice_of(solved)
        position = observation.position
        if position.seats > 2 and position.stock_count == 0:
            found = search(observation, seed=seed, rollouts=budget.rollouts if budget else None)
            if found.candidates:
                return choice_of(found)
        return ExpertBot().choose(observation, seed=seed, budget=budget)


def choice_of(analysis: Analysis) -> Choice:
    """The best move of *analysis*, with all that it weighed."""
    best = analysis.candidates[0]
    return Choice(
        best.move,
        best.expected,
        tuple(Candidate(one.move, one.expected, one.error, one.parts) for one in analysis.candidates),
        analysis.is_exact,
        analysis.line,
        Budget(nodes=analysis.nodes or None, rollouts=analysis.rollouts or None),
    )


def make() -> Bot:
    """The bot."""
    return SolverBot()
