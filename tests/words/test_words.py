"""The texts: whole in every language, plain, and safe for both formatters."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cassino import errors, words
from cassino.errors import CassinoError
from cassino.rules.items import ITEMS, POINT_KEYS
from cassino.rules.options import OPTIONS
from cassino.rules.presets import PRESETS
from cassino.rules.reasons import REASONS

LANGUAGES = ("en", "de", "it", "pt")
EVERYWHERE = ("errors", "rules")
ERRORS = {error.code for error in vars(errors).values() if isinstance(error, type) and issubclass(error, CassinoError)}
ARGUMENTS = {"card": "8♠", "cards": "3♦ 5♥", "value": 8, "allowed": "one"}
FILES = [(lang, name) for lang in LANGUAGES for name in words.sources(lang)]


class Placeables(Visitor):
    """The variables and the functions that a message uses."""

    def __init__(self):
        self.variables = set()
        self.functions = set()

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node):
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_NamedArgument(self, node):
        assert (node.name.name, getattr(node.value, "value", "")) not in {("style", "percent"), ("type", "ordinal")}
        self.generic_visit(node)


def entries(lang, name):
    return FluentParser().parse(words.sources(lang)[name]).body


def messages(lang, name):
    return {entry.id.name: entry for entry in entries(lang, name) if isinstance(entry, ast.Message)}


def used(message):
    placeables = Placeables()
    placeables.visit(message)
    return placeables


def test_these_are_the_languages():
    assert words.languages() == LANGUAGES
    for lang in LANGUAGES:
        assert set(EVERYWHERE) <= set(words.sources(lang)) <= set(words.sources("en"))


@pytest.mark.parametrize(("lang", "name"), FILES)
def test_a_file_is_clean_fluent(lang, name):
    assert not [entry.content for entry in entries(lang, name) if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries(lang, name) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    for message in messages(lang, name).values():
        assert used(message).functions <= {"NUMBER"}


@pytest.mark.parametrize(("lang", "name"), [file for file in FILES if file[0] != "en"])
def test_a_file_has_the_messages_and_variables_of_the_english_one(lang, name):
    english, other = messages("en", name), messages(lang, name)
    assert list(other) == list(english)
    for id, message in other.items():
        assert used(message).variables == used(english[id]).variables, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_stands_in_one_file(lang):
    ids = [id for name in words.sources(lang) for id in messages(lang, name)]
    assert len(ids) == len(set(ids))
    assert words.message_ids(lang) == set(ids)


@pytest.mark.parametrize(("lang", "name"), [file for file in FILES if file[1] in EVERYWHERE])
def test_words_are_plain(lang, name):
    for id, message in messages(lang, name).items():
        source = words.sources(lang)[name][message.span.start : message.span.end]
        assert "!" not in source, id
        assert not re.search(r"\b(oops|ups|sorry|bravo)\b", source, re.IGNORECASE), id
        if id.startswith(("reason-", "error-", "why-")) or id.endswith("-about"):
            assert source.rstrip("} \n").endswith("."), id


OF_THEIR_OWN = ("max_builds", "spades_needed", "overs", "sweep_freeze_at", "target", "double_under")
"""Options that may be left without a number; what that means is another thing for each."""


def needed_ids():
    yield from (f"kind-{kind}" for kind in ("capture", "build", "add", "raise", "trail"))
    yield from (f"preset-{name}{part}" for name in PRESETS for part in ("", "-about"))
    yield from (f"option-{name}{part}" for name in OPTIONS for part in ("", "-about"))
    yield from (f"value-{value}" for value in ("true", "false", "deck-cards"))
    for name, option in OPTIONS.items():
        if option.choices[:1] not in [(True,), (False,)]:
            yield from (f"value-{name}-{option.format(choice)}" for choice in option.choices)
    yield from (f"value-{name}-none" for name in OF_THEIR_OWN)
    yield from (f"item-{item}" for item in ITEMS)
    yield from (f"points-{key}" for key in POINT_KEYS)
    yield from (f"why-{why}" for why in ("below", "only", "item", "highest", "closest", "undecided"))
    yield from (f"reason-{code}" for code in REASONS)
    yield from (f"error-{code}" for code in ERRORS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_rules_has_its_words(lang):
    needed = list(needed_ids())
    assert len(needed) == len(set(needed))
    ours = {id for name in EVERYWHERE for id in messages(lang, name)}
    assert ours == set(needed)
    for id in needed:
        assert words.format(lang, id, item="x", **ARGUMENTS).strip()


ARTICLES = {
    "en": "an?",
    "de": "eine?|einen|einem|einer|der|das|dem|den|des|zum|zur|beim|vom",
    "it": "il|lo|la|gli|le|uno?|una|del|dell[ao]|dei|delle|all[ao]|dal|dalla|nel|nella|col|sul|sulla",
    "pt": "os|as|(?<!cada )uma?|do|dos|das|na|ao|aos|pel[ao]",
}
"""Those that change with the word after them, and that are nothing else before a name or a number."""


@pytest.mark.parametrize(("lang", "name"), FILES)
def test_no_article_stands_before_what_is_put_in(lang, name):
    assert not re.findall(rf"(?i)\b(?:{ARTICLES[lang]}) \{{ \$\w+ \}}.*", words.sources(lang)[name])


def test_there_are_thirty_two_reasons():
    assert len(REASONS) == len(set(REASONS)) == 32


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_needs_no_more_than_its_card_cards_and_value(lang):
    for code in REASONS:
        assert used(messages(lang, "rules")[f"reason-{code}"]).variables <= set(ARGUMENTS)


def test_arguments_are_put_in_without_marks():
    text = words.format("en", "reason-no_capturing_card", value=8)
    assert text == "To build 8 you need another card worth 8 left in your hand."
    assert words.format("de", "reason-not_in_hand", card="10♦") == "10♦ ist nicht auf deiner Hand."


@pytest.mark.parametrize(
    ("allowed", "text"),
    [
        ("one", "J♠ takes one card of its rank, no more."),
        ("all", "J♠ takes every card of its rank, not some of them."),
        ("one_or_three", "J♠ takes one card of its rank, or three."),
    ],
)
def test_a_court_card_is_told_what_it_takes(allowed, text):
    assert words.format("en", "reason-court_takes_one", card="J♠", allowed=allowed) == text


@pytest.mark.parametrize(
    ("lang", "id", "message"),
    [
        ("xx", "kind-trail", "no language 'xx'; there are en, de, it, pt"),
        ("../en", "kind-trail", "no language"),
        ("en", "kind-fly", "no message kind-fly in en"),
        ("en", "reason-no_groups", "reason-no_groups in en: .*cards"),
    ],
)
def test_what_is_not_there_is_never_passed_over(lang, id, message):
    with pytest.raises(words.WordsError, match=message):
        words.format(lang, id)


def test_a_message_without_text_is_never_passed_over(monkeypatch):
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("only-parts =\n    .part = Part\n"))
    monkeypatch.setattr(words, "_bundle", lambda lang: bundle)
    with pytest.raises(words.WordsError, match="has no text"):
        words.format("en", "only-parts")
