"""`Rules`: every option is read, written or refused (rules section 10)."""

import dataclasses
import json
import pickle
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.errors import BadRules
from cassino.rules.items import POINT_KEYS
from cassino.rules.options import OPTIONS, Rules
from cassino.rules.presets import PRESETS
from tests.rules.random_rules import NUMBERS, random_rules

HUGE = 10**60


def changed(name, value):
    return Rules.from_json({"options": {name: value}})


def test_there_is_one_attribute_for_each_option():
    assert [field.name for field in dataclasses.fields(Rules)] == ["preset", *OPTIONS]


def test_the_defaults_are_those_of_classic():
    classic = Rules.from_preset()
    assert all(getattr(classic, name) == option.default for name, option in OPTIONS.items())
    assert classic.to_text() == "classic"
    assert classic.to_json() == {"preset": "classic"}


def test_text_and_json_say_the_same():
    rules = Rules.parse("royal target=11 overs=30-7 points.sweep=2")
    assert (rules.target, rules.overs, rules.points["sweep"], rules.court_values) == (11, (30, 7), 2, (11, 12, 13))
    options = {"target": 11, "overs": [30, 7], "points": {"sweep": 2}}
    assert rules == Rules.from_json({"preset": "royal", "options": options})
    assert rules == Rules.from_json("royal target=11 overs=30-7 points.sweep=2")
    assert rules == Rules.from_preset("royal", target=11, overs=(30, 7), points={"sweep": 2})
    assert rules.to_json() == {"preset": "royal", "options": {"points": {"sweep": 2}, "overs": [30, 7], "target": 11}}


@given(st.integers(0, 2**32))
def test_random_rules_read_back_equal_from_text_and_json(seed):
    rules = random_rules(random.Random(seed))
    for again in (
        Rules.parse(rules.to_text()),
        Rules.from_json(rules.to_json()),
        Rules.from_json(rules.to_text()),
        eval(repr(rules), {"Rules": Rules}),
        pickle.loads(pickle.dumps(rules)),
    ):
        assert again == rules
        assert hash(again) == hash(rules)
        assert again.preset == rules.preset
        assert again.to_text() == rules.to_text()


def test_random_rules_reach_every_value_of_every_option():
    rng = random.Random(1)
    drawn = [random_rules(rng) for _ in range(1500)]
    for name, option in OPTIONS.items():
        seen = {getattr(rules, name) for rules in drawn}
        assert seen >= set(option.choices), name
        assert len(seen) >= 2, name
    assert {seats for rules in drawn for seats in rules.allowed_seats()} == {2, 3, 4}
    assert any(isinstance(rules.deck, tuple) for rules in drawn)


@given(st.integers(0, 2**32))
def test_only_what_differs_from_the_preset_is_written(seed):
    rules = random_rules(random.Random(seed))
    usual = Rules.from_preset(rules.preset)
    written = rules.to_json().get("options", {})
    assert all((name in written) == (getattr(rules, name) != getattr(usual, name)) for name in OPTIONS)
    assert all(rules.points[key] != usual.points[key] for key in written.get("points", {}))


def test_rules_are_equal_by_their_options_whatever_they_started_from():
    assert Rules.parse("classic target=11") == Rules.parse("classic11")
    assert hash(Rules.parse("classic target=11")) == hash(Rules.parse("classic11"))
    assert Rules.parse("classic") != Rules.parse("royal")
    assert Rules.parse("classic11 target=21").to_text() == "classic11 target=21"


def test_a_value_has_one_form():
    rules = Rules.from_preset(
        hand_size=[4, 4, 4], overs=[None, None], deck=[f"{rank}{suit}" for suit in "SHDC" for rank in "KQJT98765432A"]
    )
    assert rules == Rules.from_preset()
    assert Rules.parse("classic overs=none").overs is None
    assert Rules.parse("mini deck=3S-3H-3D-3C-2C-2D-2H-2S-as-ah-ad-ac") == Rules.parse("mini")
    assert Rules.parse("mini deck=numerals40 layout_size=4").deck == "numerals40"


def test_presets_and_options_that_do_not_exist_are_refused_with_those_that_do():
    with pytest.raises(BadRules, match=r"'clasic'; the presets are classic, classic11, .*mini") as caught:
        Rules.parse("clasic")
    assert caught.value.path == "preset"
    for wrong in ({"preset": "classic", "options": {"targt": 11}}, "classic targt=11"):
        with pytest.raises(BadRules, match=r"'targt'; the options are deck, hand_size, .*double_under") as caught:
            Rules.from_json(wrong)
        assert caught.value.path == "options"
    with pytest.raises(BadRules, match="'targt'"):
        Rules.from_preset(targt=11)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize(
    "value", ["", "nonsense", -1, 1.5, HUGE, [], {}, [[]], [HUGE] * 3, {"x": 1}, "x" * 10**6, [1.0] * 3]
)
def test_a_value_that_an_option_does_not_take_is_refused_with_those_that_it_does(name, value):
    if name == "points" and value == {}:
        return
    with pytest.raises(BadRules) as caught:
        Rules.from_json({"preset": "classic", "options": {name: value}})
    message = str(caught.value)
    assert caught.value.path.startswith(f"options.{name}")
    assert len(message) < 600
    assert OPTIONS[name].accepts in message or (name == "points" and "most_cards" in message)


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "points"])
@pytest.mark.parametrize(
    "text", ["", "nonsense", "-1", "1.5", "007", "99999999999999999999", "1-2-3-4", "-", "null", "true "]
)
def test_text_that_an_option_does_not_take_is_refused(name, text):
    if OPTIONS[name].choices[:1] in [(True,), (False,)] and text == "true ":
        return
    with pytest.raises(BadRules):
        Rules.parse(f"classic {name}={text} extra")


@pytest.mark.parametrize("name", [name for name, option in OPTIONS.items() if option.choices])
def test_every_listed_value_is_accepted_and_named(name):
    option = OPTIONS[name]
    for choice in option.choices:
        assert option.parse(option.format(choice)) == option.read(option.to_json(choice)) == choice
        assert str(list(choice) if isinstance(choice, tuple) else choice).lower() in option.accepts.lower().replace(
            "null", "none"
        )


def test_true_is_no_number_and_one_is_no_truth():
    for name in (*NUMBERS, "hand_size", "layout_size"):
        with pytest.raises(BadRules):
            changed(name, True)
    for wrong in (1, 0, "true", None):
        with pytest.raises(BadRules):
            Rules.from_preset(building=wrong)
    with pytest.raises(BadRules):
        Rules.from_preset(points={"ace": True})
    with pytest.raises(BadRules):
        Rules.from_preset(overs=(True, 7))


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_have_bounds(name):
    least = 1 if name == "target" else 0
    assert getattr(changed(name, least), name) == least
    assert getattr(changed(name, 1_000_000), name) == 1_000_000
    assert getattr(Rules.parse(f"swedish {name}=none"), name) is None
    for wrong in (least - 1, 1_000_001, 21.0, "21"):
        with pytest.raises(BadRules):
            changed(name, wrong)


@pytest.mark.parametrize(
    ("options", "path", "message"),
    [
        ({"single_group": True, "build_as_card": True}, "options.single_group", "build_as_card do not go together"),
        (
            {"single_group": True, "capture_completeness": "maximal"},
            "options.single_group",
            "capture_completeness do not",
        ),
        (
            {"single_group": True, "capture_completeness": "all_pairs"},
            "options.single_group",
            "capture_completeness do not",
        ),
        ({"pair_first": True}, "options.pair_first", "single_group must be true"),
        (
            {"deal_scoring": "difference", "end_when": "immediate"},
            "options.deal_scoring",
            "end_when do not go together",
        ),
        ({"hand_size": 5}, "options", "no number of seats"),
        ({"layout_size": 52}, "options", "no number of seats"),
        ({"deck": "italian40", "layout_size": 3}, "options", "no number of seats"),
        ({"deck": ["AC", "AC"]}, "options.deck", "a card twice"),
        ({"deck": ["AC", "ZZ"]}, "options.deck", "'ZZ' is no card"),
        ({"deck": ["AC", 1]}, "options.deck", "1 is no card"),
        ({"deck": ["AC"]}, "options.deck", "a list of different cards"),
        ({"deck": (0, 52)}, "options.deck", "a list of different cards"),
        ({"deck": (0, "AC")}, "options.deck", "a list of different cards"),
        ({"points": {"aces": 1}}, "options.points", "no key 'aces'; the keys are most_cards"),
        ({"points": {1: 1}}, "options.points", "no key 1"),
        ({"points": {"ace": -1}}, "options.points.ace", "from 0 to 1,000,000; not -1"),
        ({"points": {"ace": 0.5}}, "options.points.ace", "not 0.5"),
        ({"overs": [30]}, "options.overs", "two whole numbers"),
    ],
)
def test_refusals_name_the_fault_and_its_place(options, path, message):
    with pytest.raises(BadRules, match=message) as caught:
        Rules.from_preset("classic", **options)
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no preset ''"),
        ("classic target", "'target' is no option: they are given as name=value"),
        ("classic target=11 target=11", "'target' is given twice"),
        ("classic points.ace=1 points.ace=1", "'points.ace' is given twice"),
        ("classic points=1", "one by one"),
        ("classic points.=1", "no key ''"),
        ("classic points.ace=x", "not 'x'"),
        ("classic target.ace=1", "no option 'target.ace'"),
        ("classic overs=30", "two whole numbers"),
        ("classic hand_size=4-4", "three of them"),
        ("classic =", "no option ''"),
    ],
)
def test_bad_text_is_refused(text, message):
    with pytest.raises(BadRules, match=message):
        Rules.parse(text)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from([*OPTIONS, *POINT_KEYS, "none"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*POINT_KEYS, "x"]), inner, max_size=4),
)
WORDS = st.sampled_from(["classic", "points.", "=", "-", "none", "true", "11", "AC", " ", *OPTIONS, *POINT_KEYS])


def refusal(read, value):
    """The error of reading *value*, or None when it is read, and then reads back equal."""
    try:
        rules = read(value)
    except BadRules as error:
        return error
    assert Rules.parse(rules.to_text()) == Rules.from_json(rules.to_json()) == rules
    return None


@given(st.dictionaries(st.sampled_from(list(OPTIONS)) | st.text(), JSON, max_size=4), JSON)
def test_any_json_is_read_or_refused(options, whole):
    for value in ({"preset": "classic", "options": options}, {"preset": whole}, whole):
        error = refusal(Rules.from_json, value)
        assert error is None or len(json.dumps([str(error), error.path], ensure_ascii=False).encode()) < 1200


@given(st.lists(WORDS | st.text(max_size=5)).map("".join) | st.text())
def test_any_text_is_read_or_refused(text):
    for line in (text, f"classic {text}"):
        error = refusal(Rules.parse, line)
        assert error is None or len(json.dumps([str(error), error.path], ensure_ascii=False).encode()) < 1200


@pytest.mark.parametrize(
    ("value", "path"),
    [
        (None, ""),
        ([], ""),
        (7, ""),
        ({"preset": None}, "preset"),
        ({"preset": ["classic"]}, "preset"),
        ({"preset": "classic", "options": []}, "options"),
        ({"preset": "classic", "target": 11}, ""),
        ({"options": {"preset": "royal"}}, "options"),
        ({"options": {"name": "royal"}}, "options"),
    ],
)
def test_bad_json_is_refused(value, path):
    with pytest.raises(BadRules) as caught:
        Rules.from_json(value)
    assert caught.value.path == path


def test_json_without_a_preset_is_classic():
    assert Rules.from_json({"options": {"target": 11}}) == Rules.parse("classic target=11")


def test_a_changed_copy_is_checked_too():
    assert dataclasses.replace(Rules.from_preset(), target=11) == Rules.parse("classic11")
    with pytest.raises(BadRules):
        dataclasses.replace(Rules.from_preset(), target=0)
    with pytest.raises(BadRules):
        dataclasses.replace(Rules.from_preset(), preset="x")
    with pytest.raises(dataclasses.FrozenInstanceError):
        Rules.from_preset().target = 11  # type: ignore[misc]


def test_points_left_out_keep_the_preset_s_value():
    assert Rules.parse("spade points.sweep=2").points["each_spade"] == 1
    assert Rules.parse("spade points.sweep=2").points["pat"] == 0


def test_an_option_is_described_for_people():
    assert OPTIONS["court_capture"].accepts == "one, any, all or one_or_three"
    assert OPTIONS["court_values"].accepts == "null (none in text), [11, 12, 13] or [8, 9, 10]"
    assert OPTIONS["target"].accepts == "a whole number from 1 to 1,000,000 or null (none in text)"
    assert re.fullmatch("a whole number from 1 to 52, or three.*", OPTIONS["hand_size"].accepts)
    assert all(PRESETS[name].options is not None for name in PRESETS)
