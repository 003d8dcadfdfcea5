"""Where the tables of a server are kept: a file, or a database that a URL names."""

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")


@dataclass(frozen=True, slots=True)
class Database:
    """A PostgreSQL database. Its URL may hold a password: show `str(database)`."""

    url: str

    def __repr__(self) -> str:
        return f"Database({str(self)!r})"

    def __str__(self) -> str:
        """The URL without secrets."""
        try:
            parts = urlsplit(self.url)
            user = f"{parts.username}@" if parts.username else ""
            place = parts.netloc.rpartition("@")[2]
            return f"{parts.scheme}://{user}{place}{parts.path}"
        except ValueError:
            return f"{SCHEMES[0]}://…"


Place = Path | Database
