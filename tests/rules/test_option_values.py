"""Every value of every option matters: it changes moves, play, deal, score or match against the default."""

from fractions import Fraction

import pytest

from cassino.cards import card_set
from cassino.errors import BadPosition
from cassino.rules import OPTIONS, Kind, Position, Rules, score_deal, settle
from cassino.rules.items import ITEMS, POINT_KEYS, item_order
from cassino.rules.setting_up import parts_of
from tests import oracle
from tests.rules.positions import (
    as_oracle_move,
    as_oracle_position,
    chosen_move,
    constructed,
    is_small,
    pack_of,
    rng_of,
)

MOVES: dict[str, list[tuple[str, str]]] = {
    # option: (with this value, against these rules), where the second is the first with the default of the option
    "court_values": [("classic court_values=11-12-13", "classic"), ("classic court_values=8-9-10", "classic")],
    "ace_high": [(f"royal ace_high={value}", "royal_low_ace") for value in ("hand", "any", "hand_fixed14")],
    "nordic_hand_values": [("royal nordic_hand_values=true", "royal")],
    "court_capture": [(f"classic court_capture={value}", "classic") for value in ("any", "all", "one_or_three")],
    "capture_completeness": [(f"classic capture_completeness={v}", "classic") for v in ("all_pairs", "maximal")],
    "single_group": [("classic single_group=true", "classic")],
    "pair_first": [("classic single_group=true pair_first=true", "classic single_group=true")],
    "trail_rule": [(f"classic trail_rule={value}", "classic") for value in ("no_capture", "no_pair")],
    "building": [("classic building=false", "classic")],
    "multiple_builds": [("classic multiple_builds=false", "classic")],
    "multiple_at_once": [("classic multiple_at_once=false", "classic")],
    "raise_builds": [(f"classic raise_builds={value}", "classic") for value in ("not_own", "opponents", "none")],
    "raise_with_loose": [("classic raise_with_loose=true", "classic")],
    "add_to_builds": [(f"classic add_to_builds={value}", "classic") for value in ("own_side", "own", "none")],
    "same_value_builds": [("classic same_value_builds=false", "classic")],
    "max_builds": [(f"royal max_builds={value}", "royal") for value in (0, 1, 2)],
    "build_as_card": [("classic build_as_card=true", "classic")],
    "build_capture": [("classic build_capture=owner_or_left", "classic")],
    "build_for_partner": [(f"classic build_for_partner={value}", "classic") for value in ("proven", "free")],
    "owner_may_trail": [("classic owner_may_trail=true", "classic")],
}
PLAYED: dict[str, list[tuple[str, str]]] = {
    "majority_tie": [(f"classic majority_tie={value}", "classic") for value in ("split", "carry", "spades_break")],
    "spades_needed": [("classic spades_needed=5", "classic"), ("classic spades_needed=0", "classic")],
    "overs": [
        ("classic overs=20-5", "classic"),
        ("classic overs=26-none", "classic"),
        ("classic overs=none-5", "classic"),
    ],
    "sweep_cancel": [("no_building sweep_cancel=true", "no_building")],
    "sweep_last_play": [("no_building sweep_last_play=false", "no_building")],
    "sweep_last_round": [("no_building sweep_last_round=false", "no_building")],
    "sweep_freeze_at": [("no_building sweep_freeze_at=10", "no_building")],
    "residue": [("classic residue=nobody", "classic")],
    "target": [("classic target=11", "classic"), ("classic target=none", "classic")],
    "end_when": [("classic end_when=immediate", "classic")],
    "overshoot": [(f"classic overshoot={value}", "classic") for value in ("highest", "closest")],
    "ace_order": [("classic ace_order=none", "classic")],
    "deal_scoring": [("classic deal_scoring=difference", "classic")],
    "double_under": [("classic double_under=21", "classic")],
    "points": [
        (f"classic points.{key}={0 if Rules.parse('classic').points[key] else 2}", "classic") for key in POINT_KEYS
    ],
}
DEALT = {
    "deck": [(f"classic deck={value}", "classic") for value in ("numerals40 hand_size=3", "italian40 hand_size=3")]
    + [("classic deck=AC-AD-AH-AS-2C-2D-2H-2S-3C-3D-3H-3S hand_size=2", "classic hand_size=2")],
    "hand_size": [("classic hand_size=6", "classic"), ("classic hand_size=2-4-4", "classic")],
    "layout_size": [("classic layout_size=0 hand_size=2", "classic hand_size=2")],
    "deal_pattern": [(f"classic deal_pattern={value}", "classic") for value in ("twos_then_layout", "singles")],
    "refill": [("draw", "classic")],
}


def test_every_value_of_every_option_is_looked_at():
    told = MOVES | PLAYED | DEALT
    assert told.keys() == OPTIONS.keys()
    for name, rows in told.items():
        values = {getattr(Rules.parse(law), name) for law, _ in rows}
        choices = set(OPTIONS[name].choices) - {OPTIONS[name].default}
        assert values >= choices, name
    assert all(Rules.parse(law) != Rules.parse(usual) for rows in told.values() for law, usual in rows)


def rows_of(table):
    return [pytest.param(*row, id=row[0]) for rows in table.values() for row in rows]


def under(position: Position, rules: Rules) -> Position | None:
    """The same position under other rules; None where it cannot be."""
    try:
        return Position.set_up(**(parts_of(position) | {"rules": rules}))
    except BadPosition:
        return None


@pytest.mark.parametrize(("law", "usual"), rows_of(MOVES))
def test_the_value_changes_moves_and_then_the_oracle_agrees(law, usual):
    rules, others, rng = Rules.parse(law), Rules.parse(usual), rng_of("option", law)
    changed = 0
    for deal in range(60):
        seats = 4 if "partner" in law or "own_side" in law or "opponents" in law or deal % 3 == 0 else 2 + deal % 2
        if seats not in rules.allowed_seats():
            continue
        position = Position.deal(rules, seats, rng.randrange(seats), pack_of(rules, rng))
        while not position.is_over:
            other = under(position, others)
            moves = position.legal_moves(10_000)
            if other is not None and set(moves) != set(other.legal_moves(10_000)) and is_small(position, 11):
                assert {as_oracle_move(m) for m in moves} == oracle.legal_moves(as_oracle_position(position))
                changed += 1
                if changed >= 4:
                    return
            position = position.play(chosen_move(position, rng, moves))
    assert changed > 0


def outcome(position: Position):
    """What a finished deal gave and made of the match."""
    score, settled = position.deal_score(), position.settlement()
    return score.points, score.carried, settled


@pytest.mark.parametrize(("law", "usual"), rows_of(PLAYED))
def test_the_value_changes_score_or_match(law, usual):
    """Deals of random moves are played under both rules at once until they differ; the count may not be zero."""
    rules, others, rng = Rules.parse(law), Rules.parse(usual), rng_of("option", law)
    changed = 0
    for deal in range(80):
        seats = rules.allowed_seats()[deal % 3]
        sides = 2 if seats == 4 else seats
        score = [rng.randrange(12, 21) for _ in range(sides)]
        pack, dealer = pack_of(rules, rng), rng.randrange(seats)
        position = Position.deal(rules, seats, dealer, pack, score=score)
        other = Position.deal(others, seats, dealer, pack, score=score)
        while not position.is_over and not other.is_over:
            captures = [move for move in position.legal_moves() if move.kind is Kind.CAPTURE]
            move = rng.choice(captures if captures and rng.random() < 0.8 else position.legal_moves())
            position, other = position.play(move), other.play(move)
        changed += position.is_over != other.is_over or outcome(position) != outcome(other)
        if changed >= 3:
            return
    assert changed + counted_on_paper(rules, others, rng) > 0


def counted_on_paper(rules: Rules, others: Rules, rng) -> int:
    """In how many random ends of deals the rules differ: piles at random, and items at random for the match."""
    changed = 0
    for _ in range(3000):
        pack = pack_of(rules, rng)
        cut = rng.choice((26, rng.randrange(53)))
        piles, sweeps = [card_set(pack[:cut]), card_set(pack[cut:])], [rng.randrange(4), rng.randrange(4)]
        one, two = (score_deal(law, piles, sweeps, [1, 0], last_capturer=0) for law in (rules, others))
        before = [rng.randrange(10, 24), rng.randrange(10, 24)]
        changed += (one, settle(rules, before, one.items)) != (two, settle(others, before, two.items))
    return changed


@pytest.mark.parametrize(("law", "usual"), rows_of(DEALT))
def test_the_value_changes_the_deal(law, usual):
    rules, others = Rules.parse(law), Rules.parse(usual)
    one = Position.deal(rules, 2, 0, pack_of(rules, rng_of("deal", law)))
    two = Position.deal(others, 2, 0, pack_of(others, rng_of("deal", law)))
    while (one.hands, one.loose, one.stock) == (two.hands, two.loose, two.stock):
        move = one.legal_moves()[0]
        one, two = one.play(move), two.play(move)
    assert len(one.history or ()) < 2


def test_items_are_those_that_give_points():
    assert item_order(Rules.parse("classic overs=30-7")) == (
        *ITEMS[:8],
        "overs",
        "sweeps",
    )
    assert all(rules_item in ITEMS for rules_item in item_order(Rules.parse("diamond")))


def test_thirds_stay_exact():
    rules = Rules.parse("classic majority_tie=split points.most_cards=1")
    score = score_deal(rules, [1 << 8, 1 << 9, 1 << 10], [0, 0, 0])
    assert score.points == (Fraction(1, 3),) * 3


@pytest.mark.parametrize(
    ("narrow", "wide"),
    [
        ("classic capture_completeness=all_pairs", "classic"),
        ("classic capture_completeness=maximal", "classic capture_completeness=all_pairs"),
        ("classic raise_builds=none", "classic raise_builds=opponents"),
        ("classic raise_builds=opponents", "classic raise_builds=not_own"),
        ("classic raise_builds=not_own", "classic"),
        ("classic add_to_builds=none", "classic add_to_builds=own"),
        ("classic add_to_builds=own", "classic add_to_builds=own_side"),
        ("classic add_to_builds=own_side", "classic"),
        ("classic max_builds=1", "classic max_builds=2"),
        ("classic multiple_builds=false", "classic multiple_at_once=false"),
        ("classic multiple_at_once=false", "classic"),
        ("classic single_group=true pair_first=true", "classic single_group=true"),
        ("classic single_group=true", "classic"),
        ("classic build_capture=owner_or_left", "classic"),
        ("classic trail_rule=no_capture", "classic trail_rule=no_pair"),
        ("classic", "classic owner_may_trail=true"),
        ("classic", "classic build_as_card=true"),
        ("classic", "classic raise_with_loose=true"),
        ("classic", "classic build_for_partner=proven"),
    ],
)
def test_what_narrower_rules_allow_the_wider_ones_allow_too(narrow, wide):
    """But for the fallback of section 6, and trails where captures are fewer."""
    rng = rng_of("subset", narrow)
    for position, _ in zip(constructed(rng), range(60), strict=False):
        one, two = under(position, Rules.parse(narrow)), under(position, Rules.parse(wide))
        if one is None or two is None or not (lays_or_takes(one) and lays_or_takes(two)):
            continue
        assert lays_or_takes(one) <= lays_or_takes(two)


def lays_or_takes(position: Position):
    kept = {move for move in position.legal_moves(10_000) if move.kind is not Kind.TRAIL}
    owned = [build.value for build in position.builds if build.owner == position.turn]
    return kept if not owned else set()
