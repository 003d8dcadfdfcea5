"""`ridotto learn` as somebody types it: nothing is lost, nothing is left behind, in four languages."""

from pathlib import Path

import pytest

from ridotto import cli
from ridotto.locale import LANGUAGES
from tests.unit.commands.tiny_learning import learn_quickly

GOOD = "learn turandot --matches 2 --steps 4 --width 2 --blocks 1 --out new"
TINY = GOOD.split()


@pytest.fixture(autouse=True)
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn_quickly(monkeypatch)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def test_a_learning_is_not_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    again = [*TINY, "--iterations", "1"]
    assert cli.main(again) == 0
    before = {path: path.read_bytes() for path in Path("new").iterdir()}
    assert len(before) == 6
    assert cli.main(again) == 2
    assert "--resume" in capsys.readouterr().err
    assert {path: path.read_bytes() for path in Path("new").iterdir()} == before
    assert cli.main([*TINY, "--iterations", "2", "--resume"]) == 0
    assert "it was --iterations 1, now it is --iterations 2" in capsys.readouterr().out


@pytest.mark.parametrize("more", [["--width", "16777216"], ["--steps", "16777216"], ["--resume"]])
def test_what_is_refused_leaves_no_folder(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*TINY, "--iterations", "1", "--matches", "1024", *more]) == 2
    assert capsys.readouterr().err.strip().endswith("]")
    assert not Path("new").exists()


@pytest.mark.parametrize(
    "words", [[*TINY[:-1], ""], ["simulate", "turandot", "--parquet", ""]], ids=["learn", "simulate"]
)
def test_no_name_is_not_this_folder(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 2
    assert capsys.readouterr().err.strip().endswith("]")
    assert not list(Path.cwd().iterdir())


def test_it_tells_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for language in LANGUAGES:
        assert cli.main([*TINY[:-1], language, "--iterations", "1", "--lang", language]) == 0
        told.append([line.strip().split("  ")[-1] for line in capsys.readouterr().out.splitlines()[:4]])
    for lines in zip(*told, strict=True):
        assert len(set(lines)) == len(LANGUAGES), lines


def test_it_learns_to_beat_a_network_or_starts_from_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*TINY, "--iterations", "1"]) == 0
    known = ["--against", "new/weights.npz", "--start", "new/weights.npz"]
    assert cli.main([*TINY[:-1], "more", "--iterations", "1", *known]) == 0
    assert "over the network it learns to beat" in capsys.readouterr().out
    assert cli.main([*TINY[:-1], "more", "--iterations", "2", "--resume"]) == 2
    assert "against" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--against", "nowhere.npz"], "cannot be used"),
        (["--start", "folder"], "cannot be used"),
        (["--start", "text"], "no whole file of weights"),
        (["--start", "new/weights.npz", "--width", "3"], "--width 2 --blocks 1"),
    ],
)
def test_networks_that_are_none(more: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*TINY, "--iterations", "1"]) == 0
    Path("folder").mkdir()
    Path("text").write_text("weights")
    assert cli.main([*TINY[:-1], "more", "--iterations", "1", *more]) == 2
    assert told in capsys.readouterr().err
    assert not Path("more").exists()
