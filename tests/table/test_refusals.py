"""Each code of refusal is documented and has a text in every language."""

from pathlib import Path

import pytest

from cassino import words
from cassino.table.names import LONGEST_NAME, PHRASES, clean_name
from cassino.table.refusals import CODES, TableError

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "tables.md"


@pytest.mark.parametrize("lang", words.languages())
def test_every_code_and_every_phrase_has_a_text(lang):
    for code in CODES:
        assert words.format(lang, f"error-{code}", longest=LONGEST_NAME)
    for phrase in PHRASES:
        assert words.format(lang, f"phrase-{phrase}")


def test_every_code_is_documented():
    text = DOCUMENT.read_text()
    assert [code for code in CODES if f"`{code}`" not in text] == []


@pytest.mark.parametrize("name", ["Ana", "Zoë", "李小龍", " José  María ", "x" * 24, "🂡"])
def test_a_name_may_have_any_letters(name):
    assert clean_name(name) == " ".join(name.split())


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "a\u200bb", "\ue000", "a\ud800"])
def test_a_name_without_letters_or_with_unseen_ones_is_refused(name):
    with pytest.raises(TableError) as refused:
        clean_name(name)
    assert refused.value.code == "bad_name"
