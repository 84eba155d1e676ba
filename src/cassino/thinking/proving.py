"""What the course of a deal proves about hidden hands."""

from cassino.rules import Position

from .past import Past


def proved_values(position: Position, course: list[Past]) -> list[int]:
    """By seat, as bits, the values of which the seat is known to hold a card, each by another card.

    The owner of a build holds a card of its value (G2); and goes on holding it when another has taken the build,
    until it plays one. That *course* tells; where it is empty, or a partner may answer for a build, the builds that lie
    there prove all.
    """
    proved = [0] * position.seats
    for_partner = position.kernel_rules.for_partner
    if for_partner == 2:
        return proved
    values = position.kernel_rules.hand_values
    for past in () if for_partner else course:
        proved[past.seat] &= ~int(values[past.move.card])
        for _, value, owner, _ in past.left:
            if owner == past.seat:
                proved[owner] |= 1 << value
    for build in position.builds:
        proved[build.owner] |= 1 << build.value
    return proved
