"""The fixed-size records that the kernel works on, in the form that the loaded way wants."""

from typing import Any, TypeAlias

from .way import is_compiled

MAX_SEATS = 4
MAX_BUILDS = 26
"""A build has two cards or more."""
MAX_MOVES = 10_000
MAX_GROUPS = 1703
"""Not a power of two: rows of a table must not share cache sets."""
MAX_SETS = 4001
VALUES = 17
"""Values go from 1 to 16; row 0 serves as scratch."""
CAPTURE_ROW = VALUES
SLOTS = 8192
FAILED = 16384
MAX_STEPS = 100_000
"""No single question costs more steps than this."""

CAPTURE, BUILD, ADD, RAISE, TRAIL = range(5)
ITEMS = 22
"""How many scoring items there are; `rules.items` names them."""

Record: TypeAlias = Any
"""A record of the kernel: numpy's when compiled, a slotted object when plain."""

Fields: TypeAlias = "dict[str, Any]"


def _numpy_record(name: str, fields: Fields) -> Any:
    import numpy as np

    def kind(field: Any) -> Any:
        return np.int64 if field is int else field

    rows = [
        (key, kind(field[0]), (field[1],)) if isinstance(field, tuple) else (key, kind(field))
        for key, field in fields.items()
    ]
    return np.dtype((np.record, np.dtype(rows, align=True)))


def _slotted_record(name: str, fields: Fields) -> Any:
    def zeroed(self: Any) -> None:
        for key, field in fields.items():
            if isinstance(field, tuple):
                kind, size = field
                setattr(self, key, [0] * size if kind is int else [kind() for _ in range(size)])
            else:
                setattr(self, key, 0 if field is int else field())

    return type(name, (), {"__slots__": tuple(fields), "__init__": zeroed, "__module__": __name__})


def record(name: str, **fields: Any) -> Any:
    """A record type: each field is int, another record type, or (either, how many)."""
    return _numpy_record(name, fields) if is_compiled() else _slotted_record(name, fields)


def new(kind: Any) -> Any:
    """One zeroed record of *kind*, as the one-element array (or list) that an entry takes."""
    if is_compiled():
        import numpy as np

        return np.zeros(1, kind)
    return [kind()]


BUILD_FIELDS: Fields = {"cards": int, "value": int, "owner": int, "groups": int}
BUILD_RECORD = record("BuildRecord", **BUILD_FIELDS)

POSITION = record(
    "PositionRecord",
    loose=int,
    hands=(int, MAX_SEATS),  # the cards that are known
    counts=(int, MAX_SEATS),  # how many cards a hand has, known or not
    captured=(int, MAX_SEATS),
    sweeps=(int, MAX_SEATS),
    pats=(int, MAX_SEATS),
    before=(int, MAX_SEATS),  # totals by side before the deal, in twelfths
    builds=(BUILD_RECORD, MAX_BUILDS),
    build_count=int,
    seats=int,
    turn=int,
    dealer=int,
    round=int,
    dealt=int,  # cards of the pack that have left it
    over=int,
    last_capturer=int,  # -1: nobody
    winner=int,  # the side that pegged out, else -1
    extra=int,  # this deal decides an undecided match
    pack=(int, 52),  # -1: not known
)
RULES = record(
    "RulesRecord",
    table_values=(int, 52),  # bit v: the card counts v in the layout; 0 for a court card
    hand_values=(int, 52),  # bit v: the card counts v when played or held
    numerals=int,
    deck_size=int,
    deck_values=int,  # all hand values of the pack
    court_counts=int,  # bit n: a court card may take n of its rank; bit 0: all of them
    two_valued=int,  # the two values that an ace in hand counts; 0: it has one
    two_values=int,  # some card counts two values in the layout
    all_pairs=int,
    maximal=int,
    single_group=int,
    pair_first=int,
    no_capture=int,
    no_pair=int,
    building=int,
    multiple_builds=int,
    multiple_at_once=int,
    raise_builds=int,  # 0 none, 1 opponents, 2 not own, 3 any
    raise_with_loose=int,
    add_to_builds=int,  # 0 none, 1 own, 2 own side, 3 any
    same_value_builds=int,
    max_builds=int,
    build_as_card=int,
    owner_or_left=int,
    for_partner=int,  # 0 off, 1 proven, 2 free
    owner_may_trail=int,
    partnership=int,
    draw=int,
    deal_first=(int, 64),  # who gets each card: places after the dealer, -1 the layout
    deal_first_count=int,
    deal_next=(int, 64),
    deal_next_count=int,
    points=(int, ITEMS),  # by item, in twelfths
    tie=int,  # 0 none, 1 split, 2 carry, 3 spades break
    spades_needed=int,  # -1: majority
    over_cards=int,
    over_spades=int,
    sweep_cancel=int,
    sweep_last_play=int,
    sweep_last_round=int,
    sweep_freeze_at=int,  # in twelfths; -1 never
    residue=int,
    pegging=int,
    target=int,  # in twelfths; -1 none
)
MOVE = record("MoveRecord", card=int, kind=int, value=int, loose=int, builds=int)
MOVES = record("MovesRecord", count=int, limit=int, full=int, fallback=int, spare=MOVE, items=(MOVE, MAX_MOVES))
LAYOUT = record(  # what the loose cards can make; scratch, rebuilt for each position
    "LayoutRecord",
    group_count=(int, 32),
    set_count=(int, 32),  # 0: not yet known
    reach=int,  # bit v: some group is worth v; bit 0 is set
    limit=int,  # how many sets are enough
    steps=int,
    truncated=int,
    stand_ins=int,  # the lowest cards of single builds that may serve as cards
    stand_in_values=(int, 52),
    captures=(int, 52),  # whether a hand card has a capture
    groups=(int, VALUES * MAX_GROUPS),
    sets=(int, (VALUES + 1) * MAX_SETS),
    stamp=int,
    slot_stamp=(int, SLOTS),
    slot_set=(int, SLOTS),
)
TALLY = record(  # a choice of cards counted by value; scratch
    "TallyRecord",
    must=(int, 32),
    may=(int, 32),
    aces=int,
    total=int,
    nodes=int,
    stamp=int,
    left=int,
    failed=(int, FAILED),
    failed_stamp=(int, FAILED),
    room=(int, 64),
    least=(int, 64),
    worth=(int, 64),
    spare=(int, 64),
    open=int,
    open_builds=int,
)
SCORE = record(
    "ScoreRecord",
    sides=int,
    captured=(int, MAX_SEATS),
    sweeps=(int, MAX_SEATS),
    pats=(int, MAX_SEATS),
    last_side=int,
    carried=(int, 3),  # most cards, most spades, most diamonds; in twelfths
    carried_out=(int, 3),
    items=(int, MAX_SEATS * ITEMS),
    points=(int, MAX_SEATS),
)
WORK = record("WorkRecord", layout=LAYOUT, tally=TALLY, moves=MOVES, move=MOVE)
"""All the scratch that questions about a position need."""
