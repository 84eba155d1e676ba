"""What a move does."""

from .bits import ACES, TENS, bit, lowest
from .builds import PARTNERS, answers_for, groups_in, values_of
from .deal import deal_round, draw_card
from .records import BUILD, CAPTURE, TRAIL, Record
from .score import pegged
from .way import compiled


@compiled
def play(position: Record, rules: Record, move: Record) -> None:
    """Play the legal *move*, and whatever follows from it."""
    play_parts(position, rules, move.card, move.kind, move.value, move.loose, move.builds)


@compiled
def play_parts(position: Record, rules: Record, card: int, kind: int, value: int, loose: int, builds: int) -> None:
    """As `play`, the move in its parts."""
    seat = position.turn
    position.hands[seat] &= ~bit(card)
    position.counts[seat] -= 1
    if kind == TRAIL:
        position.loose |= bit(card)
    elif kind == CAPTURE:
        _take(position, rules, card, loose, builds)
        if position.over:
            return
    else:
        _lay(position, rules, card, kind, value, loose, builds)
    if rules.draw and position.dealt < rules.deck_size:
        draw_card(position)
    seat += 1
    position.turn = 0 if seat == position.seats else seat
    if position.counts[position.turn] == 0:
        _end_round(position, rules)


@compiled
def _take(position: Record, rules: Record, card: int, loose: int, builds: int) -> None:
    seat = position.turn
    counts = sweep_counts(position, rules)
    captured = loose | bit(card)
    position.loose &= ~loose
    if builds:
        kept = 0
        for k in range(position.build_count):
            if builds >> k & 1:
                captured |= position.builds[k].cards
            else:
                _copy_build(position, k, kept)
                kept += 1
        position.build_count = kept
    position.captured[seat] |= captured
    position.last_capturer = seat
    if captured & ACES and captured & TENS:
        position.pats[seat] += 1
    if counts and position.loose == 0 and position.build_count == 0:
        position.sweeps[seat] += 1
    if rules.pegging and not position.extra and rules.target >= 0:
        side = seat & 1 if rules.partnership else seat
        if pegged(position, rules, side) >= rules.target:
            position.winner = side
            position.over = 1


@compiled
def sweep_counts(position: Record, rules: Record) -> bool:
    """Whether a sweep made now, the card already played, would count (I3, J6)."""
    if not rules.sweep_last_round and position.dealt == rules.deck_size:
        return False
    if not rules.sweep_last_play and position.dealt == rules.deck_size:
        left = 0
        for seat in range(position.seats):
            left += position.counts[seat]
        if left == 0:
            return False
    if rules.sweep_freeze_at >= 0:
        for side in range(2 if rules.partnership else position.seats):
            total = pegged(position, rules, side) if rules.pegging else position.before[side]
            if total >= rules.sweep_freeze_at:
                return False
    return True


@compiled
def _copy_build(position: Record, source: int, target: int) -> None:
    position.builds[target].cards = position.builds[source].cards
    position.builds[target].value = position.builds[source].value
    position.builds[target].owner = position.builds[source].owner
    position.builds[target].groups = position.builds[source].groups


@compiled
def _lay(position: Record, rules: Record, card: int, kind: int, value: int, loose: int, builds: int) -> None:
    """Lay the move's cards on a build, new or old, which then belongs to the player or its partner."""
    position.loose &= ~loose
    owner = position.turn
    if rules.for_partner == 1:
        rest = position.hands[owner]
        if answers_for(position, rules, rest, values_of(rules, rest), value, builds) == PARTNERS:
            owner ^= 2
    number = position.build_count if kind == BUILD else lowest(builds)
    build = position.builds[number]
    if kind == BUILD:
        build.cards = 0
        position.build_count += 1
    build.cards |= loose | bit(card)
    build.value = value
    build.owner = owner
    build.groups = groups_in(rules, build.cards, value)


@compiled
def _end_round(position: Record, rules: Record) -> None:
    """Hand out the next round, or close the deal (I1)."""
    if position.dealt < rules.deck_size:
        deal_round(position, rules)
        return
    position.over = 1
    rest = residue(position)
    if rules.residue and position.last_capturer >= 0:
        position.captured[position.last_capturer] |= rest
        position.loose = 0
        position.build_count = 0


@compiled
def residue(position: Record) -> int:
    """All cards on the layout, those in builds included."""
    rest = position.loose
    for k in range(position.build_count):
        rest |= position.builds[k].cards
    return rest
