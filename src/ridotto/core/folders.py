"""Where things lie on this machine."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Where this user's matches lie, as the XDG base directory specification has it."""
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"
    return home / "ridotto"
