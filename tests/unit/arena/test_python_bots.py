"""Python classes of anybody's take part, and the bad ones harm nobody but themselves."""

from pathlib import Path

import pytest

from ridotto.arena.entrants import find_entrant
from ridotto.arena.run import Contest, run_contest
from ridotto.arena.tally import Tally
from ridotto.bots.registry import find_bot
from ridotto.cli import main
from ridotto.engine.errors import InvalidOptions
from ridotto.games import find_game

BOTS = """
import sys

class Lowest:
    name = "lowest"
    needs_full_view = False

    def choose(self, view, rng):
        return min(view.legal)

class Hasty:
    "Says nothing of itself, and has options."

    def __init__(self, place=0, share=1.0, is_odd=False, word=""):
        assert (type(place), type(share), type(is_odd), type(word)) == (int, float, bool, str)
        self.place = place

    def choose(self, view, rng):
        assert view.hand is not None or True
        return view.legal[self.place % len(view.legal)]

def lowest():
    return Lowest()

class Crashes:
    def choose(self, view, rng):
        raise RuntimeError("no idea")

class Leaves:
    def choose(self, view, rng):
        sys.exit(3)

class Cheats:
    def choose(self, view, rng):
        return 10 ** 30

class Babbles:
    def choose(self, view, rng):
        return "the left one"

class Halves:
    def choose(self, view, rng):
        return float(view.legal[0])

class Silent:
    pass

NUMBER = 7
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """In the folder where the command is started."""
    name = f"bots_{abs(hash(tmp_path))}"
    (tmp_path / f"{name}.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "elsewhere"))
    return name


def contest(*bots: str, jobs: int = 1) -> Tally:
    options = find_game("bottle_imp").parse_options({"players": 4, "rounds": 1})
    tally, is_complete = run_contest(
        Contest("bottle_imp", options, bots, 8, "seed", 1.0), place=jobs, progress=lambda _: None
    )
    assert is_complete
    return tally


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_class_takes_part(jobs: int, module: str) -> None:
    tally = contest("random", f"{module}:Lowest", jobs=jobs)
    assert tally.faults == [[], []]
    assert tally.times[1].count > 10


@pytest.mark.parametrize("bot", ["lowest", "Hasty", "Hasty:place=1,share=.5,is_odd=true,word=a:b=c"])
def test_other_ways_to_make_one(bot: str, module: str) -> None:
    assert contest(f"{module}:{bot}", "random").faults == [[], []]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Crashes", "RuntimeError: no idea"),
        ("Leaves", "SystemExit: 3"),
        ("Cheats", "10000000000"),
        ("Babbles", "TypeError"),
        ("Halves", "TypeError"),
    ],
)
def test_a_bad_one_is_counted_and_replaced(bot: str, fault: str, module: str) -> None:
    tally = contest("random", f"{module}:{bot}")
    assert tally.faults[0] == []
    assert len(tally.faults[1]) == tally.times[1].count
    assert fault in tally.faults[1][0]


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("no_such_module_at_all:Lowest", "bot-module-missing"),
        ("os.no_such_part:Lowest", "bot-module-missing"),
        ("{module}:Highest", "bot-class-missing"),
        ("{module}:NUMBER", "bot-class-no-bot"),
        ("{module}:Silent", "bot-class-no-bot"),
        ("{module}:Lowest:depth=3", "bot-not-made"),
        ("{module}:Hasty:place=far", "bot-not-made"),
        ("{module}:Hasty:place", "bot-options-unreadable"),
        ("{module}:Hasty:", "bot-options-unreadable"),
        ("{module}:Hasty:place=1,place=2", "bot-options-unreadable"),
        ("broken:Lowest", "bot-module-broken"),
        ("lacking:Lowest", "bot-module-broken"),
        ("{module}:", "unknown-bot"),
        (":Lowest", "unknown-bot"),
    ],
)
def test_refusals(bot: str, code: str, module: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("broken.py").write_text("def (", "utf-8")
    Path("lacking.py").write_text("import no_such_module_at_all", "utf-8")
    words = ["arena", "bottle_imp", "--bots", "random", bot.format(module=module), "--lang", "en"]
    assert main(words) == 2
    said = capsys.readouterr()
    assert f"[{code}]" in said.err
    assert said.out == ""


def test_a_class_that_is_not_there_is_told_with_those_that_are(module: str) -> None:
    with pytest.raises(InvalidOptions, match=r"Babbles, Cheats, Crashes, Halves, Hasty, Leaves, Lowest$"):
        find_entrant("bottle_imp", f"{module}:Highest", limit_s=1)


def test_only_the_arena_takes_classes(module: str) -> None:
    """Whoever names a bot over the net must not have code run."""
    with pytest.raises(InvalidOptions, match="no bot"):
        find_bot("bottle_imp", f"{module}:Lowest")
