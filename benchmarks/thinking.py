"""What thinking costs: positions that the solver visits, and processor time of each bot, in one run on one core.

The last rounds are those of `expert` play in numbered packs. Times are processor times of one thread; compare
them within one run only.
"""

import argparse
import json
import time
from typing import Any

from cassino.rules.kernel import way

PACKS = 10_000
FEW = 500
SEARCHED = 60
WORLDS = 256
KEY = 1 << 44
RANDOM, GREEDY, EXPERT, SOLVER, SEARCHER = range(5)


def main() -> None:
    """Print the figures, as JSON with --json."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--json", action="store_true", help="print one JSON object")
    options.add_argument("--rules", default="classic", help="the rules, as text")
    options.add_argument("--packs", type=int, default=PACKS, help="packs whose last rounds are solved")
    chosen = options.parse_args()
    way.choose("compiled")
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


class Duel:
    """Two seats under some rules, and the room to think in."""

    def __init__(self, rules_text: str) -> None:
        from cassino.rules import Rules
        from cassino.rules.kernel.made import record_of
        from cassino.rules.kernel.records import new
        from cassino.rules.kernel.state import fresh
        from cassino.thinking.records import MIND
        from cassino.thinking.weighing import weights_of

        rules = Rules.parse(rules_text)
        self.rules = record_of(rules, 2, False)
        self.weights = weights_of(rules, 2, False)
        self.state = fresh()
        self.state[0].seats = 2
        self.mind = new(MIND)
        self.mind[0].solver.most_nodes = 10_000_000

    def play(self, ours: int, theirs: int, packs: int) -> tuple[int, int]:
        """Play numbered packs, each with the seats exchanged."""
        from cassino.thinking.duel import enter_duel

        total, squares = enter_duel(
            self.mind, self.state, self.rules, self.weights, self.weights, ours, theirs, WORLDS, WORLDS, KEY, 0, packs
        )
        return int(total), int(squares)

    def seconds(self, ours: int, theirs: int, packs: int) -> float:
        """The processor time of the play."""
        start = time.process_time()
        self.play(ours, theirs, packs)
        return time.process_time() - start


if __name__ == "__main__":
    main()
