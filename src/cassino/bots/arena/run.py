"""Contests played by any executor."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from itertools import chain

from cassino.bots.arena.contest import Contest
from cassino.bots.arena.estimate import Estimate, estimate
from cassino.bots.arena.units import Lost, Played, play_deal_unit, play_match_unit

UNITS_A_TASK = 8
"""Units that are given to a worker together."""

Progress = Callable[[int], None]
"""Hears that so many more units are done."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a contest gave."""

    contest: Contest
    deals: tuple[Played, ...]
    """By unit."""

    matches: tuple[Played, ...]
    """By unit; none where no matches were played."""

    @property
    def margin(self) -> Estimate:
        """Points a deal that A makes more than the mean of the other sides."""
        return estimate([unit.value for unit in self.deals])

    @property
    def match_share(self) -> Estimate | None:
        """The part of the matches that A wins."""
        return estimate([unit.value for unit in self.matches]) if self.matches else None

    @property
    def lost(self) -> tuple[Lost, ...]:
        """Every deal that a program lost by a fault."""
        return tuple(chain.from_iterable(unit.lost for unit in (*self.deals, *self.matches)))


def run_contests(
    contests: Sequence[Contest],
    executor: Executor,
    *,
    units: range,
    matches: range = range(0),
    progress: Progress | None = None,
) -> list[Outcome]:
    """Play every contest on the packs numbered *units* and *matches*; the same with any executor."""
    tasks = [
        executor.submit(play_units, contest, kind, numbers.start, numbers.stop)
        for contest in contests
        for kind, whole in (("deals", units), ("matches", matches))
        for numbers in _parts(whole)
    ]
    try:
        return list(_gathered(contests, tasks, units, matches, progress))
    except BaseException:
        for task in tasks:
            task.cancel()
        raise


def play_units(contest: Contest, kind: str, start: int, stop: int) -> list[Played]:
    """What a worker does: the units of *kind*, "deals" or "matches", from *start* to before *stop*."""
    play = play_deal_unit if kind == "deals" else play_match_unit
    return [play(contest, unit) for unit in range(start, stop)]


def _parts(whole: range) -> Iterator[range]:
    for start in range(whole.start, whole.stop, UNITS_A_TASK):
        yield range(start, min(start + UNITS_A_TASK, whole.stop))


def _gathered(
    contests: Sequence[Contest],
    tasks: Sequence[Future[list[Played]]],
    units: range,
    matches: range,
    progress: Progress | None,
) -> Iterator[Outcome]:
    waiting = iter(tasks)
    for contest in contests:
        played: list[list[Played]] = []
        for whole in (units, matches):
            found: list[Played] = []
            for _ in _parts(whole):
                part = next(waiting).result()
                found += part
                if progress is not None:
                    progress(len(part))
            played.append(found)
        yield Outcome(contest, tuple(played[0]), tuple(played[1]))
