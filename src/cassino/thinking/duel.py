"""Deals between players inside one compiled call, each pack played once in every rotation of the seats."""

from cassino.rules.kernel.bits import each, popcount
from cassino.rules.kernel.chance import draw
from cassino.rules.kernel.deal import shuffle, start_deal
from cassino.rules.kernel.listing import list_moves
from cassino.rules.kernel.order import copy_move
from cassino.rules.kernel.play import play
from cassino.rules.kernel.records import MAX_SEATS, POSITION, RULES, Record
from cassino.rules.kernel.score import score_deal, tell_score
from cassino.rules.kernel.way import compiled, entry

from .belief import copy_position, hide_from, prove, unseen_by
from .expert import choose_expertly
from .manner import choose_greedily, forget_manners, judge_manners
from .records import MAX_LOG, MAX_PAST, MIND, MOST_LISTED, WEIGHTS
from .searcher import propose, search_worlds
from .solver import can_solve, solve_best

RANDOM, GREEDY, EXPERT, SOLVER_PLAYER, SEARCHER = range(5)


@compiled
def decide(mind: Record, kind: int, position: Record, rules: Record, weights: Record, key: int, worlds: int) -> int:
    """The place, in the list that it makes, of the move of a player of *kind*."""
    moves, solver, search, belief = mind.moves, mind.solver, mind.search, mind.belief
    if kind >= SOLVER_PLAYER and can_solve(position, rules):
        copy_position(position, solver.positions[0])
        solver.nodes = 0
        solver.failed = 0
        best = solve_best(mind, rules, weights)
        if position.counts[0] + position.counts[1] == 2 * weights.hand_size:
            solver.log[solver.solved % MAX_LOG] = solver.nodes
            solver.solved += 1
        if not solver.failed:
            copy_move(solver.stack[best], moves.items[0])
            return 0
    moves.limit = MOST_LISTED
    list_moves(position, rules, mind.layout, mind.tally, moves)
    if moves.count == 1:
        return 0
    if kind == RANDOM:
        return draw(key, position.dealt * 64 + popcount(position.loose) + 64 * 64 * position.turn, moves.count)
    if kind == GREEDY:
        return choose_greedily(position, weights, moves)
    is_last_of_many = position.seats > 2 and position.dealt == rules.deck_size
    if kind < SOLVER_PLAYER or (kind == SOLVER_PLAYER and not is_last_of_many):
        return choose_expertly(mind, position, rules, weights)
    hide_from(position, position.turn, search.seen)
    for seat in range(MAX_SEATS):
        belief.proved[seat] = 0
        belief.hidden[seat] = 0
    belief.seat = position.turn
    prove(position, belief)
    propose(mind, rules, weights, 16)
    if weights.temper == 0:
        search.past_count = 0
    moment = popcount(unseen_by(search.seen, weights, belief.seat))
    best = search_worlds(mind, rules, weights, key * 64 + moment, worlds)
    copy_move(search.candidates[best], moves.items[0])
    return 0


@compiled
def start_numbered(position: Record, rules: Record, weights: Record, key: int, pack: int) -> None:
    """Deal the *pack* of that number."""
    count = 0
    for card in each(weights.deck):
        position.pack[count] = card
        count += 1
    shuffle(position, rules, key + pack)
    start_deal(position, rules, pack % position.seats)


@compiled
def margin_of(score: Record, side: int) -> int:
    """The points of *side* less the mean of the other sides', in twelfths of twelfths."""
    others = 0
    for other in range(score.sides):
        if other != side:
            others += score.points[other]
    return 12 * score.points[side] - 12 * others // (score.sides - 1)


@entry(MIND, POSITION, RULES, WEIGHTS, WEIGHTS, int, int, int, int, int, int, int)
def enter_duel(
    minds: Record,
    positions: Record,
    rules: Record,
    ours: Record,
    theirs: Record,
    our_kind: int,
    their_kind: int,
    our_worlds: int,
    their_worlds: int,
    key: int,
    first: int,
    packs: int,
) -> tuple[int, int]:
    """Play *packs* numbered packs from *first* on, each in every rotation of the seats.

    Gives the sum of our margins, each the mean over the rotations of one pack, and the sum of their squares; in
    144ths of a point.
    """
    mind, position = minds[0], positions[0]
    turns = 2 if rules[0].partnership else position.seats
    total, squares = 0, 0
    for pack in range(first, first + packs):
        margin = 0
        for shift in range(turns):
            start_numbered(position, rules[0], ours[0], key, pack)
            mind.search.past_count = 0
            forget_manners(mind.search)
            while not position.over:
                kind, worlds = our_kind, our_worlds
                weights = ours[0]
                if position.turn % turns != shift:
                    kind, worlds = their_kind, their_worlds
                    weights = theirs[0]
                past = mind.search.past_count
                place = decide(mind, kind, position, rules[0], weights, key + pack, worlds)
                search = mind.search
                if past < MAX_PAST:
                    hide_from(position, position.turn, search.past[past])
                    copy_move(mind.moves.items[place], search.past_moves[past])
                    past += 1
                started = position.round
                play(position, rules[0], mind.moves.items[place])
                search.past_count = past
                if position.round != started:
                    if ours[0].greedy and ours[0].temper and ours[0].hand_size * position.seats <= MAX_PAST:
                        judge_manners(mind, rules[0], ours[0])
                    search.past_count = 0
            tell_score(position, rules[0], mind.score)
            score_deal(rules[0], mind.score)
            margin += margin_of(mind.score, shift)
        margin //= turns
        total += margin
        squares += margin * margin
    return total, squares
