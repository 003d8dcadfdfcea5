"""Programs of any kind take part, and the bad ones harm nobody but themselves."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ridotto.arena.entrants import find_entrant
from ridotto.arena.play import Deal, play_deal
from ridotto.arena.run import Contest, run_contest
from ridotto.arena.tally import Tally
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import SomeGame
from ridotto.games import find_game, find_kit
from tests.patience import PATIENCE_S, wait_until

EXAMPLE = Path(__file__).parents[3] / "examples" / "arena_bot.py"

CRASHES = "import sys; sys.stdin.readline(); sys.exit(3)"
BABBLES = "import sys\nfor line in sys.stdin: print('the left one', flush=True)"
CHEATS = "import sys, json\nfor line in sys.stdin: print(json.dumps({'move': 'play 99'}), flush=True)"
ODD = "import sys, json\nfor line in sys.stdin: print(json.dumps({'move': 7}), flush=True)"
NESTS = "import sys\nfor line in sys.stdin: print('[' * 9000, flush=True)"
STAMMERS = "import sys\nfor line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()"
BRAGS = "import sys, json\nfor line in sys.stdin: print(json.dumps({'move': 'x' * 9000}), flush=True)"
FLOODS = 'while True: print(\'{"move": "play 99"}\')'
SILENT = "import sys, time; time.sleep(600)"


def program(*words: str) -> str:
    return "program:" + shlex.join([sys.executable, *words])


def contest(game_id: str, bot: str, *, games: int = 2, limit_s: float = PATIENCE_S, **given: Any) -> Tally:
    options = find_game(game_id).parse_options(given)
    wanted = Contest(game_id, options, ("random", bot), games, "seed", limit_s)
    tally, is_complete = run_contest(wanted, place=1, progress=lambda _: None)
    assert is_complete
    return tally


@pytest.mark.parametrize(
    ("game_id", "given"),
    [
        ("bottle_imp", {"players": 4, "rounds": 1}),
        ("bottle_imp", {"players": 2, "rounds": 1}),
        ("bottle_imp", {"players": 5, "mode": "teams-2-2-1", "rounds": 1}),
        ("turandot", {"players": 2}),
        ("turandot", {"players": 4}),
    ],
)
def test_the_example_plays_both_games_without_a_fault(game_id: str, given: dict[str, Any]) -> None:
    tally = contest(game_id, program(str(EXAMPLE)), **given)
    assert tally.faults == [[], []]
    assert tally.times[1].count > 10


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (CRASHES, "has ended"),
        (BABBLES, "not an answer: 'the left one"),
        (CHEATS, "'play 99'"),
        (ODD, "not a move: 7"),
        (NESTS, "not an answer: '[[["),
        (STAMMERS, "not an answer: '\ufffd"),
        (BRAGS, "'xxx"),
        (FLOODS, "'play 99'"),
        ("]", "has ended"),
    ],
)
def test_a_bad_program_is_told_of_and_the_match_goes_on(code: str, complaint: str) -> None:
    tally = contest("bottle_imp", program("-c", code), players=3, rounds=1)
    assert tally.tables >= 2
    assert len(tally.faults[1]) == tally.times[1].count
    assert complaint in tally.faults[1][0]
    assert max(map(len, tally.faults[1])) < 200
    assert tally.faults[0] == []


def test_silence_is_not_waited_for() -> None:
    tally = contest("turandot", program("-c", SILENT), games=1, limit_s=0.01, players=2)
    assert {*tally.faults[1]} == {"no answer within 0.01 s"}


def test_a_command_that_is_not_there() -> None:
    tally = contest("bottle_imp", "program:/there/is/no/such/program", players=3, rounds=1)
    assert tally.faults[1][0].startswith("cannot be started")


@pytest.mark.parametrize("command", [" ", "python3 'my bot.py", "python3 my\\"])
def test_a_program_without_a_command(command: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        find_entrant("turandot", f"program:{command}", limit_s=1)
    assert caught.value.code == "no-command"


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """A program behind a script is neither waited for nor left behind."""
    started = tmp_path / "started"
    script = tmp_path / "bot.sh"
    script.write_text(f"sleep 600 &\necho $! >> {started}\necho nonsense\nwait\n", "utf-8")
    tally = contest("turandot", f"program:sh {script}", games=1, players=2)
    assert {*tally.faults[1]} == {"not an answer: 'nonsense·'"}
    assert len(started.read_text("utf-8").split()) == len(tally.faults[1])
    wait_until(lambda: not any(map(is_running, started.read_text("utf-8").split())))


def test_interrupted_it_leaves_no_program_behind(tmp_path: Path) -> None:
    started = tmp_path / "started"
    code = f"import os, time; open({str(started)!r}, 'a').write(f'{{os.getpid()}}\\n'); time.sleep(600)"
    words = "arena turandot --players 2 --games 8 --jobs 2 --limit 300 --bots random"
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *words.split(), program("-c", code)],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    wait_until(lambda: started.exists() and started.read_text("utf-8").count("\n") == 2)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(timeout=PATIENCE_S) == 130
    wait_until(lambda: not any(map(is_running, started.read_text("utf-8").split())))


def test_a_closed_program_is_not_started_again(tmp_path: Path) -> None:
    """An interrupted contest closes its programs while a match still asks them for moves."""
    started = tmp_path / "started"
    bot = find_entrant("turandot", f"program:touch {started}", limit_s=PATIENCE_S)
    bot.close()
    game: SomeGame = find_kit("turandot").game
    deal = Deal(game, game.parse_options({"players": 2}), "seed", 0)
    result = play_deal(deal, [find_entrant("turandot", "random", limit_s=1), bot], ["random", "closed"])
    assert {*result.faults[1]} == {"is closed"}
    assert not started.exists()


def is_running(pid: str) -> bool:
    """A killed process that nobody has asked about yet (Z) runs no more."""
    status = Path("/proc", pid, "stat")
    return status.exists() and ") Z " not in status.read_text("utf-8")
