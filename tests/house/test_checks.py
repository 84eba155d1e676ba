"""The checks that are not tests: they find what they are for."""

import pytest

from tools import check_documents, check_words


@pytest.fixture
def words(tmp_path):
    """Give what writes the same text in every language, or another in Italian, and finds the faults."""

    def faults(english, italian=None, file="page.ftl"):
        for language in check_words.LANGUAGES:
            folder = tmp_path / language
            folder.mkdir(exist_ok=True)
            text = italian if italian is not None and language == "it" else english
            (folder / file).write_text(text, encoding="utf-8")
        return list(check_words.find_faults(tmp_path))

    return faults


def test_texts_that_agree_have_no_fault(words):
    assert (
        words(
            "# a comment\n-game = Cassino\nplay = Play { -game } with { NUMBER($n, useGrouping: 0) }\n    .title = Go\n"
        )
        == []
    )


@pytest.mark.parametrize(
    ("english", "italian", "fault"),
    [
        ("a = A\nb = B\n", "a = A\n", "b is not in it"),
        ("a = A\n", "a = A\nc = C\n", "c is not in en"),
        ("a = { $card }\n", "a = { $kort }\n", "a uses $kort; in en it uses $card"),
        ("a = { $card }\n", "a = carta\n", "a uses no variable; in en it uses $card"),
        ("a = A\n    .title = T\n", "a = A\n", "a.title is not in it"),
        ("a = A\n", "a = { \n", "Expected"),
        ("a = A\n", "a = A\na = B\n", "a stands in it/page.ftl too"),
        ("a = A\n", "a = { other }\n", "other does not exist"),
        ("a = A\n", "a = { -term }\n", "-term does not exist"),
        ("a = { $n }\n", 'a = { NUMBER($n, style: "percent") }\n', "NUMBER may not be told style"),
        ("a = { $n }\n", 'a = { NUMBER($n, type: "ordinal") ->\n   *[other] x\n }\n', "NUMBER may not be told type"),
        ("a = { $n }\n", "a = { DATETIME($n) }\n", "DATETIME is not used here"),
    ],
)
def test_a_text_that_differs_is_found(words, english, italian, fault):
    assert any(fault in found for found in words(english, italian))


def test_a_language_without_files_is_found(tmp_path):
    faults = list(check_words.find_faults(tmp_path))
    assert "pt: there are no Fluent files" in faults


def test_examples_of_a_document_run_as_one_session(tmp_path):
    file = tmp_path / "document.md"
    file.write_text("Words\n\n```python\n>>> a = 2\n```\n\nmore `>>> b`\n\n```python\n>>> a + 1\n3\n>>> a\n5\n```\n")
    assert check_documents.run_examples(file) == (3, 1)


def test_a_dead_link_is_found(monkeypatch, tmp_path):
    monkeypatch.setattr(check_documents, "ROOT", tmp_path)
    file = tmp_path / "document.md"
    file.write_text("[here](document.md#part) [there](missing.md) [away](https://example.org/x)")
    assert list(check_documents.find_dead_links(file)) == ["document.md: the link to missing.md leads nowhere"]
