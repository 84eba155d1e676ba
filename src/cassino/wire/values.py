"""House rules option by option, how builds are drawn, and which hand cards answer for them."""

from __future__ import annotations

from collections.abc import Iterator

from cassino.cards import CardSet, card_name, cards_in
from cassino.rules import OPTIONS, Build, Observation, Position, Rules
from cassino.wire.messages import RulesInfo

MAX_STEPS = 2_000
"""Steps spent on finding the groups of a build; beyond, its cards are shown as one group."""


def rules_info(rules: Rules) -> RulesInfo:
    """*rules* with every option, also those that are as usual."""
    return RulesInfo(
        line=rules.to_text(),
        preset=rules.preset,
        seats=list(rules.allowed_seats()),
        options={name: option.to_json(getattr(rules, name)) for name, option in OPTIONS.items()},
        deck=[card_name(card) for card in cards_in(rules.deck_cards)],
    )


def keeps(observation: Observation) -> dict[str, list[int]]:
    """For each hand card, the values of the seat's own builds that it can take."""
    seat, position = observation.seat, observation.position
    owned = sorted({build.value for build in position.builds if build.owner == seat})
    kept: dict[str, list[int]] = {}
    if seat is None or not owned:
        return kept
    values = position.kernel_rules.hand_values
    for card in cards_in(observation.hand):
        met = [value for value in owned if values[card] >> value & 1]
        if met:
            kept[card_name(card)] = met
    return kept


def groups_of(position: Position, build: Build) -> list[CardSet]:
    """The cards of *build* as groups that each make its value, one way of several; for showing only."""
    if not build.is_multiple:
        return [build.cards]
    values = position.kernel_rules.table_values
    worth = {card: [v for v in range(1, 17) if values[card] >> v & 1] for card in cards_in(build.cards)}
    cards = tuple(sorted(worth, key=lambda card: -max(worth[card], default=0)))
    budget = [MAX_STEPS]
    return _parted(cards, worth, build.value, budget) or [build.cards]


def _parted(cards: tuple[int, ...], worth: dict[int, list[int]], value: int, budget: list[int]) -> list[CardSet] | None:
    if not cards:
        return []
    first, others = cards[0], cards[1:]
    for start in worth[first]:
        for group in _completions((first,), others, worth, value - start, budget):
            rest = _parted(tuple(card for card in others if card not in group), worth, value, budget)
            if rest is not None:
                return [sum(1 << card for card in group), *rest]
    return None


def _completions(
    group: tuple[int, ...], others: tuple[int, ...], worth: dict[int, list[int]], lacking: int, budget: list[int]
) -> Iterator[tuple[int, ...]]:
    budget[0] -= 1
    if budget[0] < 0:
        return
    if lacking == 0:
        yield group
    if lacking > 0:
        for place, card in enumerate(others):
            for value in worth[card]:
                yield from _completions((*group, card), others[place + 1 :], worth, lacking - value, budget)
