"""One line of JSON an event, on standard error, whoever has something to say; what is logged holds no secret."""

import io
import logging
import sys
import threading
from contextlib import suppress
from traceback import extract_tb
from types import TracebackType
from typing import TextIO

import structlog

SHARED: tuple[structlog.typing.Processor, ...] = (
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def configure_logs() -> None:
    """Log our own events, those of the libraries, and errors that nobody caught."""
    structlog.configure(
        processors=[*SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(file=SafeStream(sys.stderr)),
    )
    handler = logging.StreamHandler(SafeStream(sys.stderr))
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.excepthook = uncaught
    threading.excepthook = lambda failed: uncaught(failed.exc_type, failed.exc_value, failed.exc_traceback)


class SafeStream(io.StringIO):
    """A stream that cannot be written to, on a full disk, ends nothing: the line is lost, and the server goes on."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


class JsonFormatter(logging.Formatter):
    """Writes events of libraries; of an error only its kind and its place, since what it says might be a secret."""

    def __init__(self) -> None:
        super().__init__()
        self._json = structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=SHARED,
        )

    def format(self, record: logging.LogRecord) -> str:
        if record.exc_info and record.exc_info[1] is not None:
            record.msg, record.args = f"{record.name}: {error_and_place(record.exc_info[1])}", ()
            record.exc_info = record.exc_text = None
        return self._json.format(record)


def error_and_place(error: BaseException) -> str:
    where = place_of(error)
    return f"{type(error).__name__} at {where}" if where else type(error).__name__


def place_of(error: BaseException) -> str:
    """The file and the line where it was raised; empty if it was not."""
    places = extract_tb(error.__traceback__)
    return f"{places[-1].filename.rpartition('/')[2]}:{places[-1].lineno}" if places else ""


def uncaught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if error is not None and not isinstance(error, KeyboardInterrupt):
        structlog.get_logger("saucer").error("uncaught", error=error_and_place(error))
