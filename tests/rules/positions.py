"""Positions for tests: told in few words, reached by play, or put together at random; and their form for the oracle."""

import os
import random
from collections.abc import Iterator, Sequence
from typing import Any

from cassino.cards import CardSet, card_name, card_set, cards_in, parse_card, parse_cards
from cassino.errors import BadPosition
from cassino.notation.moves import parse_move
from cassino.rules import Build, Held, Kind, Move, Position, Rules
from tests.oracle import Move as OracleMove
from tests.oracle import is_multiple
from tests.rules.random_rules import random_rules

SEED = os.environ.get("CASSINO_TEST_SEED", "0")
"""What all random tests of the rules start from; another one tests other deals."""

MOST_NUMERALS = 14
"""The oracle tries every subset of the loose numerals, so it is asked no more of them than this."""


def rng_of(*words: object) -> random.Random:
    """The random numbers of the test that *words* name."""
    return random.Random(" ".join(map(str, (SEED, *words))))


def at(
    rules: str | Rules = "classic",
    hand: str = "",
    loose: str = "",
    *builds: tuple[str, int, int],
    seats: int = 2,
    turn: int = 0,
    others: int = 4,
    **parts: Any,
) -> Position:
    """A position in few words: the mover's hand, the loose cards, builds as (cards, value, owner)."""
    law = Rules.parse(rules) if isinstance(rules, str) else rules
    hands = [Held.known(parse_cards(hand)) if seat == turn else Held(0, others) for seat in range(seats)]
    made = tuple(build_of(law, *build) for build in builds)
    return Position.set_up(law, seats=seats, turn=turn, hands=hands, loose=parse_cards(loose), builds=made, **parts)


def build_of(rules: Rules, cards: str, value: int, owner: int) -> Build:
    """A build of *cards*; whether it is multiple follows, as the oracle sees it."""
    mask = parse_cards(cards)
    multiple = is_multiple(rules.to_json(), {"cards": names(mask), "value": value})
    return Build(mask, value, owner, multiple)


def moves_of(position: Position, *texts: str) -> set[Move]:
    """The moves that *texts* mean in *position*."""
    return {parse_move(text, position) for text in texts}


def names(cards: CardSet) -> list[str]:
    """The names of a set of cards."""
    return [card_name(card) for card in cards_in(cards)]


def as_oracle_position(position: Position) -> dict[str, Any]:
    """What of *position* the oracle needs to list its moves."""
    return {
        "rules": position.rules.to_json(),
        "seats": position.seats,
        "partnership": position.partnership,
        "turn": position.turn,
        "hands": [names(hand.cards) for hand in position.hands],
        "loose": names(position.loose),
        "builds": [
            {"cards": names(b.cards), "value": b.value, "owner": b.owner, "multiple": b.is_multiple}
            for b in position.builds
        ],
    }


def as_oracle_move(move: Move) -> OracleMove:
    """*move* as the oracle writes it."""
    builds = frozenset(frozenset(names(build)) for build in move.builds)
    return move.kind.word, card_name(move.card), frozenset(names(move.loose)), builds, move.value or None


def from_oracle_move(move: OracleMove) -> Move:
    """The move that the oracle writes so."""
    kind, card, loose, builds, value = move
    touched = Move.capture(0, 0, tuple(card_set(map(parse_card, pile)) for pile in builds)).builds
    return Move(parse_card(card), Kind[kind.upper()], value or 0, card_set(map(parse_card, loose)), touched)


def numerals(position: Position) -> CardSet:
    """The loose cards that have a value."""
    return position.loose & int(position.kernel_rules.numerals)


def is_small(position: Position, most: int = MOST_NUMERALS) -> bool:
    """Whether the oracle can be asked about *position* in reasonable time."""
    things = numerals(position).bit_count()
    if position.rules.build_as_card:
        things += len(position.builds)
    return things <= most


def pack_of(rules: Rules, rng: random.Random) -> list[int]:
    """The pack in random order."""
    pack = list(cards_in(rules.deck_cards))
    rng.shuffle(pack)
    return pack


def table_of(rules: Rules, rng: random.Random) -> tuple[int, bool]:
    """A number of seats that *rules* allow, and whether they are partners."""
    seats = rng.choice(rules.allowed_seats())
    return seats, seats == 4 and rng.random() < 0.67


def dealt(rules: Rules, rng: random.Random, **known: Any) -> Position:
    """The first position of a random deal with any number of seats."""
    seats, partnership = table_of(rules, rng)
    pack = pack_of(rules, rng)
    return Position.deal(rules, seats, rng.randrange(seats), pack, partnership=partnership, **known)


def chosen_move(position: Position, rng: random.Random, moves: Sequence[Move] = ()) -> Move:
    """A random legal move; builds are liked, so that they come about often enough."""
    legal = moves or position.legal_moves()
    liked = [move for move in legal if move.kind in (Kind.BUILD, Kind.ADD, Kind.RAISE)]
    return rng.choice(liked if liked and rng.random() < 0.6 else legal)


def deal_played(position: Position, rng: random.Random) -> Iterator[Position]:
    """*position* and every one after it in a random deal, the finished one last."""
    yield position
    while not position.is_over:
        position = position.play(chosen_move(position, rng))
        yield position


def reachable(rng: random.Random, share: float = 0.25, most: int = MOST_NUMERALS) -> Iterator[Position]:
    """Positions of random deals under random accepted rules, as small as the oracle needs; without end."""
    while True:
        for position in deal_played(dealt(random_rules(rng), rng), rng):
            if not position.is_over and is_small(position, most) and rng.random() < share:
                yield position


def constructed(rng: random.Random, most: int = MOST_NUMERALS) -> Iterator[Position]:
    """Positions that are put together at random, most of which no play could reach; without end."""
    while True:
        rules = random_rules(rng)
        seats, partnership = table_of(rules, rng)
        cards = pack_of(rules, rng)
        parts: dict[str, Any] = {"seats": seats, "turn": rng.randrange(seats), "partnership": partnership}
        builds: list[Build] = []
        for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4))):
            build = random_build(rules, cards, rng.randrange(seats), rng)
            if build is not None:
                builds.append(build)
                cards = [card for card in cards if not build.cards >> card & 1]
        size = rng.randint(1, max(1, min(6, len(cards) - 1)))
        hands = [Held(0, 1)] * seats
        hands[parts["turn"]] = Held.known(card_set(cards[:size]))
        loose = card_set(cards[size : size + rng.choice((0, 2, 4, 6, 8, 11, 14))])
        try:
            position = Position.set_up(rules, hands=hands, loose=loose, builds=builds, **parts)
        except BadPosition:  # more cards than the pack has
            continue
        if is_small(position, most):
            yield position


def random_build(rules: Rules, cards: Sequence[int], owner: int, rng: random.Random) -> Build | None:
    """A build of some of *cards*, or None where chance finds no groups."""
    value = rng.randint(1, 14)
    taken: list[int] = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        group: list[int] = []
        total = 0
        for card in cards:
            worth = _worth(rules, card, rng)
            if worth and card not in taken and total + worth <= value:
                group.append(card)
                total += worth
        if total == value:
            taken += group
    if len(taken) < 2:
        return None
    mask = card_set(taken)
    return Build(mask, value, owner, is_multiple(rules.to_json(), {"cards": names(mask), "value": value}))


def _worth(rules: Rules, card: int, rng: random.Random) -> int:
    rank = card // 4 + 1
    if rank > 10:
        return rules.court_values[rank - 11] if rules.court_values else 0
    return rng.choice((1, 14)) if rank == 1 and rules.ace_high == "any" else rank


def mutated(position: Position, move: Move, rng: random.Random) -> Move:
    """*move* with some parts changed; its cards are where it says, and its parts go with its kind."""
    card = rng.choice(cards_in(position.hand)) if rng.random() < 0.3 else move.card
    kind = rng.choice(tuple(Kind)) if rng.random() < 0.4 else move.kind
    loose, builds, value = move.loose, move.builds, move.value
    for other in cards_in(position.loose):
        if rng.random() < 0.15:
            loose ^= 1 << other
    if position.builds and rng.random() < 0.4:
        builds = tuple(build.cards for build in position.builds if rng.random() < 0.5)
    if kind in (Kind.ADD, Kind.RAISE):
        builds = (rng.choice(position.builds).cards,) if position.builds and len(builds) != 1 else builds
        if len(builds) != 1:
            kind = Kind.BUILD
    if kind is Kind.BUILD:
        builds = ()
    if kind is Kind.TRAIL:
        return Move.trail(card)
    if kind is Kind.CAPTURE:
        return Move.capture(card, loose, builds)
    if value == 0 or rng.random() < 0.4:
        old = [build.value for build in position.builds if build.cards in builds]
        value = rng.choice([rng.randint(1, 16), card // 4 + 1, *old])
    # The same cards on a build of the announced value are an addition, whatever the move is called.
    if kind in (Kind.ADD, Kind.RAISE):
        same = any(build.cards == builds[0] and build.value == value for build in position.builds)
        kind = Kind.ADD if same and rng.random() < 0.8 else kind
    return Move(card, kind, value, loose, builds)
