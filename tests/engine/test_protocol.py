"""The engine protocol, request by request."""

import json

import pytest

import cassino
from cassino.cards import cards_in
from cassino.engine import answer
from cassino.engine.protocol import HANDLERS, error_to_json
from cassino.errors import BadRecord
from cassino.notation.json_limits import MAX_BYTES
from cassino.notation.positions import position_to_json
from cassino.notation.seeds import Seed
from cassino.rules import PRESETS, Position, Rules
from tests.engine.talk import ask, ask_line, error_of

POSITION = {
    "rules": {"preset": "classic"},
    "seats": 2,
    "turn": 0,
    "hands": [["8S", "2H"], 4],
    "loose": ["AC", "2D", "3H", "5S"],
    "builds": [],
}
COUNTED = {**POSITION, "captured": [[], []], "sweeps": [0, 0], "last_capturer": None, "round": 1}
"""With all that the final score needs."""
CLASSIC = Rules.from_preset("classic")
PACK = [name + suit for name in "A23456789TJQK" for suit in "CDHS"]


def test_hello_says_who_speaks():
    assert ask(do="hello") == {"name": "cassino", "version": cassino.__version__, "protocol": 1}


@pytest.mark.parametrize("identity", [1, "x", None, 1.5, [1, {"a": 2}], {"b": []}, "é\u2028", True])
def test_an_id_is_echoed_in_answers_and_in_errors(identity):
    assert ask(do="hello", id=identity)["id"] == identity
    told = ask(do="dance", id=identity)
    assert told["id"] == identity
    assert told["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    ("line", "identity"),
    [
        ('{"do":"hello","id":3,"x":NaN}', 3),
        ('{"do":"hello","id":3,"do":"legal"}', 3),
        ('{"do":"hello","id":1e999}', None),
        ('{"do":"hello","id":[111111111111111111111111]}', None),
        ('{"do":"hello","id":3', None),
        (r'{"do":"hello","id":"\ud800"}', None),
        (r'{"do":"hello","id":[{"\udfff":1}]}', None),
        (r'{"do":"hello","id":3,"x":"\ud800"}', 3),
        (r'{"do":"hello","id":"\ud83c\udccf","x":"\ud800"}', "\U0001f0cf"),
    ],
)
def test_an_id_beside_bad_json_is_echoed_where_it_can_be_read(line, identity):
    told = ask_line(line)
    assert told["error"]["code"] == "bad_json"
    assert told.get("id") == identity


def test_legal_lists_moves_in_order_and_says_whether_these_are_all():
    told = ask(do="legal", position=POSITION)
    texts = [move["text"] for move in told["moves"]]
    assert told["complete"] is True
    assert texts[:2] == ["2Hx2D", "2H+AC2D3H5S=8"] or "8Sx3H5S" in texts
    few = ask(do="legal", position=POSITION, limit=3)
    assert few == {"moves": told["moves"][:3], "complete": False}
    assert ask(do="legal", position=POSITION, limit=len(texts)) == told


def test_narrow_tells_what_may_join_a_choice_and_the_moves_that_use_just_it():
    told = ask(do="narrow", position=POSITION, card="8S", loose=["3H"])
    assert "5S" in told["open"]
    assert told["open_builds"] == []
    assert told["moves"] == []
    told = ask(do="narrow", position=POSITION, card="8S", loose=["5S", "3H"])
    assert [move["text"] for move in told["moves"]] == ["8Sx3H5S"]
    assert [move["text"] for move in ask(do="narrow", position=POSITION, card="8S")["moves"]] == ["8S"]


def test_explain_names_the_reason_its_rule_and_the_cards():
    assert ask(do="explain", position=POSITION, move="8Sx3H5S") == {"legal": True}
    told = ask(do="explain", position=POSITION, move="2H+5S=7")
    assert told["legal"] is False
    assert (told["reason"], told["rule"]) == ("no_capturing_card", "E3")
    assert told["cards"] == [] or isinstance(told["cards"][0], str)
    assert "7" in told["text"]


def test_play_gives_the_position_after_and_what_happened():
    told = ask(do="play", position=POSITION, move={"kind": "capture", "card": "8S", "loose": ["3H", "5S"]})
    assert told["position"]["hands"] == [["2H"], 4]
    assert told["position"]["turn"] == 1
    assert set(told["position"]) == {*POSITION, "partnership"}
    assert told["events"] == [
        {
            "event": "captured",
            "seat": 0,
            "card": "8S",
            "loose": ["3H", "5S"],
            "builds": [],
            "sweep": False,
            "pat": False,
        }
    ]


def test_an_illegal_move_is_an_error_with_its_reason():
    error = ask(do="play", position=POSITION, move="8Sx3H")["error"]
    told = ask(do="explain", position=POSITION, move="8Sx3H")
    assert error["code"] == "illegal_move"
    assert {key: error[key] for key in ("reason", "rule", "cards", "text")} == {
        key: told[key] for key in ("reason", "rule", "cards", "text")
    }


def test_deal_takes_a_pack_or_a_seed():
    by_pack = ask(do="deal", rules="classic", seats=2, dealer=1, pack=PACK)["position"]
    assert by_pack["stock"] == PACK[12:]
    assert by_pack["turn"] == 0
    by_seed = ask(do="deal", rules="classic", seats=2, dealer=1, seed="tea", deal=3)["position"]
    pack = Seed("tea").pack(CLASSIC.deck_cards, 3)
    assert by_seed == position_to_json(Position.deal(CLASSIC, 2, 1, pack))


def test_partners_are_usual_for_four_and_may_be_left_out():
    request = {"do": "deal", "rules": "classic", "seats": 4, "dealer": 0, "pack": PACK}
    assert ask(**request)["position"]["partnership"] is True
    assert ask(**request, partnership=False)["position"]["partnership"] is False
    assert error_of(**{**request, "seats": 2}, partnership=True) == ("bad_request", "partnership")


def test_a_finished_deal_has_empty_hands_is_scored_and_has_no_moves():
    position = ask(do="deal", rules="mini", seats=2, dealer=0, seed="a", deal=1)["position"]
    while any(position["hands"]):
        move = ask(do="choose", position=position)["move"]
        told = ask(do="play", position=position, move=move)
        position = told["position"]
    assert told["events"][-2]["event"] == "deal_scored" or told["events"][-1]["event"] == "deal_scored"
    assert ask(do="legal", position=position) == {"moves": [], "complete": True}
    assert error_of(do="choose", position=position) == ("deal_over", "")
    card = move["card"]
    assert ask(do="explain", position=position, move=card)["reason"] == "deal_over"
    assert error_of(do="play", position=position, move=card)[0] in ("deal_over", "illegal_move")


def test_score_and_settle_answer_item_by_item():
    half = [PACK[0::2], PACK[1::2]]
    told = ask(do="score", rules="classic", captured=half, sweeps=[1, 0], pats=[0, 0], last_capturer=None, carried={})
    assert sum(told["points"]) == 9
    assert told["items"][0]["sweeps"] == 1
    assert "carried" not in told
    told = ask(do="settle", rules="classic", before=[18, 20], deal=[{"most_cards": 3}, {"big_cassino": 2}])
    assert told == {"after": [21, 22], "winner": 0, "why": "most_cards", "margin": 1}
    told = ask(do="settle", rules="classic", before=["70/3", 20.5], deal_points=[0, 0.5])
    assert told["after"] == ["70/3", 21]


def test_choose_asks_the_named_player_with_seed_and_budget():
    [first] = ask(do="legal", position=POSITION, limit=1)["moves"]
    told = ask(do="choose", position=COUNTED, bot="first", seed="s", budget={"nodes": 12})
    guess = {"move": first, "expected": 12.0, "error": None, "parts": {}}
    spent = {"rollouts": 0, "nodes": 12}
    assert told == {"move": first, "expected": 12.0, "moves": [guess], "exact": False, "line": [], "budget": spent}
    told = ask(do="choose", position=COUNTED, budget={"rollouts": 1})
    spent = {"rollouts": 0, "nodes": 0}
    assert told == {"move": first, "expected": None, "moves": [], "exact": False, "line": [], "budget": spent}


def test_an_analysis_tells_of_each_move_what_it_leads_to():
    moves = ask(do="legal", position=POSITION, limit=2)["moves"]
    found = [{"move": moves[0], **ANALYSED}]
    told = ask(do="analyse", position=POSITION, seed="s", budget={"nodes": 12})
    assert told == {"moves": found, "exact": True, "line": moves, "budget": {"rollouts": 3, "nodes": 12}}
    told = ask(do="analyse", position=POSITION)
    assert told == {"moves": found, "exact": False, "line": [], "budget": {"rollouts": 3, "nodes": 0}}


ANALYSED = {"expected": 2.5, "error": 0.25, "parts": {"big_cassino": 2.0, "sweeps": 0.5}}


def test_presets_can_be_sent_back_and_say_something_about_themselves():
    told = ask(do="presets")["presets"]
    assert [preset["name"] for preset in told] == list(PRESETS)
    for preset in told:
        rules = Rules.from_json({"preset": "classic", "options": preset["options"]})
        assert rules == Rules.from_preset(preset["name"])
        assert preset["seats"] == list(rules.allowed_seats())
        assert preset["about"]


def test_bots_are_the_players_that_were_given():
    assert ask(do="bots") == {"bots": [{"name": "first", "options": {}, "about": "Plays the first move."}]}


DEAL = {"do": "deal", "rules": "classic", "seats": 2, "dealer": 1, "pack": PACK}
SCORE = {"do": "score", "rules": "classic", "captured": [PACK[:30], PACK[30:]], "sweeps": [0, 0]}
SETTLE = {"do": "settle", "rules": "classic", "before": [1, 2], "deal_points": [3, 4]}
LEGAL = {"do": "legal", "position": POSITION}
CHOOSE = {"do": "choose", "position": POSITION}
NARROW = {"do": "narrow", "position": POSITION, "card": "8S"}
EXPLAIN = {"do": "explain", "position": POSITION, "move": "8S"}


@pytest.mark.parametrize(
    ("request_", "change", "code", "path"),
    [
        ({}, {}, "bad_request", "do"),
        ({}, {"do": None}, "bad_request", "do"),
        ({}, {"do": ["hello"]}, "bad_request", "do"),
        ({}, {"do": "hello", "position": {}}, "bad_request", "position"),
        ({}, {"do": "legal"}, "bad_request", "position"),
        (LEGAL, {"limit": 0}, "bad_request", "limit"),
        (LEGAL, {"limit": 10_001}, "bad_request", "limit"),
        (LEGAL, {"limit": True}, "bad_request", "limit"),
        (LEGAL, {"limit": None}, "bad_request", "limit"),
        (LEGAL, {"position": None}, "bad_position", "position"),
        (LEGAL, {"position": {**POSITION, "turn": 2}}, "bad_position", "position.turn"),
        (LEGAL, {"position": {**POSITION, "loose": ["1C"]}}, "bad_card", "position.loose[0]"),
        (LEGAL, {"position": {**POSITION, "rules": "none"}}, "bad_rules", "position.rules.preset"),
        (LEGAL, {"position": {**POSITION, "hands": [["8S", "??"], 4]}}, "hidden_cards", "position.hands[0]"),
        (CHOOSE, {"position": {**POSITION, "hands": [2, 4]}}, "hidden_cards", "position.hands[0]"),
        (EXPLAIN, {"position": {**POSITION, "hands": [2, 4]}}, "hidden_cards", "position.hands[0]"),
        (NARROW, {"card": None}, "bad_request", "card"),
        (NARROW, {"card": "8X"}, "bad_card", "card"),
        (NARROW, {"loose": ["8S", "8S"]}, "bad_request", "loose[1]"),
        (NARROW, {"loose": "8S"}, "bad_request", "loose"),
        (NARROW, {"builds": ["8S"]}, "bad_request", "builds[0]"),
        (NARROW, {"builds": [["8S"], ["8S"]]}, "bad_request", "builds[1]"),
        (EXPLAIN, {"move": None}, "bad_move", "move"),
        (EXPLAIN, {"move": "8S+"}, "bad_move", "move"),
        (EXPLAIN, {"move": {"kind": "trail", "card": "8X"}}, "bad_card", "move.card"),
        (DEAL, {"seats": 5}, "bad_request", "seats"),
        (DEAL, {"rules": "classic hand_size=6", "seats": 3}, "bad_rules", "seats"),
        (DEAL, {"dealer": 2}, "bad_request", "dealer"),
        (DEAL, {"pack": PACK[1:]}, "bad_request", "pack"),
        (DEAL, {"pack": [*PACK[1:], PACK[1]]}, "bad_request", "pack[51]"),
        (DEAL, {"pack": 52}, "bad_request", "pack"),
        (DEAL, {"seed": "tea"}, "bad_request", "pack"),
        (DEAL, {"pack": ..., "seed": "tea"}, "bad_request", "deal"),
        (DEAL, {"pack": ..., "seed": "", "deal": 1}, "bad_request", "seed"),
        (DEAL, {"pack": ..., "seed": "x" * 65, "deal": 1}, "bad_request", "seed"),
        (DEAL, {"pack": ..., "seed": "tea", "deal": 0}, "bad_request", "deal"),
        (DEAL, {"pack": ...}, "bad_request", "pack"),
        (DEAL, {"deal": 1}, "bad_request", "deal"),
        (DEAL, {"partnership": 1}, "bad_request", "partnership"),
        (SCORE, {"captured": [PACK]}, "bad_request", "captured"),
        (SCORE, {"captured": [PACK, ["AC"]]}, "bad_request", "captured[1]"),
        (SCORE, {"captured": "AC"}, "bad_request", "captured"),
        (SCORE, {"uncaptured": ["KS"]}, "bad_request", "captured[1]"),
        (SCORE, {"rules": "italian"}, "bad_request", "captured"),
        (SCORE, {"sweeps": [0]}, "bad_request", "sweeps"),
        (SCORE, {"sweeps": [0, 0, 0]}, "bad_request", "sweeps"),
        (SCORE, {"sweeps": [0, -1]}, "bad_request", "sweeps[1]"),
        (SCORE, {"pats": [0, 10**9]}, "bad_request", "pats[1]"),
        (SCORE, {"last_capturer": 2}, "bad_request", "last_capturer"),
        (SCORE, {"carried": {"ears": 1}}, "bad_request", "carried"),
        (SCORE, {"carried": {"most_cards": -1}}, "bad_request", "carried.most_cards"),
        (SCORE, {"carried": 1}, "bad_request", "carried"),
        (SETTLE, {"before": [1]}, "bad_request", "before"),
        (SETTLE, {"before": [1, 2, 3]}, "bad_request", "deal"),
        (SETTLE, {"before": [1, "x"]}, "bad_request", "before[1]"),
        (SETTLE, {"before": [1] * 5}, "bad_request", "before"),
        (SETTLE, {"deal": [{}, {}]}, "bad_request", "deal"),
        (SETTLE, {"deal_points": ...}, "bad_request", "deal"),
        (SETTLE, {"before": [20, 20]}, "bad_request", "deal"),
        (CHOOSE, {"bot": "nobody"}, "no_such_bot", ""),
        (CHOOSE, {"bot": 1}, "bad_request", "bot"),
        (CHOOSE, {"seed": 1}, "bad_request", "seed"),
        (CHOOSE, {"budget": 1}, "bad_request", "budget"),
        (CHOOSE, {"budget": {}}, "bad_request", "budget"),
        (CHOOSE, {"budget": {"rollouts": None}}, "bad_request", "budget"),
        (CHOOSE, {"budget": {"nodes": 1, "rollouts": 1}}, "bad_request", "budget"),
        (CHOOSE, {"budget": {"seconds": 1}}, "bad_request", "budget"),
        (CHOOSE, {"budget": {"nodes": 0}}, "bad_request", "budget.nodes"),
        (CHOOSE, {"budget": {"nodes": 1.0}}, "bad_request", "budget.nodes"),
        (CHOOSE, {"budget": {"nodes": 10**15}}, "over_budget", "budget.nodes"),
        (CHOOSE, {"budget": {"nodes": 10_000_001}}, "over_budget", "budget.nodes"),
        (CHOOSE, {"budget": {"rollouts": 262_145}}, "over_budget", "budget.rollouts"),
    ],
)
def test_a_fault_is_answered_with_its_code_and_path(request_, change, code, path):
    changed = {key: value for key, value in (request_ | change).items() if value is not ...}
    assert error_of(**changed) == (code, path)


@pytest.mark.parametrize(
    ("budget", "message"),
    [
        ({"rollouts": 5, "nodes": 4}, "a budget is of rollouts or of nodes, one of them"),
        ({}, "a budget is of rollouts or of nodes, one of them"),
        ({"nodes": 4, "seconds": 5}, "a budget is of rollouts or nodes, not of 'seconds'"),
        (5, "a budget is an object with rollouts or nodes, not 5"),
        ({"rollouts": 300_000}, "a budget is at most 262,144 rollouts"),
        ({"nodes": 300_000_000}, "a budget is at most 10,000,000 nodes"),
    ],
)
def test_what_is_wrong_with_a_budget_is_said(budget, message):
    assert ask(**{**CHOOSE, "budget": budget})["error"]["message"] == message


def test_the_most_work_is_allowed():
    assert ask(**{**CHOOSE, "position": COUNTED, "budget": {"nodes": 10_000_000}})["expected"] == 1e7
    assert ask(**{**CHOOSE, "budget": {"rollouts": 262_144}})["expected"] is None


@pytest.mark.parametrize("line", ["3", "null", "[]", '"hello"', "true"])
def test_a_line_that_is_no_object_is_no_request(line):
    assert ask_line(line)["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "bad_json"),
        (b"\xff", "bad_json"),
        (b"[" * 100_000, "too_deep"),
        (b" " * (MAX_BYTES + 1), "too_long"),
        (b'{"do":"hello","id":' + b"9" * 5_000 + b"}", "bad_json"),
        (rb'{"do":"choose","seed":"\ud800"}', "bad_json"),
    ],
)
def test_a_line_beyond_the_limits_is_an_error(line, code):
    assert ask_line(line)["error"]["code"] == code


def test_what_a_position_leaves_open_is_not_guessed():
    position = {**POSITION, "hands": [["8S"], 0]}
    assert error_of(do="play", position=position, move="8S")[0] == "hidden_cards"


def test_events_are_told_as_far_as_the_position_is_known():
    alone = {**POSITION, "loose": ["3H", "5S"]}
    [event] = ask(do="play", position=alone, move="8Sx3H5S")["events"]
    assert event["sweep"] is True
    told = ask(do="play", position={**POSITION, "hands": [["8S"], 0], "dealer": 0, "stock": 20}, move="8S")
    assert told["events"][1] == {"event": "handed_out", "last": False}
    assert told["position"]["hands"] == [4, 4]
    drawn = ask(do="play", position={**POSITION, "rules": "draw", "stock": 20}, move="8S")
    assert drawn["events"][1] == {"event": "drew", "seat": 0, "card": "??"}
    assert drawn["position"]["hands"][0] == ["2H", "??"]


LAST = {
    **POSITION,
    "rules": "mini",
    "hands": [["3S"], []],
    "loose": ["3C"],
    "stock": 0,
    "sweeps": [0, 0],
    "score": [0, 0],
}
PILES = [["AC", "AD", "AH", "AS", "2C"], ["2D", "2H", "2S", "3D", "3H"]]


@pytest.mark.parametrize(
    ("known", "scored"),
    [
        ({"captured": PILES}, True),
        ({"captured": PILES, "pats": [0, 0], "last_capturer": 0, "dealer": 1, "round": 2}, True),
        ({"captured": [5, 5]}, False),
        ({}, False),
    ],
)
def test_a_deal_is_scored_where_all_that_counts_is_known(known, scored):
    told = ask(do="play", position={**LAST, **known}, move="3Sx3C")
    assert told["position"]["hands"] == [[], []]
    assert ("deal_scored" in [event["event"] for event in told["events"]]) == scored


def test_points_that_are_carried_on_can_be_told_to_be_none():
    position = ask(do="deal", rules="mini majority_tie=carry", seats=2, dealer=0, seed="a", deal=1)["position"]
    assert position["carried"] == {}
    assert "carried" not in ask(do="deal", rules="mini", seats=2, dealer=0, seed="a", deal=1)["position"]


def test_a_fault_of_the_program_is_an_answer_too(monkeypatch):
    class Broken:
        default = "broken"

        def described(self):
            return {}

        def choose(self, *_args, **_options):
            raise ZeroDivisionError

        analyse = choose

    told = json.loads(answer(json.dumps({**CHOOSE, "id": 4}), Broken()))
    assert told["id"] == 4
    assert told["error"]["code"] == "internal"


def test_the_fault_of_a_record_is_told_with_its_line():
    told = error_to_json(BadRecord("the score is 7-4", line=12))
    assert told == {"code": "bad_record", "message": "the score is 7-4", "line": 12}


def test_every_request_of_the_table_has_one_handler():
    assert set(HANDLERS) == {
        *("hello", "legal", "narrow", "explain", "play", "deal", "score", "settle", "choose"),
        *("analyse", "presets", "bots"),
    }


def test_a_move_of_a_crowded_layout_is_asked_within_bounds():
    rules = Rules.from_preset("royal")
    loose = [PACK[card] for card in cards_in(rules.deck_cards)][:40]
    position = {**POSITION, "rules": "royal", "hands": [["KS", "KH"], 4], "loose": loose}
    told = ask(do="legal", position=position)
    assert told["complete"] is False
    assert len(told["moves"]) == 1_000
