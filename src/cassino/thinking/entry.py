"""What Python calls: every argument is a one-element array of a record, or a number."""

from cassino.rules.kernel.listing import list_moves
from cassino.rules.kernel.order import copy_move
from cassino.rules.kernel.play import play
from cassino.rules.kernel.records import ITEMS, RULES, Record
from cassino.rules.kernel.way import compiled, entry

from .belief import copy_pack, copy_position
from .leaf import expected_margin, final_margin
from .manner import judge_manners
from .records import LINE, MAX_DEPTH, MIND, WEIGHTS
from .searcher import propose, search_worlds
from .solver import MOST, see_end, solve


@entry(MIND, RULES, WEIGHTS, int, int)
def enter_propose(minds: Record, rules: Record, weights: Record, listed: int, most: int) -> int:
    """Make candidates of the *most* best of up to *listed* moves in what is seen; gives what the deal stands at."""
    mind = minds[0]
    seen = mind.search.seen
    mind.moves.limit = listed
    list_moves(seen, rules[0], mind.layout, mind.tally, mind.moves)
    propose(mind, rules[0], weights[0], most)
    return expected_margin(mind, seen, rules[0], weights[0], seen.turn & 1 if rules[0].partnership else seen.turn)


@entry(MIND, RULES, WEIGHTS)
def enter_judge(minds: Record, rules: Record, weights: Record) -> None:
    """Learn how the seats play from a round that is over: the search's past."""
    judge_manners(minds[0], rules[0], weights[0])


@entry(MIND, RULES, WEIGHTS, int, int)
def enter_search(minds: Record, rules: Record, weights: Record, key: int, worlds: int) -> int:
    """Play the candidates out over so many *worlds*; gives the place of the best."""
    return search_worlds(minds[0], rules[0], weights[0], key, worlds)


@compiled
def _solve_candidate(mind: Record, rules: Record, weights: Record, k: int) -> None:
    """Play candidate *k* and both sides' best replies to the round's end, noting the line."""
    solver, search = mind.solver, mind.search
    position, line = search.playout, k * LINE
    copy_position(search.seen, position)
    seat = position.turn
    copy_move(search.candidates[k], search.lines[line])
    length = 1
    play(position, rules, search.candidates[k])
    if position.over or position.round != search.seen.round:
        search.totals[k] = see_end(mind, position, rules, weights, seat)
    else:
        copy_position(position, solver.positions[0])
        search.totals[k] = -solve(mind, rules, weights, -MOST, MOST)
        if solver.failed:
            return
        for ply in range(solver.lengths[0]):
            copy_move(solver.lines[ply], search.lines[line + length])
            play(position, rules, solver.lines[ply])
            length += 1
    search.line_lengths[k] = length
    if position.over:
        final_margin(mind, position, rules, seat)
    else:
        expected_margin(mind, position, rules, weights, seat)
    for item in range(ITEMS):
        search.parts[k * ITEMS + item] = search.items[item]


@entry(MIND, RULES, WEIGHTS, int)
def enter_solve(minds: Record, rules: Record, weights: Record, nodes: int) -> int:
    """Solve the round that is seen, both hands known, for every candidate; the place of the best, -1 past *nodes*.

    Each candidate's total is what the round's end is worth to the seat to move, in the solver's measure; its parts
    are the points of the line that both play from there.
    """
    mind = minds[0]
    solver, search = mind.solver, mind.search
    solver.nodes = 0
    solver.most_nodes = nodes
    solver.failed = 0
    search.world_count = 1
    copy_pack(search.seen, search.playout)
    for depth in range(MAX_DEPTH + 1):
        copy_pack(search.seen, solver.positions[depth])
    best = 0
    for k in range(search.candidate_count):
        _solve_candidate(mind, rules[0], weights[0], k)
        if solver.failed:
            return -1
        if search.totals[k] > search.totals[best]:
            best = k
    return best
