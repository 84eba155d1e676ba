"""What a move does, for the oracle: written from rules.md alone, for positions without hidden cards."""

from fractions import Fraction

from tests.oracle import Move, builds_after, partner_of
from tests.oracle_deal import deal, score, settle
from tests.oracle_options import ITEMS, MADE_AT_THE_END, Json, options_of


def start(rules: Json, seats: int, dealer: int, pack: list, **known) -> Json:
    """The position before the first play; *known*: partnership, score, carried."""
    hands, layout, stock = deal(rules, seats, dealer, pack)
    zeros: list[int] = [0] * seats
    position: Json = {"rules": rules, "seats": seats, "partnership": seats == 4, "dealer": dealer, "round": 1}
    position |= {"turn": (dealer + 1) % seats, "hands": hands, "stock": stock, "loose": layout, "builds": []}
    position |= {"captured": [[] for _ in range(seats)], "sweeps": zeros, "pats": zeros, "last_capturer": None}
    return position | {"score": [0] * len(sides_of(position | known)), "carried": {}, "result": None} | known


def sides_of(position: Json) -> list[list[int]]:
    """The seats of each side."""
    if position["seats"] == 4 and partner_of(position, 0) is not None:
        return [[0, 2], [1, 3]]
    return [[seat] for seat in range(position["seats"])]


def score_now(position: Json) -> tuple[list, list[Json], Json]:
    """The score of what has been captured so far, as if the deal were over."""
    sides, last = sides_of(position), position["last_capturer"]
    return score(
        position["rules"],
        [[card for seat in side for card in position["captured"][seat]] for side in sides],
        [sum(position["sweeps"][seat] for seat in side) for side in sides],
        [sum(position["pats"][seat] for seat in side) for side in sides],
        last_capturer=next((n for n, side in enumerate(sides) if last in side), None),
        carried=position.get("carried"),
    )


def totals_now(position: Json) -> list:
    """The totals by side, with the points pegged in this deal where points are pegged (section 8)."""
    if options_of(position["rules"])["end_when"] != "immediate":
        return list(map(Fraction, position["score"]))
    pegs = [{key: n for key, n in mine.items() if key not in MADE_AT_THE_END} for mine in score_now(position)[1]]
    return [Fraction(total) + sum(mine.values()) for total, mine in zip(position["score"], pegs, strict=True)]


def play(position: Json, move: Move) -> Json:
    """The position after a legal move, drawing, handing out and scoring included.

    `result` is None until the deal has ended: then items, points, carried, after, winner, why, margin. Where a
    peg has ended the match, `after` is what was pegged, and `items` and `points` that of this deal.
    """
    kind, card, loose, touched, _ = move
    o, seat = options_of(position["rules"]), position["turn"]
    new: Json = position | {name: position[name][:] for name in ("stock", "captured", "sweeps", "pats")}
    new["hands"] = [[c for c in hand if c != card] for hand in position["hands"]]
    new["builds"] = builds_after(position, move)
    new["loose"] = [c for c in position["loose"] if c not in loose] + ([card] if kind == "trail" else [])
    new["turn"] = (seat + 1) % position["seats"]
    over = not any(new["hands"]) and not new["stock"]
    if kind == "capture":
        capture(position, new, [card, *loose, *(c for pile in touched for c in pile)], last_play=over)
        if pegged_out(new):
            return new
    if o["refill"] == "draw" and new["stock"]:
        new["hands"][seat].append(new["stock"].pop(0))
    if over:
        end_deal(new)
    elif not any(new["hands"]):
        new["hands"], _, new["stock"] = deal(new["rules"], new["seats"], new["dealer"], new["stock"], first=False)
        new["round"] += 1
    return new


def capture(position: Json, new: Json, taken: list[str], *, last_play: bool) -> None:
    """Put the taken cards home, and count the sweep and the pat (I2, I3, J6)."""
    o, seat = options_of(position["rules"]), position["turn"]
    new["captured"] = [[*pile, *taken] if n == seat else pile for n, pile in enumerate(position["captured"])]
    new["last_capturer"] = seat
    sweep = not new["loose"] and not new["builds"]
    sweep = sweep and (o["sweep_last_play"] or not last_play)
    sweep = sweep and (o["sweep_last_round"] or bool(position["stock"]))
    if o["sweep_freeze_at"] is not None:
        sweep = sweep and max(totals_now(position)) < o["sweep_freeze_at"]
    new["sweeps"][seat] += sweep
    new["pats"][seat] += {"A", "T"} <= {card[0] for card in taken}


def undecided_before(position: Json) -> bool:
    """Whether this deal follows an undecided one: then it is played to its end."""
    target = options_of(position["rules"])["target"]
    return target is None or max(map(Fraction, position["score"])) >= target


def pegged_out(position: Json) -> bool:
    """Whether a peg has just won the match; then `result` is set."""
    o = options_of(position["rules"])
    if o["end_when"] != "immediate" or undecided_before(position) or max(totals_now(position)) < o["target"]:
        return False
    pegs = [{key: n for key, n in mine.items() if key not in MADE_AT_THE_END} for mine in score_now(position)[1]]
    finish(position, pegs, {})
    return True


def end_deal(position: Json) -> None:
    """Give away the residue, score the deal and settle it (section 7 and 8)."""
    o, last = options_of(position["rules"]), position["last_capturer"]
    residue = position["loose"] + [card for build in position["builds"] for card in build["cards"]]
    position["loose"], position["builds"] = [], []
    if last is not None and o["residue"] == "last_capturer":
        position["captured"][last] = position["captured"][last] + residue
    if pegged_out(position):
        return
    _, items, carried = score_now(position)
    if o["end_when"] == "immediate" and not undecided_before(position):
        given = [{key: n for key, n in mine.items() if key not in MADE_AT_THE_END} for mine in items]
        for key in (key for key in ITEMS if key in MADE_AT_THE_END):
            given = [mine | ({key: all_[key]} if key in all_ else {}) for mine, all_ in zip(given, items, strict=True)]
            there = [
                t + sum(mine.values()) >= o["target"] for t, mine in zip(totals_before(position), given, strict=True)
            ]
            if sum(there) == 1:
                finish(position, given, {})
                return
            if any(there):
                break
    finish(position, items, carried)


def totals_before(position: Json) -> list:
    """The totals by side before this deal."""
    return list(map(Fraction, position["score"]))


def finish(position: Json, items: list[Json], carried: Json) -> None:
    """Write the result of the deal into the position."""
    after, winner, why, margin = settle(position["rules"], position["score"], items)
    points = [sum(mine.values()) for mine in items]
    position["result"] = {"items": items, "points": points, "carried": carried, "after": after}
    position["result"] |= {"winner": winner, "why": why, "margin": margin}
