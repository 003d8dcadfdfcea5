"""What a table agrees on before the first deal (B2)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.options import choice, no_others, whole_number
from ridotto.games.bottle_imp.rules.cards import DECKS

MAX_PLAYERS = 6


@dataclass(frozen=True, slots=True)
class Mode:
    """One row of the table of modes. Seats count clockwise from the dealer."""

    id: str
    players: int
    bottles: int
    partners: tuple[int, ...]
    """The partner of each seat; a seat that plays alone is its own."""
    is_eye: bool = False

    @property
    def has_teams(self) -> bool:
        return self.partners != tuple(range(self.players))

    @property
    def trick_size(self) -> int:
        """In the eye both players lay a card from each hand (B11.7)."""
        return 4 if self.is_eye else self.players


MODES: tuple[Mode, ...] = (
    Mode("eye", 2, 1, (0, 1), is_eye=True),
    Mode("solo", 3, 1, (0, 1, 2)),
    Mode("solo", 4, 1, (0, 1, 2, 3)),
    Mode("teams-2-1-1", 4, 1, (0, 3, 2, 1)),
    Mode("two-bottles", 5, 2, (0, 1, 2, 3, 4)),
    Mode("teams-2-2-1", 5, 1, (0, 3, 4, 1, 2)),
    Mode("two-bottles", 6, 2, (0, 1, 2, 3, 4, 5)),
    Mode("teams-2-2-2", 6, 1, (3, 4, 5, 0, 1, 2)),
    Mode("teams-2-2-1-1", 6, 1, (0, 4, 5, 3, 1, 2)),
)

PENALTIES = ("once", "each")


def modes_for(players: int) -> tuple[Mode, ...]:
    return tuple(mode for mode in MODES if mode.players == players)


def decks_for(players: int) -> tuple[str, ...]:
    """The earlier edition has no half cards, so it ends at four players (BR5)."""
    return DECKS if players <= 4 else DECKS[:1]


@dataclass(frozen=True, slots=True)
class BottleImpOptions:
    players: int
    mode: str
    deck: str
    rounds: int
    team_penalty: str

    @property
    def table(self) -> Mode:
        """The row of the table of modes that is played."""
        return next(mode for mode in modes_for(self.players) if mode.id == self.mode)

    def to_json(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "mode": self.mode,
            "deck": self.deck,
            "rounds": self.rounds,
            "team_penalty": self.team_penalty,
        }


def parse_options(given: Mapping[str, Any]) -> BottleImpOptions:
    no_others(given, ("players", "mode", "deck", "rounds", "team_penalty"))
    players = whole_number(given, "players", default=4, lowest=2, highest=MAX_PLAYERS)
    mode = given.get("mode", modes_for(players)[0].id)
    if not isinstance(mode, str) or mode not in [possible.id for possible in modes_for(players)]:
        raise InvalidOptions(
            "unknown-mode",
            mode=shown(mode),
            players=players,
            known=", ".join(possible.id for possible in modes_for(players)),
        )
    deck = choice(given, "deck", DECKS)
    if deck not in decks_for(players):
        raise InvalidOptions("deck-too-small", deck=deck, players=players)
    return BottleImpOptions(
        players=players,
        mode=mode,
        deck=deck,
        rounds=whole_number(given, "rounds", default=2 * players, lowest=1, highest=1_000_000),
        team_penalty=choice(given, "team_penalty", PENALTIES),
    )


def configurations(rounds: int | None = None) -> Iterator[BottleImpOptions]:
    for mode in MODES:
        for deck in decks_for(mode.players):
            for penalty in PENALTIES if mode.has_teams else PENALTIES[:1]:
                yield BottleImpOptions(
                    mode.players, mode.id, deck, rounds or 2 * mode.players, team_penalty=penalty
                )
