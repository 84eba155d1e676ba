"""A second process thinks with what the first one compiled."""

from cassino.bots import BOTS
from tests.rules.conftest import run_python

COUNTED = """
import random
from numba.core.event import install_recorder
with install_recorder("numba:compile") as compiled:
    from cassino.bots import BOTS, Budget, make_bot
    from cassino.notation.moves import format_move
    from cassino.rules import Rules, observe
    from cassino.thinking import analyse
    from tests.games import positions_of_deal
    for rules, seats in (("royal", 2), ("classic", 3), ("draw", 4)):
        positions = list(positions_of_deal(Rules.from_preset(rules), seats, random.Random(1)))
        for position in (positions[0], positions[-6]):
            seen = observe(position, position.turn)
            moves = [make_bot(bot).choose(seen, seed="warm", budget=Budget(rollouts=64)).move for bot in BOTS]
            moves.append(analyse(seen, seed="warm", rollouts=64).candidates[0].move)
            print(*map(format_move, moves))
print(len(compiled.buffer))
"""


def test_a_second_process_chooses_with_every_bot_and_compiles_nothing():
    first, second = (run_python("-c", COUNTED, CASSINO_WAY="compiled").splitlines() for _ in range(2))
    assert first == second
    *moves, compiled = second
    assert [len(line.split()) for line in moves] == [len(BOTS) + 1] * 6
    assert compiled == "0"
