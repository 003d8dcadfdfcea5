"""Writes searches and what comes of them, for the browser's search: `python -m tests.twins.searches`.

The browser's own code drives the rules in WebAssembly; with the same luck it has to find the same.
"""

import json
from pathlib import Path
from typing import Any

from ridotto.engine.rng import Rng
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget
from ridotto.server.generators.wasm_files import house_kits
from ridotto.server.tables.session.messages import think_info
from tests.searched import positions
from tests.walks import CONFIGURATIONS

FILE = Path(__file__).parents[2] / "web" / "tests" / "twins" / "searches.json"
PLACES = (0.05, 0.6)
PLAYOUTS = 3000
PATIENT = 200_000
"""Enough that a search for secret choices searches for the others too."""
MOST_LUCK = 8


def searches() -> list[dict[str, Any]]:
    found = []
    for kit in house_kits():
        game: Any = kit.game
        for other, options in CONFIGURATIONS[::4]:
            if other.id == game.id:
                all_positions = positions(game, options, every=1)
                for place in PLACES:
                    s, seat = all_positions[int(place * len(all_positions))]
                    found.append(_search(kit, game.view(s, seat), PLAYOUTS))
    patient = next(each for each in found if each["task"]["choices"])
    kit, view = patient["of"]
    found.append(_search(kit, view, PATIENT))
    return [{name: value for name, value in each.items() if name != "of"} for each in found]


def _search(kit: Any, view: Any, playouts: int) -> dict[str, Any]:
    bot = SearchBot("search", kit.bots.adapter, Budget(playouts=playouts))
    luck = Rng.of("searches")
    lucks = [[luck.below(1 << 30) for _ in range(4)] for _ in range(MOST_LUCK)]
    task = bot.task(view)
    estimates = bot.think(view, Rng.of("searches"))
    return {
        "of": (kit, view),
        "game": kit.game.id,
        "task": json.loads(think_info(0, task)),
        "playouts": task.budget.playouts,
        "luck": lucks,
        "estimates": [
            [each.action, each.visits, each.utility, each.points, each.chance] for each in estimates
        ],
    }


def text() -> str:
    return "".join(["[\n", ",\n".join(json.dumps(each) for each in searches()), "\n]\n"])


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), "utf-8")
