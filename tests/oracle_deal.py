"""The deal, its score and the match, for the oracle: written from rules.md alone."""

from fractions import Fraction

from tests.oracle_options import ACES, ITEMS, MADE_AT_THE_END, RANKS, Json, options_of, pack_of


def by_seats(size, seats: int) -> int:
    """A number of cards that may be given for 2, 3 and 4 seats."""
    return size[seats - 2] if isinstance(size, list) else size


def rounds(rules: Json, seats: int) -> int | None:
    """How many hand-outs a deal has; None where the number of seats is refused (section 2)."""
    o = options_of(rules)
    hand, rest = by_seats(o["hand_size"], seats), len(pack_of(o)) - by_seats(o["layout_size"], seats)
    if o["refill"] == "draw":
        return 1 if rest % seats == 0 and rest >= seats * hand else None
    return rest // (seats * hand) if rest > 0 and rest % (seats * hand) == 0 else None


def deal(rules: Json, seats: int, dealer: int, pack: list, *, first: bool = True) -> tuple[list, list, list]:
    """Hands, layout and what is left of the pack after a hand-out; only the first one fills the layout."""
    o, pack = options_of(rules), list(pack)
    hands: list[list] = [[] for _ in range(seats)]
    layout: list = []
    size, wanted = by_seats(o["hand_size"], seats), by_seats(o["layout_size"], seats) if first else 0
    step = 1 if o["deal_pattern"] == "singles" else 2
    while len(hands[dealer]) < size:
        for seat in [(dealer + 1 + i) % seats for i in range(seats)]:
            if seat == dealer and o["deal_pattern"] == "twos":
                layout += [pack.pop(0) for _ in range(min(step, wanted - len(layout)))]
            hands[seat] += [pack.pop(0) for _ in range(min(step, size - len(hands[seat])))]
    layout += [pack.pop(0) for _ in range(wanted - len(layout))]
    return hands, layout, pack


def score(
    rules: Json, captured: list, sweeps: list, pats=None, uncaptured=(), last_capturer=None, carried=None
) -> tuple[list, list[Json], Json]:
    """Points and items by side, and what is carried on (section 7); *uncaptured* cards count for nobody."""
    o, sides = options_of(rules), range(len(captured))
    p, carried, pats = o["points"], carried or {}, pats or [0 for _ in sides]
    items: list[Json] = [{} for _ in sides]
    carried_out = {}
    spades = [count_of("S", cards) for cards in captured]
    for key, suit in (("most_cards", ""), ("most_spades", "S"), ("most_diamonds", "D")):
        prize = p[key] + carried.get(key, 0)
        if not prize:
            continue
        counts = [count_of(suit, cards) for cards in captured]
        first = [side for side in sides if counts[side] == max(counts) > 0]
        if key == "most_cards" and o["majority_tie"] == "spades_break":
            ahead = [side for side in first if spades[side] == max(spades[s] for s in first)]
            first = ahead if len(ahead) == 1 else first
        splitting = o["majority_tie"] == "split"
        if key == "most_spades":
            splitting = splitting or (o["majority_tie"] == "carry" and len(sides) == 3)
        if key == "most_spades" and o["spades_needed"] is not None:
            shares = {side: prize for side in sides if counts[side] >= o["spades_needed"]}
        else:
            share = prize if len(first) == 1 else Fraction(prize, len(first) or 1)
            shares = {side: share for side in first if len(first) == 1 or splitting}
        for side, given in shares.items():
            items[side][key] = given
        if not shares and o["majority_tie"] == "carry":
            carried_out[key] = prize
    least = min(sweeps) if o["sweep_cancel"] else 0
    for side, cards in enumerate(captured):
        held, overs = set(cards), o["overs"] or [None, None]
        items[side] |= {key: p["ace"] for key, card in zip(ACES, ("AS", "AC", "AH", "AD"), strict=True) if card in held}
        for key, card in (("big_cassino", "TD"), ("little_cassino", "2S"), ("seven_of_diamonds", "7D"),
                          ("extra_jack_of_spades", "JS"), ("extra_ace_of_spades", "AS")):  # fmt: skip
            if card in held:
                items[side][key] = p[key]
        for key, rank in (("all_sevens", "7"), ("all_sixes", "6"), ("all_aces", "A")):
            if p[key] and all(rank + suit in held for suit in "CDHS"):
                items[side][key] = p[key]
        items[side] |= {
            "each_spade": p["each_spade"] * spades[side],
            "court": p["court"] and p["court"] * sum(card[0] in "JQK" for card in cards),
            "pips": p["pips"] and p["pips"] * sum(RANKS.index(card[0]) + 1 for card in cards if card[0] not in "AJQK"),
            "pat": p["pat"] * pats[side],
            "last_capture": p["last_capture"] * (side == last_capturer),
            "overs": sum(max(0, n - limit) for n, limit in zip((len(cards), spades[side]), overs, strict=True)
                         if limit is not None),
            "sweeps": p["sweep"] * (sweeps[side] - least),
        }  # fmt: skip
    items = [{key: mine[key] for key in ITEMS if mine.get(key)} for mine in items]
    return [sum(mine.values()) for mine in items], items, carried_out


def exact(number) -> int | Fraction:
    """A number as it is where it is whole, which is quicker; else as a fraction."""
    return number if isinstance(number, int) else Fraction(number)


def count_of(suit: str, cards: list) -> int:
    """How many of the *cards* are of a *suit*; of any where it is empty."""
    return "".join(cards).count(suit) if suit else len(cards)


def settle(rules: Json, before: list, deal: list) -> tuple[list, int | None, str, object]:
    """Totals after a deal of items by side (or points), winner, why, margin (section 8).

    Under `immediate` the items that are pegged with the captures come before those made at the deal's end.
    """
    o, sides = options_of(rules), range(len(before))
    before = [exact(total) for total in before]
    points = [sum(map(exact, d.values())) if isinstance(d, dict) else exact(d) for d in deal]
    if o["deal_scoring"] == "difference":
        points = [max(mine - (sum(points) - mine), 0) for mine in points]
    after = [b + p for b, p in zip(before, points, strict=True)]
    there = [side for side in sides if o["target"] is not None and after[side] >= o["target"]]
    winner: int | None = None
    if o["target"] is None or max(before) >= o["target"]:
        first, why = [side for side in sides if after[side] == max(after)], "highest"
    elif len(there) < 2:
        first, why = there, "only" if there else "below"
    elif o["end_when"] == "immediate" or o["overshoot"] == "count_out":
        first, why = count_out(o, before, deal)
    else:
        best = (max if o["overshoot"] == "highest" else min)(after[side] for side in there)
        first, why = [side for side in there if after[side] == best], o["overshoot"]
    if len(first) > 1:
        return after, None, "undecided", None
    if not first:
        return after, None, why, None
    winner = first[0]
    next_best = max(total for side, total in enumerate(after) if side != winner)
    margin = abs(after[winner] - next_best)  # the example of formats.md: 22 to 27, counted out, is a margin of 5
    lurched = o["double_under"] is not None and next_best < o["double_under"]
    return after, winner, why, margin * 2 if lurched else margin


def count_out(o: Json, totals: list, deal: list) -> tuple[list[int], str]:
    """The sides that are first at the target when items are given one by one to all sides, and the item."""
    steps = [[key] for key in ITEMS if key not in ACES]
    steps[4:4] = [[ace] for ace in ACES] if o["ace_order"] else [list(ACES)]
    if o["end_when"] == "immediate":
        steps.sort(key=lambda step: step[0] in MADE_AT_THE_END)
    for step in steps:
        totals = [
            total + sum(Fraction(mine.get(key, 0)) for key in step) for total, mine in zip(totals, deal, strict=True)
        ]
        if max(totals) >= o["target"]:
            return [side for side, total in enumerate(totals) if total >= o["target"]], step[0] if len(
                step
            ) == 1 else "ace"
    raise ValueError("no side reaches the target")
