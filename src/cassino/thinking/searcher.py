"""The searcher: each candidate played on by experts to the end of the round, over the same sampled hands."""

from cassino.rules.kernel.bits import each
from cassino.rules.kernel.listing import list_moves
from cassino.rules.kernel.order import copy_move
from cassino.rules.kernel.play import play
from cassino.rules.kernel.records import ITEMS, Record
from cassino.rules.kernel.way import compiled

from .belief import copy_pack, copy_position, deal_world, unseen_by
from .expert import choose_expertly, estimate
from .inference import choose_worlds
from .leaf import expected_margin, final_margin
from .manner import choose_greedily
from .records import FEATURES, MAX_POOL, MAX_VALUES, MOST_LISTED, PLAYOUT_LISTED


@compiled
def _copy_features(source: Record, start: int, target: Record, into: int) -> None:
    for feature in range(FEATURES):
        target.features[into + feature] = source.features[start + feature]


@compiled
def propose(mind: Record, rules: Record, weights: Record, most: int) -> None:
    """Make candidates of the *most* moves of the list that the expert thinks best of, in that order."""
    search, moves = mind.search, mind.moves
    most = min(most, MOST_LISTED)
    seen = search.seen
    unseen = unseen_by(seen, weights, seen.turn)
    count = 0
    for k in range(moves.count):
        move = moves.items[k]
        worth = estimate(mind, seen, rules, weights, move, unseen)
        if count == most and worth <= search.estimates[count - 1]:
            continue
        place = min(count, most - 1)
        while place > 0 and search.estimates[place - 1] < worth:
            search.estimates[place] = search.estimates[place - 1]
            copy_move(search.candidates[place - 1], search.candidates[place])
            _copy_features(search, (place - 1) * FEATURES, search, place * FEATURES)
            place -= 1
        search.estimates[place] = worth
        copy_move(move, search.candidates[place])
        _copy_features(mind.after, 0, search, place * FEATURES)
        count = min(count + 1, most)
    search.candidate_count = count


@compiled
def search_worlds(mind: Record, rules: Record, weights: Record, key: int, worlds: int) -> int:
    """Play every candidate out over *worlds* sampled worlds; gives the place of the best, the first of equals."""
    search = mind.search
    search.plies = 0
    search.world_count = max(1, min(worlds, MAX_VALUES // search.candidate_count, MAX_POOL))
    for k in range(search.candidate_count):
        search.totals[k] = 0
        for item in range(ITEMS):
            search.parts[k * ITEMS + item] = 0
    choose_worlds(mind, rules, weights, key, search.world_count)
    for world in range(search.world_count):
        deal_world(search.seen, rules, weights, mind.belief, key, search.chosen[world], search.world)
        copy_pack(search.world, search.playout)
        for k in range(search.candidate_count):
            value = _play_out(mind, rules, weights, k, search.greedy[search.chosen[world]])
            search.values[world * search.candidate_count + k] = value
            search.totals[k] += value
            for item in each(weights.active):
                search.parts[k * ITEMS + item] += search.items[item]
    best = 0
    for k in range(search.candidate_count):
        if search.totals[k] > search.totals[best]:
            best = k
    return best


@compiled
def _play_out(mind: Record, rules: Record, weights: Record, candidate: int, greedy: int) -> int:
    """What the deal is worth to the seat to move when *candidate* is played and all go on to the round's end.

    They play as experts, the seats of *greedy* (as bits) greedily.
    """
    search, moves = mind.search, mind.moves
    playout = search.playout
    copy_position(search.world, playout)
    seat = playout.turn
    side = seat & 1 if rules.partnership else seat
    play(playout, rules, search.candidates[candidate])
    started = search.world.round
    plies = 1
    horizon = weights.hand_size * playout.seats
    while not playout.over and playout.round == started:
        if rules.draw and plies >= horizon and playout.dealt < rules.deck_size:
            break
        moves.limit = PLAYOUT_LISTED
        list_moves(playout, rules, mind.layout, mind.tally, moves)
        if greedy >> playout.turn & 1:
            place = choose_greedily(playout, weights, moves)
        else:
            place = choose_expertly(mind, playout, rules, weights)
        play(playout, rules, moves.items[place])
        plies += 1
    search.plies += plies
    if playout.over:
        return final_margin(mind, playout, rules, side)
    return expected_margin(mind, playout, rules, weights, side)
