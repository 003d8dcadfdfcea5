"""What a table agrees on before the first audition (T3, T15, T17), and how long programs play (T18)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ridotto.engine.options import (
    DeclaredOptions,
    NumberOption,
    Option,
    OwnFile,
    WordOption,
    parsed,
    players_option,
)
from ridotto.games.turandot.rules.deck.cards import HOUSE, SINGERS, Deck
from ridotto.games.turandot.rules.deck.deck_file import (
    FILE,
    deck_of,
    house_deck,
    house_file,
    load_rows,
    read_rows,
)

FEWEST_PLAYERS = 2
MAX_PLAYERS = 5

ROUNDS = 7
DIRECTORS_ROUND = 3
"""Rounds finished when the directors audition (T3.5)."""

EDITIONS = ("it", "ru", "de")

OPTION_LIST: tuple[Option, ...] = (
    players_option(FEWEST_PLAYERS, MAX_PLAYERS, default=4),
    WordOption(name="edition", rank="summary", words=EDITIONS),
    WordOption(
        name="deck",
        words=(HOUSE,),
        file=OwnFile(FILE.kinds, load=load_rows, read=read_rows, example=house_file),
    ),
    NumberOption(name="rounds", lowest=1, highest=ROUNDS, default=lambda _: ROUNDS, is_for_programs=True),
)


@dataclass(frozen=True, slots=True)
class TurandotOptions(DeclaredOptions):
    players: int
    edition: str
    deck: Deck
    rounds: int = ROUNDS

    def to_json(self) -> dict[str, object]:
        """A match of full length is written as it was when there was no other (T18.5)."""
        written = DeclaredOptions.to_json(self)
        if self.rounds == ROUNDS:
            del written["rounds"]
        return written

    @property
    def first_round(self) -> int:
        """Rounds that are left out at the beginning (T18.1)."""
        return ROUNDS - self.rounds

    @property
    def has_directors(self) -> bool:
        """Whether the round is played in which directors are hired."""
        return self.first_round <= DIRECTORS_ROUND

    @property
    def roles(self) -> int:
        """How many roles are cast: one for each singer that everybody hires (T18.2)."""
        return self.rounds - 1 if self.has_directors else self.rounds

    @property
    def favourite_sets(self) -> tuple[int, ...]:
        """By role that is cast and can be somebody's favourite: whose it is."""
        return self.deck.favourite_sets[: self.roles]

    @property
    def fewest_singers(self) -> int:
        """How many singers a deck needs (T17.3, T18.3)."""
        return SINGERS if self.rounds == ROUNDS else self.roles * self.slots

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
    options = TurandotOptions(**{**chosen, "deck": house_deck()})
    if isinstance(rows, list):
        return replace(options, deck=deck_of(rows, fewest=options.fewest_singers))
    return options
