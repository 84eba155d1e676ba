"""How others play, as what they have played tells: as experts do, or greedily."""

from cassino.rules.kernel.bits import bit
from cassino.rules.kernel.listing import list_moves
from cassino.rules.kernel.records import CAPTURE, MAX_SEATS, TRAIL, Record
from cassino.rules.kernel.way import compiled

from .belief import unseen_by
from .expert import estimate
from .gains import worth_of
from .records import PLAYOUT_LISTED, POINT, SHARE

ONE = 1 << 30
"""What chances are counted in."""
EVEN = 1 << 20
"""Odds that tell nothing."""
_NEVER = -(1 << 40)
_MOST_ODDS = EVEN << 6
_LEAST_ODDS = EVEN >> 10


@compiled
def greed_of(position: Record, weights: Record, move: Record) -> int:
    """What *move* is worth to who looks at what it takes alone; else it gives its card away, and a build comes last."""
    if move.kind == TRAIL:
        return -worth_of(weights, bit(move.card))
    if move.kind != CAPTURE:
        return _NEVER
    cards = bit(move.card) | move.loose
    for k in range(position.build_count):
        if move.builds >> k & 1:
            cards |= position.builds[k].cards
    return worth_of(weights, cards)


@compiled
def choose_greedily(position: Record, weights: Record, moves: Record) -> int:
    """The place of the capture worth most, else of the cheapest trail; a build only where it must."""
    best, most = 0, -(1 << 60)
    for k in range(moves.count):
        worth = greed_of(position, weights, moves.items[k])
        if worth > most:
            best, most = k, worth
    return best


@compiled
def judge_move(mind: Record, rules: Record, weights: Record, past: Record, played: Record) -> None:
    """Tell, into the search, how likely the seat to move in *past* plays *played*, as an expert and greedily."""
    moves, search = mind.moves, mind.search
    search.as_expert = search.as_greedy = ONE
    moves.limit = PLAYOUT_LISTED
    list_moves(past, rules, mind.layout, mind.tally, moves)
    if moves.count < 2:
        return
    its = -1
    for k in range(moves.count):
        move = moves.items[k]
        if (
            move.card == played.card
            and move.kind == played.kind
            and move.value == played.value
            and move.loose == played.loose
            and move.builds == played.builds
        ):
            its = k
    unseen = unseen_by(past, weights, past.turn)
    for k in range(moves.count):
        search.worths[k] = estimate(mind, past, rules, weights, moves.items[k], unseen)
    search.as_expert = _chance_of(search, weights, its, moves.count)
    for k in range(moves.count):
        search.worths[k] = greed_of(past, weights, moves.items[k])
    search.as_greedy = _chance_of(search, weights, its, moves.count)


@compiled
def _chance_of(search: Record, weights: Record, its: int, count: int) -> int:
    """The chance of the move at place *its* of *count*: the more it is worth, the likelier."""
    best = -(1 << 60)
    for k in range(count):
        best = max(best, search.worths[k])
    whole, part = 0.0, 0.0
    temper = weights.temper * POINT // SHARE
    for k in range(count):
        x = (best - search.worths[k]) / temper
        weight = 1.0 / (1.0 + x + x * x / 2 + x * x * x / 6)
        whole += weight
        if k == its:
            part = weight
    return int(ONE * ((SHARE - weights.stray) * part / whole + weights.stray / count) / SHARE)


@compiled
def hand_behind(search: Record, k: int) -> int:
    """What the seat to move in the past's position *k* has played from there on."""
    seat = search.past[k].turn
    hand = 0
    for later in range(k, search.past_count):
        if search.past[later].turn == seat:
            hand |= bit(search.past_moves[later].card)
    return hand


@compiled
def forget_manners(search: Record) -> None:
    """Know nothing of how anybody plays."""
    for seat in range(MAX_SEATS):
        search.odds[seat] = EVEN


@compiled
def judge_manners(mind: Record, rules: Record, weights: Record) -> None:
    """Learn from the moves of the past, in a round that is over: every hand of it is known."""
    search = mind.search
    for k in range(search.past_count):
        past = search.past[k]
        seat = past.turn
        past.hands[seat] = hand_behind(search, k)
        judge_move(mind, rules, weights, past, search.past_moves[k])
        odds = search.odds[seat] * search.as_greedy // max(1, search.as_expert)
        search.odds[seat] = max(_LEAST_ODDS, min(odds, _MOST_ODDS))


@compiled
def chance_of_greed(search: Record, weights: Record, seat: int) -> float:
    """The chance that *seat* plays greedily, after the rounds before this one."""
    odds = weights.greedy * search.odds[seat] / EVEN
    return odds / (odds + SHARE - weights.greedy)
