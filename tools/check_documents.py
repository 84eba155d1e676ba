"""The check of the documents: their Python examples run, and their links lead somewhere."""

import doctest
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")


def main() -> int:
    """Check README, CONTRIBUTING and docs; print what is wrong; 1 when something is."""
    files = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
    examples, faults = 0, []
    for file in files:
        ran, failed = run_examples(file)
        examples += ran
        if failed:
            faults.append(f"{file.relative_to(ROOT)}: {failed} of {ran} examples failed")
        faults.extend(find_dead_links(file))
    print("\n".join(faults) or f"{len(files)} documents, {examples} examples")
    return 1 if faults else 0


def run_examples(file: Path) -> tuple[int, int]:
    """Run the examples of *file* in order, as one session; how many there were and how many failed."""
    text = file.read_text(encoding="utf-8")
    # What is not Python becomes blank lines, so that a failure names its line in the document.
    python = [range(*match.span(1)) for match in BLOCK.finditer(text)]
    session = "".join(
        sign if sign == "\n" or any(place in block for block in python) else "" for place, sign in enumerate(text)
    )
    test = doctest.DocTestParser().get_doctest(session, {"__name__": "__main__"}, file.name, str(file), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    result = runner.run(test)
    return result.attempted, result.failed


def find_dead_links(file: Path) -> Iterator[str]:
    """Give each relative link of *file* that leads to no file."""
    for match in LINK.finditer(file.read_text(encoding="utf-8")):
        target = match[1]
        if "://" not in target and not target.startswith("mailto:") and not (file.parent / target).exists():
            yield f"{file.relative_to(ROOT)}: the link to {target} leads nowhere"


if __name__ == "__main__":
    sys.exit(main())
