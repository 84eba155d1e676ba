"""Plain minimax over the kernel's own `play`, without pruning: what the solver must equal."""

from typing import Any

from cassino.rules.kernel.listing import list_moves
from cassino.rules.kernel.order import copy_move
from cassino.rules.kernel.play import play
from cassino.rules.kernel.records import MOVE, POSITION, SCORE, WORK, Record, new, record
from cassino.rules.kernel.score import score_deal, tell_score
from cassino.rules.kernel.way import compiled
from cassino.thinking.belief import copy_position

_DEPTH = 10
_ROOM = 4000
TREE = record(
    "TreeRecord",
    leaves=int,
    positions=(POSITION, _DEPTH),
    moves=(MOVE, _ROOM),
    starts=(int, _DEPTH + 1),
    nexts=(int, _DEPTH),
    bests=(int, _DEPTH),
)


@compiled
def _open(tree: Record, rules: Record, work: Record, depth: int) -> None:
    list_moves(tree.positions[depth], rules, work.layout, work.tally, work.moves)
    start = tree.starts[depth]
    for k in range(work.moves.count):
        copy_move(work.moves.items[k], tree.moves[start + k])
    tree.nexts[depth] = start
    tree.starts[depth + 1] = start + work.moves.count
    tree.bests[depth] = -(1 << 40)


@compiled
def _minimax(trees: Record, rules: Record, works: Record, scores: Record, most_leaves: int) -> int:
    tree, work, score = trees[0], works[0], scores[0]
    work.moves.limit = 1000
    tree.leaves = 0
    tree.starts[0] = 0
    depth = 0
    _open(tree, rules[0], work, 0)
    while True:
        if tree.nexts[depth] == tree.starts[depth + 1]:
            if depth == 0:
                return tree.bests[0]
            depth -= 1
            tree.bests[depth] = max(tree.bests[depth], -tree.bests[depth + 1])
            continue
        move = tree.moves[tree.nexts[depth]]
        tree.nexts[depth] += 1
        child = tree.positions[depth + 1]
        copy_position(tree.positions[depth], child)
        play(child, rules[0], move)
        if not child.over:
            depth += 1
            _open(tree, rules[0], work, depth)
            continue
        tree.leaves += 1
        if tree.leaves > most_leaves:
            return -(1 << 50)
        seat = tree.positions[depth].turn
        tell_score(child, rules[0], score)
        score_deal(rules[0], score)
        tree.bests[depth] = max(tree.bests[depth], score.points[seat] - score.points[1 - seat])


class Minimax:
    """Reusable room for the search."""

    def __init__(self) -> None:
        self.tree: Any = new(TREE)
        self.work: Any = new(WORK)
        self.score: Any = new(SCORE)

    def margin(self, state: Any, kernel_rules: Any, most_leaves: int) -> int | None:
        """The margin of the seat to move, in twelfths; None where there are more leaves."""
        copy_position(state, self.tree[0].positions[0])
        found = int(_minimax(self.tree, kernel_rules, self.work, self.score, most_leaves))
        return None if found < -(1 << 45) else found
