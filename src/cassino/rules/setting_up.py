"""Positions set up by hand: what may be left out, and what is refused."""

from collections.abc import Mapping, Sequence
from typing import Any

from cassino.cards import CardSet, card_name, cards_in
from cassino.errors import BadPosition, quoted
from cassino.rules.items import Points
from cassino.rules.kernel.entry import enter_groups, enter_pegged
from cassino.rules.kernel.made import record_of
from cassino.rules.kernel.records import MAX_BUILDS, TALLY, new
from cassino.rules.kernel.state import fresh
from cassino.rules.moves import Build, Held, Kind, Move
from cassino.rules.options import Rules
from cassino.rules.position import Position
from cassino.rules.reading import NOT_KNOWN, OPTIONAL, UNKNOWN
from cassino.rules.starting import frozen_points, partnership_of, set_score

_MOST_TIMES = 52


def set_up(
    rules: Rules,
    *,
    seats: int,
    turn: int,
    hands: Sequence[Held],
    loose: CardSet = 0,
    builds: Sequence[Build] = (),
    partnership: bool | None = None,
    dealer: int | None = None,
    round: int | None = None,
    stock: Sequence[int] | None = None,
    captured: Sequence[Held] | None = None,
    sweeps: Sequence[int] | None = None,
    pats: Sequence[int] | None = None,
    last_capturer: int | str | None = UNKNOWN,
    score: Sequence[Points] | None = None,
    carried: Mapping[str, Points] | None = None,
    history: Sequence[Move] | None = None,
) -> Position:
    """The position of these parts; each that is left out is not known.

    *stock* is its cards, next first, NOT_KNOWN for each that is not known. Raises BadRules for a number of seats that
    the rules do not allow, else BadPosition with the path to the fault. Play need not be able to reach it.
    """
    rules.check_seats(seats)
    partners = partnership_of(seats, partnership)
    _check_seat(turn, seats, "turn")
    for name, value, length in (("hands", hands, seats), ("captured", captured, seats)):
        if value is not None and len(value) != length:
            raise BadPosition(f"{name} are of {len(value)} seats; there are {length}", path=name)
    _check_sets(hands, loose, builds, stock, captured)
    state = fresh()
    record = state[0]
    record.seats = seats
    record.turn = turn
    record.loose = loose
    _set_hands(record, hands)
    _set_owners(record, seats, rules.rounds(seats), dealer, round, last_capturer)
    _set_counts(record, seats, captured, sweeps, pats)
    set_score(record, rules, score, 2 if partners else seats)
    given = {
        "dealer": dealer,
        "round": round,
        "stock": stock,
        "captured": captured,
        "sweeps": sweeps,
        "pats": pats,
        "last_capturer": None if last_capturer == UNKNOWN else 0,
        "score": score,
        "carried": carried,
        "history": history,
    }
    unknown = {name for name in OPTIONAL if given[name] is None}
    if not _set_stock(record, rules, seats, round, stock):
        unknown.add("stock_count")
    kernel_rules = record_of(rules, seats, partners)
    _set_builds(state, kernel_rules, builds, seats)
    _check_cards(rules, hands, loose, builds, stock, captured)
    piles = None
    if captured is not None and not all(pile.is_known for pile in captured):
        piles = tuple(pile.count for pile in captured)
    _set_ending(state, kernel_rules, rules, partners, unknown, piles)
    moves = None if history is None else tuple(history)
    _check_history(moves or (), rules, kernel_rules)
    return Position.of_parts(
        rules, partners, state, kernel_rules, frozen_points(carried), moves, frozenset(unknown), piles
    )


def parts_of(position: Position) -> dict[str, Any]:
    """What `set_up` makes *position* from."""
    parts: dict[str, Any] = {"rules": position.rules, "partnership": position.partnership}
    for name in ("seats", "turn", "hands", "loose", "builds", *OPTIONAL):
        value = getattr(position, name)
        if name not in position.left_out:
            parts[name] = dict(value) if name == "carried" else value
    return parts


def rebuild(parts: dict[str, Any]) -> Position:
    """The position of *parts*."""
    return set_up(**parts)


def _check_seat(seat: Any, seats: int, path: str) -> None:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadPosition(f"there is no seat {seat!r:.20}", path=path)


def _check_sets(
    hands: Sequence[Held],
    loose: CardSet,
    builds: Sequence[Build],
    stock: Sequence[int] | None,
    captured: Sequence[Held] | None,
) -> None:
    """Refuse a number that is no set of cards or no card."""
    sets = [(f"hands[{seat}]", hand.cards) for seat, hand in enumerate(hands)]
    sets.append(("loose", loose))
    sets += [(f"builds[{place}].cards", build.cards) for place, build in enumerate(builds)]
    sets += [(f"captured[{seat}]", pile.cards) for seat, pile in enumerate(captured or ())]
    for path, cards in sets:
        if cards >> 52:  # below 0, too
            raise BadPosition(f"{quoted(cards)} is no set of cards", path=path)
    for place, card in enumerate(stock or ()):
        if card != NOT_KNOWN and not 0 <= card < 52:
            raise BadPosition(f"{quoted(card)} is no card", path=f"stock[{place}]")


def _set_hands(record: Any, hands: Sequence[Held]) -> None:
    for seat, hand in enumerate(hands):
        if not hand.cards.bit_count() <= hand.count <= _MOST_TIMES:
            raise BadPosition(
                "a hand has as many cards as are named, or more that are not known", path=f"hands[{seat}]"
            )
        record.hands[seat] = hand.cards
        record.counts[seat] = hand.count


def _set_owners(
    record: Any, seats: int, rounds: int, dealer: int | None, round: int | None, last: int | str | None
) -> None:
    if dealer is not None:
        _check_seat(dealer, seats, "dealer")
        record.dealer = dealer
    if round is not None:
        if isinstance(round, bool) or not isinstance(round, int) or not 1 <= round <= rounds:
            raise BadPosition(f"there is no round {round!r:.20}; there are {rounds}", path="round")
        record.round = round
    if last is not None and last != UNKNOWN:
        _check_seat(last, seats, "last_capturer")
        record.last_capturer = last


def _set_counts(
    record: Any,
    seats: int,
    captured: Sequence[Held] | None,
    sweeps: Sequence[int] | None,
    pats: Sequence[int] | None,
) -> None:
    for seat, pile in enumerate(captured or ()):
        if not pile.cards.bit_count() <= pile.count <= _MOST_TIMES:
            raise BadPosition("a pile has as many cards as are named, or more", path=f"captured[{seat}]")
        record.captured[seat] = pile.cards
    for name, numbers in (("sweeps", sweeps), ("pats", pats)):
        if numbers is None:
            continue
        if len(numbers) != seats or any(
            isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= _MOST_TIMES
            for number in numbers
        ):
            raise BadPosition(f"{name} are one number of 0 to {_MOST_TIMES} for each seat", path=name)
        for seat, number in enumerate(numbers):
            getattr(record, name)[seat] = number


def _set_stock(record: Any, rules: Rules, seats: int, round: int | None, stock: Sequence[int] | None) -> bool:
    """Put the stock into the record; whether it is known how many cards it has."""
    size = rules.deck_cards.bit_count()
    if stock is not None:
        if len(stock) > size:
            raise BadPosition("the stock has more cards than the pack", path="stock")
        record.dealt = size - len(stock)
    elif round is not None and rules.refill == "round":
        record.dealt = rules.layout_size_for(seats) + seats * rules.hand_size_for(seats) * round
    else:
        record.dealt = 0
    for place in range(52):
        record.pack[place] = NOT_KNOWN
    for place, card in enumerate(stock or ()):
        record.pack[record.dealt + place] = card
    return stock is not None or record.dealt > 0


def _set_builds(state: Any, kernel_rules: Any, builds: Sequence[Build], seats: int) -> None:
    record = state[0]
    if len(builds) > MAX_BUILDS:
        raise BadPosition(f"there are at most {MAX_BUILDS} builds", path="builds")
    tally = new(TALLY)
    for place, build in enumerate(builds):
        path = f"builds[{place}]"
        _check_seat(build.owner, seats, f"{path}.owner")
        if build.cards.bit_count() < 2:
            raise BadPosition("a build has two cards or more", path=f"{path}.cards")
        if isinstance(build.value, bool) or not isinstance(build.value, int) or not 1 <= build.value <= 16:
            raise BadPosition("a build has a value of 1 to 16", path=f"{path}.value")
        groups = enter_groups(state, kernel_rules, tally, build.cards, build.value)
        if groups == 0:
            raise BadPosition(f"these cards are not groups of {build.value}", path=f"{path}.cards")
        if build.is_multiple != (groups > 1):
            raise BadPosition(f"this build is of {groups} groups", path=f"{path}.multiple")
        there = record.builds[place]
        there.cards, there.value, there.owner, there.groups = build.cards, build.value, build.owner, groups
    record.build_count = len(builds)


def _check_cards(
    rules: Rules,
    hands: Sequence[Held],
    loose: CardSet,
    builds: Sequence[Build],
    stock: Sequence[int] | None,
    captured: Sequence[Held] | None,
) -> None:
    """Refuse a card twice or not in the pack, more cards than the pack, or fewer when nothing is unknown."""
    places = [(f"hands[{seat}]", hand.cards) for seat, hand in enumerate(hands)]
    places.append(("loose", loose))
    places += [(f"builds[{place}].cards", build.cards) for place, build in enumerate(builds)]
    places += [(f"stock[{place}]", 1 << card) for place, card in enumerate(stock or ()) if card != NOT_KNOWN]
    places += [(f"captured[{seat}]", pile.cards) for seat, pile in enumerate(captured or ())]
    seen = 0
    for path, cards in places:
        if cards & ~rules.deck_cards:
            stray = cards_in(cards & ~rules.deck_cards)[0]
            raise BadPosition(f"{card_name(stray)} is not in the pack", path=path)
        if cards & seen:
            raise BadPosition(f"{card_name(cards_in(cards & seen)[0])} is there twice", path=path)
        seen |= cards
    size = rules.deck_cards.bit_count()
    total = sum(hand.count for hand in hands) + loose.bit_count() + sum(build.cards.bit_count() for build in builds)
    total += len(stock or ()) + sum(pile.count for pile in captured or ())
    if total > size:
        raise BadPosition(f"there are {total} cards; the pack has {size}", path="")
    if total < size and seen.bit_count() == total and stock is not None and captured is not None:
        raise BadPosition(f"there are {total} cards and nothing is unknown; the pack has {size}", path="")


def _check_history(history: tuple[Move, ...], rules: Rules, kernel_rules: Any) -> None:
    """Refuse what is no move of these cards; whether the moves lead to the position is not asked."""
    deck = rules.deck_cards
    values = int(kernel_rules[0].deck_values)
    played = 0
    for place, move in enumerate(history):
        path = f"history[{place}]"
        if not isinstance(move, Move) or not isinstance(move.kind, Kind):
            raise BadPosition(f"{quoted(move)} is no move", path=path)
        if not isinstance(move.builds, tuple) or any(
            isinstance(part, bool) or not isinstance(part, int)
            for part in (move.card, move.value, move.loose, *move.builds)
        ):
            raise BadPosition("a move is of whole numbers", path=path)
        if not 0 <= move.card < 52:
            raise BadPosition(f"{quoted(move.card)} is no card", path=path)
        for cards in (1 << move.card, move.loose, *move.builds):
            if cards & ~deck:  # below 0, too
                raise BadPosition("a card of this move is not in the pack", path=path)
        if played >> move.card & 1:
            raise BadPosition(f"{card_name(move.card)} is played twice", path=path)
        played |= 1 << move.card
        builds = move.kind not in (Kind.CAPTURE, Kind.TRAIL)
        if (not builds and move.value) or (builds and not (move.value > 0 and values >> move.value & 1)):
            raise BadPosition(f"no card has the value {quoted(move.value)}", path=path)


def _set_ending(
    state: Any, kernel_rules: Any, rules: Rules, partners: bool, unknown: set[str], piles: tuple[int, ...] | None
) -> None:
    """Close the deal where the seat to move has no card, or a side has pegged out."""
    record = state[0]
    record.over = int(record.counts[record.turn] == 0)
    if record.over or rules.end_when != "immediate" or rules.target is None or record.extra or piles is not None:
        return
    if unknown & {"captured", "sweeps", "score"} or (rules.points["pat"] and "pats" in unknown):
        return
    for side in range(2 if partners else int(record.seats)):
        if enter_pegged(state, kernel_rules, side) >= kernel_rules[0].target:
            record.over = 1
            record.winner = side
            return
