"""The registry, and what the plain bots do."""

from collections import Counter

import pytest

from cassino import words
from cassino.bots import BOTS, Budget, make_bot
from cassino.bots.worth import card_worth
from cassino.cards import parse_card, parse_cards
from cassino.errors import BadRequest, NoSuchBot, OverBudget
from cassino.rules import Build, Held, Kind, Position, Rules, observe


def position(hand, loose="", builds=(), rules="classic", **parts):
    """A position of two seats in which seat 0 is to move."""
    cards = parse_cards(hand)
    hands = [Held(cards, cards.bit_count()), Held(0, cards.bit_count())]
    made = [Build(parse_cards(cards), value, owner, multiple) for cards, value, owner, multiple in builds]
    return Position.set_up(
        Rules.parse(rules), seats=2, turn=0, hands=hands, loose=parse_cards(loose), builds=made, **parts
    )


def chosen(bot, at, seed="seed"):
    return make_bot(bot).choose(observe(at, 0), seed=seed, budget=None).move


def test_an_unknown_bot_is_refused_with_those_that_exist():
    with pytest.raises(NoSuchBot, match="no bot 'nobody'; the bots are random, greedy"):
        make_bot("nobody")


@pytest.mark.parametrize("lang", words.languages())
def test_every_bot_has_a_name_and_a_line_in_every_language(lang):
    for name, info in BOTS.items():
        assert words.format(lang, f"bot-{name}")
        assert words.format(lang, info.about)


@pytest.mark.parametrize("parts", [{"rollouts": 0}, {"nodes": -1}, {"nodes": True}, {"rollouts": 1.5}])
def test_a_budget_is_a_whole_number_from_1(parts):
    with pytest.raises(BadRequest):
        Budget(**parts)


@pytest.mark.parametrize(("unit", "most"), [("rollouts", 262_144), ("nodes", 10_000_000)])
def test_a_budget_has_a_limit_which_its_error_tells(unit, most):
    assert getattr(Budget(**{unit: most}), unit) == most
    with pytest.raises(OverBudget, match=f"a budget is at most {most:,} {unit}"):
        Budget(**{unit: most + 1})


def test_random_plays_every_legal_move_about_as_often():
    at = position("8S2H", "3D5H")
    moves = at.legal_moves()
    counts = Counter(chosen("random", at, f"seed {number}") for number in range(200 * len(moves)))
    assert set(counts) == set(moves)
    assert all(140 < count < 260 for count in counts.values())


@pytest.mark.parametrize(
    ("why", "at", "move"),
    [
        ("the big cassino before three cards", position("TC3S", "TD3D3C3H"), "TCxTD"),
        ("more cards of equal worth", position("8C9H", "3D5H9D"), "8Cx3D5H"),
        ("a spade before a heart", position("8C", "8S8H", rules="diamond deck=standard52 points.most_spades=1"), None),
        ("a sweep before an ace", position("8C9D", "8H"), "8Cx8H"),
        ("the cheapest trail", position("AC2STD7H", "KS"), "7H"),
        ("points of the rules in force", position("KC4H", "KD4D", rules="card_points"), "KCxKD"),
    ],
)
def test_greedy_takes_what_is_worth_most(why, at, move):
    from cassino.notation.moves import parse_move

    found = chosen("greedy", at)
    if move is None:
        assert found.loose == parse_cards("8S8H")
    else:
        assert found == parse_move(move, at)


def test_greedy_builds_only_where_it_must():
    assert chosen("greedy", position("5S8H", "3D")).kind is Kind.TRAIL
    # The owner of a build may not trail; without a three it must raise this one.
    must = position("4D7H", "KC", [("AC2D", 3, 0, False)])
    assert chosen("greedy", must).kind is Kind.RAISE
    # The owner of a build may not trail, and 5S keeps the nine that answers for it.
    at = position("9S4D", "5H", [("3H6D", 9, 0, False)])
    assert chosen("greedy", at).kind is Kind.CAPTURE


@pytest.mark.parametrize(
    ("rules", "card", "worth"),
    [
        ("classic", "TD", 2 + 3 / 27),
        ("classic", "2S", 1 + 3 / 27 + 1 / 7),
        ("classic", "AH", 1 + 3 / 27),
        ("classic", "KH", 3 / 27),
        ("spade", "JS", 2 + 3 / 27),
        ("spade", "3S", 1 + 3 / 27),
        ("diamond", "7D", 1 + 2 / 4 + 1 / 21 + 1 / 6),
        ("diamond", "8D", 0),
        ("card_points", "AS", 11),
        ("card_points", "QH", 10),
        ("card_points", "9C", 9),
        ("classic overs=30-7", "5H", 3 / 27 + 22 / 52),
        ("classic overs=none-7", "5S", 3 / 27 + 1 / 7 + 6 / 13),
    ],
)
def test_a_card_is_worth_its_points_and_its_share(rules, card, worth):
    assert card_worth(Rules.parse(rules))[parse_card(card)] == pytest.approx(worth)
