"""What a table agrees on before the first audition (T3, T15, T17)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ridotto.engine.options import choice, no_others, whole_number
from ridotto.games.turandot.rules.cards import HOUSE, Deck
from ridotto.games.turandot.rules.deck_file import deck_of, house_deck

FEWEST_PLAYERS = 2
MAX_PLAYERS = 5

EDITIONS = ("it", "ru", "de")


@dataclass(frozen=True, slots=True)
class TurandotOptions:
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

    def to_json(self) -> dict[str, Any]:
        return {"players": self.players, "edition": self.edition, "deck": self.deck.to_json()}


def parse_options(given: Mapping[str, Any]) -> TurandotOptions:
    no_others(given, ("players", "edition", "deck"))
    return TurandotOptions(
        players=whole_number(given, "players", default=4, lowest=FEWEST_PLAYERS, highest=MAX_PLAYERS),
        edition=choice(given, "edition", EDITIONS),
        deck=_parse_deck(given),
    )


def _parse_deck(given: Mapping[str, Any]) -> Deck:
    rows = given.get("deck")
    if isinstance(rows, list):
        return deck_of(rows)
    choice(given, "deck", (HOUSE,))
    return house_deck()


def configurations(rounds: int | None = None) -> Iterator[TurandotOptions]:  # noqa: ARG001
    """Every number of players in every edition; a match has seven rounds, whatever is asked for."""
    for players in range(FEWEST_PLAYERS, MAX_PLAYERS + 1):
        for edition in EDITIONS:
            yield TurandotOptions(players, edition, house_deck())
