"""Bad input: whatever comes, the answer is JSON with a documented code, and nothing changes."""

import copy
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from cassino.notation.positions import position_to_json
from cassino.rules import PRESETS, Rules
from tests.engine.talk import CODES, ask, ask_line, vectors
from tests.games import positions_of_deal

LINES = 20_000
JUNK: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        2,
        3,
        4,
        8,
        52,
        53,
        99,
        10**6,
        10**19,
        -(10**18),
        0.5,
        1.0,
        1e300,
        "",
        "??",
        "8S",
        "8s",
    ),
    *(
        "10D",
        "1S",
        "8S8S",
        "classic",
        "royal",
        "5S+3D=8",
        "8Sx{2C6D}",
        "70/3",
        "1/0",
        "\u0000",
        "\U0001f0cf",
        "x" * 500,
    ),
    *([], {}, [[]], [None], ["8S"], ["8S", "8S"], ["??"], [0, 0], [1, 2, 3, 4], {"preset": "draw"}, {"kind": "trail"}),
    *({"a": 1}, {"most_cards": 3}, {"nodes": 1}, [["AC"], ["AD"]]),
]


def requests(rng):
    """Valid requests of every kind, from vectors and from random games."""
    asked: list[dict[str, Any]] = [{"do": "hello"}, {"do": "presets"}, {"do": "bots"}]
    for case in rng.sample(vectors("plays"), 40):
        move = rng.choice([*case["legal"], *case.get("illegal", []), {"kind": "trail", "card": case["card"]}])
        asked += [{"do": do, "position": case["position"], "move": move} for do in ("play", "explain")]
        asked.append(
            {"do": "narrow", "position": case["position"], "card": case["card"], "loose": move.get("loose", [])}
        )
    score_parts = ("rules", "captured", "sweeps", "pats", "uncaptured", "last_capturer", "carried")
    for case in rng.sample(vectors("scores"), 20):
        asked.append({"do": "score", **{key: case[key] for key in score_parts if key in case}})
    for case in vectors("matches"):
        settle_parts = ("rules", "before", "deal", "deal_points")
        asked.append({"do": "settle", **{key: case[key] for key in settle_parts if key in case}})
    for name in PRESETS:
        rules = Rules.from_preset(name)
        seats = rng.choice(rules.allowed_seats())
        asked.append({"do": "deal", "rules": name, "seats": seats, "dealer": 0, "seed": "s", "deal": 1})
        for position in list(positions_of_deal(rules, seats, rng))[::7]:
            written = position_to_json(position)
            asked.append({"do": "legal", "position": written, "limit": 50})
            asked.append({"do": "choose", "position": written, "budget": {"nodes": 5}, "seed": "s"})
    return asked


def places(value, way=()):
    """The ways to every part of a JSON value."""
    yield way
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*way, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from places(part, (*way, index))


def altered(request, rng):
    """*request* with one part of it replaced, left out, doubled or added."""
    value = copy.deepcopy(request)
    *way, last = rng.choice(list(places(value))[1:])
    part = value
    for step in way:
        part = part[step]
    match rng.randrange(6):
        case 0:
            del part[last]
        case 1 if isinstance(part, list):
            part.append(copy.deepcopy(part[last]))
        case 2 if isinstance(part, dict):
            part[rng.choice(["id", "do", "card", "loose", "builds", "value", "text", "x", "dealer", "stock"])] = (
                rng.choice(JUNK)
            )
        case 3 if isinstance(part[last], int) and not isinstance(part[last], bool):
            part[last] += rng.choice([-1, 1, 2, 10, -100])
        case 4 if isinstance(part, list):
            rng.shuffle(part)
        case _:
            part[last] = copy.deepcopy(rng.choice(JUNK))
    return json.dumps(value).encode()


def damaged(request, rng):
    """The line of *request* with some bytes changed, cut out, put in, or its end cut off."""
    line = bytearray(json.dumps(request).encode())
    place = rng.randrange(len(line))
    match rng.randrange(5):
        case 0:
            line[place] = rng.randrange(256)
        case 1:
            del line[place : place + rng.randrange(1, 9)]
        case 2:
            line[place:place] = rng.randbytes(rng.randrange(1, 5))
        case 3:
            del line[place:]
        case 4:
            line[place:place] = rng.choice(
                [b"[" * 40, b'{"a":' * 40, b"9" * 40, b"NaN", b"-", b'"', b"\\ud800", b'"id":1,']
            )
    return bytes(line).replace(b"\n", b" ")


def garbage(rng):
    """Random bytes, some of them printable."""
    length = rng.randrange(200)
    if rng.randrange(2):
        return bytes(rng.choice(b'{}[]",:0123456789abcdo \\eE.-+') for _ in range(length))
    return rng.randbytes(length).replace(b"\n", b"")


def lines(count, seed):
    """So many lines, half of them garbage, half one mutation away from a valid request."""
    rng = random.Random(seed)
    asked = requests(rng)
    for number in range(count):
        if number % 2:
            yield garbage(rng)
        else:
            yield rng.choice([altered, damaged])(rng.choice(asked), rng)


def check(told, line):
    """Assert that an answer is what it may be."""
    assert isinstance(told, dict), line
    if "error" in told:
        assert told["error"]["code"] in CODES, (line, told)
        assert told["error"]["message"], line


def test_every_valid_request_is_answered():
    for request in requests(random.Random(1)):
        told = ask(**request)
        assert "error" not in told or told["error"]["code"] in {"illegal_move", "hidden_cards", "deal_over"}, (
            request,
            told,
        )


@pytest.mark.parametrize("part", range(4))
def test_every_bad_line_has_an_answer_with_a_documented_code_and_changes_nothing(part):
    position = {
        "rules": "classic",
        "seats": 2,
        "turn": 0,
        "hands": [["8S", "2H"], 4],
        "loose": ["AC", "2D", "3H", "5S"],
        "builds": [],
    }
    before = ask(do="legal", position=position)
    for line in lines(LINES // 4, part):
        check(ask_line(line), line)
    assert ask(do="legal", position=position) == before


def test_the_program_lives_through_bad_lines():
    position = {"rules": "classic", "seats": 2, "turn": 0, "hands": [["8S"], 4], "loose": ["AC", "7D"], "builds": []}
    question = json.dumps({"do": "legal", "position": position}).encode()
    bad = list(lines(1_000, "program"))
    given = b"\n".join([question, *bad, question])
    run = subprocess.run(
        [sys.executable, "-m", "cassino", "engine"], input=given, capture_output=True, timeout=120, check=False
    )
    assert (run.returncode, run.stderr) == (0, b"")
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == len(bad) + 2
    assert answers[0] == answers[-1]
    assert "moves" in answers[0]
    for told, line in zip(answers[1:-1], bad, strict=True):
        check(told, line)
