"""The proof of a shuffle is checked, and each way in which a server can cheat is found."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cassino.cli.verify import command
from cassino.notation.records import Record, format_record
from cassino.notation.seeds import Seed
from cassino.rules import Match, Rules
from cassino.table.fair import Context, Shuffle, proof_to_json, seat_commitment
from cassino.table.verify import BadProof, check_proof, parse_proof
from cassino.words import languages, message_ids

PACKAGE = Path(__file__).parents[2] / "src" / "cassino"
CTX = Context("T4F9K2", 1)
S = bytes(range(32))
S_2 = bytes([90]) * 32
R = [bytes([7 + 2 * seat]) * 32 for seat in range(4)]


def closed(shuffle: Shuffle, *seats: int) -> Shuffle:
    for seat in seats:
        shuffle = shuffle.commit(seat, seat_commitment(shuffle.ctx, seat, R[seat]))
    return shuffle.close()


def fixed(shuffle: Shuffle, *seats: int) -> Shuffle:
    shuffle = closed(shuffle, *seats)
    for seat in seats:
        shuffle = shuffle.reveal(seat, R[seat])
    return shuffle.fix()


def played(key: bytes, *, seats: int = 2, deals: int = 2, left_after: int | None = None, rules: str = "classic") -> str:
    """The record of a match in which everybody plays the first legal move, left after some plays of the last deal."""
    seed = Seed.from_key(key)
    match = Match.begin(Rules.parse(rules), seats, seed.first_dealer(seats))
    for deal in range(1, deals + 1):
        match = match.deal(seed.pack(match.rules.deck_cards, deal))
        plays = 0
        while len(match.deals) < deal and not (deal == deals and plays == left_after):
            assert match.position is not None
            match = match.play(match.position.legal_moves()[0])
            plays += 1
        if match.is_over:
            break
    return format_record(Record.of_match(match))


@cache
def honest_text() -> str:
    shuffle = fixed(Shuffle.open(CTX, S, [0, 1]), 0, 1)
    return json.dumps(proof_to_json([shuffle.show()], played(shuffle.key)))


@cache
def second_attempt_text() -> str:
    """Seat 1 is silent in the first attempt; the second one counts, with seat 0 alone."""
    void = closed(Shuffle.open(CTX, S, [0, 1]), 0, 1).reveal(0, R[0]).void()
    shuffle = fixed(void.again(S_2), 0)
    return json.dumps(proof_to_json([void, shuffle.show()], played(shuffle.key)))


def found(text: str) -> list[str]:
    return [fault.code for fault in check_proof(parse_proof(text)).faults]


def test_an_honest_match_is_right_with_every_deal_held_against_the_key():
    findings = check_proof(parse_proof(honest_text()))
    assert (findings.faults, findings.takers, findings.deals, findings.voids) == ((), (0, 1), 2, 0)


def test_an_attempt_thrown_away_in_everybodys_sight_is_right():
    findings = check_proof(parse_proof(second_attempt_text()))
    assert (findings.faults, findings.takers, findings.voids) == ((), (0,), 1)


@pytest.mark.parametrize("left_after", [0, 1, 20])
def test_a_match_that_was_left_in_the_middle_is_right(left_after: int):
    shuffle = fixed(Shuffle.open(CTX, S, [0, 1]), 0, 1)
    record = played(shuffle.key, left_after=left_after)
    assert found(json.dumps(proof_to_json([shuffle.show()], record))) == []


@pytest.mark.parametrize("shuffle", [Shuffle.open(CTX, S, [0]), closed(Shuffle.open(CTX, S, [0, 1]), 0, 1)])
def test_a_match_that_was_left_before_its_first_card_is_right(shuffle: Shuffle):
    assert found(json.dumps(proof_to_json([shuffle.show()], ""))) == []


@pytest.mark.parametrize(("seats", "rules"), [(3, "royal"), (4, "italian"), (2, "diamond")])
def test_other_decks_and_numbers_of_seats_are_right(seats: int, rules: str):
    shuffle = fixed(Shuffle.open(CTX, S, range(seats)), *range(seats))
    record = played(shuffle.key, seats=seats, rules=rules, deals=1)
    assert found(json.dumps(proof_to_json([shuffle.show()], record))) == []


def test_with_nobody_taking_part_the_findings_say_so():
    shuffle = fixed(Shuffle.open(CTX, S, []))
    findings = check_proof(parse_proof(json.dumps(proof_to_json([shuffle.show()], played(shuffle.key)))))
    assert (findings.faults, findings.takers) == ((), ())


Bend = Callable[[dict[str, Any]], object]
OTHER = "00" * 32


def swap_in_pack(record: str) -> str:
    """The record with the last two cards of the first pack exchanged: dealt late, and every play may stay legal."""
    line = next(line for line in record.splitlines() if line.startswith("deal 1 "))
    return record.replace(line, f"{line[:-4]}{line[-2:]}{line[-4:-2]}")


def of_other_key(proof: dict[str, Any]) -> None:
    """A whole, legal match from packs that the server chose by itself."""
    proof["record"] = played(bytes(32))


CHEATS: list[tuple[str, Bend, str]] = [
    ("shows another secret", lambda p: p.update(s=S_2.hex()), "secret_differs"),
    ("shows another promise", lambda p: p.update(C=OTHER), "secret_differs"),
    ("names another table", lambda p: p.update(ctx="cassino-fair-1|OTHER|1|1"), "secret_differs"),
    ("drops a commit", lambda p: p["commits"].pop(), "commit_missing"),
    ("drops a commit and its nonce", lambda p: (p["commits"].pop(), p["reveals"].pop()), "pack_differs"),
    ("changes a commit", lambda p: p["commits"].__setitem__(1, [1, OTHER]), "reveal_differs"),
    ("adds a commit that is never shown", lambda p: p["commits"].append([2, OTHER]), "reveal_missing"),
    ("shows another nonce", lambda p: p["reveals"].__setitem__(0, [0, OTHER]), "reveal_differs"),
    ("leaves a nonce out", lambda p: p["reveals"].pop(), "reveal_missing"),
    (
        "chooses a seat's nonce afterwards, with its commit",
        lambda p: p.update(
            commits=[[0, seat_commitment(CTX, 0, bytes(32)).hex()], p["commits"][1]],
            reveals=[[0, OTHER], p["reveals"][1]],
        ),
        "pack_differs",
    ),
    ("lists seats out of order", lambda p: p["commits"].reverse(), "seat_order"),
    ("lists a seat twice", lambda p: p["reveals"].append(p["reveals"][1]), "seat_order"),
    ("lets a seat take part that is none", lambda p: p["commits"].append([3, OTHER]), "no_such_seat"),
    ("deals packs of its own", of_other_key, "pack_differs"),
    ("swaps two cards in a pack", lambda p: p.update(record=swap_in_pack(p["record"])), "pack_differs"),
    (
        "lets another seat deal first",
        lambda p: p.update(record=p["record"].replace("deal 1 dealer 0", "deal 1 dealer 1")),
        "dealer_differs",
    ),
    (
        "passes the deal to the wrong seat",
        lambda p: p.update(record=p["record"].replace("deal 2 dealer 1", "deal 2 dealer 0")),
        "record_wrong",
    ),
    ("writes a false score", lambda p: p.update(record=p["record"].replace(" total ", "0 total ", 1)), "record_wrong"),
    ("gives a record that is none", lambda p: p.update(record="won by the server"), "record_wrong"),
    (
        "hides an attempt",
        lambda p: p.update(ctx="cassino-fair-1|T4F9K2|1|2"),
        "attempt_hidden",
    ),
]

CHEATS_AFTER_A_VOID: list[tuple[str, Bend, str]] = [
    ("leaves the attempt thrown away out", lambda p: p.update(voids=[]), "attempt_hidden"),
    ("shows one attempt twice", lambda p: p["voids"].append(p["voids"][0]), "attempt_hidden"),
    (
        "shows a void attempt of another match",
        lambda p: p["voids"][0].update(ctx="cassino-fair-1|T4F9K2|7|1"),
        "other_match",
    ),
    ("shows another secret of the void attempt", lambda p: p["voids"][0].update(s=OTHER), "secret_differs"),
    (
        "throws away an attempt in which all answered",
        lambda p: p["voids"][0]["reveals"].append([1, R[1].hex()]),
        "void_without_cause",
    ),
    ("names a seat that had answered", lambda p: p["voids"][0].update(seat=0), "void_without_cause"),
    ("names a seat that took no part", lambda p: p["voids"][0].update(seat=3), "void_without_cause"),
    (
        "shows a nonce in the void attempt that does not match",
        lambda p: p["voids"][0].update(reveals=[[0, OTHER]]),
        "reveal_differs",
    ),
    ("lets the silent seat come back", lambda p: p.update(commits=[*p["commits"], [1, OTHER]]), "seat_came_back"),
    ("uses the secret again that all have seen", lambda p: p.update(s=S.hex()), "secret_again"),
]


@pytest.mark.parametrize(("bend", "code"), [pytest.param(*row[1:], id=row[0]) for row in CHEATS])
def test_a_server_that_cheats_is_found_out(bend: Bend, code: str):
    proof = json.loads(honest_text())
    bend(proof)
    assert code in found(json.dumps(proof))


@pytest.mark.parametrize(("bend", "code"), [pytest.param(*row[1:], id=row[0]) for row in CHEATS_AFTER_A_VOID])
def test_a_server_that_cheats_with_attempts_is_found_out(bend: Bend, code: str):
    proof = json.loads(second_attempt_text())
    bend(proof)
    assert code in found(json.dumps(proof))


UNREADABLE = [
    "",
    "{}",
    "[]",
    "null",
    "[" * 100_000,
    '{"ctx": ' * 5_000,
    honest_text()[:-1],
    *(json.dumps({key: value for key, value in json.loads(honest_text()).items() if key != gone}) for gone in "Cs"),
    json.dumps({**json.loads(honest_text()), "ctx": "cassino-fair-9|T|1|1"}),
    json.dumps({**json.loads(honest_text()), "s": "00"}),
    json.dumps({**json.loads(honest_text()), "s": "zz" * 32}),
    json.dumps({**json.loads(honest_text()), "commits": [[9, OTHER]]}),
    json.dumps({**json.loads(honest_text()), "commits": [[0, OTHER]] * 5}),
    json.dumps({**json.loads(honest_text()), "commits": [[True, OTHER]]}),
    json.dumps({**json.loads(honest_text()), "reveals": [[0, OTHER, 1]]}),
    json.dumps({**json.loads(honest_text()), "record": 7}),
    json.dumps({**json.loads(honest_text()), "record": " " * 5_000_000}),
    "\ud800",
]


@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_is_no_proof_is_refused(text: str):
    with pytest.raises(BadProof):
        check_proof(parse_proof(text.encode(errors="surrogatepass")))


def typed(tmp_path: Path, *texts: str) -> tuple[int, str]:
    files = []
    for number, text in enumerate(texts):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_text(text)
    result = CliRunner().invoke(command, [str(file) for file in files])
    return result.exit_code, result.output.replace(f"{tmp_path}/", "")


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")


def test_the_command_says_what_it_proves_and_what_not(tmp_path: Path):
    code, output = typed(tmp_path, honest_text())
    assert code == 0
    assert "0.json: right. Dealer, packs and play follow from the shuffle: 2 deals." in output
    assert "Took part: seat 0, seat 1." in output
    assert "What it does not prove" in output


def test_a_proof_may_begin_with_a_byte_order_mark(tmp_path: Path):
    file = tmp_path / "proof.json"
    file.write_text(honest_text(), encoding="utf-8-sig")
    assert CliRunner().invoke(command, [str(file)]).exit_code == 0
    assert parse_proof("\ufeff" + honest_text()) == parse_proof(honest_text())


def test_the_command_names_attempts_thrown_away(tmp_path: Path):
    assert "One shuffle was thrown away before" in typed(tmp_path, second_attempt_text())[1]


def test_the_command_ends_with_1_when_something_is_wrong_and_says_what(tmp_path: Path):
    code, output = typed(tmp_path, honest_text().replace(S.hex(), S_2.hex()))
    assert code == 1
    assert "0.json: wrong." in output
    assert "Shuffle 1: the server’s secret is not the one that it had promised." in output


def test_the_command_ends_with_2_when_a_file_cannot_be_read(tmp_path: Path):
    code, output = typed(tmp_path, honest_text(), "no proof")
    assert (code, "1.json: unreadable" in output) == (2, True)
    assert CliRunner().invoke(command, [str(tmp_path / "none")]).exit_code == 2


@pytest.mark.parametrize(
    ("source", "pattern"),
    [("table/verify.py", r'Fault\("(\w+)"'), ("web/static/js/fair.js", r'report\(\w+, (?:\w+ \? )?"(\w+)"')],
)
def test_every_fault_that_a_check_can_name_has_its_text(source: str, pattern: str):
    codes = set(re.findall(pattern, (PACKAGE / source).read_text()))
    assert len(codes) > 10
    assert {f"fair-fault-{code}" for code in codes} <= message_ids("en")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bend", [pytest.param(row[1], id=row[0]) for row in CHEATS])
def test_every_fault_is_told_in_every_language(tmp_path: Path, monkeypatch, language: str, bend: Bend):
    monkeypatch.setenv("LC_ALL", language)
    proof = json.loads(honest_text())
    bend(proof)
    code, output = typed(tmp_path, json.dumps(proof))
    assert (code, "{" in output) == (1, False)
