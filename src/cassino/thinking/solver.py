"""A round of two seats whose cards all lie open, solved exactly: alpha-beta with a stack of its own."""

from cassino.rules.kernel.bits import each, popcount
from cassino.rules.kernel.listing import list_moves
from cassino.rules.kernel.order import copy_move
from cassino.rules.kernel.play import play
from cassino.rules.kernel.records import CAPTURE, ITEMS, TRAIL, Record
from cassino.rules.kernel.score import score_deal, tell_score
from cassino.rules.kernel.way import compiled

from .belief import copy_position
from .gains import worth_of
from .leaf import expected_margin, is_given_at_the_end
from .records import LINE, MAX_DEPTH, MAX_OUTCOMES, MAX_STACK, MOST_LISTED, TWELFTH

MOST = 1 << 40
"""More than any margin."""


@compiled
def can_solve(position: Record, rules: Record) -> bool:
    """Whether nothing is hidden from the seat to move, and few cards are left."""
    return (
        position.seats == 2
        and position.dealt == rules.deck_size
        and position.counts[0] + position.counts[1] <= MAX_DEPTH
    )


@compiled
def see_end(mind: Record, position: Record, rules: Record, weights: Record, seat: int) -> int:
    """What the round's end is worth to *seat* of two: points that are settled, or are to be expected of the deal."""
    if not position.over:
        return expected_margin(mind, position, rules, weights, seat)
    score = mind.score
    tell_score(position, rules, score)
    score_deal(rules, score)
    if position.winner >= 0:
        for item in range(ITEMS):
            if is_given_at_the_end(item):
                for side in range(2):
                    score.points[side] -= score.items[side * ITEMS + item]
                    score.items[side * ITEMS + item] = 0
    if mind.solver.is_for_match:
        value = _look_up(mind.solver, score)
        return value if seat == 0 else -value
    return (score.points[seat] - score.points[1 - seat]) * TWELFTH


@compiled
def _look_up(solver: Record, score: Record) -> int:
    """What an outcome is worth to the first side; 0, and it is noted, where that has not been told."""
    for place in range(solver.outcome_count):
        is_same = True
        for item in range(2 * ITEMS):
            if solver.outcomes[place * 2 * ITEMS + item] != score.items[item]:
                is_same = False
                break
        if is_same:
            return solver.outcome_values[place]
    place = solver.outcome_count
    if place == MAX_OUTCOMES:
        solver.failed = 1
        return 0
    for item in range(2 * ITEMS):
        solver.outcomes[place * 2 * ITEMS + item] = score.items[item]
    solver.outcome_values[place] = 0
    solver.outcome_count += 1
    return 0


@compiled
def solve(mind: Record, rules: Record, weights: Record, alpha: int, beta: int) -> int:
    """What the round of `positions[0]` is worth to the seat to move with best play of both, all cards open.

    Where it is not between *alpha* and *beta*, a bound of it. What both play is `lengths[0]` moves of `lines`.
    """
    solver = mind.solver
    solver.starts[0] = 0
    depth = 0
    solver.alphas[0] = alpha
    solver.betas[0] = beta
    started = solver.positions[0].round
    _open(mind, rules, weights, 0)
    while True:
        if solver.nexts[depth] == solver.starts[depth + 1] or solver.failed:
            value = solver.bests[depth]
            if depth == 0:
                return value
            depth -= 1
            _take_value(solver, depth, -value)
            continue
        place = _next_move(solver, depth)
        child = solver.positions[depth + 1]
        copy_position(solver.positions[depth], child)
        seat = child.turn
        play(child, rules, solver.stack[place])
        solver.nodes += 1
        if child.over or child.round != started:
            solver.lengths[depth + 1] = 0
            _take_value(solver, depth, see_end(mind, child, rules, weights, seat))
        else:
            depth += 1
            solver.alphas[depth] = -solver.betas[depth - 1]
            solver.betas[depth] = -max(solver.alphas[depth - 1], solver.bests[depth - 1])
            _open(mind, rules, weights, depth)


@compiled
def solve_best(mind: Record, rules: Record, weights: Record) -> int:
    """The place on the stack of the best move in `positions[0]`, as `solve`; its margin is in `bests[0]`."""
    solver = mind.solver
    value = solve(mind, rules, weights, -MOST, MOST)
    for place in range(solver.starts[1]):
        if solver.values[place] == value:
            return place
    return 0


@compiled
def _take_value(solver: Record, depth: int, value: int) -> None:
    """Note what a move at *depth* gives, and stop there when it is too good to be allowed."""
    if depth == 0:
        solver.values[solver.nexts[0] - 1] = value
    if value > solver.bests[depth]:
        solver.bests[depth] = value
        _note_line(solver, depth)
    if solver.bests[depth] >= solver.betas[depth]:
        solver.nexts[depth] = solver.starts[depth + 1]


@compiled
def _note_line(solver: Record, depth: int) -> None:
    """Put the move just looked at before the line that goes on from it."""
    here, there = depth * LINE, (depth + 1) * LINE
    copy_move(solver.stack[solver.nexts[depth] - 1], solver.lines[here])
    length = solver.lengths[depth + 1]
    for k in range(length):
        copy_move(solver.lines[there + k], solver.lines[here + 1 + k])
    solver.lengths[depth] = length + 1


@compiled
def _open(mind: Record, rules: Record, weights: Record, depth: int) -> None:
    """List the moves of the position at *depth* on top of the stack."""
    solver, moves = mind.solver, mind.moves
    position = solver.positions[depth]
    moves.limit = MOST_LISTED
    list_moves(position, rules, mind.layout, mind.tally, moves)
    start = solver.starts[depth]
    solver.nexts[depth] = start
    solver.bests[depth] = -MOST
    solver.lengths[depth] = 0
    if moves.full or start + moves.count > MAX_STACK or solver.nodes > solver.most_nodes:
        solver.failed = 1
        solver.starts[depth + 1] = start
        return
    end = start
    hand = position.hands[position.turn]
    for k in range(moves.count):
        move = moves.items[k]
        if not _is_first_alike(weights, hand, 1 << move.card) or not _is_first_alike(
            weights, position.loose, move.loose
        ):
            continue
        entry = solver.stack[end]
        entry.card = move.card
        entry.kind = move.kind
        entry.value = move.value
        entry.loose = move.loose
        entry.builds = move.builds
        solver.worths[end] = _promise(position, weights, move)
        end += 1
    solver.starts[depth + 1] = end


@compiled
def _is_first_alike(weights: Record, among: int, chosen: int) -> bool:
    """Whether *chosen* are, of the cards of *among* that differ in nothing but the suit, the lowest."""
    for card in each(chosen):
        if weights.same[card] & among & ~chosen & ((1 << card) - 1):
            return False
    return True


@compiled
def _promise(position: Record, weights: Record, move: Record) -> int:
    """How early *move* is to be tried."""
    if move.kind == TRAIL:
        return -worth_of(weights, 1 << move.card)
    if move.kind != CAPTURE:
        return popcount(move.loose)
    cards = (1 << move.card) | move.loose
    for k in each(move.builds):
        cards |= position.builds[k].cards
    worth = worth_of(weights, cards)
    if move.loose == position.loose and popcount(move.builds) == position.build_count:
        worth += weights.sweep
    return worth


@compiled
def _next_move(solver: Record, depth: int) -> int:
    """The place of the most promising move not yet tried; the first of equals."""
    first = solver.nexts[depth]
    best = first
    for place in range(first + 1, solver.starts[depth + 1]):
        if solver.worths[place] > solver.worths[best]:
            best = place
    if best != first:
        _swap(solver, first, best)
    solver.nexts[depth] = first + 1
    return first


@compiled
def _swap(solver: Record, place: int, other: int) -> None:
    one, two = solver.stack[place], solver.stack[other]
    card, kind, value, loose, builds = one.card, one.kind, one.value, one.loose, one.builds
    one.card, one.kind, one.value, one.loose, one.builds = two.card, two.kind, two.value, two.loose, two.builds
    two.card, two.kind, two.value, two.loose, two.builds = card, kind, value, loose, builds
    worth = solver.worths[place]
    solver.worths[place] = solver.worths[other]
    solver.worths[other] = worth
