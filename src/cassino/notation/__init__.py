"""Text and JSON forms: cards and moves, positions, records, seeds, points, events."""
