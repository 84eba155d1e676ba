"""People at a table: seats, turns, clocks, events and the lobby; no network, no disk."""
