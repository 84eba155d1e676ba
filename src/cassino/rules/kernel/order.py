"""The order in which moves are listed: card, kind, value, loose cards, builds, lists card by card."""

from .records import Record
from .way import compiled


@compiled
def comes_before(one: int, other: int) -> bool:
    """Whether the ascending list of the set *one* sorts before that of *other*, which is another set."""
    different = one ^ other
    first = different & -different
    later = ~(2 * first - 1)
    if one & first:
        return other & later != 0
    return one & later == 0


@compiled
def _lowest_cards(position: Record, builds: int) -> int:
    """The lowest card of each of *builds*: no card is in two, so their lists sort as these do."""
    cards = 0
    for k in range(position.build_count):
        if builds >> k & 1:
            cards |= position.builds[k].cards & -position.builds[k].cards
    return cards


@compiled
def _is_before(position: Record, one: Record, other: Record) -> bool:
    if one.card != other.card:
        return one.card < other.card
    if one.kind != other.kind:
        return one.kind < other.kind
    if one.value != other.value:
        return one.value < other.value
    if one.loose != other.loose:
        return comes_before(one.loose, other.loose)
    if one.builds == other.builds:
        return False
    return comes_before(_lowest_cards(position, one.builds), _lowest_cards(position, other.builds))


@compiled
def copy_move(source: Record, target: Record) -> None:
    """Make *target* as *source*."""
    target.card = source.card
    target.kind = source.kind
    target.value = source.value
    target.loose = source.loose
    target.builds = source.builds


@compiled
def sort_moves(position: Record, moves: Record) -> None:
    """Sort the list in place (Shell's way: no recursion, next to nothing for a short list)."""
    gap = 1
    while gap < moves.count // 3:
        gap = 3 * gap + 1
    spare = moves.spare
    while gap:
        for k in range(gap, moves.count):
            if not _is_before(position, moves.items[k], moves.items[k - gap]):
                continue
            copy_move(moves.items[k], spare)
            place = k
            while place >= gap and _is_before(position, spare, moves.items[place - gap]):
                copy_move(moves.items[place - gap], moves.items[place])
                place -= gap
            copy_move(spare, moves.items[place])
        gap //= 3
