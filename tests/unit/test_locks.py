"""What `make` installs is what the locks name, whatever came out since they were written."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
MADE = ("run", "dev", "docs", "bench")


def _planned() -> list[str]:
    """The commands that `make` would run in a place where nothing is installed yet."""
    targets = [f"nowhere/.{name}-ready" for name in MADE]
    shown = subprocess.run(
        ["make", "--dry-run", "VENV=nowhere", *targets], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return shown.stdout.splitlines()


def test_a_lock_is_installed_as_it_is_written() -> None:
    # Without --no-deps pip looks for a package that another wants with an extra, and may find a newer one.
    installs = [line for line in _planned() if "requirements/" in line]
    assert [name for name in MADE if not any(f"requirements/{name}.lock" in line for line in installs)] == []
    assert [line for line in installs if "--no-deps --require-hashes" not in line] == []
