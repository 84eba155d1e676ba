"""One deal of each preset is what it was when it was looked at and kept.

After a change that is meant to alter them: `python -m tests.rules.playthroughs`, and read the difference.
"""

import pytest

from cassino.rules import PRESETS
from tests.rules.playthroughs import KEPT, playthrough, seats_of


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_played_as_it_was_kept(preset):
    assert playthrough(preset, seats_of(preset)) == (KEPT / f"{preset}.txt").read_text("utf-8")


def test_each_preset_has_its_deal_and_nothing_else_is_kept():
    assert {path.stem for path in KEPT.glob("*.txt")} == {*PRESETS, "perft"}
