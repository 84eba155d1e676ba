"""The records that one thread thinks in, and how an observation gets into them."""

import threading
from typing import Any

from cassino.cards import CardSet, cards_in
from cassino.rules import Observation, Position
from cassino.rules.kernel.made import record_of
from cassino.rules.kernel.records import new
from cassino.rules.moves import KINDS, Move, in_order
from cassino.rules.scoring import set_carried
from cassino.rules.starting import set_score

from .entry import enter_judge
from .manner import EVEN
from .past import Past, fill_past, hands_after, replay, rounds_of
from .proving import proved_values
from .records import MAX_PAST, MIND
from .weighing import weights_of

_NOT_KNOWN = -1


class Mind:
    """What one thread thinks in. `load` it with an observation; then hand its records to the entries."""

    __slots__ = ("belief", "course", "record", "rules", "search", "solver", "weights")

    def __init__(self) -> None:
        self.record = new(MIND)
        self.search = self.record[0].search
        self.belief = self.record[0].belief
        self.solver = self.record[0].solver
        self.course: list[Past] = []
        self.rules: Any = None
        self.weights: Any = None

    def load(self, observation: Observation) -> None:
        """Take in what the seat to move sees; what is not known at all is taken to be nothing, or what is usual."""
        position = observation.position
        rules, seats, partnership = position.rules, position.seats, position.partnership
        self.rules = record_of(rules, seats, partnership)
        self.weights = weights_of(rules, seats, partnership)
        seen = self.search.seen
        _set_layout(seen, position)
        _set_seats(seen, position)
        self.course = replay(position)
        belief = self.belief
        belief.seat = position.turn
        belief.splits = 0
        for seat, proved in enumerate(proved_values(position, self.course)):
            belief.proved[seat] = proved
        for seat in range(seats):
            pile = None if position.captured is None else position.captured[seat]
            belief.hidden[seat] = 0 if pile is None else pile.count - pile.cards.bit_count()
        set_carried(self.record[0].score, position.carried)
        set_score(seen, rules, position.score, position.side_count)
        seen.dealt = rules.deck_cards.bit_count() - self._stock_count(position)
        for place in range(52):
            seen.pack[place] = _NOT_KNOWN

    def load_past(self, position: Position) -> None:
        """Take in what has been played: this round's moves tell of the hidden hands, all others of who plays how."""
        rounds = rounds_of(position, self.course)
        for seat in range(position.seats):
            self.search.odds[seat] = EVEN
        for place, moments in enumerate(rounds):
            later = len(rounds) - 1 - place
            self._fill_past(moments, position, later)
            if later:
                enter_judge(self.record, self.rules, self.weights)

    def _fill_past(self, moments: list[Past], position: Position, later: int) -> None:
        """Take in the moments of a round that so many have followed."""
        search = self.search
        dealt = int(search.seen.dealt) - later * position.seats * position.rules.hand_size_for(position.seats)
        first = max(0, len(moments) - MAX_PAST)
        search.past_count = len(moments) - first
        for k, past in enumerate(moments[first:]):
            counts = hands_after(position, first + k)
            fill_past(past, counts, dealt, position, search.seen, search.past[k], search.past_moves[k])

    @property
    def unseen(self) -> int:
        """The cards that the seat to move has not seen."""
        seen = self.search.seen
        cards = int(self.weights[0].deck) & ~int(seen.loose)
        for seat in range(int(seen.seats)):
            cards &= ~(int(seen.hands[seat]) | int(seen.captured[seat]))
        for k in range(int(seen.build_count)):
            cards &= ~int(seen.builds[k].cards)
        return cards

    @property
    def hidden_count(self) -> int:
        """How many cards of other hands are not seen."""
        seen = self.search.seen
        return sum(int(seen.counts[seat]) for seat in range(int(seen.seats)) if seat != int(seen.turn))

    def is_all_known(self) -> bool:
        """Whether the cards not seen are just the hand of the one other seat, no card is left to be handed out."""
        seen = self.search.seen
        is_end = int(seen.dealt) == int(self.rules[0].deck_size)
        return int(seen.seats) == 2 and is_end and self.unseen.bit_count() == self.hidden_count

    def show(self, seat: int, cards: CardSet) -> None:
        """Give the hand of *seat* these *cards*; what is then not seen lies in the stock."""
        seen = self.search.seen
        seen.hands[seat] = cards
        for place, card in enumerate(cards_in(self.unseen), int(seen.dealt)):
            seen.pack[place] = card

    def move_at(self, position: Position, row: Any) -> Move:
        """The move of a record, as a value."""
        bits = int(row.builds)
        builds = in_order(tuple(build.cards for k, build in enumerate(position.builds) if bits >> k & 1))
        return Move(int(row.card), KINDS[int(row.kind)], int(row.value), int(row.loose), builds)

    def _stock_count(self, position: Position) -> int:
        if position.stock_count is not None:
            return position.stock_count
        left = self.unseen.bit_count() - self.hidden_count - int(self.belief.hidden.sum())
        if position.captured is None and position.rules.refill != "draw":
            a_round = position.seats * position.rules.hand_size_for(position.seats)
            left -= left % a_round
        return max(left, 0)


def _set_layout(seen: Any, position: Position) -> None:
    seen.loose = position.loose
    seen.build_count = len(position.builds)
    for k, build in enumerate(position.builds):
        there = seen.builds[k]
        there.cards, there.value, there.owner = build.cards, build.value, build.owner
        there.groups = 2 if build.is_multiple else 1


def _set_seats(seen: Any, position: Position) -> None:
    seats = position.seats
    seen.seats, seen.turn = seats, position.turn
    seen.dealer = _likely_dealer(position) if position.dealer is None else position.dealer
    seen.round = position.round or 1
    seen.over, seen.winner = 0, -1
    last = position.last_capturer
    seen.last_capturer = last if isinstance(last, int) else -1
    for seat in range(len(seen.hands)):
        seen.hands[seat] = position.hands[seat].cards if seat == position.turn else 0
        seen.counts[seat] = position.hands[seat].count if seat < seats else 0
        seen.captured[seat] = position.captured[seat].cards if position.captured and seat < seats else 0
        seen.sweeps[seat] = position.sweeps[seat] if position.sweeps and seat < seats else 0
        seen.pats[seat] = position.pats[seat] if position.pats and seat < seats else 0
        seen.before[seat] = 0
    seen.extra = 0


def _likely_dealer(position: Position) -> int:
    """The seat that plays last in a round: who has played in this one holds fewer cards than the seat to move."""
    eldest = position.turn
    for _ in range(position.seats - 1):
        before = (eldest - 1) % position.seats
        if position.hands[before].count >= position.hands[position.turn].count:
            break
        eldest = before
    return (eldest - 1) % position.seats


_threads = threading.local()


def this_mind() -> Mind:
    """The mind of this thread."""
    mind: Mind | None = getattr(_threads, "mind", None)
    if mind is None:
        mind = _threads.mind = Mind()
    return mind
