"""A tournament's result as text for people, in Markdown."""

from cassino.bots.arena.estimate import Estimate
from cassino.bots.arena.run import Outcome
from cassino.bots.arena.tournament import Result, Tournament

MOST_LOST = 10
"""Lost deals that are told one by one."""


def report(result: Result) -> str:
    """What a tournament gave."""
    played = result.tournament
    lines = [heading(played), ""]
    if played.is_round_robin:
        lines += _cross_table(result)
    else:
        lines += _one_contest(result.outcomes[0])
    lost = [each for outcome in result.outcomes for each in outcome.lost]
    if lost:
        lines += ["", f"Lost by a fault: {len(lost)} deals."]
        lines += [
            f"- pack {each.unit}, deal {each.deal}, seat {each.seat}: {each.entrant}: {each.kind}: {each.detail}"
            for each in lost[:MOST_LOST]
        ]
        if len(lost) > MOST_LOST:
            lines.append(f"- and {len(lost) - MOST_LOST} more")
    return "\n".join(lines) + "\n"


def heading(played: Tournament) -> str:
    """Rules, seats and packs in one line."""
    seats = f"{played.seats} seats" + (", partners" if played.partnership else "")
    packs = f'packs "{played.packs}" {played.units.start} to {played.units.stop - 1}'
    return f"{played.rules.to_text()}, {seats}, {packs}, each for every way to seat them"


def _one_contest(outcome: Outcome) -> list[str]:
    contest, margin = outcome.contest, outcome.margin
    against = contest.b.name if contest.sides == 2 else f"{contest.sides - 1} x {contest.b.name}"
    lines = [
        f"{contest.a.name} against {against}: {_signed(margin)} points a deal (95%, {margin.count} pairs)",
        f"Standard deviation of a pair: {margin.deviation:.2f}",
    ]
    share = outcome.match_share
    if share is not None:
        lines.append(
            f"Matches won: {_part(share)} of {share.count * len(contest.seatings)} (even: {1 / contest.sides:.0%})"
        )
    return lines


def _cross_table(result: Result) -> list[str]:
    strengths = result.strengths()
    margins = {(o.contest.a.name, o.contest.b.name): o.margin for o in result.outcomes}
    for (a, b), each in list(margins.items()):
        margins.setdefault((b, a), Estimate(each.count, -each.mean, each.half_width, each.deviation))
    names = list(strengths)
    lines = ["| points a deal over | " + " | ".join(names) + " | all |", "|---" * (len(names) + 2) + "|"]
    for name in names:
        cells = ["" if other == name else _signed(margins[name, other]) for other in names]
        lines.append(f"| {name} | " + " | ".join(cells) + f" | {_signed(strengths[name])} |")
    shares = [(o.contest, o.match_share) for o in result.outcomes if o.match_share]
    if shares:
        lines += ["", "| matches | won by the first |", "|---|---|"]
        lines += [f"| {c.a.name} : {c.b.name} | {_part(s)} |" for c, s in shares]
    return lines


def _signed(found: Estimate) -> str:
    return f"{found.mean:+.2f} ± {found.half_width:.2f}" if found.count > 1 else f"{found.mean:+.2f}"


def _part(found: Estimate) -> str:
    return f"{found.mean:.1%} ± {found.half_width:.1%}" if found.count > 1 else f"{found.mean:.1%}"
