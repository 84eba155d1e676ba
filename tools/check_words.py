"""The check of the Fluent files: what both readers take alike, and the same messages in every language."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
WORDS = ROOT / "src" / "cassino" / "words"
FIRST = "en"
LANGUAGES = (FIRST, "it", "pt", "de")
NUMBER_OPTIONS = frozenset({"minimumFractionDigits", "maximumFractionDigits", "useGrouping"})
"""What NUMBER may be told. The two readers disagree on percent and on ordinals."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a language: a message's value or one of its attributes."""

    file: str
    line: int
    variables: frozenset[str]


def main() -> int:
    """Print every fault, one a line; 1 when there is one."""
    faults = list(find_faults(WORDS))
    for fault in faults:
        print(fault)
    if not faults:
        print(f"{len(_read_language(WORDS, FIRST, []))} texts in {len(LANGUAGES)} languages")
    return 1 if faults else 0


def find_faults(words: Path) -> Iterator[str]:
    """Give every fault of the languages under *words*, with file and line."""
    found: list[str] = []
    first = _read_language(words, FIRST, found)
    yield from found
    for language in LANGUAGES:
        if language != FIRST:
            faults: list[str] = []
            texts = _read_language(words, language, faults)
            yield from faults
            yield from _differences(first, texts, language)


def _differences(first: dict[str, Text], texts: dict[str, Text], language: str) -> Iterator[str]:
    for name, text in first.items():
        other = texts.get(name)
        if other is None:
            yield f"{text.file}:{text.line}: {name} is not in {language}"
        elif other.variables != text.variables:
            wanted, given = _listed(text.variables), _listed(other.variables)
            yield f"{other.file}:{other.line}: {name} uses {given}; in {FIRST} it uses {wanted}"
        elif Path(other.file).name != Path(text.file).name:
            yield f"{other.file}:{other.line}: {name} stands in {Path(text.file).name} in {FIRST}"
    for name in texts.keys() - first.keys():
        yield f"{texts[name].file}:{texts[name].line}: {name} is not in {FIRST}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


def _read_language(words: Path, language: str, faults: list[str]) -> dict[str, Text]:
    """Give the texts of *language* by name (`id` or `id.attribute`); what is wrong goes to *faults*."""
    texts: dict[str, Text] = {}
    seen: dict[str, str] = {}
    asked: list[tuple[str, str]] = []
    files = sorted((words / language).glob("*.ftl"))
    if not files:
        faults.append(f"{language}: there are no Fluent files")
    for file in files:
        source = file.read_text(encoding="utf-8")
        where = f"{language}/{file.name}"
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.BaseComment):
                continue
            line = _line(source, entry)
            if isinstance(entry, ast.Junk):
                faults.append(f"{where}:{line}: {'; '.join(note.message or '' for note in entry.annotations)}")
            elif isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if name in seen:
                    faults.append(f"{where}:{line}: {name} stands in {seen[name]} too")
                seen[name] = where
                for text_name, pattern in _patterns(name, entry):
                    look = _Look()
                    look.visit(pattern)
                    faults.extend(f"{where}:{line}: {text_name}: {fault}" for fault in look.faults)
                    asked.extend((reference, f"{where}:{line}") for reference in look.references)
                    texts[text_name] = Text(where, line, frozenset(look.variables))
    faults.extend(f"{where}: {name} does not exist" for name, where in asked if name not in texts)
    return {name: text for name, text in texts.items() if not name.startswith("-")}


def _patterns(name: str, entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def _line(source: str, entry: ast.SyntaxNode) -> int:
    start = entry.span.start if entry.span else 0
    return source.count("\n", 0, start or 0) + 1


class _Look(Visitor):
    """What one pattern uses: variables, other texts, and what the two readers would not show alike."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.faults: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else ""))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name != "NUMBER":
            self.faults.append(f"{node.id.name} is not used here; only NUMBER is")
        for argument in node.arguments.named:
            if argument.name.name not in NUMBER_OPTIONS:
                self.faults.append(f"NUMBER may not be told {argument.name.name}")
        self.generic_visit(node)


if __name__ == "__main__":
    sys.exit(main())
