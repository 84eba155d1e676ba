"""Options that exclude each other, and rules that nobody could play (rules section 10)."""

from typing import TYPE_CHECKING

from cassino.cards import CardSet
from cassino.errors import BadRules

if TYPE_CHECKING:
    from cassino.rules.options import Rules

_SPADES: CardSet = 0x8888888888888
_DIAMONDS: CardSet = 0x2222222222222


def refuse_contradictions(rules: "Rules") -> None:
    """Raise BadRules unless the options of *rules* go together and a match can end."""
    if rules.single_group and rules.build_as_card:
        raise _excluded("single_group", "build_as_card", "a build cannot serve in a group when only one may be taken")
    if rules.single_group and rules.capture_completeness != "any":
        raise _excluded("single_group", "capture_completeness", "one group cannot take more; it goes with any only")
    if rules.pair_first and not rules.single_group:
        raise _excluded(
            "pair_first", "single_group", "it says which single group goes first, so single_group must be true"
        )
    if rules.deal_scoring == "difference" and rules.end_when == "immediate":
        raise _excluded(
            "deal_scoring", "end_when", "a difference is known at the end of a deal, not as points are made"
        )
    if not rules.allowed_seats():
        raise BadRules(
            "no number of seats can share out the pack: deck less layout_size must be a positive multiple of seats "
            "x hand_size (with refill draw: of seats, and no less than seats x hand_size)",
            path="options",
        )
    if not _somebody_scores(rules):
        raise BadRules("points: nobody can ever score, so no match would end", path="options.points")


def _excluded(name: str, other: str, why: str) -> BadRules:
    return BadRules(f"{name} and {other} do not go together: {why}", path=f"options.{name}")


def _somebody_scores(rules: "Rules") -> bool:
    points, deck = rules.points, rules.deck_cards
    size, spades = deck.bit_count(), (deck & _SPADES).bit_count()
    cards_over, spades_over = rules.overs or (None, None)
    found = {
        "most_cards": True,
        "most_spades": spades >= max(1, rules.spades_needed or 0),
        "big_cassino": _has(deck, 10, 2),
        "little_cassino": _has(deck, 2, 8),
        "ace": _has(deck, 1, 15),
        "sweep": rules.sweep_freeze_at is None,
        "most_diamonds": bool(deck & _DIAMONDS),
        "seven_of_diamonds": _has(deck, 7, 2),
        "each_spade": spades > 0,
        "extra_jack_of_spades": _has(deck, 11, 8),
        "extra_ace_of_spades": _has(deck, 1, 8),
        "all_sevens": all(_has(deck, 7, 1 << suit) for suit in range(4)),
        "all_sixes": all(_has(deck, 6, 1 << suit) for suit in range(4)),
        "all_aces": all(_has(deck, 1, 1 << suit) for suit in range(4)),
        "court": bool(deck >> 40),
        "pips": bool(deck & 0xFFFFFFFFF0),
        "pat": _has(deck, 1, 15) and _has(deck, 10, 15),
        "last_capture": True,
    }
    return (
        any(found[key] for key, value in points.items() if value)
        or (cards_over is not None and cards_over < size)
        or (spades_over is not None and spades_over < spades)
    )


def _has(deck: CardSet, rank: int, suits: int) -> bool:
    return bool(deck >> 4 * (rank - 1) & suits)
