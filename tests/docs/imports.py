"""Which package of Ridotto imports which, read from the sources."""

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "ridotto"

IMPORT_RIDOTTO = "ridotto"
"""The public interface: modules that lie in no package."""


def package_of(path: Path) -> str:
    """The package of a source file; the modules at the top are the command line and the public interface."""
    parts = path.relative_to(SOURCES).parts
    if len(parts) > 1:
        return parts[0]
    return IMPORT_RIDOTTO if parts[0] == "__init__.py" else "cli"


def packages() -> set[str]:
    return {package_of(path) for path in SOURCES.rglob("*.py")}


def arrows() -> set[tuple[str, str]]:
    """(from, to) for every import between two packages, wherever in a file it stands."""
    known = packages()
    found: set[tuple[str, str]] = set()
    for path in SOURCES.rglob("*.py"):
        source = package_of(path)
        for target in _imported_by(path):
            name = target if target in known else "cli" if (SOURCES / f"{target}.py").exists() else None
            if name is not None and name != source:
                found.add((source, name))
    return found


def _imported_by(path: Path) -> set[str]:
    """The names directly under `ridotto` that a file imports; relative imports are not used here."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {part for name in names if (part := _under_ridotto(name.name))}
            case ast.ImportFrom(module="ridotto", names=names, level=0):
                found |= {name.name for name in names}
            case ast.ImportFrom(module=str(module), level=0):
                found |= {part for part in [_under_ridotto(module)] if part}
            case ast.ImportFrom(level=level) if level:
                raise AssertionError(f"{path}: a relative import")
    return found


def _under_ridotto(module: str) -> str | None:
    head, _, rest = module.partition(".")
    return rest.partition(".")[0] if head == "ridotto" and rest else None
