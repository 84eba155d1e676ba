"""Every list and position of many deals as one digest each: `python -m tests.rules.digest DEALS [plain|compiled]`.

Run in a process of its own, so that either way of the kernel can be chosen.
"""

import hashlib
import random
import sys

from cassino.rules.kernel import way


def main() -> None:
    """Print a line for each deal: its setting and the digest of all that can be seen in it."""
    deals, chosen = int(sys.argv[1]), sys.argv[2]
    way.choose(chosen)
    from tests.games import SETTINGS, setting_id

    print(f"ran {'compiled' if way.is_compiled() else 'plain'}")
    for number in range(deals):
        setting = SETTINGS[number % len(SETTINGS)]
        print(setting_id(setting), _digest_of(setting, random.Random(f"digest {number}")), flush=True)


def _digest_of(setting: tuple[str, int, bool], rng: random.Random) -> str:
    from cassino.cards import cards_in
    from cassino.rules import Position, Rules, observe
    from tests.games import shuffled
    from tests.rules.positions import mutated

    name, seats, partnership = setting
    rules = Rules.from_preset(name)
    seen = hashlib.sha256()
    score = [rng.randrange(30) for _ in range(2 if partnership else seats)]
    dealer = rng.randrange(seats)
    position = Position.deal(rules, seats, dealer, shuffled(rules, rng), partnership=partnership, score=score)
    while not position.is_over:
        moves, complete = position.list_moves(3000)
        move = rng.choice(moves)
        changed = mutated(position, move, rng)
        told = (position, moves, complete, position.list_moves(3), position.explain(changed))
        narrowed = position.narrow(move.card, sum(1 << c for c in cards_in(move.loose) if rng.random() < 0.5))
        seen.update(repr((told, narrowed, observe(position, position.turn))).encode())
        position, events = position.play_with_events(move)
        seen.update(repr(events).encode())
    seen.update(repr((position, position.deal_score(), position.settlement())).encode())
    return seen.hexdigest()[:16]


if __name__ == "__main__":
    main()
