"""The expert: each move for what it banks, exposes and keeps, on what its seat can know."""

from cassino.rules.kernel.bits import bit, each, popcount
from cassino.rules.kernel.builds import values_owned
from cassino.rules.kernel.records import CAPTURE, Record
from cassino.rules.kernel.way import compiled

from .belief import unseen_by
from .gains import find_gains, lay_after, worth_of
from .records import SHARE


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
    """What *move* is worth to the seat to move: what it banks, less what it exposes, and what it keeps."""
    after = mind.after
    seat = position.turn
    lay_after(position, move, after)
    worth = float(worth_of(weights, after.taken))
    if after.is_sweep:
        worth += weights.sweep
    find_gains(after, rules, weights, mind.layout)
    is_last = position.dealt == rules.deck_size
    if is_last and move.kind == CAPTURE:
        worth += worth_of(weights, after.loose) * weights.last_capture / SHARE
    share = weights.exposed / SHARE / (weights.sides - 1)
    other = seat
    for place in range(1, position.seats):
        other = other + 1 if other + 1 < position.seats else 0
        held = position.counts[other]
        if held == 0:
            if is_last or place > 1:
                break
            held = weights.hand_size
            share = share * weights.exposed_round / SHARE
        gain = expected_best(after, weights, unseen, held, values_owned(position, other, move.builds))
        if rules.partnership and place == 2:
            worth += gain * share
        else:
            worth -= gain * share
        share = share * weights.exposed_later / SHARE
    return int(worth + _kept(position, weights, after, move.card, unseen))


@compiled
def _kept(position: Record, weights: Record, after: Record, card: int, unseen: int) -> float:
    """What the rest of the hand can still take, as far as nobody else takes it first."""
    rest = position.hands[position.turn] & ~bit(card)
    if rest == 0:
        return 0.0
    held = -position.counts[position.turn]
    for seat in range(position.seats):
        held += position.counts[seat]
    among = popcount(unseen)
    best, others = 0.0, 0.0
    classes = 0
    for other in each(rest):
        k = weights.class_of[other]
        if after.by_class[k] == 0 or classes >> k & 1:
            continue
        classes |= bit(k)
        alone = chance_of_none(among, held, popcount(unseen & weights.classes[k]))
        gain = (after.by_class[k] + worth_of(weights, bit(other)) - weights.plain) * (
            weights.stays + (SHARE - weights.stays) * alone
        )
        if gain > best:
            others += best
            best = gain
        else:
            others += gain
    return (best * weights.kept + others * weights.kept_more) / (SHARE * SHARE)


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
