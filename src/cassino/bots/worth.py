"""What a card is worth to the side that takes it, card by card."""

from functools import lru_cache

from cassino.cards import CardSet, card_set, cards_in, parse_card, rank_of, suit_of
from cassino.rules import Rules

_CLUBS, _DIAMONDS, _HEARTS, _SPADES = range(4)
_BIG, _LITTLE, _SEVEN = (parse_card(name) for name in ("TD", "2S", "7D"))
_JACK, _ACE = (parse_card(name) for name in ("JS", "AS"))
_OFTEN = 64


@lru_cache(_OFTEN)
def card_worth(rules: Rules) -> tuple[float, ...]:
    """For each of the cards 0 to 51 the points that taking it brings under *rules*; 0 for a card the pack lacks.

    What the card itself scores, and its even share in what is scored together: most cards, most spades and most
    diamonds are shared by the cards that make a majority, a set of four by its cards.
    """
    deck = rules.deck_cards
    return tuple(_worth(rules, card) if deck >> card & 1 else 0.0 for card in range(52))


def worth_of(rules: Rules, cards: CardSet) -> float:
    """The worth of *cards* together."""
    worth = card_worth(rules)
    return sum(worth[card] for card in cards_in(cards))


def _worth(rules: Rules, card: int) -> float:
    rank, suit = rank_of(card), suit_of(card)
    points = rules.points
    total = _own_points(rules, card) + _share(rules, "most_cards", rules.deck_cards)
    if suit == _SPADES:
        total += points["each_spade"] + _share(rules, "most_spades", _of_suit(rules, _SPADES))
    if suit == _DIAMONDS:
        total += _share(rules, "most_diamonds", _of_suit(rules, _DIAMONDS))
    for of_rank, key in ((7, "all_sevens"), (6, "all_sixes"), (1, "all_aces")):
        if rank == of_rank:
            total += points[key] / 4
    if rules.overs is not None:
        cards, spades = rules.overs
        total += _share_of_overs(cards, rules.deck_cards)
        if suit == _SPADES:
            total += _share_of_overs(spades, _of_suit(rules, _SPADES))
    return total


def _own_points(rules: Rules, card: int) -> float:
    points, rank = rules.points, rank_of(card)
    total = 0
    for named, key in (
        (_BIG, "big_cassino"),
        (_LITTLE, "little_cassino"),
        (_SEVEN, "seven_of_diamonds"),
        (_JACK, "extra_jack_of_spades"),
        (_ACE, "extra_ace_of_spades"),
    ):
        if card == named:
            total += points[key]
    if rank == 1:
        return total + points["ace"]
    return total + (points["court"] if rank > 10 else points["pips"] * rank)


def _share(rules: Rules, key: str, cards: CardSet) -> float:
    """What each of *cards* has in the points of *key*, which go to whoever takes most of them."""
    return rules.points[key] / (cards.bit_count() // 2 + 1) if cards else 0.0


def _share_of_overs(least: int | None, cards: CardSet) -> float:
    """What a card brings where only those beyond *least* score: as often as it is one of them."""
    number = cards.bit_count()
    return max(0, number - least) / number if least is not None and number else 0.0


def _of_suit(rules: Rules, suit: int) -> CardSet:
    return card_set(card for card in cards_in(rules.deck_cards) if suit_of(card) == suit)
