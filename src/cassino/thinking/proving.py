"""What the course of a deal proves about hidden hands."""

from cassino.rules import Kind, Observation, Position
from cassino.rules.moves import Move


def proved_values(observation: Observation) -> list[int]:
    """By seat, as bits, the values of which the seat is known to hold a card, each by another card.

    The owner of a build holds a card of its value (G2); and goes on holding it when another has taken the build,
    until it plays one. That needs the history and the dealer; without them the builds that lie there prove all.
    """
    position = observation.position
    proved = [0] * position.seats
    if position.kernel_rules.for_partner == 2:
        return proved
    if position.history is not None and position.dealer is not None:
        _follow(position, position.history, position.dealer, proved)
    for build in position.builds:
        proved[build.owner] |= 1 << build.value
    return proved


def _follow(position: Position, history: tuple[Move, ...], dealer: int, proved: list[int]) -> None:
    """Replay who owned what, which the moves alone tell."""
    values = position.kernel_rules.hand_values
    owned: dict[int, tuple[int, int]] = {}  # the cards of a build: its owner and value
    seat = dealer
    for move in history:
        seat = (seat + 1) % position.seats
        proved[seat] &= ~int(values[move.card])
        cards = move.loose | 1 << move.card
        for touched in move.builds:
            cards |= touched
            owned.pop(touched, None)
        if move.kind not in (Kind.CAPTURE, Kind.TRAIL):
            owned[cards] = (seat, move.value)
        for owner, value in owned.values():
            if owner == seat:
                proved[seat] |= 1 << value
