"""What can be played here, drawn up from the games themselves."""

from functools import cache

from ridotto import __version__
from ridotto.games import all_games
from ridotto.games.bottle_imp.rules.options import MODES, PENALTIES, Mode, decks_for
from ridotto.games.turandot.rules.options import EDITIONS, FEWEST_PLAYERS, MAX_PLAYERS
from ridotto.messages import PROTOCOL
from ridotto.messages.http import Catalogue, Choice, GameInfo, Limits, Setup
from ridotto.messages.table import LONGEST_NAME
from ridotto.server.tables import MOST_ROUNDS, levels_of, usual_level

USUAL_PLAYERS = 4

MOVE_S = (15, 30, 60, 120)
RESERVE_S = (0, 60, 120, 300)


@cache
def catalogue() -> Catalogue:
    return Catalogue(
        protocol=PROTOCOL,
        version=__version__,
        games=tuple(_game(game.id) for game in all_games()),
        limits=Limits(LONGEST_NAME, MOST_ROUNDS, MOVE_S, RESERVE_S),
    )


def _game(game_id: str) -> GameInfo:
    setups = _bottle_imp_setups() if game_id == "bottle_imp" else _turandot_setups()
    return GameInfo(
        id=game_id,
        setups=setups,
        default=next(place for place, setup in enumerate(setups) if setup.players == USUAL_PLAYERS),
        levels=levels_of(game_id),
        default_level=usual_level(game_id),
    )


def _bottle_imp_setups() -> tuple[Setup, ...]:
    return tuple(
        Setup(mode.players, mode.id, mode.has_teams, mode.bottles, _bottle_imp_choices(mode))
        for mode in MODES
    )


def _bottle_imp_choices(mode: Mode) -> tuple[Choice, ...]:
    decks = decks_for(mode.players)
    usual = tuple(times * mode.players for times in (1, 2, 3))
    choices = [Choice("rounds", (1, *usual), usual[1], MOST_ROUNDS)]
    if len(decks) > 1:
        choices.append(Choice("deck", decks, decks[0]))
    if mode.has_teams:
        choices.append(Choice("team_penalty", PENALTIES, PENALTIES[0]))
    return tuple(choices)


def _turandot_setups() -> tuple[Setup, ...]:
    edition = Choice("edition", EDITIONS, EDITIONS[0])
    return tuple(
        Setup(players, None, has_teams=False, bottles=0, choices=(edition,))
        for players in range(FEWEST_PLAYERS, MAX_PLAYERS + 1)
    )
