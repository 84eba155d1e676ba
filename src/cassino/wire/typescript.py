"""TypeScript declarations of the wire, for checking the page's JavaScript."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from cassino.table.commands import COMMANDS, MoveForm
from cassino.table.events import EVENTS, Pace, event_fields_shown
from cassino.wire import messages as m

_HEAD = """\
// Written by cassino.wire.typescript from the structs of cassino.wire.messages; do not edit.
/** What the server and the page say to each other. Cards are text such as "TD"; points may be fractions as text. */

export type Points = number | string;
export type Kind = "capture" | "build" | "add" | "raise" | "trail";
"""

_NAMES = {
    "MoveView": "Move",
    "BuildView": "Build",
    "SeatView": "Seat",
    "SheetView": "Sheet",
    "ShuffleView": "Shuffle",
    "NarrowAnswer": "Narrowing",
    "ExplainAnswer": "Explanation",
    "HintAnswer": "Hint",
    "NextBestView": "NextBest",
    "CodeGivenAnswer": "CodeGiven",
}
"""The page's words for structs whose Python names say that they are seen, not known."""

_STRUCTS: tuple[type[msgspec.Struct], ...] = (
    *(m.MoveView, m.BuildView, m.SeatView, m.LastMove, m.LogLine, m.SheetView, m.ShuffleView, Pace, m.View),
    *(MoveForm, m.Text, m.NarrowAnswer, m.ExplainAnswer, m.NextBestView, m.HintAnswer, m.CodeGivenAnswer),
    *(m.Ack, m.Refusal, m.Goodbye),
    *(m.PresetInfo, m.RulesInfo, m.BotInfo, m.NewTable, m.NewTableAnswer, m.TableInfo, m.CodeAnswer, m.ErrorAnswer),
    *(m.DealtRow, m.FairnessInfo),
)

_SHOWN_AS = {("ViewFrame", "events"): "GameEvent[]", ("Ack", "answer"): "Narrowing | Explanation | Hint | CodeGiven"}
"""Fields whose type the structs leave open."""

_KINDS = ["add", "build", "capture", "raise", "trail"]


def declarations() -> str:
    """The whole file."""
    parts = [_HEAD]
    _, found = msgspec.json.schema_components((*_STRUCTS, m.ViewFrame, *COMMANDS), ref_template="{name}")
    structs: tuple[type[msgspec.Struct], ...] = (*_STRUCTS, m.ViewFrame)
    for struct in structs:
        parts.append(_interface(struct, found[struct.__name__]))
        if struct is m.View:
            parts.append(_game_event())
    commands = [_interface(command, found[command.__name__], suffix="Command") for command in COMMANDS]
    parts += [part for part in commands if part]
    parts.append(f"export type Command = {' | '.join(f'{command.__name__}Command' for command in COMMANDS)};\n")
    parts.append("export type ServerMessage = ViewFrame | Ack | Refusal | Goodbye;\n")
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct], schema: dict[str, Any], suffix: str = "") -> str:
    name = _NAMES.get(struct.__name__, struct.__name__) + suffix
    required = set(schema.get("required", ()))
    lines = [f"/** {_first_line(struct)} */", f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        shown = _SHOWN_AS.get((struct.__name__, field)) or _type(kind)
        is_tag = field in ("type", "do")
        lines.append(f"  {field}{'' if field in required or is_tag else '?'}: {shown};")
    return "\n".join([*lines, "}", ""])


def _game_event() -> str:
    """One loose interface for all events: every field that some event shows, each optional."""
    _, found = msgspec.json.schema_components(EVENTS, ref_template="{name}")
    fields: dict[str, list[str]] = {}
    for event in EVENTS:
        for field in event_fields_shown(event):
            schema = found[event.__name__]["properties"][field]
            shown = [_type(kind) for kind in schema["anyOf"]] if _is_nullable(schema) else [_type(schema)]
            known = fields.setdefault(field, [])
            known += [kind for kind in shown if kind not in known]
    names = " | ".join(f'"{event.__struct_config__.tag}"' for event in EVENTS)
    lines = [
        "/** Something that happened; which fields there are depends on the event. */",
        "export interface GameEvent {",
    ]
    lines += ["  number: number;", f"  event: {names};"]
    lines += [f"  {field}?: {' | '.join(kinds)};" for field, kinds in fields.items()]
    return "\n".join([*lines, "}", ""])


def _is_nullable(schema: dict[str, Any]) -> bool:
    return any(kind.get("type") == "null" for kind in schema.get("anyOf", ())) and len(schema["anyOf"]) == 2


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _NAMES.get(schema["$ref"], str(schema["$ref"]))
    if "anyOf" in schema:
        kinds = [_type(kind) for kind in schema["anyOf"]]
        if {"number", "string"} <= set(kinds) and {kind.get("type") for kind in schema["anyOf"]} >= {
            "integer",
            "string",
        }:
            kinds = ["Points", *(kind for kind in kinds if kind not in ("number", "string"))]
        return " | ".join(dict.fromkeys(kinds))
    if "enum" in schema:
        if sorted(map(str, schema["enum"])) == _KINDS:
            return "Kind"
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "array":
            return _array(schema)
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case "string" | "boolean" | "null" as simple:
            return str(simple)
    return "unknown"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(kind) for kind in schema['prefixItems'])}]"
    inner = _type(schema.get("items") or {})
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def _first_line(struct: type) -> str:
    return (struct.__doc__ or "").splitlines()[0]


if __name__ == "__main__":
    from importlib.resources import files

    target = files("cassino") / "web" / "static" / "js" / "wire.d.ts"
    with open(str(target), "w", encoding="utf-8") as file:
        file.write(declarations())
