"""Every move of a seat with what it can expect of the deal."""

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from cassino.errors import BadRequest, DealOver, HiddenCards, OverBudget
from cassino.rules import ITEMS, Move, Observation, Position, observe
from cassino.rules.kernel.records import ITEMS as ITEM_COUNT
from cassino.rules.moves import Held, move_key
from cassino.rules.setting_up import parts_of, set_up

from .entry import enter_propose, enter_search, enter_solve
from .mind import Mind, this_mind
from .records import LINE, MAX_VALUES, MOST_LISTED, POINT, USUAL_CANDIDATES
from .winning import chance_of, tell_outcomes

Objective = Literal["points", "match"]
"""What is played for: the points of this deal, or the chance to win the match."""

USUAL_WORLDS = 512
"""Deals of the hidden cards that every candidate is played out on, unless the layout is crowded."""

_USUAL_EFFORT = 3_200_000
"""Candidates times deals times cards to be played times moves to look at; on a crowded layout and with many cards in
hand there are fewer deals, so that an answer takes no longer than a second. Rounds of two seats as they come about in
play are far below."""

_FEWEST_WORLDS = 8
"""Where the budget is smaller than so many deals for each candidate, fewer candidates are weighed."""

USUAL_NODES = 400_000
"""Positions of a last round that are visited at most; past them the round is played out by experts."""

_USUAL_DEVIATION = 3.0
"""How far, in points, one playout of a round strays: the error where there was only one."""

_KEY_BITS = 62


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, and what it leads to."""

    move: Move

    expected: float
    """The expected final score of this deal: the mover's side less the mean of the other sides.

    With the objective `match`, the chance to win the match.
    """

    error: float
    """The standard error of `expected`; 0 where it is exact."""

    parts: Mapping[str, float]
    """Where `expected` comes from, by scoring item."""

    behind: float
    """What it loses against the best move, as `expected` counts."""

    behind_error: float
    """The standard error of `behind`, over the same deals of the hidden cards."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves of one seat, best first."""

    candidates: tuple[Weighed, ...]

    is_exact: bool
    """Whether this is the solution of the deal."""

    line: tuple[Move, ...]
    """With a solution, how both sides go on from here, the best move first; else empty."""

    rollouts: int
    """How often the round was played out."""

    nodes: int
    """How many positions the solver visited."""


def estimate(observation: Observation, most: int = USUAL_CANDIDATES) -> list[tuple[Move, float]]:
    """The moves of the seat to move, the expert's best first, each with the final margin that it guesses at.

    At most *most* of them; on a layout with more than a thousand moves, of the first thousand that were listed.
    """
    mind = _loaded(observation)
    standing = _propose(mind, most)
    search = mind.search
    count = int(search.candidate_count)
    return [
        (mind.move_at(observation.position, search.candidates[k]), (standing + int(search.estimates[k])) / POINT)
        for k in range(count)
    ]


def solve(observation: Observation, *, nodes: int | None = None, objective: Objective = "points") -> Analysis | None:
    """The solution of the last round of two seats; None before that, and where it takes more than *nodes*.

    With the objective `match`, moves are weighed by the chance to win it, from the totals before the deal: certain
    where the deal ends the match, else about what equal sides have. HiddenCards where these totals are not known.
    """
    _check_budget("nodes", nodes)
    mind = _loaded(observation)
    position = observation.position
    if objective == "match" and position.score is None:
        raise HiddenCards("the chance to win needs the totals before this deal, which are not known", path="score")
    if not mind.is_all_known():
        return None
    mind.show(1 - position.turn, mind.unseen)
    _propose(mind, MOST_LISTED)
    return _solve(mind, _open_position(position, mind), nodes or USUAL_NODES, objective)


def solve_open(position: Position, *, nodes: int | None = None) -> Analysis | None:
    """The best play of a round of two seats whose hands all lie open, to the round's end.

    What the deal gives after the round is estimated, so only the last round is exact. None where a hand or the captured
    cards are not known, under rules that hide something at a round's end, and where it takes more than *nodes*.
    """
    _check_budget("nodes", nodes)
    other = 1 - position.turn
    hands, piles = position.hands, position.captured
    if position.seats != 2 or not position.rules.rounds_are_public or piles is None:
        return None
    if not all(held.is_known for held in (*hands, *piles)):
        return None
    mind = _loaded(observe(position, position.turn))
    mind.show(other, hands[other].cards)
    _propose(mind, MOST_LISTED)
    return _solve(mind, position, nodes or USUAL_NODES, "points")


def search(
    observation: Observation,
    *,
    seed: str,
    rollouts: int | None = None,
    nodes: int | None = None,
    most: int = USUAL_CANDIDATES,
) -> Analysis:
    """As `analyse`, whatever is not known: it is taken to be nothing, or what is usual."""
    _check_budget("rollouts", rollouts)
    _check_budget("nodes", nodes)
    mind = _loaded(observation)
    is_all_known = mind.is_all_known()
    if is_all_known:
        solved = solve(observation, nodes=nodes)
        if solved is not None:
            return solved
        mind = _loaded(observation)
    fewest = 1 if is_all_known else _FEWEST_WORLDS
    if rollouts is not None:
        if rollouts > MAX_VALUES:
            raise OverBudget(f"at most {MAX_VALUES:,} rollouts are played for one move")
        most = max(1, min(most, rollouts // fewest))
    _propose(mind, most)
    count = int(mind.search.candidate_count)
    if count == 0:
        return Analysis((), False, (), 0, 0)
    if is_all_known:
        worlds = 1
    elif rollouts is None:
        worlds = _usual_worlds(count * int(mind.search.seen.counts.sum()), int(mind.record[0].moves.count))
    else:
        worlds = rollouts // count
    mind.load_past(observation.position)
    enter_search(mind.record, mind.rules, mind.weights, stream_key(seed, mind.unseen.bit_count()), worlds)
    played = count * int(mind.search.world_count)
    return Analysis(_weighed(mind, observation.position, is_exact=False), False, (), played, 0)


def analyse(observation: Observation, *, seed: str, rollouts: int | None = None, nodes: int | None = None) -> Analysis:
    """What each move of the seat to move leads to: exact in the last round of two seats, else over sampled hands.

    At most 64 moves are weighed, those that the expert likes best. *rollouts* are shared out among them, at least
    eight a move, so fewer moves are weighed where they are few; *nodes* are for the last round. Raises DealOver;
    HiddenCards where something that the final score needs is not known.
    """
    _check_known(observation.position)
    return search(observation, seed=seed, rollouts=rollouts, nodes=nodes)


def _usual_worlds(cards: int, listed: int) -> int:
    return max(_FEWEST_WORLDS, min(USUAL_WORLDS, _USUAL_EFFORT // (cards * (listed + 20))))


def stream_key(seed: str, moment: int) -> int:
    """The key of the counter-based stream of *seed* at one *moment* of a deal."""
    digest = hashlib.sha256(b"cassino-thinking-1" + seed.encode("utf-8", "surrogatepass") + bytes((moment,))).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - _KEY_BITS


def _loaded(observation: Observation) -> Mind:
    if observation.position.is_over:
        raise DealOver("the deal is over: nobody is to move")
    if not observation.position.hands[observation.position.turn].is_known:
        raise HiddenCards("the hand of the seat to move is not known", path=f"hands[{observation.position.turn}]")
    mind = this_mind()
    mind.load(observation)
    return mind


def _check_budget(name: str, number: int | None) -> None:
    if number is not None and number < 1:
        raise BadRequest(f"a budget is of one or more {name}, not {number}", path=name)


def _check_known(position: Position) -> None:
    missing = position.missing_for_score
    if missing == "stock":
        raise HiddenCards("it is not known how many cards are left: round or stock tells", path=missing)
    if missing is not None:
        raise HiddenCards(f"the score of this deal needs {missing}, which is not known", path=missing)


def _propose(mind: Mind, most: int) -> int:
    return int(enter_propose(mind.record, mind.rules, mind.weights, MOST_LISTED, most))


def _solve(mind: Mind, position: Position, nodes: int, objective: Objective = "points") -> Analysis | None:
    """The solution of the round of *position*, whose hands lie open; None where it would take more than *nodes*."""
    search, solver = mind.search, mind.solver
    if int(search.seen.counts.sum()) > LINE:
        return None
    before = position.score or ()
    solver.is_for_match = int(objective == "match")
    solver.outcome_count = solver.told_count = 0
    spent = 0
    while True:
        if enter_solve(mind.record, mind.rules, mind.weights, nodes - spent) < 0:
            return None
        spent += int(solver.nodes)
        if objective == "points" or not tell_outcomes(solver, position.rules, before):
            break
    is_exact = int(search.seen.dealt) == int(mind.rules[0].deck_size)
    weighed = _weighed(mind, position, is_exact=True)
    if objective == "match":
        chances = [chance_of(one.expected) for one in weighed]
        weighed = tuple(
            replace(one, expected=chance, behind=chances[0] - chance)
            for one, chance in zip(weighed, chances, strict=True)
        )
    moves = [mind.move_at(position, search.candidates[k]) for k in range(int(search.candidate_count))]
    best = moves.index(weighed[0].move)
    line: list[Move] = []
    after = position
    for k in range(int(search.line_lengths[best])):
        move = mind.move_at(after, search.lines[best * LINE + k])
        line.append(move)
        after = after.play(move)
    return Analysis(weighed, is_exact, tuple(line), 0, spent)


def _open_position(position: Position, mind: Mind) -> Position:
    """*position* with the other seat's cards known."""
    parts = parts_of(position)
    parts["hands"] = tuple(
        hand if seat == position.turn else Held(int(mind.search.seen.hands[seat]), hand.count)
        for seat, hand in enumerate(position.hands)
    )
    return set_up(**parts)


def _weighed(mind: Mind, position: Position, *, is_exact: bool) -> tuple[Weighed, ...]:
    """The candidates of the last search or solution, best first, equal ones in the order of moves."""
    search = mind.search
    count, worlds = int(search.candidate_count), int(search.world_count)
    best = max(range(count), key=lambda k: int(search.totals[k]))
    unit = worlds * POINT
    values = search.values[: worlds * count].reshape(worlds, count)
    found = []
    for k in range(count):
        parts = search.parts[k * ITEM_COUNT : (k + 1) * ITEM_COUNT].tolist()
        found.append(
            Weighed(
                mind.move_at(position, search.candidates[k]),
                int(search.totals[k]) / unit,
                0.0 if is_exact else _error_of(values[:, k]),
                {name: part / unit for name, part in zip(ITEMS, parts, strict=True) if part},
                (int(search.totals[best]) - int(search.totals[k])) / unit,
                0.0 if is_exact or k == best else _error_of(values[:, best] - values[:, k]),
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.expected, move_key(one.move))))


def _error_of(values: Any) -> float:
    """The standard error of the mean of *values*, in points."""
    count = len(values)
    if count == 1:
        return _USUAL_DEVIATION
    mean = int(values.sum()) / count
    return math.sqrt(float(((values - mean) ** 2).sum()) / (count - 1) / count) / POINT
