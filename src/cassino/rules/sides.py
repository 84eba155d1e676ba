"""Who plays with whom (rules section 2)."""


def sides(seats: int, partnership: bool) -> tuple[tuple[int, ...], ...]:
    """The seats of each side: facing partners when *partnership*, else each seat for itself."""
    if partnership:
        return ((0, 2), (1, 3))
    return tuple((seat,) for seat in range(seats))


def side_of(seat: int, partnership: bool) -> int:
    """The side that *seat* plays for."""
    return seat % 2 if partnership else seat
