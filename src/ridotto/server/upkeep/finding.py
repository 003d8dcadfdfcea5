"""What a check finds."""

from dataclasses import dataclass

from ridotto.server.store import Damage


@dataclass(frozen=True, slots=True)
class Finding:
    """An error, and whether it can be repaired without loss."""

    table: str | None
    """None: it concerns the whole file."""
    damage: Damage
    can_mend: bool = False
    person: str | None = None
    """Whose result of this table it concerns; None: the table itself."""
