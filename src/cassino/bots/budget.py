"""`Budget`: how much a bot may work for one move, counted, never timed."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cassino.errors import BadRequest, OverBudget, quoted

MOST_WORK: Mapping[str, int] = MappingProxyType({"rollouts": 1 << 18, "nodes": 10_000_000})
"""What one move may cost at most."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Work that one move may cost. What is None is left to the bot; a bot that does no such work ignores it.

    BadRequest where a number is none from 1, OverBudget where it is more than MOST_WORK.
    """

    rollouts: int | None = None
    """How often hidden cards may be drawn and the round be played out."""

    nodes: int | None = None
    """How many positions a solver may visit."""

    def __post_init__(self) -> None:
        for name, number in (("rollouts", self.rollouts), ("nodes", self.nodes)):
            if number is not None and (type(number) is not int or number < 1):
                raise BadRequest(f"{name} are a whole number from 1, not {quoted(number)}", path=f"budget.{name}")
            if number is not None and number > MOST_WORK[name]:
                raise OverBudget(f"a budget is at most {MOST_WORK[name]:,} {name}", path=f"budget.{name}")
