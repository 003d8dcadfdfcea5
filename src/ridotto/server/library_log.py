"""What the server under us tells the terminal, less what visitors did wrong: they have had their answer."""

import logging

VISITORS_FAULTS = (
    # Said of every handshake that was refused with a status.
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
    # Whoever stopped in the middle of a request is not waited for.
    "Cancel %s running task(s), timeout graceful shutdown exceeded",
)


def silence() -> None:
    """Keep its log for failures of ours."""
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in VISITORS_FAULTS
