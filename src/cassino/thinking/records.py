"""The fixed-size records that thinking works on, beside those of the kernel."""

from cassino.rules.kernel.records import (
    ITEMS,
    LAYOUT,
    MAX_BUILDS,
    MAX_MOVES,
    MAX_SEATS,
    MOVE,
    MOVES,
    POSITION,
    SCORE,
    TALLY,
    VALUES,
    record,
)

POINT = 12_000
"""A point of the deal, as thinking counts it: a thousand of the kernel's twelfths."""

TWELFTH = 1_000
SHARE = 1_000
"""What a weight that is a share is counted in."""

MAX_CLASSES = 16
USUAL_CANDIDATES = 64
"""So many moves are weighed by playouts, unless it is said."""
MOST_LISTED = 1000
"""So many moves of a position are looked at."""
MAX_VALUES = 1 << 18
"""So many playouts of one position are kept."""
MAX_DEPTH = 12
"""The solver plays so many cards to the end."""
LINE = MAX_DEPTH
"""Room for a line."""
MAX_PAST = 16
"""Moves of a round that hidden hands are judged by."""
MAX_LOG = 10_000
MAX_POOL = 1 << 15
MOST_SPLITS = 1_000
"""Up to so many ways in which the hidden cards can lie are all looked at."""
MAX_OUTCOMES = 1 << 10
"""Ways in which a deal can end, item by item, that the chance to win the match is looked up for."""
MAX_STACK = 12_000
"""The moves of all positions between the solver's root and where it is."""

FEATURES = 16
"""What the expert looks at in a move; `expert` names them."""
PLAYOUT_LISTED = 100
"""So many moves of a position within a playout."""

WEIGHTS = record(  # what things are worth to a player under some rules
    "WeightsRecord",
    deck=int,
    values=int,  # bit v: some card of the pack has the hand value v
    top=int,  # the highest of them
    sides=int,
    active=int,  # the items, as bits, that something is scored for
    hand_size=int,
    plain=int,  # what every captured card is worth
    spade=int,  # what a spade is worth beside that
    special=int,  # the cards with an extra worth
    extra=(int, 52),
    same=(int, 52),  # the cards that differ from this one by suit alone, and nothing scores the difference
    sweep=int,
    class_count=int,
    classes=(int, MAX_CLASSES),  # cards that capture alike
    class_of=(int, 52),
    class_values=(int, MAX_CLASSES),  # their hand values; 0: court cards, which take their rank
    stays=int,  # the chance that nobody spoils what could be taken, where somebody else holds the card for it
    shares=(int, FEATURES),  # what a feature of a move counts, in thousandths
    temper=int,  # by how many thousandths of a point others may misjudge a move
    stray=int,  # the chance, in thousandths, that another plays at random
    greedy=int,  # the share, in thousandths, of players who play greedily, before anything of them is seen
    first=int,  # a share of what the first seat of the next round can take, on average at best
    residue_cards=int,  # how many cards more than the others the dealer will take, in thousandths
    residue_spades=int,
    card_spread=(int, 53),  # how far the majority of cards may still move, by how many are not captured
    spade_spread=(int, 53),
)
AFTER = record(  # the layout after a move
    "AfterRecord",
    loose=int,
    build_count=int,
    cards=(int, MAX_BUILDS),
    values=(int, MAX_BUILDS),
    owners=(int, MAX_BUILDS),
    taken=int,  # what the move captured
    is_sweep=int,
    by_value=(int, VALUES),
    by_class=(int, MAX_CLASSES),
    order=(int, MAX_CLASSES),
    sweepers=int,  # the classes, as bits, that can sweep
    features=(int, FEATURES),
)
BELIEF = record(  # what a seat knows of the hidden cards
    "BeliefRecord",
    seat=int,
    proved=(int, MAX_SEATS),  # the values, as bits, that a seat is known to hold
    hidden=(int, MAX_SEATS),  # how many captured cards of a seat are not known
    splits=int,  # in how many ways the hidden cards can lie, where they are few and no stock is left; else 0
    cards=(int, 52),
    wanting=(int, 52),  # seats that are known to hold a value,
    wanted=(int, 52),  # that value,
    given=(int, 52),  # and the place of the card that a deal gives them for it
)
SOLVER = record(
    "SolverRecord",
    nodes=int,
    most_nodes=int,
    failed=int,  # the limit of nodes, or of moves, was reached
    depth=int,
    positions=(POSITION, MAX_DEPTH + 1),
    starts=(int, MAX_DEPTH + 2),
    nexts=(int, MAX_DEPTH + 1),
    alphas=(int, MAX_DEPTH + 1),
    betas=(int, MAX_DEPTH + 1),
    bests=(int, MAX_DEPTH + 1),
    lines=(MOVE, (MAX_DEPTH + 2) * LINE),  # from each depth on, what both sides play
    lengths=(int, MAX_DEPTH + 2),
    stack=(MOVE, MAX_STACK),
    worths=(int, MAX_STACK),
    values=(int, MAX_MOVES),  # of the root's moves
    is_for_match=int,  # leaves are worth what `outcomes` says, not points
    outcome_count=int,
    told_count=int,  # of the outcomes, how many have a value
    outcomes=(int, MAX_OUTCOMES * 2 * ITEMS),  # items by side
    outcome_values=(int, MAX_OUTCOMES),  # the first side's
    solved=int,  # whole last rounds solved
    log=(int, MAX_LOG),  # the nodes that each took
)
SEARCH = record(  # playouts of each candidate over the same worlds
    "SearchRecord",
    seen=POSITION,
    world=POSITION,
    playout=POSITION,
    candidate_count=int,
    world_count=int,
    past_count=int,
    past=(POSITION, MAX_PAST),  # the positions of this round before the present one, as all saw them
    past_moves=(MOVE, MAX_PAST),
    likelihoods=(int, MAX_POOL),  # of deals of the hidden cards, given what was played
    chosen=(int, MAX_POOL),
    greedy=(int, MAX_POOL),  # the seats, as bits, that play greedily there
    odds=(int, MAX_SEATS),  # how much likelier what a seat has played is for greedy play than for an expert's
    as_expert=int,  # the chance of a move of the past, for an expert
    as_greedy=int,  # and for greedy play
    worths=(int, PLAYOUT_LISTED),
    plies=int,  # cards played in playouts
    candidates=(MOVE, MOST_LISTED),
    estimates=(int, MOST_LISTED),  # what the expert thinks of each
    features=(int, MOST_LISTED * FEATURES),
    values=(int, MAX_VALUES),  # by world and candidate
    totals=(int, MOST_LISTED),
    parts=(int, MOST_LISTED * ITEMS),
    items=(int, ITEMS),
    lines=(MOVE, MOST_LISTED * LINE),  # of each candidate, once solved, to the end of the deal
    line_lengths=(int, MOST_LISTED),
)
MIND = record(  # all that one thread thinks in
    "MindRecord",
    layout=LAYOUT,
    tally=TALLY,
    moves=MOVES,
    score=SCORE,
    after=AFTER,
    belief=BELIEF,
    solver=SOLVER,
    search=SEARCH,
)
