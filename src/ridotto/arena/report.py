"""The result of a contest as one value: for the printed tables, for JSON and for the chart."""

from dataclasses import asdict, dataclass

from ridotto.arena.run import Contest
from ridotto.arena.tally import Estimate, Tally
from ridotto.engine.first_seat import start_with
from ridotto.games import find_game

FORMAT = "ridotto-arena/1"
FAULTS_KEPT = 20
"""How many of each bot's faults are reported in full."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's figures."""

    bot: str
    points: Estimate | None
    wins: Estimate | None
    rating: float
    rating_sigma: float
    moves: int
    median_s: float
    slowest_s: float
    """99 of 100 moves took no longer than this."""
    faults: int
    first_faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    game: str
    options: dict[str, object]
    seed: str
    games: int
    """Tables that were played."""
    deals: int
    is_complete: bool
    parties: int
    standings: tuple[Standing, ...]
    """In the order the bots were named."""
    margins: tuple[tuple[Estimate | None, ...], ...]
    """Points per seat that the row's bot made more than the column's, at the same tables."""

    def to_json(self) -> dict[str, object]:
        return {"format": FORMAT, **asdict(self)}


def report_of(contest: Contest, tally: Tally, *, is_complete: bool) -> Report:
    game = find_game(contest.game_id)
    start = start_with(game, contest.options, 0)
    bots = range(len(contest.bots))
    return Report(
        game=contest.game_id,
        options=contest.options.to_json(),
        seed=contest.seed,
        games=tally.tables,
        deals=tally.deals,
        is_complete=is_complete,
        parties=len(set(game.parties(start))),
        standings=tuple(_standing(contest, tally, bot) for bot in bots),
        margins=tuple(tuple(tally.margin(bot, other) for other in bots) for bot in bots),
    )


def _standing(contest: Contest, tally: Tally, bot: int) -> Standing:
    rating, sigma = tally.ratings.of(bot)
    times = tally.times[bot]
    return Standing(
        bot=contest.bots[bot],
        points=tally.points(bot),
        wins=tally.wins(bot),
        rating=rating,
        rating_sigma=sigma,
        moves=times.count,
        median_s=times.quantile(0.5),
        slowest_s=times.quantile(0.99),
        faults=len(tally.faults[bot]),
        first_faults=tuple(tally.faults[bot][:FAULTS_KEPT]),
    )
