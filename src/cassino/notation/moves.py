"""Moves as text and as JSON."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol

from cassino.cards import CardSet, card_name, cards_in, format_cards, parse_card, parse_cards
from cassino.errors import BadCard, BadMove, quoted
from cassino.notation.shapes import MAX_BUILDS, card_at, card_list, listed, only_keys, whole, written_cards
from cassino.rules import Kind, Move

MAX_TEXT: Final = 400
"""Characters of the longest text that is looked at: two for each of 52 cards, and room to spare."""

MAX_VALUE: Final = 99
"""The highest announced value that can be written. The rules allow less."""

_CARD = r"(?:10|[A2-9TJQKa2-9tjqk])[CDHScdhs♣♦♥♠]"
_MOVE = re.compile(
    rf"""(?P<card>{_CARD})
    (?: [xX] (?P<taken>(?:{_CARD})*) (?P<builds>(?:\{{(?:{_CARD})+\}})*)
      | \+ (?P<used>(?:{_CARD})*) (?: \{{(?P<build>(?:{_CARD})+)\}} )? = (?P<value>[0-9]{{1,2}})
    )?""",
    re.VERBOSE,
)
_WORDS: Final = {kind.name.lower(): kind for kind in Kind}
_KEYS: Final = frozenset({"kind", "card", "loose", "builds", "value", "text"})


class _HasBuilds(Protocol):
    """What tells the value of a build: a Position does."""

    @property
    def builds(self) -> tuple[Any, ...]: ...


def format_move(move: Move) -> str:
    """The canonical text of *move*, as `8Sx3D5H{2C6D}`."""
    card = card_name(move.card)
    loose = format_cards(move.loose)
    builds = "".join(f"{{{format_cards(build)}}}" for build in sorted(move.builds, key=cards_in))
    match move.kind:
        case Kind.TRAIL:
            return card
        case Kind.CAPTURE:
            return f"{card}x{loose}{builds}"
        case _:
            return f"{card}+{loose}{builds}={move.value}"


def parse_move(text: str, position: _HasBuilds) -> Move:
    """The move that *text* means on the builds of *position*; BadMove when it means none.

    Also read: `10D`, lower case, `♣♦♥♠`, cards in any order. Whether the move is legal is not asked; a build that is
    not there is taken to have the announced value.
    """
    return _read(text, {build.cards: build.value for build in position.builds}.get)


def parse_history(texts: Iterable[str]) -> tuple[Move, ...]:
    """The moves of a deal from its first play: what each build was worth follows from the moves before.

    BadMove with the path `[n]`.
    """
    values: dict[CardSet, int] = {}
    moves = []
    for index, text in enumerate(texts):
        try:
            move = _read(text, values.get)
        except BadMove as error:
            raise error.under(f"[{index}]") from error
        moves.append(move)
        if move.kind in (Kind.BUILD, Kind.ADD, Kind.RAISE):
            values[result_of(move)] = move.value
    return tuple(moves)


def result_of(move: Move) -> CardSet:
    """The cards that lie together after a build, an add or a raise, or that a capture brings home."""
    cards = move.loose | 1 << move.card
    for build in move.builds:
        cards |= build
    return cards


def move_to_json(move: Move) -> dict[str, Any]:
    """The JSON form of *move*, with its text."""
    written: dict[str, Any] = {"kind": move.kind.name.lower(), "card": card_name(move.card)}
    if move.loose:
        written["loose"] = written_cards(move.loose)
    if move.builds:
        written["builds"] = [written_cards(build) for build in sorted(move.builds, key=cards_in)]
    if move.kind in (Kind.BUILD, Kind.ADD, Kind.RAISE):
        written["value"] = move.value
    written["text"] = format_move(move)
    return written


def move_from_json(value: Any, position: _HasBuilds) -> Move:
    """The move in either form, the text read against *position*; BadMove or BadCard with the path to the fault."""
    if isinstance(value, str):
        return parse_move(value, position)
    return _from_object(only_keys(value, _KEYS, "a move", BadMove))


def _from_object(value: Mapping[str, Any]) -> Move:
    word = value.get("kind")
    kind = _WORDS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise BadMove(f"the kind of a move is one of {', '.join(_WORDS)}, not {quoted(word)}", path="kind")
    if "card" not in value:
        raise BadMove("a move names the card that is played", path="card")
    card = card_at(value["card"], "card", BadMove)
    loose = card_list(value.get("loose", []), "loose", BadMove)
    lists = listed(value.get("builds", []), "builds", BadMove, at_most=MAX_BUILDS)
    builds = [card_list(cards, f"builds[{index}]", BadMove) for index, cards in enumerate(lists)]
    return _made(kind, card, loose, builds, _announced(kind, value))


def _announced(kind: Kind, value: Mapping[str, Any]) -> int:
    if kind in (Kind.CAPTURE, Kind.TRAIL):
        if "value" in value:
            raise BadMove(f"a {kind.name.lower()} announces no value", path="value")
        return 0
    return whole(value.get("value"), "value", BadMove, low=0, high=MAX_VALUE)


def _read(text: str, value_of: Callable[[CardSet], int | None]) -> Move:
    parts = _MOVE.fullmatch(text) if len(text) <= MAX_TEXT else None
    if parts is None:
        raise BadMove(f"{quoted(text)} is no move: a move is 8S, 8Sx3D5H{{2C6D}}, 5S+3D=8 or 5S+3D{{2C6D}}=8")
    card = parse_card(parts["card"])
    try:
        if parts["value"] is not None:
            return _read_build(card, parts, value_of)
        if parts["taken"] is None:
            return Move.trail(card)
        builds = [parse_cards(build) for build in parts["builds"].strip("{}").split("}{") if build]
        return _made(Kind.CAPTURE, card, parse_cards(parts["taken"]), builds, 0)
    except BadCard as error:
        raise BadMove(str(error)) from error


def _read_build(card: int, parts: re.Match[str], value_of: Callable[[CardSet], int | None]) -> Move:
    value = int(parts["value"])
    loose = parse_cards(parts["used"])
    if parts["build"] is None:
        return _made(Kind.BUILD, card, loose, [], value)
    build = parse_cards(parts["build"])
    kind = Kind.ADD if value_of(build) in (None, value) else Kind.RAISE
    return _made(kind, card, loose, [build], value)


def _made(kind: Kind, card: int, loose: CardSet, builds: list[CardSet], value: int) -> Move:
    """The move, or BadMove where its kind has no such parts or a card serves twice."""
    used = 1 << card
    for cards in (loose, *builds):
        if used & cards:
            raise BadMove(f"{format_cards(used & cards)} comes twice")
        used |= cards
    match kind:
        case Kind.TRAIL:
            if loose or builds:
                raise BadMove("a trail takes nothing", path="loose" if loose else "builds")
            return Move.trail(card)
        case Kind.CAPTURE:
            return Move.capture(card, loose, tuple(sorted(builds, key=cards_in)))
        case Kind.BUILD:
            if builds:
                raise BadMove("a new build uses no build; to lay cards onto one is to add or to raise", path="builds")
            return Move.build(card, loose, value)
        case _:
            if len(builds) != 1:
                raise BadMove(f"a move of kind {kind.name.lower()} names one build", path="builds")
            make = Move.add if kind is Kind.ADD else Move.raise_
            return make(card, loose, builds[0], value)
