"""The texts that people read, in every language, and the one function that formats them.

A language is a folder of Fluent files by subject; a message id belongs to one file. `format("en", "item-most_cards")`
gives a text; what a message needs stands above it in the English file. Cards are passed as text, numbers as numbers.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

__all__ = ["WordsError", "format", "languages", "message_ids", "sources"]

_FOLDER = Path(__file__).parent


class WordsError(LookupError):
    """A language or message that does not exist, or a message without an argument that it needs: a fault of ours."""


def format(lang: str, id: str, /, **args: Any) -> str:
    """The text of message *id* in *lang* with *args* put in; WordsError unless all of it is there."""
    bundle = _bundle(lang)
    if not bundle.has_message(id):
        raise WordsError(f"there is no message {id} in {lang}")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise WordsError(f"message {id} in {lang} has no text of its own")
    text, faults = bundle.format_pattern(pattern, args)
    if faults:
        raise WordsError(f"message {id} in {lang}: {faults[0]!r}")
    return str(text)


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are texts in, English first."""
    found = sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl")))
    return ("en", *(name for name in found if name != "en"))


@cache
def message_ids(lang: str) -> frozenset[str]:
    """The ids of all messages in *lang*."""
    return frozenset(
        entry.id.name
        for content in sources(lang).values()
        for entry in FluentResource(content).body
        if isinstance(entry, Message)
    )


@cache
def sources(lang: str) -> Mapping[str, str]:
    """The Fluent files of *lang*, name to content; WordsError when there is no such language."""
    if lang not in languages():
        raise WordsError(f"there is no language {lang!r}; there are {', '.join(languages())}")
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted((_FOLDER / lang).glob("*.ftl"))}


@cache
def _bundle(lang: str) -> FluentBundle:
    contents = sources(lang).values()
    bundle = FluentBundle([lang], use_isolating=False)
    for content in contents:
        bundle.add_resource(FluentResource(content))
    return bundle
