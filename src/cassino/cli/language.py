"""The language in which the program speaks to its terminal."""

import os

from cassino.words import languages


def system_language() -> str:
    """The language that the environment asks for, as other programs read it; English where we have no texts in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            language = value[:2].lower()
            return language if language in languages() else "en"
    return "en"
