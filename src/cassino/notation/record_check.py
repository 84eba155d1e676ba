"""Whether a match record is true: it is played again."""

from itertools import takewhile

from cassino.errors import BadRecord, IllegalMove
from cassino.notation.moves import format_move
from cassino.notation.record_reading import WrittenDeal, read_record
from cassino.notation.records import Record, format_totals
from cassino.notation.seeds import Seed
from cassino.rules import Match


def check_record(text: str) -> Match:
    """The match that the record *text* tells, played again from its packs.

    BadRecord with line and reason at the first move that is not legal, and where a dealer, score, total or the result
    is not what the rules say, or a pack or the first dealer not what follows from the seed that the record names.
    Cost: every move is played.
    """
    record, written = read_record(text)
    match = _begin(record)
    for number, deal in enumerate(written.deals, 1):
        if match.is_over:
            raise BadRecord("the match is over before this deal", line=deal.line)
        if deal.dealer != match.dealer:
            raise BadRecord(f"seat {match.dealer} deals here, not seat {deal.dealer}", line=deal.line)
        if record.seed is not None:
            _check_seed(Seed(record.seed), record, number, deal)
        match = _played(match, deal)
        if len(match.deals) == number:
            if number == 1:
                _check_first_dealer(match, record, deal)
            _check_score(match, deal)
        elif deal.score_line is not None:
            raise BadRecord("the deal has a score and is not finished", line=deal.score_line)
        elif number < len(written.deals):
            raise BadRecord("the deal is not finished, and another follows", line=deal.line)
    _check_result(match, record, written.line_of("Result"))
    return match


def _begin(record: Record) -> Match:
    dealer = record.deals[0].dealer if record.deals else 0
    return Match.begin(record.rules, record.seats, dealer, record.partnership)


def _played(match: Match, deal: WrittenDeal) -> Match:
    before = len(match.deals)
    match = match.deal(deal.pack)
    for move, (line, text) in zip(deal.moves, deal.texts, strict=True):
        if len(match.deals) > before:
            raise BadRecord(f"{text} is played after the end of the deal", line=line)
        try:
            match = match.play(move)
        except IllegalMove as error:
            raise BadRecord(f"{format_move(move)} is not legal: {error}", line=line) from error
    return match


def _check_seed(seed: Seed, record: Record, number: int, deal: WrittenDeal) -> None:
    first = seed.first_dealer(record.seats)
    if number == 1 and deal.dealer != first:
        raise BadRecord(f"the seed makes seat {first} the first dealer, not seat {deal.dealer}", line=deal.line)
    pack = seed.pack(record.rules.deck_cards, number)
    if deal.pack != pack:
        same = takewhile(lambda pair: pair[0] == pair[1], zip(deal.pack, pack, strict=True))
        raise BadRecord(f"the seed gives another pack here, from card {1 + len(list(same))} on", line=deal.line)


def _check_first_dealer(match: Match, record: Record, deal: WrittenDeal) -> None:
    """Refuse the first dealer where another one fits all that is written.

    All seats move alike, so who deals changes no move of the first deal: only its score goes to other sides.
    """
    if deal.score is None or deal.score == match.deals[0].score.points:
        return
    for dealer in range(record.seats):
        follows = len(record.deals) == 1 or record.deals[1].dealer == (dealer + 1) % record.seats
        begun = Match.begin(record.rules, record.seats, dealer, record.partnership)
        if follows and deal.score == _played(begun, deal).deals[0].score.points:
            reason = f"the score is as written if seat {dealer} deals here, not seat {deal.dealer}"
            raise BadRecord(reason, line=deal.line)


def _check_score(match: Match, deal: WrittenDeal) -> None:
    last_line = deal.texts[-1][0] if deal.texts else deal.line
    if deal.score_line is None:
        raise BadRecord("the deal is finished, and its score is missing", line=last_line)
    points = match.deals[-1].score.points
    if deal.score != points:
        raise BadRecord(f"the score is {format_totals(points)}", line=deal.score_line)
    if deal.total != match.totals:
        raise BadRecord(f"the total is {format_totals(match.totals)}", line=deal.score_line)


def _check_result(match: Match, record: Record, line: int) -> None:
    if not match.is_over:
        if record.result is not None:
            raise BadRecord("the match has no end, so its result is *", line=line)
        return
    if record.result is None:
        raise BadRecord(f"the match has an end: {format_totals(match.totals)}", line=line)
    if record.result.totals != match.totals:
        raise BadRecord(f"the match ended {format_totals(match.totals)}", line=line)
    if record.result.winner != match.winner:
        raise BadRecord(f"side {match.winner} won the match", line=line)
