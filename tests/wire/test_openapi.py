"""The description of the HTTP interface: whole, and about what is really served."""

import json

import msgspec

from cassino.table.commands import COMMANDS
from cassino.web import api, fairness
from cassino.wire.openapi import openapi_document

FILES = {
    "/fairness",
    "/fairness.svg",
    "/api/tables/{table}/qr.svg",
    "/api/openapi.json",
    "/healthz",
    "/readyz",
    "/metrics",
}
"""Served, and no JSON of this interface."""


def references(part) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(each) for each in part.values()))
    if isinstance(part, list):
        return set().union(*(references(each) for each in part))
    return set()


def test_every_reference_leads_to_a_schema():
    document = openapi_document()
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) <= known
    assert json.loads(msgspec.json.encode(document))["paths"] == document["paths"]


def test_the_paths_are_those_that_are_served():
    served = {route.path for route in (*api.ROUTES, *fairness.ROUTES) if "/matches/" not in route.path} - FILES
    assert set(openapi_document()["paths"]) == served


def test_every_command_has_a_schema():
    schemas = openapi_document()["components"]["schemas"]
    assert {command.__name__ for command in COMMANDS} <= set(schemas)
