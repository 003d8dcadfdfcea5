"""You against bots, in plain Python: python examples/play_a_match.py [GAME]"""

import sys

import ridotto.games  # noqa: F401  (finds the games)
from ridotto.bots.registry import find_bot
from ridotto.engine.bot import decide
from ridotto.engine.match import Match
from ridotto.engine.registry import find_game
from ridotto.engine.rng import Rng

YOU = 0

game = find_game(sys.argv[1] if len(sys.argv) > 1 else "bottle_imp")
bot = find_bot(game.id, "normal")
match = Match(game, game.parse_options({"players": 3}), seed="an evening")
bots_rng = Rng.of("an evening", "bots")


def ask() -> int:
    """One of the legal actions, by its number in the list."""
    view = game.view(match.state, YOU)
    names = [game.action_name(view, action) for action in view.legal]
    print(f"\n{match.events[-1]}\nYou may: " + "  ".join(f"{at}) {name}" for at, name in enumerate(names)))
    while True:
        line = sys.stdin.readline()
        if not line:
            raise SystemExit("You left.")
        if line.strip().isdecimal() and int(line) < len(names):
            return view.legal[int(line)]
        print(f"A number from 0 to {len(names) - 1}, please.")


match.play_chance()
while acting := game.to_act(match.state):
    seat = acting[0]
    match.play(seat, ask() if seat == YOU else decide(bot, game, match.state, seat, bots_rng))
    match.play_chance()
print(game.outcome(match.state))
