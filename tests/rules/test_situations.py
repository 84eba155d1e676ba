"""The situations of the vectors, played out: points that are pegged as they are made (K2, J6)."""

from cassino.cards import parse_cards
from cassino.notation.moves import parse_move
from cassino.rules import DealScored, Held, MatchWon, Pegged, Position, Rules

ALL = Rules.from_preset("classic").deck_cards


def moment(rules, *, turn, hands, loose, captured=(0, 0), totals, pegs=(0, 0), stock=8, last=None):
    """Two seats late in a deal, at *totals* with what they have pegged in it."""
    position = Position.set_up(
        Rules.parse(rules),
        seats=2,
        turn=turn,
        hands=[Held.known(parse_cards(hand)) for hand in hands],
        loose=parse_cards(loose),
        dealer=1 - turn,
        round=6 if stock == 0 else 5,
        stock=(-1,) * stock,
        captured=[Held.known(pile) for pile in captured],
        sweeps=(0, 0),
        pats=(0, 0),
        last_capturer=last,
        score=[total - pegged for total, pegged in zip(totals, pegs, strict=True)],
        carried={},
    )
    assert position.pegs == tuple(pegs)
    return position


def play(position, *texts):
    events = []
    for text in texts:
        position, more = position.play_with_events(parse_move(text, position))
        events += more
    return position, events


def test_XM29_the_residue_is_pegged_before_the_majorities():
    piles = parse_cards("5C"), ALL & ~parse_cards("5C3S4S")
    position = moment(
        "spade", turn=0, hands=("4S", ""), loose="3S", captured=piles, totals=(59, 57), pegs=(0, 19), stock=0, last=0
    )
    position, events = play(position, "4S")
    assert Pegged(0, {"each_spade": 2}, 61) in events
    assert MatchWon(0, "only", 4) == events[-1]
    assert position.settlement().after == (61, 57)
    assert position.deal_score().points == (2, 19)


def test_XM30_items_are_pegged_in_their_order_at_the_end():
    spades = parse_cards("3S4S5S6S7S8S9S")
    position = moment(
        "spade_bicycle",
        turn=1,
        hands=("", "4H"),
        loose="",
        captured=(spades, ALL & ~spades & ~parse_cards("4H")),
        totals=(60, 58),
        pegs=(7, 15),
        stock=0,
        last=1,
    )
    position, events = play(position, "4H")
    assert events[-1] == MatchWon(1, "only", 1)
    scored = events[-2]
    assert isinstance(scored, DealScored)
    assert scored.totals == (60, 61)
    assert [side.get("most_spades") for side in scored.items] == [None, None]


def test_XM32_pegs_count_for_the_freeze():
    position = moment("finnish", turn=1, hands=("5D6D", "2C7C"), loose="ASAH5C", totals=(9, 8))
    position, events = play(position, "2CxASAH", "5Dx5C")
    assert Pegged(1, {"ace_of_spades": 1, "ace_of_hearts": 1}, 10) in events
    assert position.sweeps == (0, 0)
    assert position.pegs == (0, 2)
    assert position.pegged_out is None
    assert not position.is_over


def test_XM32_one_point_less_and_the_sweep_counts():
    position = moment("finnish", turn=1, hands=("5D6D", "2C7C"), loose="ASAH5C", totals=(9, 7))
    position, events = play(position, "2CxASAH", "5Dx5C")
    assert position.sweeps == (1, 0)
    assert events[-1] == Pegged(0, {"sweeps": 1}, 10)


def test_XM33_a_sweep_that_is_taken_back_comes_off_the_score():
    position = moment("finnish", turn=0, hands=("5D5H6D", "3C8C9C"), loose="5C", totals=(5, 5))
    position, events = play(position, "5Dx5C")
    assert events[-1] == Pegged(0, {"sweeps": 1}, 6)
    position, events = play(position, "3C", "5H", "8Cx3C5H")
    assert events[-1] == Pegged(0, {"sweeps": -1}, 5)
    assert position.sweeps == (1, 1)
    assert position.pegs == (0, 0)


def test_XM34_the_sweep_that_reaches_the_target_wins_at_once():
    position = moment("spade", turn=1, hands=("9C9D", "8D6D"), loose="5H3D", totals=(60, 60))
    position, events = play(position, "8Dx3D5H")
    assert position.is_over
    assert position.pegged_out == 1
    assert events[-1] == MatchWon(1, "only", 1)
    assert position.settlement().after == (60, 61)
    assert position.legal_moves() == []
