"""Contests played by any executor."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass
from itertools import chain

from cassino.bots.arena.contest import Contest
from cassino.bots.arena.estimate import Estimate, Share, estimate, estimate_share
from cassino.bots.arena.units import Lost, Played, play_deal_unit, play_match_unit

UNITS_A_TASK = 8
"""Units that are given to a worker together, at most."""

_TASKS = 64
"""So many tasks at least a contest's packs are divided into, as far as there are packs."""

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
    def match_share(self) -> Share | None:
        """The part of the matches that A wins."""
        return estimate_share([unit.value for unit in self.matches]) if self.matches else None

    @property
    def lost_deals(self) -> tuple[Lost, ...]:
        """Every deal that a program lost by a fault, matches apart."""
        return tuple(chain.from_iterable(unit.lost for unit in self.deals))

    @property
    def lost_matches(self) -> tuple[Lost, ...]:
        """Every match that a program lost by a fault."""
        return tuple(chain.from_iterable(unit.lost for unit in self.matches))


def run_contests(
    contests: Sequence[Contest],
    executor: Executor,
    *,
    units: range,
    matches: range = range(0),
    progress: Progress | None = None,
) -> list[Outcome]:
    """Play every contest on the packs numbered *units* and *matches*; the same with any executor."""
    tasks = {
        part: executor.submit(play_units, contests[part.contest], part.kind, part.numbers.start, part.numbers.stop)
        for part in _parts(len(contests), units, matches)
    }
    try:
        for task in as_completed(tasks.values()):
            count = len(task.result())
            if progress is not None:
                progress(count)
    except BaseException:
        for task in tasks.values():
            task.cancel()
        raise
    return [
        Outcome(contest, *(tuple(_gathered(tasks, number, kind)) for kind in ("deals", "matches")))
        for number, contest in enumerate(contests)
    ]


def play_units(contest: Contest, kind: str, start: int, stop: int) -> list[Played]:
    """What a worker does: the units of *kind*, "deals" or "matches", from *start* to before *stop*."""
    play = play_deal_unit if kind == "deals" else play_match_unit
    return [play(contest, unit) for unit in range(start, stop)]


@dataclass(frozen=True, slots=True)
class _Part:
    contest: int
    kind: str
    numbers: range


def _parts(contests: int, units: range, matches: range) -> list[_Part]:
    """What the workers are given, in its order: all contests, deals and matches go on evenly, as the progress tells."""
    parts = []
    for kind, whole in (("deals", units), ("matches", matches)):
        size = max(1, min(UNITS_A_TASK, len(whole) // _TASKS))
        for start in range(whole.start, whole.stop, size):
            numbers = range(start, min(start + size, whole.stop))
            done = (start - whole.start) / len(whole)
            parts += [(done, _Part(contest, kind, numbers)) for contest in range(contests)]
    return [part for _, part in sorted(parts, key=lambda row: row[0])]


def _gathered(tasks: Mapping[_Part, Future[list[Played]]], contest: int, kind: str) -> Iterator[Played]:
    """The units of a contest; parts of one kind stand in their order."""
    for part, task in tasks.items():
        if (part.contest, part.kind) == (contest, kind):
            yield from task.result()
