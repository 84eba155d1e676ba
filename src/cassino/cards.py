"""Cards as small ints and sets of cards as 52-bit masks, with their names."""

from collections.abc import Iterable

from cassino.errors import BadCard, quoted

Card = int
"""A card, 0 to 51: four times (rank - 1) plus suit."""

CardSet = int
"""A set of cards: bit c stands for card c."""

RANKS = "A23456789TJQK"
SUITS = "CDHS"
DECK_52: CardSet = (1 << 52) - 1

_NAMES = dict(enumerate(rank + suit for rank in RANKS for suit in SUITS))
_PRETTY = {card: name.replace("T", "10")[:-1] + "♣♦♥♠"[card % 4] for card, name in _NAMES.items()}
_CARDS = {name: card for card, name in _NAMES.items()}
_SYMBOLS = str.maketrans("♣♦♥♠", SUITS)


def card_name(card: Card) -> str:
    """The name of *card*, as `TD`; BadCard for a number that is none."""
    try:
        return _NAMES[card]
    except KeyError:
        raise _no_card(card) from None


def pretty_card(card: Card) -> str:
    """The name of *card* for people, as `10♦`; BadCard for a number that is none."""
    try:
        return _PRETTY[card]
    except KeyError:
        raise _no_card(card) from None


def rank_of(card: Card) -> int:
    """1 for an ace to 13 for a king."""
    return card // 4 + 1


def suit_of(card: Card) -> int:
    """0 to 3: clubs, diamonds, hearts, spades."""
    return card % 4


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, lowest first; BadCard for a number that is no set of cards, as `~cards` is."""
    if cards >> 52:
        raise BadCard(f"{quoted(cards)} is no set of cards: a set is 52 bits")
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(found)


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of *cards*; a card that comes twice counts once. BadCard for a number that is none."""
    mask = 0
    for card in cards:
        if not 0 <= card < 52:
            raise _no_card(card)
        mask |= 1 << card
    return mask


def format_cards(cards: CardSet) -> str:
    """The names of the cards of a set in their order, as `3D5H`."""
    return "".join(_NAMES[card] for card in cards_in(cards))


def parse_card(text: str) -> Card:
    """The card that *text* names: `TD`, `10D`, `td` or `10♦`; else BadCard."""
    card = _CARDS.get(text) if isinstance(text, str) else None
    if card is not None:
        return card
    if isinstance(text, str) and 2 <= len(text) <= 3:
        card = _CARDS.get(_spelled_out(text))
    if card is None:
        raise BadCard(f"{quoted(text)} is no card: a card is a rank {RANKS} and a suit {SUITS}, as in TD")
    return card


def parse_card_list(text: str) -> tuple[Card, ...]:
    """The cards that *text* names one after another, in its order; blanks between them do not matter."""
    cards = []
    start = 0
    while start < len(text):
        if text[start].isspace():
            start += 1
            continue
        length = 3 if text.startswith("10", start) else 2
        cards.append(parse_card(text[start : start + length]))
        start += length
    return tuple(cards)


def parse_cards(text: str) -> CardSet:
    """The set of the cards that *text* names; BadCard when one comes twice."""
    mask = 0
    for card in parse_card_list(text):
        if mask >> card & 1:
            raise BadCard(f"{card_name(card)} comes twice in {quoted(text)}")
        mask |= 1 << card
    return mask


def _no_card(card: Card) -> BadCard:
    return BadCard(f"{quoted(card)} is no card: a card is a number from 0 to 51")


def _spelled_out(text: str) -> str:
    suit = text[-1].translate(_SYMBOLS)
    rank = "T" if text[:-1] == "10" else text[:-1]
    return (rank + suit).upper() if (rank + suit).isascii() else ""
