"""What a table agrees on before the first audition (T3, T15, T17)."""

from collections.abc import Mapping
from dataclasses import dataclass

from ridotto.engine.options import DeclaredOptions, Option, OwnFile, WordOption, parsed, players_option
from ridotto.games.turandot.rules.deck.cards import HOUSE, Deck
from ridotto.games.turandot.rules.deck.deck_file import (
    DECK_FILES,
    deck_of,
    house_deck,
    house_file,
    load_rows,
    read_rows,
)

FEWEST_PLAYERS = 2
MAX_PLAYERS = 5

EDITIONS = ("it", "ru", "de")

OPTION_LIST: tuple[Option, ...] = (
    players_option(FEWEST_PLAYERS, MAX_PLAYERS, default=4),
    WordOption(name="edition", rank="summary", words=EDITIONS),
    WordOption(
        name="deck",
        words=(HOUSE,),
        file=OwnFile(DECK_FILES, load=load_rows, read=read_rows, example=house_file),
    ),
)


@dataclass(frozen=True, slots=True)
class TurandotOptions(DeclaredOptions):
    players: int
    edition: str
    deck: Deck

    @property
    def slots(self) -> int:
        """Cards in an audition, and number cards of each player."""
        return self.players + 1

    @property
    def crew(self) -> int:
        """Crew cards in the game (T3.1)."""
        return 2 if self.players >= 4 else 1

    @property
    def has_dummy(self) -> bool:
        return self.players == 2

    @property
    def allows_idle_crew(self) -> bool:
        """Whether crew bids that cannot hire are legal: the Maestro's, and all in round 4 (T15.2)."""
        return self.edition != "de"


def parse_options(given: Mapping[str, object]) -> TurandotOptions:
    chosen = parsed(OPTION_LIST, given)
    rows = chosen["deck"]
    deck = deck_of(rows) if isinstance(rows, list) else house_deck()
    return TurandotOptions(**{**chosen, "deck": deck})
