"""Logs: one JSON object a line, without names, addresses, cookies or cards."""

from __future__ import annotations

import logging
import sys

import structlog

KNOWN = frozenset({"event", "level", "timestamp", "logger", "table", "bot", "error", "port", "exception"})
"""The only keys that are ever written."""


def set_up_logs(level: int = logging.WARNING) -> None:
    """Send the logs of this program and of its server to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.stdlib.ExtraAdder(),
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _known_only,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)


def _known_only(_logger: object, _name: str, fields: structlog.types.EventDict) -> structlog.types.EventDict:
    return {name: value for name, value in fields.items() if name in KNOWN}
