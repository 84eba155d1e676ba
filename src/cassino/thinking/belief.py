"""What a seat may believe of the cards that it does not see: hidden hands drawn at random, true to every hard fact."""

from cassino.rules.kernel.bits import bit, each, popcount
from cassino.rules.kernel.builds import can_meet, values_of
from cassino.rules.kernel.chance import draw
from cassino.rules.kernel.records import MAX_SEATS, Record
from cassino.rules.kernel.way import compiled

from .records import MOST_SPLITS

_MOST_TRIES = 40
_COUNTERS = 64
"""Draws of one try."""
_MOST_STEPS = 10_000
"""So often a card is tried for a proved value."""


@compiled
def copy_position(source: Record, target: Record) -> None:
    """Make *target* as *source*, but for the pack."""
    target.loose = source.loose
    target.build_count = source.build_count
    for k in range(source.build_count):
        target.builds[k].cards = source.builds[k].cards
        target.builds[k].value = source.builds[k].value
        target.builds[k].owner = source.builds[k].owner
        target.builds[k].groups = source.builds[k].groups
    for seat in range(MAX_SEATS):
        target.hands[seat] = source.hands[seat]
        target.counts[seat] = source.counts[seat]
        target.captured[seat] = source.captured[seat]
        target.sweeps[seat] = source.sweeps[seat]
        target.pats[seat] = source.pats[seat]
        target.before[seat] = source.before[seat]
    target.seats = source.seats
    target.turn = source.turn
    target.dealer = source.dealer
    target.round = source.round
    target.dealt = source.dealt
    target.over = source.over
    target.last_capturer = source.last_capturer
    target.winner = source.winner
    target.extra = source.extra


@compiled
def copy_pack(source: Record, target: Record) -> None:
    """Make the pack of *target* as that of *source*."""
    for k in range(52):
        target.pack[k] = source.pack[k]


@compiled
def hide_from(position: Record, seat: int, view: Record) -> None:
    """Make *view* what *seat* sees of *position*."""
    copy_position(position, view)
    for k in range(52):
        view.pack[k] = -1
    for other in range(position.seats):
        if other != seat:
            view.hands[other] = 0


@compiled
def unseen_by(position: Record, weights: Record, seat: int) -> int:
    """The cards that *seat* has not seen."""
    seen = position.loose | position.hands[seat]
    for k in range(position.build_count):
        seen |= position.builds[k].cards
    for other in range(position.seats):
        seen |= position.captured[other]
    return weights.deck & ~seen


@compiled
def deal_world(view: Record, rules: Record, weights: Record, belief: Record, key: int, world: int, into: Record) -> int:
    """Deal what *view* does not show into *into*: hands that hold what is proved, then the stock; gives the tries.

    Each deal that the facts allow is equally likely; after many tries in vain the proved cards are dealt first. Where
    the belief's `splits` are counted, *world* is the number of one of them; -1 if that one cannot be.
    """
    copy_position(view, into)
    count = 0
    for card in each(unseen_by(view, weights, belief.seat)):
        belief.cards[count] = card
        count += 1
    if belief.splits:
        return 0 if _deal_split(view, rules, belief, world, count, into) else -1
    counter = world * (_MOST_TRIES + 2) * _COUNTERS
    tries = 0
    while tries < _MOST_TRIES:
        if _deal_hands(view, rules, belief, key, counter, count, into):
            break
        counter += _COUNTERS
        tries += 1
    if tries == _MOST_TRIES:
        _deal_proved(view, rules, belief, key, counter, count, into)
    _deal_rest(view, rules, belief, key, counter, count, into)
    return tries


@compiled
def count_splits(view: Record, rules: Record, weights: Record, belief: Record) -> int:
    """In how many ways the hidden cards can lie; 0 where there are too many, or some are in no hand."""
    if view.dealt != rules.deck_size:
        return 0
    left = popcount(unseen_by(view, weights, belief.seat))
    ways = 1
    for seat in range(view.seats):
        if belief.hidden[seat]:
            return 0
        if seat != belief.seat:
            ways *= _choose(left, view.counts[seat])
            left -= view.counts[seat]
            if ways > MOST_SPLITS:
                return 0
    return ways if left == 0 else 0


@compiled
def _choose(of: int, some: int) -> int:
    """How many hands of *some* cards there are among so many."""
    ways = 1 if some <= of else 0
    for k in range(some):
        ways = ways * (of - k) // (k + 1)
    return ways


@compiled
def _deal_split(view: Record, rules: Record, belief: Record, number: int, count: int, into: Record) -> bool:
    """Deal the hidden cards in the way of that *number*; whether the hands hold what is proved."""
    left = 0
    for place in range(count):
        left |= bit(belief.cards[place])
    is_true = True
    for seat in range(view.seats):
        if seat == belief.seat:
            continue
        wanted = view.counts[seat]
        ways = _choose(popcount(left), wanted)
        rank = number % ways
        number //= ways
        hand = 0
        among = popcount(left)
        for card in each(left):
            among -= 1
            with_it = _choose(among, wanted - 1) if wanted else 0
            if rank < with_it:
                hand |= bit(card)
                wanted -= 1
            else:
                rank -= with_it
        left &= ~hand
        into.hands[seat] = hand
        proved = belief.proved[seat]
        if proved and not can_meet(rules, hand, values_of(rules, hand), proved):
            is_true = False
    return is_true


@compiled
def _deal_hands(view: Record, rules: Record, belief: Record, key: int, counter: int, count: int, into: Record) -> bool:
    """Deal the hidden hands from the front of the belief's cards; whether they hold what is proved."""
    dealt = 0
    for seat in range(view.seats):
        if seat == belief.seat:
            continue
        hand = 0
        for _ in range(min(view.counts[seat], count - dealt)):
            _swap(belief, dealt, dealt + draw(key, counter + dealt, count - dealt))
            hand |= bit(belief.cards[dealt])
            dealt += 1
        into.hands[seat] = hand
        proved = belief.proved[seat]
        if proved and not can_meet(rules, hand, values_of(rules, hand), proved):
            return False
    return True


@compiled
def _swap(belief: Record, place: int, other: int) -> None:
    card = belief.cards[place]
    belief.cards[place] = belief.cards[other]
    belief.cards[other] = card


@compiled
def _deal_proved(view: Record, rules: Record, belief: Record, key: int, counter: int, count: int, into: Record) -> None:
    """As `_deal_hands`, but a card for each proved value is found first."""
    for place in range(count):
        _swap(belief, place, place + draw(key, counter + place, count - place))
    wants = _list_wants(view, belief)
    found = _meet_wants(rules, belief, wants, count)
    given = 0
    for seat in range(view.seats):
        if seat != belief.seat:
            into.hands[seat] = 0
    for k in range(found):
        into.hands[belief.wanting[k]] |= bit(belief.cards[belief.given[k]])
        given |= bit(belief.cards[belief.given[k]])
    dealt = 0
    for place in range(count):
        if given & bit(belief.cards[place]):
            _swap(belief, dealt, place)
            dealt += 1
    for seat in range(view.seats):
        if seat == belief.seat:
            continue
        while popcount(into.hands[seat]) < view.counts[seat] and dealt < count:
            into.hands[seat] |= bit(belief.cards[dealt])
            dealt += 1


@compiled
def _list_wants(view: Record, belief: Record) -> int:
    """Write down every value that another seat is known to hold; gives how many."""
    wants = 0
    for seat in range(view.seats):
        if seat == belief.seat:
            continue
        for value in each(belief.proved[seat]):
            belief.wanting[wants] = seat
            belief.wanted[wants] = value
            wants += 1
    return wants


@compiled
def _meet_wants(rules: Record, belief: Record, wants: int, count: int) -> int:
    """Find a card of its own for every want, trying one after another and going back; gives how many were met."""
    taken = 0
    k = 0
    place = 0
    for _ in range(_MOST_STEPS):
        if k == wants:
            return wants
        while place < count and (
            taken & bit(belief.cards[place]) or not rules.hand_values[belief.cards[place]] >> belief.wanted[k] & 1
        ):
            place += 1
        if place < count:
            belief.given[k] = place
            taken |= bit(belief.cards[place])
            k += 1
            place = 0
        elif k == 0:
            return 0
        else:
            k -= 1
            place = belief.given[k] + 1
            taken &= ~bit(belief.cards[belief.given[k]])
    return k


@compiled
def _deal_rest(view: Record, rules: Record, belief: Record, key: int, counter: int, count: int, into: Record) -> None:
    """Put the cards that are in no hand into the stock, in random order, and into the piles that are not all known."""
    dealt = 0
    for seat in range(view.seats):
        if seat != belief.seat:
            dealt += popcount(into.hands[seat])
    for place in range(view.dealt, rules.deck_size):
        into.pack[place] = -1
        if dealt < count:
            _swap(belief, dealt, dealt + draw(key, counter + dealt, count - dealt))
            into.pack[place] = belief.cards[dealt]
            dealt += 1
    for seat in range(view.seats):
        for _ in range(belief.hidden[seat]):
            if dealt < count:
                into.captured[seat] |= bit(belief.cards[dealt])
                dealt += 1


@compiled
def prove(position: Record, belief: Record) -> None:
    """Add to what is proved what the builds on the layout prove: their owners hold their values (G3)."""
    for k in range(position.build_count):
        belief.proved[position.builds[k].owner] |= bit(position.builds[k].value)
