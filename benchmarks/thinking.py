"""What thinking costs: positions that the solver visits, and processor time of each bot, in one run on one core.

The last rounds are those of `expert` play in numbered packs. Times are processor times of one thread; compare
them within one run only. With --ladder: by how many points a deal each bot beats the one below, on duplicate deals that
are played inside one compiled call; `cassino arena` plays them over the bots' own interface.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from typing import Any

from cassino.rules.kernel import way

PACKS = 10_000
FEW = 500
SEARCHED = 60
WORLDS = 512
KEY = 1 << 44
RANDOM, GREEDY, EXPERT, SOLVER, SEARCHER = range(5)
NAMES = ("random", "greedy", "expert", "solver", "searcher")
LADDER_KEY = 1 << 46
LADDER = (
    *((EXPERT, RANDOM, 10), (SEARCHER, GREEDY, 1)),
    *((GREEDY, RANDOM, 10), (EXPERT, GREEDY, 10), (SOLVER, EXPERT, 10), (SEARCHER, SOLVER, 1)),
)
"""Who plays whom, and how many times as many packs as the searcher's games have."""


def main() -> None:
    """Print the figures, as JSON with --json."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--json", action="store_true", help="print one JSON object")
    options.add_argument("--rules", default="classic", help="the rules, as text")
    options.add_argument("--packs", type=int, default=PACKS, help="packs whose last rounds are solved")
    options.add_argument("--ladder", type=int, metavar="PACKS", help="measure strength: so many packs for the searcher")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--partners", action="store_true", help="four seats, two against two")
    chosen = options.parse_args()
    way.choose("compiled")
    if chosen.ladder:
        for row in climb(chosen.rules, chosen.seats, chosen.partners, chosen.ladder):
            print(json.dumps(row), flush=True)
        return
    report = measure(chosen.rules, chosen.packs)
    if chosen.json:
        print(json.dumps(report))
        return
    for name, number in report.items():
        print(f"{name:36} {number:>12,}")


def measure(rules_text: str, packs: int) -> dict[str, Any]:
    """All figures of two seats under the rules."""
    duel = Duel(rules_text)
    solver = duel.mind[0].solver
    duel.play(SOLVER, EXPERT, packs)
    rounds = min(int(solver.solved), len(solver.log))
    nodes = sorted(solver.log[:rounds].tolist())
    expert = duel.seconds(EXPERT, EXPERT, FEW)
    solving = max(0.0, duel.seconds(SOLVER, SOLVER, FEW) - expert)
    searching = duel.seconds(SEARCHER, SEARCHER, SEARCHED)
    plies = 52 - 4
    return {
        "last_rounds": rounds,
        "nodes_median": nodes[rounds // 2],
        "nodes_99th_percentile": nodes[rounds * 99 // 100],
        "nodes_most": nodes[-1],
        "expert_us_a_move": round(expert / (FEW * 2 * plies) * 1e6, 2),
        "solver_us_a_last_round": round(solving / (FEW * 2) * 1e6),
        "searcher_ms_a_move": round(searching / (SEARCHED * 2 * plies) * 1e3, 2),
        "searcher_worlds": WORLDS,
    }


def climb(rules_text: str, seats: int, is_partnership: bool, packs: int) -> Iterator[dict[str, Any]]:
    """The margin of each bot over the one below, in points a deal, with the half width of its 95% interval."""
    duel = Duel(rules_text, seats, is_partnership)
    for better, worse, times in LADDER:
        count = packs * times
        print(f"{NAMES[better]} against {NAMES[worse]}: {count} packs", file=sys.stderr, flush=True)
        mean, interval = duel.margin(better, worse, count)
        yield {
            "rules": rules_text,
            "seats": seats,
            "partners": is_partnership,
            "pair": [NAMES[better], NAMES[worse]],
            "packs": count,
            "margin": round(mean, 3),
            "interval": round(interval, 3),
        }


class Duel:
    """Some seats under some rules, and the room to think in."""

    def __init__(self, rules_text: str, seats: int = 2, is_partnership: bool = False) -> None:
        from cassino.rules import Rules
        from cassino.rules.kernel.made import record_of
        from cassino.rules.kernel.records import new
        from cassino.rules.kernel.state import fresh
        from cassino.thinking.records import MIND
        from cassino.thinking.weighing import weights_of

        rules = Rules.parse(rules_text)
        self.rules = record_of(rules, seats, is_partnership)
        self.weights = weights_of(rules, seats, is_partnership)
        self.state = fresh()
        self.state[0].seats = seats
        self.mind = new(MIND)
        self.mind[0].solver.most_nodes = 10_000_000

    def margin(self, better: int, worse: int, packs: int, worlds: int = WORLDS) -> tuple[float, float]:
        """The mean margin over the packs of the ladder in points a deal, and the half width of its 95% interval."""
        total, squares = self.play(better, worse, packs, LADDER_KEY, worlds)
        mean = total / packs / 144
        return mean, 1.96 * math.sqrt((squares / packs / 144**2 - mean**2) / packs)

    def play(self, ours: int, theirs: int, packs: int, key: int = KEY, worlds: int = WORLDS) -> tuple[int, int]:
        """Play numbered packs, each in all rotations of the seats; the sums of margins and of their squares."""
        from cassino.thinking.duel import enter_duel

        total, squares = enter_duel(
            self.mind, self.state, self.rules, self.weights, self.weights, ours, theirs, worlds, worlds, key, 0, packs
        )
        return int(total), int(squares)

    def seconds(self, ours: int, theirs: int, packs: int) -> float:
        """The processor time of the play."""
        start = time.process_time()
        self.play(ours, theirs, packs)
        return time.process_time() - start


if __name__ == "__main__":
    main()
