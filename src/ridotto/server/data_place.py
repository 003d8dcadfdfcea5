"""Where the tables of a server are kept."""

from pathlib import Path

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short
from ridotto.server.store.place import SCHEMES, Database, Place
from ridotto.system.folders import data_folder

FILE_NAME = "tables.sqlite"


def parse_place(word: str) -> Place:
    """A file, or the URL of a database."""
    scheme, is_url, _ = word.partition("://")
    if not is_url:
        return Path(word)
    if scheme not in SCHEMES:
        raise InvalidOptions("database-unknown-kind", url=quote_short(word))
    database = Database(word)
    try:
        word.encode()
    except UnicodeEncodeError:
        # The driver would fail. Bytes of a command line that are no text become lone surrogates.
        raise InvalidOptions(
            "database-url-unreadable", url=quote_short(str(database)), reason="not UTF-8"
        ) from None
    return database


def data_place(given: Place | None) -> Place:
    """The place that an argument means: a folder is allowed, and the default is a file in the data folder."""
    if given is None:
        return data_folder() / FILE_NAME
    if isinstance(given, Database):
        return given
    try:
        return given / FILE_NAME if given.is_dir() else given
    except OSError:
        # Opening it will report what is wrong with this name.
        return given


def data_file(given: Place | None, refusal: str) -> Path:
    """The same for commands that work with files only; refusing a database says what to do instead."""
    place = data_place(given)
    if isinstance(place, Database):
        raise InvalidOptions(refusal, url=str(place))
    return place
