"""What the server answers is what its description says, whatever it is asked."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cassino.table.memory import MemoryStore
from cassino.web.app import create_app
from cassino.web.settings import Limits, Settings
from tests.table.people import DrawnBots

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
OFTEN = "9999/second"
LIMITS = Limits(
    requests_per_address=OFTEN,
    files_per_address=OFTEN,
    tables_per_address=OFTEN,
    codes_per_address=OFTEN,
    exports_per_address=OFTEN,
)
APP = create_app(
    Settings(limits=LIMITS, hosts=frozenset({"testserver", "localhost", "127.0.0.1"})),
    store=MemoryStore(),
    bots=DrawnBots(),
)


async def app_without_end(scope, receive, send):
    """The application, which is not stopped after each request as a test client does."""
    if scope["type"] != "lifespan":
        await APP(scope, receive, send)
        return
    while (message := await receive())["type"] != "lifespan.shutdown":
        await send({"type": f"{message['type']}.complete"})
    await send({"type": "lifespan.shutdown.complete"})


SCHEMA = schemathesis.openapi.from_asgi("/api/openapi.json", app_without_end)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_is_described(case):
    case.call_and_validate(checks=CHECKS)
