"""An independent decision by counts of cards, for layouts too crowded for the oracle's subsets.

It knows captures, builds, adds and raises with every ace and court value, `raise_with_loose`, the duties and the
limits; the other options of a move (completeness, discipline, trail rules, whose builds) must be at their default.
"""

from functools import cache

from tests.oracle import Move, announceable, keeps_duties, within_limits
from tests.oracle_options import DEFAULTS, Json, hand_values, options_of, table_values

Counts = tuple[int, ...]
WORTHS = ((1, 14), *((value,) for value in range(1, 14)))
"""What a card may count, by place in Counts: aces that are 1 or 14, then the values 1 to 13."""

PLACES = {frozenset(worth): place for place, worth in enumerate(WORTHS)}

AS_DEFAULT: tuple[str, ...] = (
    *("court_capture", "capture_completeness", "single_group", "trail_rule", "building", "multiple_builds"),
    *("multiple_at_once", "raise_builds", "add_to_builds", "build_as_card", "build_capture"),
)


def counts_of(o: Json, cards) -> Counts:
    """How many cards there are of each worth; those without a value are not counted."""
    places = [PLACES.get(table_values(o, c)) for c in cards]
    return tuple(map(places.count, range(len(WORTHS))))


def less_one(counts: Counts, place: int) -> Counts:
    """The counts with one card fewer at a place."""
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


@cache
def can_split(counts: Counts, value: int, start: int = 0) -> bool:
    """Whether all the cards can be parted into groups of the value, the first of which has *start* already."""
    start = 0 if start == value else start
    places = [place for place in reversed(range(len(WORTHS))) if counts[place]]
    if not places:
        return start == 0
    if not counts[0] and (start + sum(n * worth[0] for n, worth in zip(counts, WORTHS, strict=True))) % value:
        return False
    return any(
        can_split(less_one(counts, place), value, start + worth)
        for place in (places if start else places[:1])
        for worth in WORTHS[place]
        if start + worth <= value
    )


@cache
def can_grow(chosen: Counts, free: Counts, value: int, start: int = 0) -> bool:
    """Whether all chosen cards can be parted into groups of the value, with the help of any free ones."""
    start = 0 if start == value else start
    places = [place for place in reversed(range(len(WORTHS))) if chosen[place]]
    if start == 0 and not places:
        return True
    for place in places if start else places[:1]:
        left = less_one(chosen, place)
        if any(can_grow(left, free, value, start + w) for w in WORTHS[place] if start + w <= value):
            return True
    for place in reversed(range(len(WORTHS))) if start else ():
        left = less_one(free, place)
        if free[place] and any(can_grow(chosen, left, value, start + w) for w in WORTHS[place] if start + w <= value):
            return True
    return False


def fits(o: Json, loose, rest, value: int, starts) -> bool:
    """Whether loose cards split, with the help of any of the rest, from one of the starts up to the value."""
    chosen, free = counts_of(o, loose), counts_of(o, rest)
    if sum(chosen) < len(loose):
        return False
    return any(can_grow(chosen, free, value, s) if rest else can_split(chosen, value, s) for s in starts if s <= value)


def is_legal(position: Json, move: Move, rest=()) -> bool:
    """Whether a move is legal, or could be with some of the *rest* of the loose cards as well; not for trails."""
    (kind, card, loose, touched, value), o = move, options_of(position["rules"])
    assert all(o[name] == DEFAULTS[name] for name in AS_DEFAULT)
    piles = {frozenset(build["cards"]): build for build in position["builds"]}
    laid = table_values(o, card)
    if not (touched <= piles.keys() and loose <= {*position["loose"]} and card in position["hands"][position["turn"]]):
        return False
    if kind == "capture":
        values = {v for v in hand_values(o, card) if all(piles[pile]["value"] == v for pile in touched)}
        fit = any(fits(o, loose, rest, v, [0]) for v in values) and bool(loose or touched or rest)
        fit = fit or (not hand_values(o, card) and not touched and [c[0] for c in loose] == [card[0]])
        return fit and keeps_duties(position, move)
    if value not in announceable(position, card):
        return False
    if kind == "build":
        fit = bool(loose) and not touched and fits(o, loose, rest, value, laid)
    elif len(touched) != 1 or (kind == "raise" and piles[min(touched)]["multiple"]):
        return False
    elif kind == "add":
        fit = piles[min(touched)]["value"] == value and fits(o, loose, rest, value, laid)
    else:
        old = piles[min(touched)]["value"]
        starts = [old + worth for worth in laid if old < value == old + worth or o["raise_with_loose"]]
        fit = old < value and fits(o, loose, rest, value, starts)
    return fit and keeps_duties(position, move) and within_limits(position, move)


def capture_ok(position: Json, card: str, loose, builds=()) -> bool:
    """Whether the card may take exactly these loose cards and builds."""
    return is_legal(position, ("capture", card, frozenset(loose), frozenset(map(frozenset, builds)), None))


def build_ok(position: Json, card: str, loose, value: int) -> bool:
    """Whether the card may be built to the value with exactly these loose cards."""
    return is_legal(position, ("build", card, frozenset(loose), frozenset(), value))


def goes_on(position: Json, card: str, loose: frozenset, builds: frozenset) -> bool:
    """Whether some legal move of the card, other than a trail, uses all these loose cards and builds."""
    o, rest = options_of(position["rules"]), tuple(c for c in position["loose"] if c not in loose)
    piles = {frozenset(build["cards"]): build["value"] for build in position["builds"]}
    for value in hand_values(o, card) or {0}:
        # Whatever else of the value is taken too only frees the mover of duties.
        all_piles = builds | {pile for pile, worth in piles.items() if worth == value}
        if (
            builds <= all_piles
            and (loose or all_piles)
            and is_legal(position, ("capture", card, loose, all_piles, None), rest)
        ):
            return True
    for value in announceable(position, card):
        if not builds and is_legal(position, ("build", card, loose, builds, value), rest):
            return True
        for touched in [builds] if builds else [frozenset([pile]) for pile in piles]:
            if any(is_legal(position, (kind, card, loose, touched, value), rest) for kind in ("add", "raise")):
                return True
    return False


def narrowed(position: Json, card: str, loose, builds=()) -> tuple[set[str], set[frozenset]]:
    """The loose cards and builds that some legal move with all that is chosen also uses."""
    chosen, taken = frozenset(loose), frozenset(map(frozenset, builds))
    piles = {frozenset(build["cards"]) for build in position["builds"]} - taken
    open_cards = {c for c in position["loose"] if c not in chosen and goes_on(position, card, chosen | {c}, taken)}
    return open_cards, {pile for pile in piles if goes_on(position, card, chosen, taken | {pile})}
