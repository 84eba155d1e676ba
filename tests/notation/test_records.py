"""Match records: written, read, and held against the rules."""

import random
import re
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.errors import BadRecord
from cassino.notation.moves import format_move
from cassino.notation.record_check import check_record
from cassino.notation.record_reading import MAX_LENGTH, parse_record
from cassino.notation.records import Record, RecordedDeal, Result, format_record
from cassino.notation.seeds import Seed
from cassino.rules import Match, Rules
from tests.games import SETTINGS, random_match, setting_id, shuffled

CLASSIC = Rules.from_preset("classic11")


def record_of(name, seats, seed, *, partnership=False, **stops):
    """The record of a random match."""
    rng = random.Random(seed)
    return Record.of_match(random_match(Rules.from_preset(name), seats, rng, partnership=partnership, **stops))


@pytest.fixture(scope="module")
def ended():
    """The text of a match to 11 that ended."""
    record = record_of("classic11", 2, "ended", most_deals=9)
    assert record.result is not None
    return format_record(record)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_id)
def test_a_random_match_is_written_read_back_and_found_true(setting):
    name, seats, partnership = setting
    for plies in (5, 999):
        record = record_of(name, seats, f"{setting}", partnership=partnership, most_plies=plies)
        text = format_record(record)
        assert parse_record(text) == record
        match = check_record(text)
        assert Record.of_match(match) == record
        assert all(len(line) <= 100 for line in text.splitlines() if not line.startswith(("[", "deal ")))


@pytest.mark.parametrize("name", ["classic11", "spade", "finnish", "khasino", "english1792", "swedish"])
def test_a_match_to_its_end_is_found_true_and_its_winner_named(name):
    record = record_of(name, 2, name, most_deals=40)
    assert record.result is not None
    assert check_record(format_record(record)).winner == record.result.winner


def test_a_deal_that_a_peg_ends_has_what_was_pegged_as_its_score():
    for seed in range(20):
        record = record_of("spade", 2, seed, most_deals=40)
        cards = len(record.deals[-1].moves)
        if cards < 48:
            break
    assert cards < 48
    assert check_record(format_record(record)).is_over


headers = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=200)


@given(
    names=st.tuples(headers, headers), seed=st.none() | headers.filter(lambda text: 1 <= len(text) <= 64), other=headers
)
def test_any_header_without_control_characters_is_read_back(names, seed, other):
    record = Record(
        CLASSIC, 2, names=names, seed=seed, date="2026.11.30", other=(("Event", other), ("Zone_2", other[::-1]))
    )
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("value", ["a\nb", "a\tb", "\x00", "\x85", "x" * 201, "\ud800"])
def test_a_header_value_that_has_no_form_is_not_written(value):
    with pytest.raises(BadRecord):
        format_record(Record(CLASSIC, 2, names=(value, "")))


def test_whole_packs_and_many_options_fit_into_the_rules_header():
    rules = Rules.from_preset("royal", deck=tuple(range(48)), hand_size=2, layout_size=4, overs=(30, 7), target=99)
    record = Record(rules, 2)
    assert parse_record(format_record(record)) == record


def test_comments_blank_lines_and_line_ends_of_other_systems_are_passed_over(ended):
    lines = ended.splitlines()
    decorated = "; a comment\r\n\r\n" + "\r\n".join(f'  {line} ; it\'s [so] "far"' for line in lines)
    assert parse_record(decorated) == parse_record(ended)
    check_record(decorated)


def test_moves_may_be_written_in_any_lines(ended):
    respaced = re.sub(r"(?m)^(?!\[|deal|score)(.+)$", lambda found: found[0].replace(" ", "\n\t"), ended)
    assert respaced != ended
    assert parse_record(respaced) == parse_record(ended)


def test_fractions_stand_in_scores():
    deal = RecordedDeal(0, shuffled(CLASSIC, random.Random(1)), score=(Fraction(11, 2), 7), total=(5, 23))
    text = format_record(Record(CLASSIC, 2, deals=(deal,))).replace("score 5.5-7", "score 70/3-23.25")
    assert format_record(parse_record(text)) == text


@pytest.mark.parametrize(
    ("totals", "winner", "partnership", "text"),
    [
        ((12, 7), 0, False, "12-7"),
        ((12, 13), 0, False, "12-13 seat0"),
        ((12, 12), 1, False, "12-12 seat1"),
        ((12, 13), 0, True, "12-13 side0"),
        ((3, 4, 5), 2, False, "3-4-5"),
    ],
)
def test_a_result_names_the_winner_where_the_totals_do_not(totals, winner, partnership, text):
    seats = 4 if partnership else len(totals)
    record = Record(CLASSIC, seats, partnership, result=Result(totals, winner))
    written = format_record(record)
    assert f'[Result "{text}"]' in written
    assert parse_record(written) == record


HEAD = '[Cassino "1"]\n[Rules "classic11"]\n[Seats "2"]\n'
PACK = "".join(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("; nothing\n", 1),
        ("deal 1", 1),
        ('[Rules "classic"]\n', 1),
        ('[Cassino "2"]\n', 1),
        ('[Cassino "1"]', 1),
        ('[Cassino "1"]\n[Rules "classic"]', 1),
        ('[Cassino "1"]\n[Seats "2"]', 1),
        ("\n[Cassino 1]\n", 2),
        (HEAD + "[Seat0 Ana]", 4),
        (HEAD + '[Seat0 "Ana]', 4),
        (HEAD + '[Seat0 "A"na"]', 4),
        (HEAD + r'[Seat0 "A\na"]', 4),
        (HEAD + '[Seat0 "Ana"', 4),
        (HEAD + '[Seat0 "Ana"] x', 4),
        (HEAD + '[Seat0 "Ana"]\n[Seat0 "Ana"]', 5),
        (HEAD + '[Seat0 "' + "x" * 201 + '"]', 4),
        (HEAD + '[Seat0 "\x07"]', 4),
        (HEAD.replace('"2"', '"5"'), 3),
        (HEAD.replace('"2"', '" 2"'), 3),
        (HEAD.replace("classic11", "classic target=0"), 2),
        (HEAD.replace("classic11", ""), 2),
        (HEAD.replace("classic11", "classic hand_size=6").replace('"2"', '"3"'), 2),
        (HEAD + '[Partnership "maybe"]', 4),
        (HEAD + '[Partnership "yes"]', 4),
        (HEAD + '[Date "30.11.2026"]', 4),
        (HEAD + '[Date "2026.13.30"]', 4),
        (HEAD + '[Seed ""]', 4),
        (HEAD + f'[Seed "{"x" * 65}"]', 4),
        (HEAD + '[Result "12"]', 4),
        (HEAD + '[Result "12-7-3"]', 4),
        (HEAD + '[Result "12-7 seat2"]', 4),
        (HEAD + '[Result "12-7 side1"]', 4),
        (HEAD + '[Result "12-12"]', 4),
        (HEAD + '[Result "12-x"]', 4),
        (HEAD + '[Result "12--7"]', 4),
        (HEAD + '[Result "12-7  seat1"]', 4),
        (HEAD + '[Result "12-99999999999999999999999"]', 4),
        (HEAD + "8S", 4),
        (HEAD + "score 1-1 total 1-1", 4),
        (HEAD + f"deal 2 dealer 0 pack {PACK}", 4),
        (HEAD + f"deal one dealer 0 pack {PACK}", 4),
        (HEAD + f"deal 1 dealer 2 pack {PACK}", 4),
        (HEAD + f"deal 1 dealer -1 pack {PACK}", 4),
        (HEAD + f"deal 1 pack {PACK}", 4),
        (HEAD + f"deal 1 dealer 0 pack {PACK} 8S", 4),
        (HEAD + f"deal 1 dealer 0 pack {PACK[2:]}", 4),
        (HEAD + f"deal 1 dealer 0 pack AC{PACK}", 4),
        (HEAD + f"deal 1 dealer 0 pack {PACK[:-1]}", 4),
        (HEAD + f"deal 1 dealer 0 pack {PACK * 9}", 4),
        (HEAD + f"deal 1 dealer 0 pack {PACK}\n8S 8\n", 5),
        (HEAD + f"deal 1 dealer 0 pack {PACK}\n8S\n{'8S ' * 60}", 6),
        (HEAD + f"deal 1 dealer 0 pack {PACK}\n\nscore 7-4", 6),
        (HEAD + f"deal 1 dealer 0 pack {PACK}\n\nscore 7-4 sum 7-4", 6),
        (HEAD + f"deal 1 dealer 0 pack {PACK}\n\nscore 7-4 total 7", 6),
        (HEAD + f"deal 1 dealer 0 pack {PACK}\n\nscore 7:4 total 7-4", 6),
        (HEAD + f"deal 1 dealer 0 pack {PACK}\n\nscore 7-4 total 7-4\n8S", 7),
        (HEAD + f'deal 1 dealer 0 pack {PACK}\n[Seat0 "Ana"]', 5),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text, line):
    with pytest.raises(BadRecord) as refused:
        parse_record(text)
    assert refused.value.line == line


def test_a_text_beyond_all_records_is_refused():
    with pytest.raises(BadRecord):
        parse_record(" " * (MAX_LENGTH + 1))


def test_more_deals_than_a_match_can_have_are_refused(monkeypatch):
    monkeypatch.setattr("cassino.notation.record_reading.MAX_DEALS", 2)
    with pytest.raises(BadRecord) as refused:
        parse_record(HEAD + "".join(f"deal {number} dealer 0 pack {PACK}\n" for number in (1, 2, 3)))
    assert refused.value.line == 6


def line_with(text, start):
    """The number of the first line that starts so."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def refused_line(text):
    with pytest.raises(BadRecord) as refused:
        check_record(text)
    return refused.value.line


def test_a_wrong_score_total_or_result_is_found(ended):
    scored = line_with(ended, "score")
    assert refused_line(re.sub(r"score \d+", "score 99", ended, count=1)) == scored
    assert refused_line(re.sub(r"total \d+", "total 99", ended, count=1)) == scored
    result = line_with(ended, "[Result")
    assert refused_line(re.sub(r'Result "\d+', 'Result "99', ended)) == result
    assert refused_line(re.sub(r'Result ".*"', 'Result "*"', ended)) == result
    record = parse_record(ended)
    assert record.result is not None
    other = replace(record, result=replace(record.result, winner=1 - record.result.winner))
    assert refused_line(format_record(other)) == result


def test_a_missing_score_and_a_score_too_early_are_found(ended):
    lines = ended.splitlines(keepends=True)
    scored = line_with(ended, "score")
    assert refused_line("".join(lines[: scored - 1])) == scored - 1
    record = parse_record(ended)
    early = replace(record.deals[0], moves=record.deals[0].moves[:3])
    text = format_record(replace(record, deals=(early,), result=None))
    assert refused_line(text) == line_with(text, "score")


def test_a_deal_left_in_the_middle_must_be_the_last(ended):
    record = parse_record(ended)
    first = replace(record.deals[0], moves=record.deals[0].moves[:3], score=None, total=None)
    text = format_record(replace(record, deals=(first, *record.deals[1:])))
    assert refused_line(text) == line_with(text, "deal 1")


def test_an_illegal_move_a_wrong_dealer_and_moves_after_the_end_are_found(ended):
    record = parse_record(ended)
    moves = record.deals[0].moves
    twice = replace(record, deals=(replace(record.deals[0], moves=(moves[0], moves[0])),))
    text = format_record(twice)
    assert refused_line(text) == line_with(text, "deal 1") + 1
    second = replace(record.deals[1], dealer=record.deals[0].dealer)
    text = format_record(replace(record, deals=(record.deals[0], second)))
    assert refused_line(text) == line_with(text, "deal 2")
    scored = line_with(ended, "score")
    lines = ended.splitlines()
    text = "\n".join([*lines[: scored - 1], format_move(moves[0]), *lines[scored - 1 :]])
    assert refused_line(text) == scored
    text = format_record(replace(record, deals=(*record.deals, record.deals[0])))
    assert refused_line(text) == line_with(text, f"deal {len(record.deals) + 1}")


@pytest.mark.parametrize(("seats", "partnership"), [(2, False), (3, False), (4, False), (4, True)])
def test_a_record_that_names_a_seed_tells_what_the_seed_deals(seats, partnership):
    seed, rules = Seed("tea"), Rules.from_preset("classic")

    def record(source, first=0):
        match = Match.begin(rules, seats, (source.first_dealer(seats) + first) % seats, partnership)
        while len(match.deals) < 2:
            match = match.deal(source.pack(rules.deck_cards, match.deal_number))
            while match.position is not None:
                match = match.play(match.position.legal_moves(1)[0])
        return Record.of_match(match, seed="tea")

    true = record(seed)
    assert check_record(format_record(true)).deals
    assert refused_line(text := format_record(record(seed, 1))) == line_with(text, "deal 1")
    assert refused_line(text := format_record(replace(true, seed="coffee"))) == line_with(text, "deal 1")
    other = shuffled(rules, random.Random(1))
    second = replace(true.deals[1], pack=other, moves=(), score=None, total=None)
    left = replace(true, deals=(true.deals[0], second), result=None)
    assert refused_line(text := format_record(left)) == line_with(text, "deal 2")
    check_record(format_record(replace(left, seed=None)))


@pytest.mark.parametrize(("seats", "partnership"), [(2, False), (3, False), (4, False), (4, True)])
@pytest.mark.parametrize("deals", [1, 2])
@pytest.mark.parametrize("name", ["classic", "english1792"])
def test_a_wrong_first_dealer_is_told_as_such(name, seats, partnership, deals):
    record = record_of(name, seats, "dealer", partnership=partnership, most_deals=deals)
    first = record.deals[0]
    assert len(record.deals) == deals
    assert len(set(first.score)) > 1
    wrong = replace(first, dealer=(first.dealer + 1) % seats)
    text = format_record(replace(record, deals=(wrong, *record.deals[1:])))
    with pytest.raises(BadRecord, match=f"seat {first.dealer}.*not seat {wrong.dealer}") as refused:
        check_record(text)
    assert refused.value.line == line_with(text, "deal 1")


def test_a_byte_order_mark_before_a_record_is_passed_over_and_nowhere_else(ended):
    assert parse_record("\ufeff" + ended) == parse_record(ended)
    for text in ("\ufeff\ufeff" + ended, ended.replace("\n", "\n\ufeff", 1)):
        with pytest.raises(BadRecord):
            parse_record(text)


def test_a_match_without_an_end_has_no_result(ended):
    record = parse_record(ended)
    text = format_record(replace(record, deals=record.deals[:1]))
    assert refused_line(text) == line_with(text, "[Result")
    assert not check_record(format_record(replace(record, deals=(), result=None))).deals


@pytest.mark.parametrize("seed", range(4))
def test_a_record_cut_or_altered_anywhere_is_read_or_refused_with_its_line(ended, seed):
    rng = random.Random(seed)
    for _ in range(60):
        place = rng.randrange(len(ended))
        cut = ended[:place]
        altered = ended[:place] + rng.choice('8S{}x=-[]"\\;\n 0é') + ended[place + rng.randrange(2) :]
        for text in (cut, altered):
            line = fault_line(text)
            assert line is None or 1 <= line <= text.count("\n") + 1


def fault_line(text):
    """The line of the fault in a record, None where there is none."""
    try:
        check_record(text)
    except BadRecord as error:
        return error.line or 0
    return None
