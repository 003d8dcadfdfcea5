"""The companies as a good player sees them: what each card is worth to whom, whose gain hurts how much."""

from ridotto.compile.bits import mask_of
from ridotto.engine.game import Seat
from ridotto.games.turandot.bots.heuristic.values import Company, Outlook
from ridotto.games.turandot.rules.deck.cards import FEMALE, FEMALE_ROLES, MALE
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, ROUNDS
from ridotto.games.turandot.rules.views.view import TurandotView

DOUBLING_LEAD = 2.0
"""An opponent this many points ahead of another is twice as dangerous."""


class Companies:
    """The companies in a round. A row is a seat or, after the last one, the dummy of two players."""

    def __init__(self, view: TurandotView) -> None:
        self._outlook = Outlook(view)
        self._companies = [Company.of(player) for player in view.players]
        self.players = view.options.players
        self._v = view
        self._is_for_directors = view.round == DIRECTORS_ROUND
        self._worths = [self._outlook.worth(company) for company in self._companies]
        self._standings = self._count_standings()
        if view.options.has_dummy:
            self._companies.append(
                Company(mask_of(view.leftovers.troupe), view.leftovers.director, scenery=0, money=0)
            )

    @property
    def dummy(self) -> int | None:
        return self.players if self._v.options.has_dummy else None

    def gain(self, row: int, card: int) -> float:
        """What a card that auditions is worth to a row."""
        company = self._companies[row]
        if self._is_for_directors:
            return self._outlook.director_worth(company, card)
        if row == self.dummy:
            return self._gain_of_dummy(company, card)
        return self._outlook.worth(company.hiring(card)) - self._worths[row]

    def _gain_of_dummy(self, dummy: Company, singer: int) -> float:
        """The dummy's singers sing in the order they came (T14.3)."""
        deck, role = self._v.options.deck, len(self._v.leftovers.troupe)
        opposite = MALE if FEMALE_ROLES >> role & 1 else FEMALE
        gain = float(deck.singers[singer].stars - (deck.gender_sets[opposite] >> singer & 1))
        if role < len(self._v.options.favourite_sets):
            gain += deck.favourite_sets[role] >> singer & 1
        if dummy.director is not None:
            directed = dummy.hiring(singer)
            gain += self._outlook.director_worth(directed, dummy.director)
            gain -= self._outlook.director_worth(dummy, dummy.director)
        return gain

    def scenery_gain(self, seat: Seat) -> float:
        """What a money card is worth once it is scenery."""
        return self._outlook.worth(self._companies[seat].hiring_crew()) - self._worths[seat]

    def promise_without(self, seat: Seat, director: int) -> float:
        """What the open directors promise a seat once this one is dismissed."""
        others = tuple(each for each in self._v.directors if each != director)
        return self._outlook.choice_worth(self._companies[seat], others)

    def dangers(self, seat: Seat) -> list[float]:
        """By row: how much of an opponent's gain is this seat's loss. They add up to one."""
        best = max(self._standings)
        weights = [2 ** ((standing - best) / DOUBLING_LEAD) for standing in self._standings]
        weights[seat] = 0.0
        total = sum(weights)
        return [weight / total for weight in weights]

    def _count_standings(self) -> list[float]:
        """By row: the likely score, before this round brought anybody a new card."""
        v = self._v
        singers = min(len(player.troupe) for player in v.players)
        all_directed = all(player.director is not None for player in v.players)
        standings = [
            self._outlook.worth(
                Company(
                    mask_of(player.troupe[:singers]),
                    player.director if all_directed else None,
                    player.scenery,
                    player.money,
                )
            )
            for player in v.players
        ]
        if v.options.has_dummy and v.leftovers.score is not None and v.maestro is not None:
            standings[(v.maestro + ROUNDS - 1 - v.round) % self.players] -= 1  # T14.5
            standings.append(float(v.leftovers.score))
        return standings
