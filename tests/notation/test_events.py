"""Events as JSON."""

import json
import random
from fractions import Fraction

import pytest

from cassino.cards import parse_card, parse_cards
from cassino.notation.events import event_to_json
from cassino.rules import (
    Added,
    Built,
    Captured,
    DealScored,
    Drew,
    HandedOut,
    Match,
    MatchWon,
    Pegged,
    Raised,
    Residue,
    Rules,
    Trailed,
)
from tests.games import SETTINGS, setting_id, shuffled

LAID = (1, parse_card("5S"), parse_cards("5S3D"), 8, False, 1)
LAID_JSON = {"seat": 1, "card": "5S", "cards": ["3D", "5S"], "value": 8, "multiple": False, "owner": 1}
KEYS = {
    "captured": {"seat", "card", "loose", "builds", "sweep", "pat"},
    "built": {"seat", "card", "cards", "value", "multiple", "owner"},
    "added": {"seat", "card", "cards", "value", "multiple", "owner"},
    "raised": {"seat", "card", "cards", "value", "multiple", "owner"},
    "trailed": {"seat", "card"},
    "pegged": {"side", "items", "total"},
    "drew": {"seat", "card"},
    "handed_out": {"round", "last"},
    "residue": {"seat", "cards"},
    "deal_scored": {"items", "points", "totals", "carried"},
    "match_won": {"side", "why", "margin"},
}


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (
            Captured(0, parse_card("8S"), parse_cards("3D5H"), (parse_cards("2C6D"),), True, False),
            {"seat": 0, "card": "8S", "loose": ["3D", "5H"], "builds": [["2C", "6D"]], "sweep": True, "pat": False},
        ),
        (Built(*LAID), LAID_JSON),
        (Added(*LAID), LAID_JSON),
        (Raised(*LAID), LAID_JSON),
        (Trailed(1, parse_card("KD")), {"seat": 1, "card": "KD"}),
        (Pegged(1, {"sweeps": -1}, 5), {"side": 1, "items": {"sweeps": -1}, "total": 5}),
        (Drew(0, parse_card("KD")), {"seat": 0, "card": "KD"}),
        (Drew(0, None), {"seat": 0, "card": "??"}),
        (HandedOut(2, False), {"round": 2, "last": False}),
        (Residue(0, parse_cards("KDAC")), {"seat": 0, "cards": ["AC", "KD"]}),
        (
            DealScored(
                ({"most_cards": Fraction(3, 2)}, {}), (Fraction(3, 2), 0), (Fraction(70, 3), 0), {"most_spades": 1}
            ),
            {
                "items": [{"most_cards": 1.5}, {}],
                "points": [1.5, 0],
                "totals": ["70/3", 0],
                "carried": {"most_spades": 1},
            },
        ),
        (MatchWon(1, "only", 7), {"side": 1, "why": "only", "margin": 7}),
    ],
)
def test_an_event_is_written_with_its_name_and_parts(event, written):
    assert event_to_json(event) == {"event": event.name, **written}
    assert set(written) == KEYS[event.name]


def test_a_round_whose_number_is_not_known_has_none():
    assert event_to_json(HandedOut(None, True)) == {"event": "handed_out", "last": True}


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
def test_what_happens_in_a_random_deal_is_written_and_ends_with_the_score(setting):
    name, seats, partnership = setting
    rules = Rules.from_preset(name)
    rng = random.Random(f"{setting}")
    match = Match.begin(rules, seats, 0, partnership).deal(shuffled(rules, rng))
    while match.position is not None:
        match, events = match.play_with_events(rng.choice(match.position.legal_moves(30)))
        written = [event_to_json(event) for event in events]
        json.dumps(written)
        for each in written:
            assert set(each) - {"event"} == KEYS[each["event"]]
    assert "deal_scored" in [each["event"] for each in written]
    assert written[-1]["event"] in ("deal_scored", "match_won")
