"""What every bot must hold to. Each law takes a bot's name, so that it can run in a process of another way.

A process that runs plain asks for compiled bots through `in_compiled_process`.
"""

import contextlib
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from cassino.bots import BOTS, Bot, Budget, Choice, make_bot
from cassino.bots.legal import some_moves
from cassino.cards import cards_in
from cassino.errors import BadRequest, DealOver, HiddenCards
from cassino.rules import Held, Kind, Observation, Position, Rules, observe
from cassino.rules.kernel import way
from cassino.rules.setting_up import parts_of
from tests.games import SETTINGS, dealt, shuffled

SMALL = Budget(rollouts=2, nodes=200)
"""Enough to run through every part of a bot, and little enough for a test."""

CROWDED = 50
"""In one of so many deals cards pile up on the layout."""


def check(bot: str, law: str, *arguments: object) -> None:
    """Hold *bot* to the law of this name, in a process that can run it."""
    if BOTS[bot].is_compiled:
        compiled_process().submit(_run, law, bot, *arguments).result()
    else:
        _run(law, bot, *arguments)


def legal_in_whole_deals(name: str, setting: tuple[str, int, bool], deals: int, seed: str) -> None:
    """Every choice of whole deals is legal, the same when asked again, and says what it must."""
    bot = make_bot(name)
    for position in _positions(bot, setting, deals, seed):
        choice = _choose(bot, position, seed)
        assert choice == _choose(make_bot(name), position, seed)
        _check_form(position, choice)


def legal_within_budget(setting: tuple[str, int, bool], number: int, seed: str, rollouts: int, nodes: int) -> int:
    """On random reachable positions, each shown to one of all bots in turn, the choice is legal and within its budget.

    Gives the number of cards on the most crowded layout.
    """
    preset, seats, partnership = setting
    rules, rng = Rules.from_preset(preset), random.Random(f"{setting} {seed}")
    bots = [make_bot(name) for name, info in BOTS.items() if info.level is None or info.level.temperature]
    budget = Budget(rollouts, nodes)
    shown = deals = most = 0
    while shown < number:
        deals += 1
        position = dealt(rules, seats, rng, partnership=partnership)
        while not position.is_over and shown < number:
            bot = bots[(shown + deals) % len(bots)]
            choice = bot.choose(observe(position, position.turn), seed=f"{shown}", budget=budget)
            _check_form(position, choice)
            spent = choice.budget or Budget()
            assert (spent.rollouts or 0) <= rollouts, (bot.name, position)
            assert (spent.nodes or 0) <= nodes, (bot.name, position)
            shown += 1
            most = max(most, position.loose.bit_count())
            moves = some_moves(position, 30)
            if deals % CROWDED == 1:
                moves = [move for move in moves if move.kind is Kind.TRAIL] or moves
            position = position.play(rng.choice(moves))
    return most


def blind_to_hidden_cards(name: str, setting: tuple[str, int, bool], deals: int, seed: str) -> None:
    """Positions that differ only in what the seat to move cannot see get the same choice."""
    bot, rng = make_bot(name), random.Random(seed)
    for position in _positions(bot, setting, deals, seed):
        if rng.random() < 0.3:
            other = with_hidden_cards_exchanged(position, rng)
            assert observe(other, other.turn) == observe(position, position.turn)
            assert _choose(bot, other, seed) == _choose(bot, position, seed)


def at_home_on_crowded_layouts(name: str, setting: tuple[str, int, bool], seed: str) -> None:
    """Up to forty loose cards, and the choice is still legal."""
    preset, seats, partnership = setting
    rules, rng = Rules.from_preset(preset), random.Random(seed)
    bot = make_bot(name)
    for crowd in (12, 24, 40):
        pack = shuffled(rules, rng)
        size = min(4, len(pack) // (2 * seats))
        hand, loose = pack[:size], pack[size : min(size + crowd, len(pack) - (seats - 1) * size)]
        rest = len(pack) - len(loose) - seats * size
        position = Position.set_up(
            rules,
            seats=seats,
            partnership=partnership,
            turn=0,
            dealer=seats - 1,
            hands=[Held(_mask(hand), size), *[Held(0, size)] * (seats - 1)],
            loose=_mask(loose),
            round=1,
            stock=[-1] * rest if rules.refill == "draw" or rest % (seats * size) == 0 else None,
            captured=[Held(0, 0)] * seats,
            sweeps=[0] * seats,
            pats=[0] * seats,
            last_capturer=None,
            score=[0] * (2 if partnership else seats),
            carried={},
        )
        _check_form(position, _choose(bot, position, seed))


def content_with_what_is_told(name: str, setting: tuple[str, int, bool], seed: str) -> None:
    """With only the required parts of a position it chooses a legal move, or says which part it lacks."""
    bot = make_bot(name)
    for position in _positions(bot, setting, 1, seed):
        known = observe(position, position.turn).position
        parts = {key: value for key, value in parts_of(known).items() if key in _REQUIRED}
        bare = Position.set_up(**parts)
        with contextlib.suppress(HiddenCards):
            assert bare.is_legal(_choose(bot, bare, seed).move)


def refuses_when_it_is_not_to_move(name: str) -> None:
    """A finished deal is DealOver; another seat's turn and a watcher are BadRequest."""
    bot, position = make_bot(name), dealt(Rules.from_preset("mini"), 2, random.Random(1))
    for seat in (1 - position.turn, None):
        _refused(bot, observe(position, seat), BadRequest)
    while not position.is_over:
        position = position.play(position.legal_moves(1)[0])
    for seat in (0, 1, None):
        _refused(bot, observe(position, seat), DealOver)


_REQUIRED = ("rules", "partnership", "seats", "turn", "hands", "loose", "builds")


def with_hidden_cards_exchanged(position: Position, rng: random.Random) -> Position:
    """*position* with all cards that the seat to move does not see handed out anew."""
    parts = parts_of(position)
    unseen = [
        card for seat, hand in enumerate(position.hands) if seat != position.turn for card in cards_in(hand.cards)
    ]
    unseen += position.stock or ()
    rng.shuffle(unseen)
    hands = list(position.hands)
    for seat, hand in enumerate(hands):
        if seat != position.turn:
            hands[seat] = Held(_mask(unseen.pop() for _ in range(hand.count)), hand.count)
    parts["hands"], parts["stock"] = tuple(hands), tuple(unseen)
    return Position.set_up(**parts)


def _positions(bot: Bot, setting: tuple[str, int, bool], deals: int, seed: str) -> Iterator[Position]:
    """Every position of deals in which *bot* plays one seat, and chance the others."""
    preset, seats, partnership = setting
    rules, rng = Rules.from_preset(preset), random.Random(f"{setting} {seed}")
    for deal in range(deals):
        position = dealt(rules, seats, rng, partnership=partnership)
        while not position.is_over:
            yield position
            if position.turn == deal % seats:
                move = _choose(bot, position, seed).move
            else:
                move = rng.choice(position.legal_moves(30))
            position = position.play(move)


def _choose(bot: Bot, position: Position, seed: str) -> Choice:
    return bot.choose(observe(position, position.turn), seed=seed, budget=SMALL)


def _check_form(position: Position, choice: Choice) -> None:
    assert position.is_legal(choice.move)
    weighed = [candidate.move for candidate in choice.candidates]
    assert len(set(weighed)) == len(weighed)
    assert all(position.is_legal(move) for move in weighed)
    assert (choice.expected is None) == (not choice.candidates)
    if choice.candidates:
        assert choice.move in weighed
        assert all(candidate.error is None or candidate.error >= 0 for candidate in choice.candidates)
        assert not choice.is_exact or all(candidate.error == 0 for candidate in choice.candidates)
        assert [c.expected for c in choice.candidates] == sorted((c.expected for c in choice.candidates), reverse=True)
    assert not choice.line or choice.line[0] == choice.move


def _refused(bot: Bot, observation: Observation, error: type[Exception]) -> None:
    try:
        bot.choose(observation, seed="x", budget=SMALL)
    except error:
        return
    raise AssertionError(f"{bot.name} was not refused with {error.__name__}")


def _mask(cards: object) -> int:
    mask = 0
    for card in cards:  # type: ignore[attr-defined]
        mask |= 1 << card
    return mask


LAWS: dict[str, Callable[..., None]] = {
    law.__name__: law
    for law in (
        legal_in_whole_deals,
        blind_to_hidden_cards,
        at_home_on_crowded_layouts,
        content_with_what_is_told,
        refuses_when_it_is_not_to_move,
    )
}
SOME_SETTINGS = [
    setting for setting in SETTINGS if setting[0] in ("classic", "royal", "spade", "draw", "finnish", "mini")
]


def _run(law: str, bot: str, *arguments: object) -> None:
    LAWS[law](bot, *arguments)


@cache
def compiled_process() -> ProcessPoolExecutor:
    """A process whose kernel is compiled."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=way.choose, initargs=("compiled",))
