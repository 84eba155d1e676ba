"""The engine protocol: lines of JSON in, lines of JSON out, players given."""

from cassino.engine.players import Analysed, Chosen, Considered, Players, bots_as_players
from cassino.engine.protocol import PROTOCOL, answer
from cassino.engine.run import serve

__all__ = ["PROTOCOL", "Analysed", "Chosen", "Considered", "Players", "answer", "bots_as_players", "serve"]
