"""Whole deals and counts as text, to be compared with what was kept: `python -m tests.rules.playthroughs` writes it."""

import hashlib
import random
from pathlib import Path

from cassino.cards import format_cards
from cassino.notation.events import event_to_json
from cassino.notation.moves import format_move
from cassino.notation.seeds import Seed
from cassino.rules import PRESETS, Position, Rules

KEPT = Path(__file__).parent / "golden"
PERFT = KEPT / "perft.txt"

PERFT_ROWS = [
    # preset, seats, how many plies before the end of the deal counting starts (0: at its first play), depth
    *((name, 2, 0, 4) for name in ("classic", "literal", "royal", "italian", "finnish", "draw", "mini")),
    ("khasino", 2, 0, 3),
    ("classic", 3, 0, 4),
    ("classic", 4, 0, 4),
    ("royal", 4, 0, 4),
    ("classic", 2, 8, 6),
    ("no_building", 2, 8, 7),
    ("draw", 2, 8, 8),
    ("classic", 4, 6, 6),
    ("royal", 4, 6, 6),
    ("mini", 2, 8, 6),
]


def perft(position: Position, depth: int) -> int:
    """How many ways there are to play *depth* moves, or to the deal's end."""
    if depth == 0 or position.is_over:
        return 1
    moves = position.legal_moves(10_000)
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)


def start_of(preset: str, seats: int) -> Position:
    """The deal that the preset's name gives as a seed."""
    rules = Rules.from_preset(preset)
    seed = Seed(f"golden {preset}")
    return Position.deal(rules, seats, seed.first_dealer(seats), seed.pack(rules.deck_cards, 1))


def position_of(preset: str, seats: int, before_end: int) -> Position:
    """The first position of the deal, or the one so many moves before its end in a random play of it."""
    position = start_of(preset, seats)
    if before_end == 0:
        return position
    rng = random.Random(preset)
    played = [position]
    while not position.is_over:
        position = position.play(rng.choice(position.legal_moves(10_000)))
        played.append(position)
    return played[-1 - before_end]


def perft_line(preset: str, seats: int, before_end: int, depth: int) -> str:
    """A line of the kept counts."""
    start = position_of(preset, seats, before_end)
    counts = " ".join(str(perft(start, deep)) for deep in range(1, depth + 1))
    return f"{preset} {seats} {before_end}: {counts}"


def playthrough(preset: str, seats: int) -> str:
    """A deal of random moves, every position and event of it as a line."""
    position = start_of(preset, seats)
    rng = random.Random(f"golden {preset} {seats}")
    lines = [f"{preset}, {seats} seats, dealer {position.dealer}"]
    while not position.is_over:
        moves, complete = position.list_moves(10_000)
        texts = [format_move(move) for move in moves]
        lines.append(_told(position))
        lines.append(f"    {len(texts)}{'' if complete else '+'} moves, {_digest(texts)}: {' '.join(texts[:6])}")
        move = rng.choice(moves)
        position, events = position.play_with_events(move)
        lines.append(f"  {format_move(move)}")
        lines += [f"    {_plain(event_to_json(event))}" for event in events]
    return "\n".join([*lines, _told(position)]) + "\n"


def _told(position: Position) -> str:
    hands = " ".join(format_cards(hand.cards) or "-" for hand in position.hands)
    builds = " ".join(
        f"{format_cards(b.cards)}={b.value}{'s' if b.is_multiple else ''}@{b.owner}" for b in position.builds
    )
    piles = " ".join(str(pile.count) for pile in position.captured or ())
    return (
        f"round {position.round} seat {position.turn} hands {hands} loose {format_cards(position.loose) or '-'} "
        f"builds {builds or '-'} captured {piles} sweeps {position.sweeps} pegs {position.pegs}"
    )


def _plain(event: dict) -> str:
    return " ".join(f"{key}={value}" for key, value in event.items())


def _digest(texts: list[str]) -> str:
    return hashlib.sha256(" ".join(texts).encode()).hexdigest()[:12]


def seats_of(preset: str) -> int:
    """The seats of a preset's kept deal: all numbers come in turn."""
    allowed = Rules.from_preset(preset).allowed_seats()
    return allowed[list(PRESETS).index(preset) % len(allowed)]


def main() -> None:
    """Write all that is kept."""
    KEPT.mkdir(exist_ok=True)
    for preset in PRESETS:
        (KEPT / f"{preset}.txt").write_text(playthrough(preset, seats_of(preset)), encoding="utf-8", newline="\n")
    PERFT.write_text("".join(perft_line(*row) + "\n" for row in PERFT_ROWS), encoding="utf-8")


if __name__ == "__main__":
    main()
