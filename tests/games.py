"""Random games for tests: every preset, every number of seats, from a seed."""

import random
from collections.abc import Iterator

from cassino.cards import cards_in
from cassino.rules import PRESETS, Match, Position, Rules

SETTINGS = [
    (name, seats, partnership)
    for name in PRESETS
    for seats in Rules.from_preset(name).allowed_seats()
    for partnership in ((False, True) if seats == 4 else (False,))
]
"""Every preset with every number of seats that it allows, four seats with and without partners."""


def setting_id(setting: tuple[str, int, bool]) -> str:
    """*setting* as a test's name shows it."""
    name, seats, partnership = setting
    return f"{name}-{seats}{'-partners' if partnership else ''}"


def shuffled(rules: Rules, rng: random.Random) -> tuple[int, ...]:
    """A pack in random order."""
    pack = list(cards_in(rules.deck_cards))
    rng.shuffle(pack)
    return tuple(pack)


def dealt(
    rules: Rules, seats: int, rng: random.Random, *, partnership: bool = False, score: tuple[int, ...] | None = None
) -> Position:
    """The first position of a random deal."""
    dealer, pack = rng.randrange(seats), shuffled(rules, rng)
    return Position.deal(rules, seats, dealer, pack, partnership=partnership, score=score)


def positions_of_deal(
    rules: Rules, seats: int, rng: random.Random, *, partnership: bool = False, score: tuple[int, ...] | None = None
) -> Iterator[Position]:
    """Every position of a random deal, the first and the finished one included; *score* are the totals before it."""
    position = dealt(rules, seats, rng, partnership=partnership, score=score)
    yield position
    while not position.is_over:
        position = position.play(rng.choice(position.legal_moves(30)))
        yield position


def random_match(
    rules: Rules,
    seats: int,
    rng: random.Random,
    *,
    partnership: bool = False,
    most_deals: int = 2,
    most_plies: int = 999,
) -> Match:
    """A match of random moves: ended, or stopped after so many deals or so many moves of the last one."""
    match = Match.begin(rules, seats, rng.randrange(seats), partnership)
    for number in range(1, most_deals + 1):
        match = match.deal(shuffled(rules, rng))
        plies = 0
        while len(match.deals) < number and (number < most_deals or plies < most_plies):
            position = match.position
            assert position is not None
            match = match.play(rng.choice(position.legal_moves(30)))
            plies += 1
        if match.is_over:
            break
    return match
