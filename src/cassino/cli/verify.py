"""The command `cassino verify`."""

from pathlib import Path

import click

from cassino.cli.language import system_language
from cassino.table.verify import MAX_FILE_BYTES, BadProof, Fault, Findings, check_proof, parse_proof
from cassino.words import format as told


@click.command("verify")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path, allow_dash=True))
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...]) -> None:
    """Check that the packs of a match follow from its fair shuffle, and play the match again.

    FILE is the proof that the page saves at the end of a match; a dash stands for the standard input. The exit code
    is 0 when all is right, 1 when something is wrong, which is said, 2 when a file cannot be read.
    """
    ctx.exit(max(_verify(file, system_language()) for file in files))


def _verify(file: Path, lang: str) -> int:
    try:
        found = check_proof(parse_proof(_read(file)))
    except BadProof as error:
        click.echo(told(lang, "fair-verify-unreadable", file=str(file), message=str(error)), err=True)
        return 2
    if found.faults:
        click.echo(told(lang, "fair-verify-wrong", file=str(file)), err=True)
        for fault in found.faults:
            click.echo(f"  {_told_fault(lang, fault)}", err=True)
        return 1
    for line in _told_findings(lang, found, str(file)):
        click.echo(line)
    return 0


def _read(file: Path) -> bytes:
    try:
        with click.open_file(str(file), "rb") as opened:
            content: bytes = opened.read(MAX_FILE_BYTES + 1)  # one more shows that it is too long
            return content
    except OSError as error:
        raise BadProof(str(error.strerror)) from error


def _told_findings(lang: str, found: Findings, file: str) -> list[str]:
    names = ", ".join(told(lang, "fair-seat", seat=seat) for seat in found.takers)
    lines = [
        told(lang, "fair-verify-right", file=file, deals=found.deals),
        told(lang, "fair-verify-takers", names=names) if found.takers else told(lang, "fair-alone"),
    ]
    if found.voids:
        lines.append(told(lang, "fair-verify-voids", voids=found.voids))
    return [*lines, told(lang, "fair-proves-not")]


def _told_fault(lang: str, fault: Fault) -> str:
    """A fault in words: where it names seats, `who` and `drawn` are put in as people read them."""
    names = {"seat": "who", "dealer": "who", "drawn": "drawn"}
    args = {
        names.get(name, name): told(lang, "fair-seat", seat=value) if name in names else value
        for name, value in fault.args.items()
    }
    return told(lang, f"fair-fault-{fault.code}", **args)
