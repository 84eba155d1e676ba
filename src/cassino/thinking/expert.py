"""The expert: each move for what it banks, exposes and keeps, on what its seat can know."""

from cassino.rules.kernel.bits import bit, each, popcount
from cassino.rules.kernel.builds import values_owned
from cassino.rules.kernel.records import CAPTURE, TRAIL, Record
from cassino.rules.kernel.way import compiled

from .belief import unseen_by
from .gains import find_gains, lay_after, worth_of
from .records import FEATURES, SHARE

(
    BANKED,  # what is captured
    SWEPT,
    EXPOSED,  # what the next seat can take, on average at best
    EXPOSED_ROUND,  # the same where it will have new cards
    EXPOSED_LATER,  # what the seats after it can, a partner's counted against
    EXPOSED_SWEEP,  # the chance that the next seat sweeps
    KEPT,  # what the best of the cards left in hand can take next time
    KEPT_MORE,  # and the others
    LAID,  # the worth of a card that leaves the hand and is not captured
    LEFT,  # the worth of all that stays in the layout
    BUILT,  # the worth of own builds
    IS_BUILD,
    LOW,  # how low a trailed numeral is
    MATES,  # unseen cards that the cards left in hand could take
    HELD,  # the worth of the cards left in hand
    LAST_CAPTURE,  # the residue, for a capture in the last round
) = range(FEATURES)


@compiled
def chance_of_none(among: int, held: int, wanted: int) -> float:
    """The chance that *held* cards drawn from *among* hold none of *wanted*."""
    if held > among - wanted:
        return 0.0
    chance = 1.0
    for k in range(held):
        chance *= (among - wanted - k) / (among - k)
    return chance


@compiled
def expected_best(after: Record, weights: Record, unseen: int, held: int, proved: int) -> float:
    """What a seat that holds *held* of the *unseen* cards can take at best, on average.

    *proved* are the values that its builds prove it to hold.
    """
    floor = 0
    for value in each(proved):
        floor = max(floor, after.by_value[value])
        if held > 0:
            held -= 1
    count = 0
    for k in range(weights.class_count):  # the classes in falling order of what they take
        gain = after.by_class[k]
        if gain > floor and unseen & weights.classes[k]:
            place = count
            while place > 0 and after.by_class[after.order[place - 1]] < gain:
                after.order[place] = after.order[place - 1]
                place -= 1
            after.order[place] = k
            count += 1
    among = popcount(unseen)
    better = 0
    none_better = 1.0
    expected = 0.0
    for place in range(count):
        k = after.order[place]
        better += popcount(unseen & weights.classes[k])
        none = chance_of_none(among, held, better)
        expected += after.by_class[k] * (none_better - none)
        none_better = none
    return expected + floor * none_better


@compiled
def estimate(mind: Record, position: Record, rules: Record, weights: Record, move: Record, unseen: int) -> int:
    """What *move* is worth to the seat to move: the sum of its features, as they are weighed."""
    after = mind.after
    lay_after(position, move, after)
    find_gains(after, rules, weights, mind.layout)
    for feature in range(FEATURES):
        after.features[feature] = 0
    _see_bank(position, rules, weights, after, move)
    _see_exposed(position, rules, weights, after, unseen)
    _see_kept(position, weights, after, move.card, unseen)
    worth = 0
    for feature in range(FEATURES):
        worth += after.features[feature] * weights.shares[feature]
    return worth // SHARE


@compiled
def _see_bank(position: Record, rules: Record, weights: Record, after: Record, move: Record) -> None:
    """What the move does at once."""
    after.features[BANKED] = worth_of(weights, after.taken)
    if after.is_sweep:
        after.features[SWEPT] = weights.sweep
    left = worth_of(weights, after.loose)
    for k in range(after.build_count):
        worth = worth_of(weights, after.cards[k])
        left += worth
        if after.owners[k] == position.turn:
            after.features[BUILT] += worth
    after.features[LEFT] = left
    if move.kind == CAPTURE:
        if position.dealt == rules.deck_size:
            after.features[LAST_CAPTURE] = left
        return
    after.features[LAID] = worth_of(weights, bit(move.card))
    if move.kind != TRAIL:
        after.features[IS_BUILD] = SHARE
    elif rules.numerals & bit(move.card):
        after.features[LOW] = max(0, 9 - (move.card >> 2)) * SHARE // 10


@compiled
def _see_exposed(position: Record, rules: Record, weights: Record, after: Record, unseen: int) -> None:
    """What the other seats can take from the layout that the move leaves."""
    seat = position.turn
    is_last = position.dealt == rules.deck_size
    other = seat
    share = 1.0 / (weights.sides - 1)
    for place in range(1, position.seats):
        other = other + 1 if other + 1 < position.seats else 0
        held = position.counts[other]
        is_new = held == 0
        if is_new:
            if is_last or place > 1:
                return
            held = weights.hand_size
        gain = expected_best(after, weights, unseen, held, values_owned(position, other, 0))
        if place > 1:
            after.features[EXPOSED_LATER] += int(-gain * share if rules.partnership and place == 2 else gain * share)
            share *= 0.5
            continue
        after.features[EXPOSED_ROUND if is_new else EXPOSED] = int(gain * share)
        if after.sweepers:
            sweepers = 0
            for k in each(after.sweepers):
                sweepers += popcount(unseen & weights.classes[k])
            chance = 1.0 - chance_of_none(popcount(unseen), held, sweepers)
            after.features[EXPOSED_SWEEP] = int(weights.sweep * chance * share)
        if is_new:
            return


@compiled
def _see_kept(position: Record, weights: Record, after: Record, card: int, unseen: int) -> None:
    """What the rest of the hand can still take, as far as nobody else takes it first."""
    rest = position.hands[position.turn] & ~bit(card)
    if rest == 0:
        return
    held = -position.counts[position.turn]
    for seat in range(position.seats):
        held += position.counts[seat]
    among = popcount(unseen)
    best, others = 0, 0
    mates = 0
    classes = 0
    for other in each(rest):
        k = weights.class_of[other]
        if classes >> k & 1:
            continue
        classes |= bit(k)
        wanted = popcount(unseen & weights.classes[k])
        mates += wanted
        if after.by_class[k] == 0:
            continue
        alone = chance_of_none(among, held, wanted)
        gain = after.by_class[k] + worth_of(weights, bit(other)) - weights.plain
        gain = int(gain * (weights.stays + (SHARE - weights.stays) * alone)) // SHARE
        others += min(gain, best)
        best = max(gain, best)
    after.features[KEPT] = best
    after.features[KEPT_MORE] = others
    after.features[MATES] = mates * SHARE
    after.features[HELD] = worth_of(weights, rest)


@compiled
def choose_expertly(mind: Record, position: Record, rules: Record, weights: Record) -> int:
    """The place in the mind's list of moves of the one that is worth most; the first of equals."""
    moves = mind.moves
    if moves.count == 1:
        return 0
    unseen = unseen_by(position, weights, position.turn)
    best, most = 0, -(1 << 60)
    for k in range(moves.count):
        worth = estimate(mind, position, rules, weights, moves.items[k], unseen)
        if worth > most:
            best, most = k, worth
    return best
