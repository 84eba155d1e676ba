"""The presets (rules section 11)."""

import pytest

from cassino.errors import BadRules
from cassino.rules.items import POINT_KEYS
from cassino.rules.options import OPTIONS, Rules
from cassino.rules.presets import PRESETS

FROM_CLASSIC = {
    "classic": "",
    "classic11": "target=11",
    "literal": "deal_pattern=twos_then_layout capture_completeness=all_pairs multiple_at_once=false raise_builds=none "
    "add_to_builds=own",
    "royal": "court_values=11-12-13 ace_high=hand",
    "royal_low_ace": "court_values=11-12-13",
    "spade": "points.most_spades=0 points.each_spade=1 points.extra_jack_of_spades=1 target=61 end_when=immediate",
    "spade_bicycle": "points.each_spade=1 points.extra_jack_of_spades=1 points.extra_ace_of_spades=1 target=61 "
    "end_when=immediate double_under=31",
    "spade_royal": "court_values=11-12-13 ace_high=hand points.most_spades=0 points.each_spade=1 "
    "points.extra_jack_of_spades=1 target=61 end_when=immediate",
    "draw": "refill=draw",
    "royal_draw": "refill=draw court_values=11-12-13 ace_high=hand",
    "italian": "deck=italian40 hand_size=3 court_values=8-9-10 points.big_cassino=0 points.seven_of_diamonds=1",
    "no_building": "building=false",
    "pat": "points.pat=1",
    "card_points": "points.most_cards=0 points.most_spades=0 points.big_cassino=0 points.little_cassino=0 "
    "points.ace=11 points.sweep=0 points.court=10 points.pips=1 target=none overshoot=highest",
    "diamond": "deck=italian40 hand_size=3 points.most_cards=1 points.most_spades=0 points.big_cassino=0 "
    "points.little_cassino=0 points.ace=0 points.most_diamonds=1 points.seven_of_diamonds=1 points.all_sevens=2 "
    "points.all_sixes=2 points.all_aces=2 target=11",
    "finnish": "court_values=11-12-13 ace_high=hand_fixed14 nordic_hand_values=true building=false points.most_cards=1 "
    "points.most_spades=2 majority_tie=carry sweep_cancel=true sweep_last_round=false sweep_freeze_at=10 target=16 "
    "end_when=immediate",
    "swedish": "court_values=11-12-13 ace_high=any building=false points.most_cards=1 points.most_spades=2 "
    "points.last_capture=1 target=16",
    "khasino": "deck=numerals40 hand_size=10-13-10 layout_size=0-1-0 raise_builds=opponents same_value_builds=false "
    "max_builds=1 points.most_cards=2 points.most_spades=2 points.sweep=0 majority_tie=split target=none",
    "english1792": "building=false target=11 deal_scoring=difference",
    "mini": "deck=AC-AD-AH-AS-2C-2D-2H-2S-3C-3D-3H-3S hand_size=2 target=none",
}


def test_these_are_the_presets():
    assert list(PRESETS) == list(FROM_CLASSIC)


@pytest.mark.parametrize("name", FROM_CLASSIC)
def test_a_preset_differs_from_classic_in_this_and_nothing_else(name):
    preset = Rules.from_preset(name)
    assert preset == Rules.parse(f"classic {FROM_CLASSIC[name]}")
    assert preset.to_text() == name
    assert preset.preset == name == PRESETS[name].name


@pytest.mark.parametrize("name", FROM_CLASSIC)
def test_the_shortest_text_from_classic_is_what_differs(name):
    beside = Rules.from_preset(name).options_beside("classic")
    assert Rules.from_json({"preset": "classic", "options": beside}) == Rules.from_preset(name)
    assert list(beside) == [option for option in OPTIONS if option in PRESETS[name].options]
    assert Rules.from_preset(name).options_beside(name) == {}
    changed = {option: getattr(Rules.from_preset(name), option) for option in PRESETS[name].options}
    assert Rules.from_preset("classic", **changed).to_text() == f"classic {FROM_CLASSIC[name]}".strip()


@pytest.mark.parametrize("name", FROM_CLASSIC)
def test_presets_are_for_two_to_four_seats(name):
    assert Rules.from_preset(name).allowed_seats() == ((2, 4) if name == "mini" else (2, 3, 4))


@pytest.mark.parametrize(("name", "points"), [("classic", 11), ("spade", 24), ("spade_bicycle", 26), ("italian", 10)])
def test_a_deal_has_this_many_points_besides_sweeps(name, points):
    rules = Rules.from_preset(name)
    times = {"ace": 4, "each_spade": 13, "sweep": 0}
    assert sum(rules.points[key] * times.get(key, 1) for key in POINT_KEYS) == points


def test_presets_cannot_be_changed():
    with pytest.raises(TypeError):
        PRESETS["classic"].options["target"] = 5  # type: ignore[index]
    with pytest.raises(TypeError):
        PRESETS["spade"].options["points"]["ace"] = 5
    with pytest.raises(TypeError):
        PRESETS["new"] = PRESETS["classic"]  # type: ignore[index]


def test_a_house_s_own_preset_is_no_preset():
    with pytest.raises(BadRules):
        Rules.from_preset("house")
