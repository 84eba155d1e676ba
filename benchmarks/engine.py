"""How fast random games go, beside OpenSpiel's, in one run on one core.

Each figure is decisions a CPU second, chance moves not counted, best of five interleaved passes. Ours: whole deals of
uniformly random moves, every legal move listed and written out. OpenSpiel's: whole games by `evaluate_bots` with its
uniform random bots; and, driven from Python, `legal_actions` and `apply_action`.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable

import pyspiel

from cassino.rules.kernel import way

PASSES = 5
GIN_GAMES = 8
HEARTS_GAMES = 200
PYTHON_GAMES = 8
KERNEL_DEALS = 4000
API_DEALS = 40
PLAIN_DEALS = 20


def main() -> None:
    """Print the figures, as JSON with --json."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    way.choose("compiled")
    contests: dict[str, Callable[[int], int]] = {
        "kernel_moves_per_s": kernel_play("classic"),
        "kernel_royal_moves_per_s": kernel_play("royal"),
        "api_moves_per_s": api_play("classic"),
        "api_royal_moves_per_s": api_play("royal"),
        "openspiel_gin_rummy_per_s": evaluate_bots("gin_rummy", GIN_GAMES),
        "openspiel_hearts_per_s": evaluate_bots("hearts", HEARTS_GAMES),
        "openspiel_gin_rummy_python_per_s": python_play("gin_rummy", PYTHON_GAMES),
    }
    best = dict.fromkeys(contests, 0.0)
    for number in range(PASSES + 1):
        print(f"pass {number} of {PASSES}" if number else "warming up", file=sys.stderr)
        for name, play in contests.items():
            start = time.process_time()
            decisions = play(number)
            rate = decisions / (time.process_time() - start)
            if number:
                best[name] = max(best[name], rate)
    report = {name: round(rate) for name, rate in best.items()}
    if chosen.json:
        print(json.dumps(report))
        return
    for name, rate in report.items():
        print(f"{name:36} {rate:>12,}")
    for ours, theirs, needed in RATIOS:
        print(f"{ours} / {theirs}: {best[ours] / best[theirs]:.1f} (at least {needed})")


RATIOS = (
    ("kernel_moves_per_s", "openspiel_gin_rummy_per_s", 40),
    ("kernel_moves_per_s", "openspiel_hearts_per_s", 1.5),
    ("api_moves_per_s", "openspiel_gin_rummy_python_per_s", 3),
)


def kernel_play(preset: str) -> Callable[[int], int]:
    """Random deals of two seats inside one compiled call."""
    from cassino.cards import cards_in
    from cassino.rules import Rules
    from cassino.rules.kernel.made import record_of
    from cassino.rules.kernel.playout import enter_play_deals
    from cassino.rules.kernel.state import Scratch, fresh

    rules = Rules.from_preset(preset)
    state, scratch = fresh(), Scratch()
    state[0].seats = 2
    for place, card in enumerate(cards_in(rules.deck_cards)):
        state[0].pack[place] = card
    made = record_of(rules, 2, False)

    def play(number: int) -> int:
        key = 1 + number * KERNEL_DEALS
        return int(enter_play_deals(state, made, scratch.work, scratch.score, key, KERNEL_DEALS)[0])

    return play


def api_play(preset: str) -> Callable[[int], int]:
    """Random deals of two seats through `legal_moves` and `play`."""
    from cassino import Position, Rules
    from cassino.cards import cards_in

    rules = Rules.from_preset(preset)

    def play(number: int) -> int:
        rng = random.Random(number)
        pack = list(cards_in(rules.deck_cards))
        decisions = 0
        for deal in range(API_DEALS):
            rng.shuffle(pack)
            position = Position.deal(rules, 2, deal % 2, pack)
            while not position.is_over:
                position = position.play(rng.choice(position.legal_moves()))
                decisions += 1
        return decisions

    return play


def evaluate_bots(name: str, games: int) -> Callable[[int], int]:
    """Whole games of OpenSpiel's random bots, inside its own loop."""
    game = pyspiel.load_game(name)

    def play(number: int) -> int:
        bots = [pyspiel.make_uniform_random_bot(player, number) for player in range(game.num_players())]
        decisions = 0
        for k in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number * games + k)
            decisions += sum(1 for turn in state.full_history() if turn.player >= 0)
        return decisions

    return play


def python_play(name: str, games: int) -> Callable[[int], int]:
    """Whole random games of OpenSpiel driven from Python."""
    game = pyspiel.load_game(name)

    def play(number: int) -> int:
        rng = random.Random(number)
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    main()
