"""A tournament's result as text for people, in Markdown."""

from collections.abc import Sequence
from itertools import chain

from cassino.bots.arena.estimate import Estimate, Share, format_points
from cassino.bots.arena.run import Outcome
from cassino.bots.arena.tournament import Result, Tournament
from cassino.bots.arena.units import Lost, lost_deal_points
from cassino.errors import quoted

MOST_LOST = 10
"""Lost deals and matches that are told one by one."""


def report(result: Result) -> str:
    """What a tournament gave; a round robin of five fits in 80 columns."""
    played = result.tournament
    lines = [heading(played), ""]
    lines += [f"{each.name} is {quoted(each.program)}" for each in played.entrants if each.program]
    if lines[-1]:
        lines.append("")
    lines += _round_robin(result) if played.is_round_robin else _one_contest(result.outcomes[0])
    return "\n".join([*lines, *_faults(result)]) + "\n"


def heading(played: Tournament) -> str:
    """Rules, seats and packs in one line."""
    seats = f"{played.seats} seats" + (", partners" if played.partnership else "")
    packs = f'packs "{played.packs}" {played.units.start} to {played.units.stop - 1}'
    return f"{played.rules.to_text()}, {seats}, {packs}, each for every way to seat them"


def _one_contest(outcome: Outcome) -> list[str]:
    contest, margin, share = outcome.contest, outcome.margin, outcome.match_share
    against = contest.b.name if contest.sides == 2 else f"{contest.sides - 1} x {contest.b.name}"
    lines = [f"{contest.a.name} against {against}: {format_points(margin)} points a deal ({_certainty(margin)})"]
    if margin.has_interval:
        lines.append(f"Standard deviation of a pack's margin: {margin.deviation:.2f}")
    if share is not None:
        whole = share.count * len(contest.seatings)
        lines.append(f"Matches won: {_part(share)} of {whole} (95%; even: {1 / contest.sides:.0%})")
    return lines


def _certainty(margin: Estimate) -> str:
    if margin.has_interval:
        return f"95%, {_counted(margin.count, 'pack')}"
    told = _counted(margin.count, "pack")
    return f"{told}: no interval" if margin.count == 1 else f"{told}, all the same: no interval"


def _round_robin(result: Result) -> list[str]:
    """The means of everybody over everybody, then each meeting with its interval."""
    strengths = result.strengths()
    means = {}
    for outcome in result.outcomes:
        a, b = outcome.contest.a.name, outcome.contest.b.name
        means[a, b] = outcome.margin.mean
        means.setdefault((b, a), -outcome.margin.mean)
    names = list(strengths)
    rows = [["points a deal", *map(str, range(1, len(names) + 1)), "over all"]]
    for number, name in enumerate(names, start=1):
        cells = ["" if other == name else f"{round(means[name, other], 2) + 0.0:+.2f}" for other in names]
        rows.append([f"{number} {name}", *cells, format_points(strengths[name])])
    meetings = [["95%", "points a deal", *(["matches won"] if result.tournament.matches else [])]]
    for outcome in result.outcomes:
        share = outcome.match_share
        told = [f"{outcome.contest.a.name} : {outcome.contest.b.name}", format_points(outcome.margin)]
        meetings.append([*told, _part(share)] if share else told)
    return [*_table(rows), "", *_table(meetings)]


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in rows]
    return [lines[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *lines[1:]]


def _faults(result: Result) -> list[str]:
    deals = [(outcome, lost) for outcome in result.outcomes for lost in outcome.lost_deals]
    matches = [(outcome, lost) for outcome in result.outcomes for lost in outcome.lost_matches]
    if not deals and not matches:
        return []
    told = []
    if deals:
        contest = result.outcomes[0].contest
        told.append(f"{_counted(len(deals), 'deal')} at {lost_deal_points(contest.rules, contest.sides)} points each")
    if matches:
        told.append(_counted(len(matches), "match", "matches"))
    lines = ["", f"Lost by a fault: {', '.join(told)}."]
    each = chain(
        (f"pack {lost.unit}, {_who(outcome, lost)}" for outcome, lost in deals),
        (f"match {lost.unit}, deal {lost.deal}, {_who(outcome, lost)}" for outcome, lost in matches),
    )
    lines += [f"- {line}" for line, _ in zip(each, range(MOST_LOST), strict=False)]
    more = len(deals) + len(matches) - MOST_LOST
    return [*lines, f"- and {more} more"] if more > 0 else lines


def _who(outcome: Outcome, lost: Lost) -> str:
    contest = outcome.contest
    other = contest.b.name if lost.entrant == contest.a.name else contest.a.name
    return f"{lost.entrant} in seat {lost.seat} against {other}: {lost.kind}: {lost.detail}"


def _counted(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or f'{one}s'}"


def _part(share: Share) -> str:
    return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"
