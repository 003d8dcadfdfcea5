"""The times that logs and lists write, as seconds."""

from datetime import UTC, datetime


def seconds_of(time: str) -> float:
    """Seconds since 1970. A ValueError where it is no time."""
    return datetime.fromisoformat(time).timestamp()


def time_of(seconds: float) -> str:
    """ISO 8601, in UTC, to the nearest millisecond."""
    return (
        datetime.fromtimestamp(round(seconds, 3), UTC)
        .isoformat(timespec="milliseconds")
        .replace("+00:00", "Z")
    )
