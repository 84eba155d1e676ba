"""The bots of this machine, each thinking in a thread of its own while the tables go on."""

from __future__ import annotations

import asyncio
import hashlib

from cassino.rules import Move, Observation

MAX_LISTED = 200
"""Moves that the random bot draws among."""


class LocalBots:
    """Every bot there is, in this process."""

    def names(self) -> tuple[str, ...]:
        """See `Bots.names`."""
        return ("random",)

    async def choose(self, observation: Observation, *, bot: str, seed: str) -> Move:
        """See `Bots.choose`."""
        return await asyncio.to_thread(_drawn, observation, seed)


def _drawn(observation: Observation, seed: str) -> Move:
    moves = observation.position.legal_moves(MAX_LISTED)
    return moves[int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") % len(moves)]
