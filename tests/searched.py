"""The games that bring a search, for tests of it: a game without bots of its own has only the random one."""

from ridotto.bots.registry import can_search
from ridotto.games import all_games
from tests.walks import CONFIGURATIONS, slug

SEARCHED_GAMES = [game for game in all_games() if can_search(game.id)]
SEARCHED = [(game, options) for game, options in CONFIGURATIONS if can_search(game.id)]
SEARCHED_IDS = [slug(game, options) for game, options in SEARCHED]
