"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("here"), print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

LAW = ("rules", "notation")
"""The folders whose tests must cover the law and its forms."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Mark the tests of the law, which `./go test --all` runs apart, to see what they cover."""
    for item in items:
        if item.path.relative_to(Path(__file__).parent).parts[0] in LAW:
            item.add_marker("law")
