"""What thinking must hold to. Only a process that runs the compiled kernel can import this."""

import hashlib
import math
import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import islice

import pytest

from cassino.bots import make_bot
from cassino.cards import cards_in
from cassino.errors import BadPosition, BadRequest, HiddenCards
from cassino.notation.moves import format_move
from cassino.notation.positions import position_to_json
from cassino.rules import Kind, Observation, Position, Rules, observe
from cassino.rules.moves import Move
from cassino.rules.setting_up import parts_of, set_up
from cassino.thinking import analyse, search, solve, solve_open
from cassino.thinking.entry import enter_propose
from cassino.thinking.manner import EVEN
from cassino.thinking.mind import this_mind
from cassino.thinking.past import hands_after, replay, rounds_of
from cassino.thinking.proving import proved_values
from cassino.thinking.records import MOST_SPLITS, POINT
from cassino.thinking.winning import chance_to_lead
from tests import oracle, oracle_play
from tests.games import positions_of_deal, shuffled
from tests.thinking.minimax import Minimax

TWO_SEATS = ("classic", "literal", "royal", "draw", "italian", "no_building", "pat", "diamond", "swedish", "finnish")


def _by_side(values: list, position: Position) -> Fraction:
    mine = position.turn
    return Fraction(values[mine]) - Fraction(values[1 - mine])


def _last_rounds(words: str, left: int, preset: str | None = None, *, most: int = 52) -> Iterator[Position]:
    """Positions of random deals of two seats: no stock, *left* cards in the mover's hand, at most *most* loose ones."""
    rng = random.Random(words)
    while True:
        rules = Rules.from_preset(preset or rng.choice(TWO_SEATS), target=None)
        if rules.end_when == "immediate":
            rules = Rules.from_json({"preset": rules.preset, "options": {"target": None, "end_when": "deal_end"}})
        for position in positions_of_deal(rules, 2, rng):
            if position.stock_count == 0 and not position.is_over and position.hands[position.turn].count == left:
                if position.loose.bit_count() <= most:
                    yield position
                break


def solver_equals_the_oracle(words: str, left: int, number: int, most_loose: int) -> None:
    """The solver finds what plain minimax through the slow oracle finds."""
    for position in islice(_last_rounds(words, left, most=most_loose), number):
        found = solve(observe(position, position.turn))
        assert found is not None
        told = position_to_json(position)
        told.setdefault("carried", {})
        told["result"] = None
        margins = {}
        known: dict[tuple, Fraction] = {}
        for move in oracle.legal_moves(told):
            margins[move] = _oracle_minimax(oracle_play.play(told, move), position.turn, known)
        assert found.candidates[0].expected == float(max(margins.values())), repr(position)
        exact = sorted(float(margin) for margin in margins.values())
        assert sorted(one.expected for one in found.candidates) == exact, repr(position)


def _oracle_minimax(told: dict, seat: int, known: dict[tuple, Fraction]) -> Fraction:
    """The margin of *seat* over the other; *known* are the positions of this deal that were met before."""
    if told["result"] is not None:
        points = told["result"]["points"]
        return Fraction(points[seat]) - Fraction(points[1 - seat])
    piles = (*told["hands"], told["loose"], *told["captured"])
    builds = frozenset((frozenset(build["cards"]), build["value"], build["owner"]) for build in told["builds"])
    counts = (*told["sweeps"], *told["pats"], told["last_capturer"], told["turn"])
    key = (*map(frozenset, piles), builds, *counts)
    if key not in known:
        moves = oracle.legal_moves(told)
        margins = [_oracle_minimax(oracle_play.play(told, move), seat, known) for move in moves]
        known[key] = max(margins) if told["turn"] == seat else min(margins)
    return known[key]


def solver_equals_minimax(words: str, number: int, most_leaves: int) -> int:
    """On whole last rounds from the expert's play the solver finds what minimax without pruning finds."""
    rng, minimax, done = random.Random(words), Minimax(), 0
    expert = make_bot("expert")
    while done < number:
        rules = Rules.from_preset(rng.choice(("classic", "classic", "royal", "literal")))
        position = Position.deal(rules, 2, rng.randrange(2), shuffled(rules, rng))
        while not (position.stock_count == 0 and position.hands[0].count == position.hands[1].count):
            position = position.play(expert.choose(observe(position, position.turn), seed="", budget=None).move)
        found = solve(observe(position, position.turn))
        assert found is not None
        mind = this_mind()
        margin = minimax.margin(mind.search.seen, mind.rules, most_leaves)
        if margin is not None:
            assert found.candidates[0].expected == margin / 12, repr(position)
            done += 1
    return done


def a_line_gives_what_it_promises(words: str, number: int) -> None:
    """The line of a solution is legal to the end, and the deal then scores what was expected, item by item."""
    for position in islice(_last_rounds(words, 4), number):
        found = solve(observe(position, position.turn))
        if found is None:  # hands of three
            continue
        after = position
        for move in found.line:
            after = after.play(move)
        assert after.is_over
        assert found.line[0] == found.candidates[0].move
        score = after.deal_score()
        assert found.candidates[0].expected == float(_by_side(list(score.points), position))
        items = {name for side in score.items for name in side}
        parts = {name: float(_by_side([side.get(name, 0) for side in score.items], position)) for name in items}
        assert found.candidates[0].parts == {name: part for name, part in parts.items() if part}


def an_analysis_adds_up(setting: tuple[str, int, bool], words: str) -> None:
    """Candidates are legal, ordered, with parts that make up what is expected; the same again when asked again."""
    preset, seats, partnership = setting
    rng = random.Random(words)
    for position in islice(
        positions_of_deal(Rules.from_preset(preset), seats, rng, partnership=partnership), 0, None, 5
    ):
        if position.is_over:
            break
        found = analyse(observe(position, position.turn), seed="s", rollouts=60)
        assert found.candidates
        assert [one.expected for one in found.candidates] == sorted(
            (c.expected for c in found.candidates), reverse=True
        )
        for one in found.candidates:
            assert position.is_legal(one.move)
            assert abs(sum(one.parts.values()) - one.expected) < 1e-6
            assert one.behind >= 0
            assert (one.error == 0) == found.is_exact or found.rollouts > 0
        assert found == analyse(observe(position, position.turn), seed="s", rollouts=60)


def digest_of_choices(deals: int) -> str:
    """A digest of what searcher and solver choose and expect in some deals."""
    seed = hashlib.sha256()
    for deal in range(deals):
        rng = random.Random(deal)
        for position in positions_of_deal(Rules.from_preset("royal" if deal % 2 else "classic"), 2 + deal % 3, rng):
            if not position.is_over:
                found = search(observe(position, position.turn), seed=f"{deal}", rollouts=40)
                for one in found.candidates:
                    seed.update(f"{format_move(one.move)} {one.expected!r} {one.error!r};".encode())
    return seed.hexdigest()


def past_is_what_was(setting: tuple[str, int, bool], words: str) -> None:
    """The moments of each round, worked out from the history, are the positions that there were.

    Whose a build is is not told by the moves where a partner may answer for it.
    """
    preset, seats, partnership = setting
    told = 3 if "for_partner" in preset else 4
    rng = random.Random(words)
    before: list[Position] = []
    for position in positions_of_deal(Rules.parse(preset), seats, rng, partnership=partnership):
        if not position.is_over:
            seen = observe(position, position.turn).position
            course = replay(seen)
            rounds = rounds_of(seen, course)
            assert len(rounds) == position.round
            assert len(rounds[-1]) == sum(then.round == position.round for then in before)
            assert [past for moments in rounds for past in moments] == course
            for number, (past, then) in enumerate(zip(course, before, strict=True)):
                assert past.seat == then.turn
                assert past.loose == then.loose
                builds = tuple((b.cards, b.value, b.is_multiple, b.owner)[:told] for b in then.builds)
                assert tuple((c, v, g > 1, owner)[:told] for c, v, owner, g in past.builds) == builds
                assert past.captured == tuple(pile.cards for pile in then.captured or ())
                assert hands_after(seen, number) == tuple(hand.count for hand in then.hands)
        before.append(position)


def a_false_history_tells_nothing(words: str) -> int:
    """A history that does not lead to the position is refused, or the answer is the same as without it."""
    rng = random.Random(words)
    damaged = 0
    for position in islice(positions_of_deal(Rules.from_preset("royal"), 2, rng), 3, 30, 3):
        seen = observe(position, position.turn).position
        parts, history = parts_of(seen), seen.history or ()
        assert replay(seen)
        for wrong in ({"round": 1 + (position.round or 1) % 6}, {"dealer": 1 - (position.dealer or 0)}):
            assert replay(set_up(**{**parts, "stock": None, **wrong})) == []
        without = search(Observation(set_up(**{**parts, "history": None}), position.turn), seed="s", rollouts=64)
        for false in _damaged(history, rng):
            if false == history:
                continue
            damaged += 1
            try:
                told = set_up(**{**parts, "history": false})
            except BadPosition as error:
                assert error.path.startswith("history[")
                continue
            assert replay(told) == []
            assert search(Observation(told, position.turn), seed="s", rollouts=64) == without
    return damaged


def _damaged(history: tuple[Move, ...], rng: random.Random) -> Iterator[tuple[Move, ...]]:
    """Histories that cannot have led where *history* led."""
    yield history[:-1]
    yield history[:-2]
    yield history[1:]
    yield (*history, history[0])
    for value in (0, 1, 13, 26, 39, 52, 62, 63, 64, 99, -1, 1 << 70):
        place = rng.randrange(len(history))
        yield (*history[:place], history[place]._replace(kind=Kind.BUILD, value=value), *history[place + 1 :])
    for place in range(len(history)):
        move = history[place]
        yield (*history[:place], move._replace(card=rng.choice([60, -1, 52])), *history[place + 1 :])
        yield (*history[:place], move._replace(loose=move.loose ^ 1 << rng.randrange(52)), *history[place + 1 :])


def greed_is_told_from_care(setting: tuple[str, int, bool], words: str, player: str) -> list[float]:
    """For each round of some deals among one bot: the mean chance, before it, that the next seat plays greedily.

    Half of all players are taken to do so.
    """
    preset, seats, partnership = setting
    rng, bot, mind = random.Random(words), make_bot(player), this_mind()
    chances: dict[int, list[float]] = {}
    for _ in range(20):
        rules = Rules.from_preset(preset)
        position = Position.deal(rules, seats, 0, shuffled(rules, rng), partnership=partnership)
        while not position.is_over:
            observation = observe(position, position.turn)
            mind.load(observation)
            mind.load_past(observation.position)
            odds = int(mind.search.odds[(position.turn + 1) % seats])
            chances.setdefault(position.round or 0, []).append(odds / (odds + EVEN))
            position = position.play(bot.choose(observation, seed="", budget=None).move)
    return [sum(found) / len(found) for found in chances.values()]


def proofs_are_true(setting: tuple[str, int, bool], words: str) -> None:
    """Who is proved to hold a value holds it; every sampled hand does too, and no card is in two places."""
    preset, seats, partnership = setting
    rng = random.Random(words)
    for position in positions_of_deal(Rules.parse(preset), seats, rng, partnership=partnership):
        if position.is_over:
            break
        observation = observe(position, position.turn)
        proved = proved_values(observation.position, replay(observation.position))
        values = position.kernel_rules.hand_values
        for seat, bits in enumerate(proved):
            held = 0
            for card in cards_in(position.hands[seat].cards):
                held |= int(values[card])
            assert bits & ~held == 0, (position, seat)
        for world in sampled(observation, 3):
            seen = position.loose
            for seat, hand in enumerate(world):
                assert hand.bit_count() == position.hands[seat].count
                assert not hand & seen
                seen |= hand
                held = 0
                for card in cards_in(hand):
                    held |= int(values[card])
                assert proved[seat] & ~held == 0 or seat == position.turn
            assert world[position.turn] == position.hands[position.turn].cards


def sampled(observation: object, number: int, key: int = 5) -> list[list[int]]:
    """The hands of *number* sampled deals of the hidden cards."""
    from cassino.thinking.belief import deal_world

    mind = this_mind()
    mind.load(observation)  # type: ignore[arg-type]
    record, worlds = mind.record[0], []
    for world in range(number):
        deal_world(mind.search.seen, mind.rules[0], mind.weights[0], record.belief, key, world, mind.search.world)
        worlds.append([int(hand) for hand in mind.search.world.hands[: int(mind.search.seen.seats)]])
    return worlds


def every_hidden_hand_is_as_likely(draws: int) -> None:
    """With a build of the other seat on the layout, each hand that holds its value is drawn as often as another."""
    position = _story()
    counts: dict[int, int] = {}
    for world in sampled(observe(position, position.turn), draws):
        hand = world[1 - position.turn]
        counts[hand] = counts.get(hand, 0) + 1
    values = position.kernel_rules.hand_values
    build = position.builds[0]
    assert all(any(int(values[card]) >> build.value & 1 for card in cards_in(hand)) for hand in counts)
    expected = draws / len(counts)
    squares = sum((count - expected) ** 2 / expected for count in counts.values())
    assert squares < len(counts) + 5 * (2 * len(counts)) ** 0.5


def few_splits_are_all_dealt(setting: tuple[str, int, bool], words: str) -> int:
    """Once the stock is empty, each way in which the hidden cards can lie is dealt once; gives how often it was."""
    from cassino.thinking.belief import count_splits, deal_world

    preset, seats, partnership = setting
    counted = 0
    for position in positions_of_deal(Rules.from_preset(preset), seats, random.Random(words), partnership=partnership):
        if position.is_over:
            break
        mind = this_mind()
        mind.load(observe(position, position.turn))
        belief, seen, weights = mind.belief, mind.search.seen, mind.weights[0]
        others = [seat for seat in range(seats) if seat != position.turn]
        sizes = [position.hands[seat].count for seat in others]
        splits = count_splits(seen, mind.rules[0], weights, belief)
        if position.stock_count or splits == 0:
            assert splits == 0
            assert position.stock_count or math.prod(map(math.comb, _left(sizes), sizes)) > MOST_SPLITS
            continue
        belief.splits = splits
        dealt = {}
        for number in range(splits):
            tries = deal_world(seen, mind.rules[0], weights, belief, 5, number, mind.search.world)
            dealt[tuple(int(mind.search.world.hands[seat]) for seat in others)] = tries >= 0
        assert len(dealt) == splits == math.prod(map(math.comb, _left(sizes), sizes))
        assert all([hand.bit_count() for hand in hands] == sizes for hands in dealt)
        assert dealt[tuple(int(position.hands[seat].cards) for seat in others)]
        counted += 1
    return counted


def _left(sizes: list[int]) -> list[int]:
    """How many cards there are to choose each hand from."""
    return [sum(sizes[k:]) for k in range(len(sizes))]


@cache
def _story() -> Position:
    """A last round but one in which the other seat owns a build and holds two cards."""
    rng = random.Random("story")
    while True:
        for position in positions_of_deal(Rules.from_preset("classic"), 2, rng):
            if position.round == 5 and not position.is_over and position.hands[1 - position.turn].count == 2:
                owners = [build.owner for build in position.builds]
                if owners == [1 - position.turn]:
                    return position


def what_is_needed_is_asked_for() -> None:
    """An analysis refuses a position that does not tell what the final score needs."""
    position = next(_last_rounds("needed", 4, "classic"))
    for name in ("captured", "sweeps", "last_capturer"):
        parts = parts_of(observe(position, position.turn).position)
        del parts[name]
        bare = Position.set_up(**parts)
        try:
            analyse(observe(bare, bare.turn), seed="")
        except HiddenCards as error:
            assert error.path == name
        else:
            raise AssertionError(name)
        assert search(observe(bare, bare.turn), seed="").candidates


def a_round_is_solved_to_its_end(words: str, number: int) -> None:
    """With open hands a round is solved as minimax does it, what comes after being worth what the leaf says."""
    rng, done = random.Random(words), 0
    while done < number:
        rules = Rules.from_preset(rng.choice(("classic", "royal", "literal", "no_building", "spade")))
        for position in positions_of_deal(rules, 2, rng):
            held = sum(hand.count for hand in position.hands)
            if position.is_over or position.round == 1 or held > 4 or position.loose.bit_count() > 7:
                continue
            found = solve_open(position)
            assert found is not None
            assert found.is_exact == (position.stock_count == 0)
            margins = {move: _open_minimax(position.play(move), position) for move in position.legal_moves()}
            assert found.candidates[0].expected == max(margins.values()), repr(position)
            assert all(one.expected == margins[one.move] for one in found.candidates), repr(position)
            assert found.line[0] == found.candidates[0].move
            after = position
            for move in found.line:
                after = after.play(move)
            assert after.is_over or after.round == (position.round or 0) + 1
            done += 1
            break


def _open_minimax(after: Position, before: Position, seat: int | None = None) -> float:
    """What the round is worth to the seat that is to move in *before*, its leaves as the searcher sees them."""
    seat = before.turn if seat is None else seat
    if after.is_over:
        points = after.deal_score().points
        return float(Fraction(points[seat]) - Fraction(points[1 - seat]))
    if after.round != before.round:
        mind = this_mind()
        mind.load(observe(after, after.turn))
        standing = int(enter_propose(mind.record, mind.rules, mind.weights, 1, 1)) / POINT
        return standing if seat == after.turn else -standing
    margins = [_open_minimax(after.play(move), after, seat) for move in after.legal_moves()]
    return max(margins) if after.turn == seat else min(margins)


MATCHES: tuple[tuple[str, dict], ...] = (
    ("classic11", {}),
    ("classic", {}),
    ("spade", {"target": 30}),
    ("english1792", {}),
    ("finnish", {"target": 9}),
    ("royal", {"target": 20, "overshoot": "highest"}),
    ("royal", {"target": 20, "overshoot": "closest"}),
)


def a_match_is_played_for_as_settle_says(words: str, number: int) -> None:
    """With the objective `match` a move is worth the chance to win, as minimax over the law's settlements finds it."""
    rng, ended = random.Random(words), 0
    for k in range(number):
        preset, options = MATCHES[k % len(MATCHES)]
        rules = Rules.from_preset(preset, **options)
        target = rules.target or 0
        before = (rng.randrange(target // 2, target), rng.randrange(target // 2, target))
        for position in positions_of_deal(rules, 2, rng, score=before):
            held = sum(hand.count for hand in position.hands)
            if position.is_over or position.stock_count or held > 4 or position.loose.bit_count() > 8:
                continue
            found = solve(observe(position, position.turn), objective="match")
            assert found is not None
            assert found.is_exact
            for one in found.candidates:
                chance = _match_minimax(position.play(one.move), position.turn)
                assert abs(one.expected - chance) < 1e-3, (repr(position), one)
                assert abs(found.candidates[0].expected - one.expected - one.behind) < 1e-9
            ended += found.candidates[0].expected in (0, 1)
            break
    assert ended > number / 10


def _match_minimax(position: Position, seat: int) -> float:
    if position.is_over:
        settled = position.settlement()
        if settled.winner is not None:
            return float(settled.winner == seat)
        chance = chance_to_lead(settled.after, position.rules.target, sum(position.deal_score().points))
        return chance if seat == 0 else 1 - chance
    chances = [_match_minimax(position.play(move), seat) for move in position.legal_moves()]
    return max(chances) if position.turn == seat else min(chances)


def past_its_nodes_an_answer_is_an_estimate(words: str) -> None:
    """What is not solved for want of nodes is played out once for each move, and says how far it may be out."""
    position = next(_last_rounds(words, 4, "classic"))
    found = analyse(observe(position, position.turn), seed="", nodes=20)
    assert not found.is_exact
    assert found.rollouts == len(found.candidates)
    assert all(one.error > 0 for one in found.candidates)
    assert analyse(observe(position, position.turn), seed="").is_exact


def no_more_is_played_than_is_allowed(words: str) -> None:
    """Rollouts never exceed the budget, whatever it is; where it is small, fewer moves are weighed."""
    rng = random.Random(words)
    for position in islice(positions_of_deal(Rules.from_preset("classic"), 3, rng), 0, 30):
        for rollouts in (1, 2, 7, 8, 20, 100, 333):
            found = search(observe(position, position.turn), seed="s", rollouts=rollouts)
            assert found.is_exact or 1 <= found.rollouts <= rollouts
            assert len(found.candidates) <= max(1, rollouts // 8)
        for budget in ({"rollouts": 0}, {"rollouts": -5}, {"nodes": 0}, {"nodes": -1}):
            with pytest.raises(BadRequest):
                search(observe(position, position.turn), seed="s", **budget)
