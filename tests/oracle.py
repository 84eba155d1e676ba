"""A slow, plain oracle of the rules, written from rules.md alone; its numbers are those of sources.md."""

from functools import lru_cache
from itertools import chain, combinations, permutations, product

from tests.oracle_deal import deal, rounds, score, settle
from tests.oracle_options import PRESETS, Json, hand_values, options_of, pack_of, table_values

__all__ = ["PRESETS", "deal", "legal_moves", "options_of", "rounds", "score", "settle"]

Move = tuple[str, str, frozenset, frozenset, int | None]
NONE: frozenset = frozenset()


@lru_cache(maxsize=1024)
def groups_of(things: frozenset, value: int) -> set[frozenset]:
    """Every group of (thing, its values) that makes the value; a thing is left out, or in it with one of its values."""
    groups = [(NONE, 0)]
    for thing, worth in things:
        groups += [(group | {thing}, total + n) for group, total in groups for n in worth if total + n <= value]
    return {group for group, total in groups if total == value}


def unions_of(things: dict, value: int) -> set[frozenset]:
    """Every set of things that some pairwise disjoint groups of the value make up, the empty set too (D4)."""
    unions = {NONE}
    for group in groups_of(frozenset((thing, worth) for thing, worth in things.items() if worth), value):
        unions |= {union | group for union in unions if not union & group}
    return unions


def is_group(things: dict, chosen: frozenset, value: int) -> bool:
    """Whether the chosen things make the value together, as one group."""
    return value in {sum(values) for values in product(*(things[thing] for thing in chosen))}


def splits(rules: Json, cards: list[str], value: int) -> bool:
    """Whether the cards can be parted into groups of the value, all of them."""
    o = options_of(rules)
    return frozenset(cards) in unions_of({card: table_values(o, card) for card in cards}, value)


def is_multiple(rules: Json, build: Json) -> bool:
    """Whether a build has two or more groups: its cards do not make its value together."""
    o = options_of(rules)
    return not is_group({c: table_values(o, c) for c in build["cards"]}, frozenset(build["cards"]), build["value"])


def partner_of(position: Json, seat: int) -> int | None:
    """The other seat of a partnership."""
    return (seat + 2) % 4 if position["seats"] == 4 and position.get("partnership", True) else None


def captures_of(position: Json, card: str) -> set[Move]:
    """What a card of the mover may take, duties aside (D1-D16)."""
    o, seat, loose = options_of(position["rules"]), position["turn"], position["loose"]
    builds = [b for b in position["builds"] if o["build_capture"] == "anyone"
              or seat in (b["owner"], (b["owner"] + 1) % position["seats"])]  # fmt: skip
    families = []
    for value in hand_values(o, card):
        things = {c: table_values(o, c) for c in loose}
        piles = {frozenset(b["cards"]): frozenset([b["value"]]) for b in builds
                 if b["value"] == value or (o["build_as_card"] and not b["multiple"])}  # fmt: skip
        pairs = frozenset(c for c in loose if value in things[c])
        family = unions_of(things | piles, value) - {NONE}
        if o["single_group"]:
            lone = {t for t in family if t <= things.keys() and is_group(things, t, value)}
            family = {t for t in family if t <= piles.keys()}
            family |= {t for t in lone if len(t) == 1} if o["pair_first"] and pairs else lone
        families.append({t for t in family if pairs <= t or o["capture_completeness"] != "all_pairs"})
    if not hand_values(o, card):
        mates = [c for c in loose if c[0] == card[0]]
        sizes = {"one": [1], "any": [1, 2, 3, 4], "all": [len(mates)], "one_or_three": [1, 3]}[o["court_capture"]]
        families = [{frozenset(t) for size in sizes for t in combinations(mates, size)} - {NONE}]
    if o["capture_completeness"] == "maximal":
        families = [{t for t in family if not any(t < other for other in family)} for family in families]
    return {("capture", card, frozenset(t & set(loose)), frozenset(t - set(loose)), None)
            for t in chain(*families)}  # fmt: skip


def announceable(position: Json, card: str) -> set[int]:
    """The values that may be announced when the card is played (E3, F12)."""
    o, mate = options_of(position["rules"]), partner_of(position, position["turn"])
    held = [c for c in position["hands"][position["turn"]] if c != card]
    if mate is not None and o["build_for_partner"] == "free":
        held = pack_of(o)
    values = set(chain(*(hand_values(o, c) for c in held)))
    proven = mate is not None and o["build_for_partner"] == "proven"
    return values | {b["value"] for b in position["builds"] if proven and b["owner"] == mate}


def layings_of(position: Json, card: str) -> set[Move]:
    """What may be built, added and raised with a card, duties and limits aside (E1-E15, F1-F13)."""
    o, seat = options_of(position["rules"]), position["turn"]
    moves: set[Move] = set()
    own_side = (seat, partner_of(position, seat))
    loose = {c: table_values(o, c) for c in position["loose"]}
    several = o["multiple_builds"] and o["multiple_at_once"]
    may_add = {"any": range(4), "own_side": own_side, "own": [seat], "none": []}[o["add_to_builds"]]
    spared = {"any": [], "not_own": [seat], "opponents": own_side, "none": range(4)}[o["raise_builds"]]
    for value in announceable(position, card) if o["building"] else ():
        things = loose | {card: table_values(o, card)}
        material = [t for t in unions_of(things, value) if card in t and (several or is_group(things, t, value))]
        moves |= {("build", card, t - {card}, NONE, value) for t in material if len(t) > 1}
        for build in position["builds"]:
            pile = frozenset(build["cards"])
            if build["value"] == value and build["owner"] in may_add and o["multiple_builds"]:
                moves |= {("add", card, t - {card}, frozenset([pile]), value) for t in material}
            if build["multiple"] or build["value"] >= value or build["owner"] in spared:
                continue
            raised = things | {pile: frozenset([build["value"]])}
            for group in groups_of(frozenset(raised.items()), value):
                more = group - {card, pile}
                if {card, pile} <= group and (o["raise_with_loose"] or not more):
                    for taken in unions_of(loose, value) if several else {NONE}:
                        if not taken & more:
                            moves.add(("raise", card, taken | more, frozenset([pile]), value))
    return moves


def matched(o: Json, values: set, hand: list[str]) -> bool:
    """Whether each value has a different card of its own in the hand (G4)."""
    answers = permutations(hand, len(values))
    return any(all(v in hand_values(o, c) for v, c in zip(values, cards, strict=True)) for cards in answers)


def builds_after(position: Json, move: Move) -> list[Json]:
    """The builds that stand after a move; a new or changed one last."""
    (kind, card, loose, touched, value), o, seat = move, options_of(position["rules"]), position["turn"]
    kept = [b for b in position["builds"] if frozenset(b["cards"]) not in touched]
    if kind in ("capture", "trail"):
        return kept
    build = {"cards": [card, *sorted(loose), *sorted(chain(*touched))], "value": value, "owner": seat}
    build["multiple"] = is_multiple(position["rules"], build)
    if o["build_for_partner"] == "proven":
        mate, left = partner_of(position, seat), [c for c in position["hands"][seat] if c != card]
        proven = mate is not None and any((b["owner"], b["value"]) == (mate, value) for b in position["builds"])
        if proven and not matched(o, {b["value"] for b in kept if b["owner"] == seat} | {value}, left):
            build["owner"] = mate
    return [*kept, build]


def keeps_duties(position: Json, move: Move) -> bool:
    """Whether a move does what an owner must (section 6)."""
    o, seat = options_of(position["rules"]), position["turn"]
    if o["build_for_partner"] == "free" and partner_of(position, seat) is not None:
        return True
    values = {b["value"] for b in builds_after(position, move) if b["owner"] == seat}
    if move[0] == "trail" and values and not o["owner_may_trail"]:
        return False
    return matched(o, values, [c for c in position["hands"][seat] if c != move[1]])


def within_limits(position: Json, move: Move) -> bool:
    """Whether a build, add or raise keeps to `same_value_builds` and `max_builds`."""
    o, (*others, new) = options_of(position["rules"]), builds_after(position, move)
    if not o["same_value_builds"] and move[0] != "add" and any(b["value"] == new["value"] for b in others):
        return False
    owned = sum(b["owner"] == new["owner"] for b in [*others, new])
    return o["max_builds"] is None or owned <= o["max_builds"]


def legal_moves(position: Json) -> set[Move]:
    """Every legal move of the seat to move (sections 3-6)."""
    o, hand, loose = options_of(position["rules"]), position["hands"][position["turn"]], position["loose"]
    trails: set[Move] = {("trail", card, NONE, NONE, None) for card in hand}
    taking = {m for card in hand for m in captures_of(position, card) if keeps_duties(position, m)}
    laying = {m for card in hand for m in layings_of(position, card)}
    laying = {m for m in laying if keeps_duties(position, m) and within_limits(position, m)}
    barred: set[str] = {"no_capture": {m[1] for m in taking}}.get(o["trail_rule"], set())
    if o["trail_rule"] == "no_pair":
        alike = [(h, c) for h in hand for c in loose if hand_values(o, h) & table_values(o, c)]
        barred = {h for h, _ in alike} | {h for h in hand for c in loose if not hand_values(o, h) and h[0] == c[0]}
    legal = taking | laying | {m for m in trails if m[1] not in barred and keeps_duties(position, m)}
    return legal or {m for card in hand for m in captures_of(position, card)} or trails
