"""Points of a deal, item by item, in twelfths (J1-J12)."""

from .bits import ACES, DIAMONDS, SPADES, bit, each, popcount
from .records import ITEMS, MAX_SEATS, Record
from .way import compiled

(
    MOST_CARDS,
    MOST_SPADES,
    BIG_CASSINO,
    LITTLE_CASSINO,
    ACE_OF_SPADES,
    ACE_OF_CLUBS,
    ACE_OF_HEARTS,
    ACE_OF_DIAMONDS,
    MOST_DIAMONDS,
    SEVEN_OF_DIAMONDS,
    EACH_SPADE,
    EXTRA_JACK_OF_SPADES,
    EXTRA_ACE_OF_SPADES,
    ALL_SEVENS,
    ALL_SIXES,
    ALL_ACES,
    COURT,
    PIPS,
    PAT,
    LAST_CAPTURE,
    OVERS,
    SWEEPS,
) = range(ITEMS)

TWELFTHS = 12
_LITTLE = 1 << 7
_BIG = 1 << 37
_SEVEN = 1 << 25
_JACK = 1 << 43
_ALL_SIXES = 0xF << 20
_ALL_SEVENS = 0xF << 24
_COURTS = 0xFFF << 40


@compiled
def card_item(rules: Record, item: int, captured: int) -> int:
    """What *item* is worth to who holds *captured*; 0 for items that cards alone do not decide."""
    points = rules.points[item]
    if points == 0:
        return 0
    if item == EACH_SPADE:
        return points * popcount(captured & SPADES)
    if item == COURT:
        return points * popcount(captured & _COURTS)
    if item == PIPS:
        pips = 0
        for card in each(captured & ~ACES & ~_COURTS):
            pips += (card >> 2) + 1
        return points * pips
    needed = _cards_of(item)
    return points if needed and captured & needed == needed else 0


@compiled
def _cards_of(item: int) -> int:
    """The cards that *item* asks for, all of them."""
    if item == BIG_CASSINO:
        return _BIG
    if item == LITTLE_CASSINO:
        return _LITTLE
    if item == ACE_OF_SPADES or item == EXTRA_ACE_OF_SPADES:
        return 8
    if item == ACE_OF_CLUBS:
        return 1
    if item == ACE_OF_HEARTS:
        return 4
    if item == ACE_OF_DIAMONDS:
        return 2
    if item == SEVEN_OF_DIAMONDS:
        return _SEVEN
    if item == EXTRA_JACK_OF_SPADES:
        return _JACK
    if item == ALL_SEVENS:
        return _ALL_SEVENS
    if item == ALL_SIXES:
        return _ALL_SIXES
    if item == ALL_ACES:
        return ACES
    return 0


@compiled
def sweeps_left(position: Record, rules: Record, side: int) -> int:
    """The sweeps that count for *side*, the fewest of any side taken off where they cancel."""
    sides = 2 if rules.partnership else position.seats
    mine, fewest = 0, 1 << 20
    for other in range(sides):
        sweeps = 0
        for seat in range(other, position.seats, sides):
            sweeps += position.sweeps[seat]
        fewest = min(fewest, sweeps)
        if other == side:
            mine = sweeps
    return mine - fewest if rules.sweep_cancel else mine


@compiled
def pegged(position: Record, rules: Record, side: int) -> int:
    """The total of *side* with what it has pegged in this deal (section 8, `immediate`)."""
    sides = 2 if rules.partnership else position.seats
    captured, pats = 0, 0
    for seat in range(side, position.seats, sides):
        captured |= position.captured[seat]
        pats += position.pats[seat]
    total = position.before[side]
    for item in range(ITEMS):
        total += card_item(rules, item, captured)
    return total + rules.points[PAT] * pats + rules.points[SWEEPS] * sweeps_left(position, rules, side)


@compiled
def tell_score(position: Record, rules: Record, score: Record) -> None:
    """Pool what the sides of *position* captured into *score*; what was carried stands."""
    sides = 2 if rules.partnership else position.seats
    score.sides = sides
    score.last_side = -1
    if position.last_capturer >= 0:
        score.last_side = position.last_capturer % sides
    for side in range(MAX_SEATS):
        score.captured[side] = 0
        score.sweeps[side] = 0
        score.pats[side] = 0
    for seat in range(position.seats):
        side = seat % sides
        score.captured[side] |= position.captured[seat]
        score.sweeps[side] += position.sweeps[seat]
        score.pats[side] += position.pats[seat]


@compiled
def score_deal(rules: Record, score: Record) -> None:
    """Give every side of *score* its points by item, and put aside what is carried on."""
    fewest = 0
    if rules.sweep_cancel:
        fewest = score.sweeps[0]
        for side in range(score.sides):
            fewest = min(fewest, score.sweeps[side])
    for side in range(score.sides):
        row = side * ITEMS
        captured = score.captured[side]
        for item in range(ITEMS):
            score.items[row + item] = card_item(rules, item, captured)
        score.items[row + PAT] = rules.points[PAT] * score.pats[side]
        score.items[row + SWEEPS] = rules.points[SWEEPS] * (score.sweeps[side] - fewest)
        score.items[row + OVERS] = TWELFTHS * _overs(rules, captured)
    if score.last_side >= 0:
        score.items[score.last_side * ITEMS + LAST_CAPTURE] = rules.points[LAST_CAPTURE]
    _score_majority(rules, score, 0, MOST_CARDS)
    if rules.spades_needed >= 0:
        _score_enough_spades(rules, score)
    else:
        _score_majority(rules, score, 1, MOST_SPADES)
    _score_majority(rules, score, 2, MOST_DIAMONDS)
    for side in range(score.sides):
        score.points[side] = 0
        for item in range(ITEMS):
            score.points[side] += score.items[side * ITEMS + item]


@compiled
def _score_enough_spades(rules: Record, score: Record) -> None:
    """Give the point for spades to every side that has enough of them (`spades_needed`)."""
    points = rules.points[MOST_SPADES] + score.carried[1]
    score.carried_out[1] = points if rules.tie == 2 else 0
    for side in range(score.sides):
        if popcount(score.captured[side] & SPADES) >= rules.spades_needed:
            score.items[side * ITEMS + MOST_SPADES] = points
            score.carried_out[1] = 0


@compiled
def _overs(rules: Record, captured: int) -> int:
    points = 0
    if rules.over_cards >= 0:
        points += max(0, popcount(captured) - rules.over_cards)
    if rules.over_spades >= 0:
        points += max(0, popcount(captured & SPADES) - rules.over_spades)
    return points


@compiled
def _number(score: Record, side: int, majority: int) -> int:
    """How many cards of the kind that *majority* counts *side* has."""
    if majority == 0:
        return popcount(score.captured[side])
    return popcount(score.captured[side] & (SPADES if majority == 1 else DIAMONDS))


@compiled
def _score_majority(rules: Record, score: Record, majority: int, item: int) -> None:
    """Give *item* to the one side with most, or do with a tie what the rules say (J7, J8)."""
    points = rules.points[item] + score.carried[majority]
    score.carried_out[majority] = 0
    most, first = 0, 0
    for side in range(score.sides):
        number = _number(score, side, majority)
        if number > most:
            most, first = number, 0
        if number == most and most > 0:
            first |= bit(side)
    if first == 0:
        if rules.tie == 2:
            score.carried_out[majority] = points
        return
    shared = rules.tie == 1 or (rules.tie == 2 and majority == 1 and score.sides == 3)
    if popcount(first) > 1 and rules.tie == 3 and majority == 0:
        first = _most_spades_of(score, first)
    if popcount(first) == 1 or (first and shared):
        for side in each(first):
            score.items[side * ITEMS + item] = points // popcount(first)
    elif rules.tie == 2:
        score.carried_out[majority] = points


@compiled
def _most_spades_of(score: Record, sides: int) -> int:
    """The one of *sides* with most spades; none where they tie again."""
    most, first = -1, 0
    for side in each(sides):
        number = _number(score, side, 1)
        if number > most:
            most, first = number, bit(side)
        elif number == most:
            first = 0
    return first
