"""The bot `solver`: the expert, and the last round of two seats exactly."""

from cassino.bots.bot import Bot, Candidate, Choice, check_turn
from cassino.bots.budget import Budget
from cassino.bots.expert import ExpertBot
from cassino.rules import Observation
from cassino.thinking import Analysis, solve


class SolverBot:
    """Plays as the expert until nothing is hidden any more, then without a fault."""

    name = "solver"

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; the budget is of nodes, and past them it plays as the expert. *seed* does not matter."""
        check_turn(observation)
        solved = solve(observation, nodes=budget.nodes if budget else None)
        if solved is not None:
            return choice_of(solved)
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
