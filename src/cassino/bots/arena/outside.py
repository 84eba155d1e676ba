"""A program that speaks the engine protocol, as a bot."""

import shlex
from typing import Any

from cassino.bots.arena.talk import Fault, Talk
from cassino.bots.bot import Choice, check_turn
from cassino.bots.budget import Budget
from cassino.errors import BadRequest, CassinoError, quoted
from cassino.notation.moves import move_from_json
from cassino.notation.positions import position_to_json
from cassino.rules import Observation

START_S = 30.0
"""What a program may take to start and answer `hello`."""

PROTOCOL = 1
"""The version of the engine protocol that a program must speak."""

_LONGEST_NAME = 60


class OutsideBot:
    """A running program; it is ended when it does wrong, and started again for its next move."""

    def __init__(self, name: str, command: str, timeout_s: float) -> None:
        """The program of *command*, a line as for a shell; BadRequest when it cannot be read."""
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise BadRequest(f"the command cannot be read: {error}", path="engine") from error
        if not self._words:
            raise BadRequest("the command is empty", path="engine")
        self.name = name
        self._timeout_s = timeout_s
        self._talk: Talk | None = None
        self._greeting: dict[str, Any] = {}

    def choose(self, observation: Observation, *, seed: str, budget: Budget | None) -> Choice:
        """See `Bot.choose`; raises Fault where the program gives no readable move in time."""
        check_turn(observation)
        position = observation.position
        request: dict[str, Any] = {"do": "choose", "position": position_to_json(position), "seed": seed}
        if budget is not None:
            unit, number = ("nodes", budget.nodes) if budget.nodes else ("rollouts", budget.rollouts)
            request["budget"] = {unit: number}
        try:
            answer = self._greeted().ask(request, self._timeout_s)
            move = move_from_json(answer.get("move"), position)
        except CassinoError as error:
            self.close()
            raise Fault("bad_answer", f"the move cannot be read: {error}") from error
        except Fault:
            self.close()
            raise
        reason = position.explain(move)
        if reason is not None:
            self.close()
            raise Fault("illegal_move", reason.text)
        return Choice(move)

    def greet(self) -> str:
        """Start the program and hear what it calls itself: name and version, or nothing; Fault without an answer."""
        try:
            self._greeted()
        except Fault:
            self.close()
            raise
        told = (self._greeting.get(key) for key in ("name", "version"))
        return " ".join(each for each in told if isinstance(each, str))[:_LONGEST_NAME]

    def _greeted(self) -> Talk:
        if self._talk is None:
            self._talk = Talk(self._words)
            self._greeting = self._talk.ask({"do": "hello"}, START_S)
            protocol = self._greeting.get("protocol")
            if protocol != PROTOCOL:
                raise Fault("bad_answer", f"it speaks protocol {quoted(protocol)}, not {PROTOCOL}")
        return self._talk

    def close(self) -> None:
        """End the program; the next move starts it again."""
        if self._talk is not None:
            self._talk.end()
            self._talk = None
