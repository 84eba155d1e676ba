"""Cassino, the card game: its rules as a library, players, and tables in the browser."""

__version__ = "0.1.0"
