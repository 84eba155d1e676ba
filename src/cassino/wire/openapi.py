"""The OpenAPI document of the HTTP interface, from the structs."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import cassino
from cassino.table.commands import COMMANDS
from cassino.wire import messages as m

_STRUCTS = (
    *(
        m.NewTable,
        m.NewTableAnswer,
        m.PresetInfo,
        m.RulesInfo,
        m.BotInfo,
        m.TableInfo,
        m.CodeAnswer,
        m.FairnessInfo,
        m.View,
        m.ErrorAnswer,
    ),
    *(m.ViewFrame, m.Ack, m.Refusal, m.Goodbye),
)


@cache
def openapi_document() -> dict[str, Any]:
    """OpenAPI 3.1. The frames of the socket stand among the schemas, since OpenAPI has no word for sockets."""
    _, schemas = msgspec.json.schema_components((*_STRUCTS, *COMMANDS), ref_template="#/components/schemas/{name}")
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
    code = {"name": "code", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 16}}
    line = {
        "name": "line",
        "in": "query",
        "required": True,
        "schema": {"type": "string", "maxLength": m.MAX_RULES_LINE},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cassino", "version": cassino.__version__, "license": {"name": "MIT"}},
        "paths": {
            "/api/presets": {"get": _reads("Every set of house rules with a name", _list("PresetInfo"))},
            "/api/rules": {"parameters": [line], "get": _reads("House rules, option by option", _ref("RulesInfo"))},
            "/api/bots": {"get": _reads("Every bot, weakest first", _list("BotInfo"))},
            "/api/tables": {
                "get": _reads("Your tables, and those that anybody may join", _list("TableInfo")),
                "post": _opens(),
            },
            "/api/tables/{table}": {"parameters": [table], "get": _reads("A table as you may see it", _ref("View"))},
            "/api/fairness": {"get": _reads("What was dealt here, beside what chance gives", _ref("FairnessInfo"))},
            "/api/codes/{code}": {"parameters": [code], "get": _reads("The table of a short code", _ref("CodeAnswer"))},
        },
        "components": {"schemas": schemas},
    }


def _opens() -> dict[str, Any]:
    body = {"required": True, "content": {"application/json": {"schema": _ref("NewTable")}}}
    answers = {"201": _json("The table", _ref("NewTableAnswer")), "default": _json("Refused", _ref("ErrorAnswer"))}
    return {"summary": "Open a table", "operationId": "open_table", "requestBody": body, "responses": answers}


def _reads(summary: str, schema: dict[str, Any]) -> dict[str, Any]:
    answers = {"200": _json(summary, schema), "default": _json("Refused", _ref("ErrorAnswer"))}
    return {"summary": summary, "responses": answers}


def _json(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _list(name: str) -> dict[str, Any]:
    return {"type": "array", "items": _ref(name)}
