"""Writes the golden files anew: `python -m tests.golden.write`. Read the difference before you commit it."""

import json
from pathlib import Path

from ridotto.engine.play.count import golden_counts
from ridotto.games import all_games
from tests.golden.matches import golden_matches
from tests.golden.playthrough import playthrough
from tests.walks import CONFIGURATIONS, slug

HERE = Path(__file__).parent


def main() -> None:
    for file in (HERE / "playthroughs").glob("*.txt"):
        file.unlink()
    for game, options in CONFIGURATIONS:
        (HERE / "playthroughs" / f"{slug(game, options)}.txt").write_text(playthrough(game, options), "utf-8")
    counts = [
        line
        for game in all_games()
        for options in game.configurations()
        for line in golden_counts(game, options)
    ]
    (HERE / "counts.txt").write_text("\n".join(counts) + "\n", "utf-8")
    matches = {slug(game, options): golden_matches(game, options) for game, options in CONFIGURATIONS}
    (HERE / "matches.json").write_text(json.dumps(matches, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
