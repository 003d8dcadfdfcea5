"""What a table agrees on before the first deal (B2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.options import (
    Chosen,
    DeclaredOptions,
    Option,
    OwnFile,
    WordOption,
    parsed,
    players_option,
    rounds_option,
)
from ridotto.games.bottle_imp.rules.deck.cards import DECKS, Deck
from ridotto.games.bottle_imp.rules.deck.deck_file import (
    FILE,
    check_fits,
    deck_of,
    example_file,
    load_rows,
    read_rows,
)

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
        """In the eye both players lay two cards, each from either of their hands (B11.7)."""
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


_ROWS = {(mode.players, mode.id): mode for mode in MODES}


def _row(chosen: Chosen) -> Mode:
    return _ROWS[chosen["players"], chosen["mode"]]


def _unknown_mode(value: object, chosen: Chosen) -> InvalidOptions:
    return InvalidOptions(
        "unknown-mode",
        mode=shown(value),
        players=chosen["players"],
        known=", ".join(mode.id for mode in modes_for(chosen["players"])),
    )


def _deck_too_small(value: object, chosen: Chosen) -> InvalidOptions | None:
    if isinstance(value, str) and value in DECKS:
        return InvalidOptions("deck-too-small", deck=value, players=chosen["players"])
    return None


OPTION_LIST: tuple[Option, ...] = (
    players_option(2, MAX_PLAYERS, default=4),
    WordOption(
        name="mode",
        rank="setup",
        words=tuple(dict.fromkeys(mode.id for mode in MODES)),
        fitting=lambda chosen: tuple(mode.id for mode in modes_for(chosen["players"])),
        refusal=_unknown_mode,
        facts=lambda chosen: {"bottles": _row(chosen).bottles},
    ),
    WordOption(
        name="deck",
        words=DECKS,
        # The earlier edition has no half cards, so it ends at four players (BR5).
        fitting=lambda chosen: DECKS if chosen["players"] <= 4 else DECKS[:1],
        refusal=_deck_too_small,
        # Small decks, which solvers can go through, are for programs.
        file=OwnFile(FILE.kinds, load=load_rows, read=read_rows, example=example_file, at_table=False),
    ),
    WordOption(
        name="team_penalty",
        words=PENALTIES,
        matters=lambda chosen: _row(chosen).has_teams,
    ),
    rounds_option(
        default=lambda chosen: 2 * chosen["players"],
        usual=lambda chosen: (1, *(times * chosen["players"] for times in (1, 2, 3))),
    ),
)


@dataclass(frozen=True, slots=True)
class BottleImpOptions(DeclaredOptions):
    players: int
    mode: str
    deck: str | Deck
    rounds: int
    team_penalty: str

    @property
    def mode_row(self) -> Mode:
        """The row of the table of modes that is played."""
        return _ROWS[self.players, self.mode]


def parse_options(given: Mapping[str, object]) -> BottleImpOptions:
    chosen = parsed(OPTION_LIST, given)
    if isinstance(chosen["deck"], list):
        deck = deck_of(chosen["deck"])
        check_fits(deck, chosen["players"], is_eye=_row(chosen).is_eye)
        chosen["deck"] = deck
    return BottleImpOptions(**chosen)
