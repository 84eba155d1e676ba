"""Cassino, the card game: its rules as a library, players, and tables in the browser."""

from cassino.cards import Card, CardSet, card_name, card_set, cards_in, format_cards, parse_card, parse_cards
from cassino.errors import CassinoError
from cassino.rules import Build, Kind, Match, Move, Observation, Position, Rules, observe

__all__ = [
    "Build",
    "Card",
    "CardSet",
    "CassinoError",
    "Kind",
    "Match",
    "Move",
    "Observation",
    "Position",
    "Rules",
    "card_name",
    "card_set",
    "cards_in",
    "format_cards",
    "observe",
    "parse_card",
    "parse_cards",
]

__version__ = "0.1.0"
