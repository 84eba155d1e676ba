"""`Rules`: which game is played, as a value (rules section 10)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Self

from cassino.cards import Card, CardSet, card_set
from cassino.errors import BadRules, quoted
from cassino.rules.items import PointTable
from cassino.rules.option_kinds import (
    DECKS,
    BySeats,
    Deck,
    Number,
    Option,
    Overs,
    Points,
    flag,
    parse_points,
    words,
)
from cassino.rules.presets import PRESETS
from cassino.rules.refusals import refuse_contradictions

_CLASSIC_POINTS = PointTable(
    {"most_cards": 3, "most_spades": 1, "big_cassino": 2, "little_cassino": 1, "ace": 1, "sweep": 1}
)

OPTIONS: Mapping[str, Option] = MappingProxyType(
    {
        option.name: option
        for option in (
            Deck("deck", "standard52", tuple(DECKS)),
            BySeats("hand_size", 4, least=1),
            BySeats("layout_size", 4),
            words("deal_pattern", "twos", "twos_then_layout", "singles"),
            words("refill", "round", "draw"),
            words("court_values", None, (11, 12, 13), (8, 9, 10)),
            words("ace_high", "off", "hand", "any", "hand_fixed14"),
            flag("nordic_hand_values", default=False),
            words("court_capture", "one", "any", "all", "one_or_three"),
            words("capture_completeness", "any", "all_pairs", "maximal"),
            flag("single_group", default=False),
            flag("pair_first", default=False),
            words("trail_rule", "free", "no_capture", "no_pair"),
            flag("building", default=True),
            flag("multiple_builds", default=True),
            flag("multiple_at_once", default=True),
            words("raise_builds", "any", "not_own", "opponents", "none"),
            flag("raise_with_loose", default=False),
            words("add_to_builds", "any", "own_side", "own", "none"),
            flag("same_value_builds", default=True),
            Number("max_builds", None),
            flag("build_as_card", default=False),
            words("build_capture", "anyone", "owner_or_left"),
            words("build_for_partner", "off", "proven", "free"),
            flag("owner_may_trail", default=False),
            Points("points", _CLASSIC_POINTS),
            words("majority_tie", "none", "split", "carry", "spades_break"),
            Number("spades_needed", None),
            Overs("overs", None),
            flag("sweep_cancel", default=False),
            flag("sweep_last_play", default=True),
            flag("sweep_last_round", default=True),
            Number("sweep_freeze_at", None),
            words("residue", "last_capturer", "nobody"),
            Number("target", 21, least=1),
            words("end_when", "deal_end", "immediate"),
            words("overshoot", "count_out", "highest", "closest"),
            words("ace_order", "SCHD", None),
            words("deal_scoring", "each", "difference"),
            Number("double_under", None),
        )
    }
)
"""Every option by name, in the order of the rules."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rules:
    """The house rules of a game; equal and hashed by its options, whatever preset it started from.

    Made by `from_preset`, `parse` or `from_json`. Any other way is checked likewise: BadRules for what is not accepted.
    """

    preset: str = field(compare=False)
    """The preset that the options started from."""

    deck: str | tuple[Card, ...]
    """The pack: its name, or its cards in their order where it has none."""

    hand_size: int | tuple[int, ...]
    """Cards in a hand; a tuple for 2, 3 and 4 seats where they differ."""

    layout_size: int | tuple[int, ...]
    """Layout cards of the first round; a tuple for 2, 3 and 4 seats where they differ."""

    deal_pattern: str
    refill: str
    court_values: tuple[int, ...] | None
    """What jack, queen and king count, or None: they are no numerals."""

    ace_high: str
    nordic_hand_values: bool
    court_capture: str
    capture_completeness: str
    single_group: bool
    pair_first: bool
    trail_rule: str
    building: bool
    multiple_builds: bool
    multiple_at_once: bool
    raise_builds: str
    raise_with_loose: bool
    add_to_builds: str
    same_value_builds: bool
    max_builds: int | None
    build_as_card: bool
    build_capture: str
    build_for_partner: str
    owner_may_trail: bool
    points: PointTable
    """The points of every key of section 7."""

    majority_tie: str
    spades_needed: int | None
    overs: tuple[int | None, int | None] | None
    """The cards and the spades above which each one scores."""

    sweep_cancel: bool
    sweep_last_play: bool
    sweep_last_round: bool
    sweep_freeze_at: int | None
    residue: str
    target: int | None
    end_when: str
    overshoot: str
    ace_order: str | None
    deal_scoring: str
    double_under: int | None

    def __post_init__(self) -> None:
        _preset_options(self.preset)
        for name, option in OPTIONS.items():
            object.__setattr__(self, name, option.read(getattr(self, name)))
        refuse_contradictions(self)

    @classmethod
    def from_preset(cls, name: str = "classic", **options: object) -> Self:
        """The preset *name* with *options* in place of its own; `points` replaces only the keys that it holds."""
        values = _preset_options(name)
        for option, value in options.items():
            if option not in OPTIONS:
                raise _no_such_option(option)
            if option == "points" and isinstance(value, Mapping):
                OPTIONS["points"].read(value)
                value = {**values["points"], **value}
            values[option] = value
        return cls(preset=name, **values)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The rules that *text* says, as `royal target=11 overs=30-7 points.sweep=2`; else BadRules."""
        name, *settings = text.split() or [""]
        _preset_options(name)
        options: dict[str, Any] = {}
        points: dict[str, object] = {}
        for setting in settings:
            option, equals, value = setting.partition("=")
            group, dot, key = option.partition(".")
            if not equals:
                raise BadRules(f"{quoted(setting)} is no option: they are given as name=value", path="options")
            if option in options or (dot and key in points):
                raise BadRules(f"{quoted(option)} is given twice", path="options")
            if group == "points" and dot:
                points[key] = parse_points(value)
            elif option in OPTIONS:
                options[option] = OPTIONS[option].parse(value)
            else:
                raise _no_such_option(option)
        return cls.from_preset(name, **options, **({"points": points} if points else {}))

    @classmethod
    def from_json(cls, value: object) -> Self:
        """The rules that JSON says: an object with `preset` and `options`, or their text; else BadRules."""
        if isinstance(value, str):
            return cls.parse(value)
        if not isinstance(value, Mapping):
            raise BadRules(f"rules are an object with preset and options, or their text; not {quoted(value)}")
        for key in value:
            if key not in ("preset", "options"):
                raise BadRules(f"rules have preset and options; not {quoted(key)}")
        options = value.get("options", {})
        if not isinstance(options, Mapping):
            raise BadRules(f"options are an object; not {quoted(options)}", path="options")
        for name in options:
            if name not in OPTIONS:
                raise _no_such_option(name)
        return cls.from_preset(value.get("preset", "classic"), **options)

    def to_text(self) -> str:
        """The shortest text that `parse` reads as these rules: the preset, then what differs from it."""
        parts = [self.preset]
        for name, value in self._differences(self.preset).items():
            if name == "points":
                parts += [f"points.{key}={number}" for key, number in value.items()]
            else:
                parts.append(f"{name}={OPTIONS[name].format(value)}")
        return " ".join(parts)

    def to_json(self) -> dict[str, Any]:
        """The shortest JSON that `from_json` reads as these rules: the preset, and the options that differ from it."""
        options = self.options_beside(self.preset)
        return {"preset": self.preset, "options": options} if options else {"preset": self.preset}

    def options_beside(self, preset: str) -> dict[str, Any]:
        """The options that differ from those of *preset*, as JSON; of `points` only the keys that do."""
        return {name: OPTIONS[name].to_json(value) for name, value in self._differences(preset).items()}

    def __repr__(self) -> str:
        return f"Rules.parse({self.to_text()!r})"

    @property
    def deck_cards(self) -> CardSet:
        """The cards of the pack."""
        return DECKS[self.deck] if isinstance(self.deck, str) else card_set(self.deck)

    @property
    def rounds_are_public(self) -> bool:
        """Whether every round ends with empty hands and no build, so that nothing is hidden between rounds."""
        return self.refill == "round" and self.build_for_partner != "free"

    def hand_size_for(self, seats: int) -> int:
        """Cards that each of *seats* gets in a round."""
        return self.hand_size if isinstance(self.hand_size, int) else self.hand_size[seats - 2]

    def layout_size_for(self, seats: int) -> int:
        """Cards that the layout gets in the first round when *seats* play."""
        return self.layout_size if isinstance(self.layout_size, int) else self.layout_size[seats - 2]

    def rounds(self, seats: int) -> int:
        """Rounds of a deal when *seats* play; one with `refill draw`."""
        if self.refill == "draw":
            return 1
        return (self.deck_cards.bit_count() - self.layout_size_for(seats)) // (seats * self.hand_size_for(seats))

    def allowed_seats(self) -> tuple[int, ...]:
        """The numbers of seats, of 2 to 4, that share out the pack exactly (rules section 2)."""
        return tuple(seats for seats in (2, 3, 4) if self._shares_out(seats))

    def check_seats(self, seats: object) -> None:
        """Raise BadRules unless *seats* is one of `allowed_seats`."""
        allowed = self.allowed_seats()
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in allowed:
            names = " or ".join(str(number) for number in allowed)
            raise BadRules(f"these rules are for {names} seats; not {quoted(seats)}", path="seats")

    def _shares_out(self, seats: int) -> bool:
        left = self.deck_cards.bit_count() - self.layout_size_for(seats)
        once = seats * self.hand_size_for(seats)
        return left >= once and left % (seats if self.refill == "draw" else once) == 0

    def _differences(self, preset: str) -> dict[str, Any]:
        others = _preset_rules(preset)
        differences = {}
        for name in OPTIONS:
            value, usual = getattr(self, name), getattr(others, name)
            if value != usual:
                differences[name] = value
                if name == "points":
                    differences[name] = {key: number for key, number in value.items() if number != usual[key]}
        return differences


def _preset_options(name: object) -> dict[str, Any]:
    """Every option of the preset *name*; BadRules when there is none of that name."""
    if not isinstance(name, str) or name not in PRESETS:
        raise BadRules(f"there is no preset {quoted(name)}; the presets are {', '.join(PRESETS)}", path="preset")
    changed = PRESETS[name].options
    values = {option.name: changed.get(option.name, option.default) for option in OPTIONS.values()}
    values["points"] = {**OPTIONS["points"].default, **changed.get("points", {})}
    return values


@cache
def _preset_rules(name: str) -> Rules:
    return Rules(preset=name, **_preset_options(name))


def _no_such_option(name: object) -> BadRules:
    message = f"there is no option {quoted(name)}; the options are {', '.join(OPTIONS)}"
    return BadRules(message, path="options")
