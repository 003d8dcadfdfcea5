"""The matches that fixed seeds give, by everything that plays matches: a seed means the same for ever."""

import asyncio
import hashlib
import json
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from ridotto.arena.run import Contest, run_contest
from ridotto.bots.registry import bot_names, usual_level
from ridotto.commands.simulate import simulate
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.records.record import Record
from ridotto.engine.records.replay import replay
from ridotto.games import find_game
from tests.patience import until
from tests.server.tables.scene import Player, open_scene

SEED = "golden"

SIMULATED = ("random", "easy")
CONTESTING = ("heuristic", "random", "easy")
SEATED = ("random", "heuristic", "easy")


def known(game: SomeGame, bots: tuple[str, ...]) -> tuple[str, ...]:
    """Those that this game has: without bots of its own, the random one alone."""
    return tuple(bot for bot in bots if bot in bot_names(game.id))


def golden_matches(game: SomeGame, options: Options) -> dict[str, str]:
    """By who played it, a digest of the lines."""
    return {
        **{f"simulate {bot}": digest(simulated(game, options, bot)) for bot in known(game, SIMULATED)},
        "arena": digest(contested(game, options)),
        "server": digest(asyncio.run(served(game, options))),
    }


def digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def simulated(game: SomeGame, options: Options, bot: str) -> Iterator[str]:
    for record in simulate([(game.id, options)], games=2, seed=SEED, bot=bot, place=1):
        yield from json.loads(record)["events"]


def contested(game: SomeGame, options: Options) -> list[str]:
    """The tables of two deals."""
    records: list[str] = []
    bots = known(game, CONTESTING)
    contest = Contest(game.id, options, bots, options.players + 1, SEED, 1.0, keeps_records=True)
    run_contest(contest, place=1, progress=lambda _: None, keep=lambda deal: records.extend(deal.records))
    return [line for record in records for line in json.loads(record)["events"]]


async def served(game: SomeGame, options: Options) -> list[str]:
    """Of bots alone: a person would have to be quick or slow."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_scene(Path(folder)) as scene:
            ada = await scene.person()
            bots = known(game, SEATED)
            levels = [bots[seat % len(bots)] for seat in range(options.players)]
            session = await scene.session(
                *(f"bot:{level}" for level in levels),
                host=ada,
                game=game.id,
                options=options.to_json(),
                stand_in=usual_level(game.id),
                first=1,
            )
            session.match.seed = SEED
            await Player(session, ada).start()
            await until(lambda: session.is_over)
            return in_fixed_order(session.record())


def in_fixed_order(record: Record) -> list[str]:
    """The lines, with secret choices sorted: bots that choose at the same time are done in any order."""
    game = find_game(record.game)
    lines: list[str] = []
    meanwhile: list[str] = []
    for s, line in zip(replay(record), record.events, strict=False):
        meanwhile.append(line)
        # The last of several chooses alone, and ends what was done at the same time.
        if len(game.to_act(s)) == 1:
            lines += sorted(meanwhile)
            meanwhile = []
    return lines
