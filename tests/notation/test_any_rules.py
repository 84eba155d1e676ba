"""All forms under any accepted house rules: what is written is read back, and records replay."""

import json
import random

import pytest

from cassino.notation.moves import format_move, move_from_json, move_to_json, parse_move
from cassino.notation.positions import position_from_json, position_to_json
from cassino.notation.record_check import check_record
from cassino.notation.record_reading import parse_record
from cassino.notation.records import Record, format_record
from cassino.rules import observe
from tests.games import positions_of_deal, random_match
from tests.rules.random_rules import random_rules


def sent(value):
    """*value* as it arrives."""
    return json.loads(json.dumps(value))


@pytest.fixture(params=range(30))
def setting(request):
    """A source of chance, accepted rules, seats and partners."""
    rng = random.Random(f"any rules {request.param}")
    rules = random_rules(rng)
    seats = rng.choice(rules.allowed_seats())
    return rng, rules, seats, seats == 4 and rng.random() < 0.5


def test_positions_observations_and_moves_are_read_back(setting):
    rng, rules, seats, partnership = setting
    for position in list(positions_of_deal(rules, seats, rng, partnership=partnership))[::4]:
        assert position_from_json(sent(position_to_json(position))) == position
        for seat in (None, position.turn):
            seen = observe(position, seat).position
            assert position_from_json(sent(position_to_json(seen))) == seen
        for move in position.legal_moves(40):
            assert parse_move(format_move(move), position) == move
            assert move_from_json(sent(move_to_json(move)), position) == move


def test_records_are_read_back_and_replay(setting):
    rng, rules, seats, partnership = setting
    plies = rng.choice((3, 999))
    match = random_match(rules, seats, rng, partnership=partnership, most_deals=3, most_plies=plies)
    record = Record.of_match(match)
    text = format_record(record)
    assert parse_record(text) == record
    again = check_record(text)
    assert Record.of_match(again) == record
    assert (again.totals, again.carried, again.position) == (match.totals, match.carried, match.position)
