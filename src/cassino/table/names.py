"""What people call themselves, and what they can say."""

import unicodedata

from cassino.table.refusals import TableError

LONGEST_NAME = 24
"""Characters of the longest name."""

PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "good_game",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "one_moment",
    "your_turn",
    "goodbye",
)
"""What can be said; the text is `phrase-<word>` in every language."""


def clean_name(name: str) -> str:
    """*name* without blanks around it; refused when it is empty, too long or holds control or direction characters."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(cleaned) <= LONGEST_NAME or any(unicodedata.category(letter)[0] == "C" for letter in cleaned):
        raise TableError("bad_name", longest=LONGEST_NAME)
    return cleaned
