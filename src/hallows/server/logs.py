"""Logs in lines of JSON (or plain, for people). They name tables by a fingerprint, guests by number, and never
hold what was chosen, drawn or said."""

import hashlib
import logging
import sys
import traceback
from typing import Any

import structlog
from msgspec.json import encode


def set_up(*, json: bool, level: str) -> None:
    number = logging.getLevelNamesMapping()[level.upper()]
    renderer: Any = (
        structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Wary())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


class _Wary(logging.Formatter):
    """Other people's log lines: who and how bad, and the way to an exception, but no quotations."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "event": "library",
            "logger": record.name,
            "level": record.levelname.lower(),
            "from": f"{record.filename}:{record.lineno}",
        }
        if record.exc_info and record.exc_info[1] is not None:
            line.update(where(record.exc_info[1]))
        return encode(line).decode()


def tag(code: str) -> str:
    """A table's name in the logs: whoever reads them cannot sit down there."""
    return hashlib.sha256(code.encode()).hexdigest()[:10]


def where(wrong: BaseException) -> dict[str, Any]:
    """An exception for the log: its type and its path through the code. Not its message, which may quote a
    card."""
    frames = traceback.extract_tb(wrong.__traceback__)[-8:]
    path = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(wrong).__name__, "path": path}
