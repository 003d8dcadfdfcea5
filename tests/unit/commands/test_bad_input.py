"""Whatever is typed, the answer is one sentence with its code and the exit status 2."""

import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.cli import main
from tests.unit.commands.running import ridotto

SINGERS = ["id,category,gender,stars,favourite"] + [f"{n},comic,male,1," for n in range(1, 37)]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("simulate chess", "unknown-game"),
        ("simulate", "game-missing"),
        ("simulate bottle_imp --players 7", "option-out-of-range"),
        ("simulate bottle_imp --players 1", "option-out-of-range"),
        ("simulate bottle_imp --players two", "option-out-of-range"),
        ("simulate bottle_imp --players 4 --mode eye", "unknown-mode"),
        ("simulate bottle_imp --players 5 --deck classic", "deck-too-small"),
        ("simulate bottle_imp --deck tarot", "option-unknown-value"),
        ("simulate bottle_imp --rounds 0", "option-out-of-range"),
        ("simulate bottle_imp --edition it", "unknown-option"),
        ("simulate bottle_imp --team-penalty never", "option-unknown-value"),
        ("simulate bottle_imp --bot oracle", "unknown-bot"),
        ("simulate bottle_imp --games 0", "option-out-of-range"),
        ("simulate bottle_imp --jobs -3", "option-out-of-range"),
        ("verify --jobs 0", "option-out-of-range"),
        ("simulate bottle_imp --jobs 1000000", "option-out-of-range"),
        ("count bottle_imp --depth 0", "option-out-of-range"),
        ("count turandot --players 2 --depth 1 --skip 100000", "option-out-of-range"),
        ("count turandot --players 2 --depth 1 --skip -1", "option-out-of-range"),
        ("simulate --all --rounds 0", "option-out-of-range"),
        ("simulate --all --rounds -5", "option-out-of-range"),
        ("simulate --all --players 3", "all-excludes"),
        ("simulate bottle_imp --out /dev/full", "file-not-writable"),
        ("verify --lang", "bad-usage"),
        ("play --lang", "bad-usage"),
        ("simulate bottle_imp --out /no/such/folder/file", "file-not-writable"),
        ("simulate turandot --players 6", "option-out-of-range"),
        ("simulate turandot --edition fr", "option-unknown-value"),
        ("simulate turandot --mode solo", "unknown-option"),
        ("simulate turandot --deck missing.csv", "singers-file-unreadable"),
        ("simulate turandot --deck deck.doc", "singers-file-kind"),
        ("count chess", "unknown-game"),
        ("play chess", "unknown-game"),
        ("play bottle_imp --players 9", "option-out-of-range"),
        ("replay missing.jsonl", "file-not-readable"),
        ("verify --lang xx", "unknown-language"),
        ("dance", "bad-usage"),
        ("check missing.sqlite", "file-not-readable"),
        ("check /dev/null", "store-not-ours"),
        ("backup", "bad-usage"),
        ("backup copy.sqlite --data missing.sqlite", "file-not-readable"),
        ("tidy --to archive.jsonl", "bad-usage"),
        ("tidy --older-than 365d", "bad-usage"),
        ("tidy --older-than 3y --to archive.jsonl", "duration-unreadable"),
        ("tidy --older-than 3d --to archive.jsonl --data missing.sqlite", "file-not-readable"),
    ],
)
def test_a_wrong_command_line(words: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), *([] if "--lang" in words else ["--lang", "en"])]) == 2
    out, err = capsys.readouterr()
    assert f"[{code}]" in err
    assert out == ""
    assert len(err.strip().splitlines()) == 1


def test_a_wrong_command_line_in_a_process_of_its_own() -> None:
    run = ridotto("simulate", "chess")
    assert (run.status, run.out) == (2, "")
    assert run.err.strip().endswith("[unknown-game]")


@pytest.mark.parametrize(
    ("rows", "code", "names"),
    [
        (SINGERS[:-1], "singers-wrong-count", "35"),
        ([*SINGERS[:7], "7,comic,male,1,ping", *SINGERS[8:]], "singer-unknown-favourite", "7"),
        ([*SINGERS[:7], "7,comic,male,4,", *SINGERS[8:]], "singer-out-of-range", "stars"),
        ([*SINGERS[:7], "7,jazz,male,1,", *SINGERS[8:]], "singer-unknown-word", "category"),
    ],
)
def test_a_deck_file_with_a_mistake_names_the_row_and_the_field(
    tmp_path: Path, rows: list[str], code: str, names: str, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text("\n".join(rows), "utf-8")
    assert main(["simulate", "turandot", "--deck", str(deck)]) == 2
    complaint = capsys.readouterr().err
    assert f"[{code}]" in complaint
    assert names in complaint


@pytest.mark.parametrize("language", ["en", "ru", "it", "de"])
def test_help_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    helps = set()
    for command in ("play", "verify", "simulate"):
        assert main([command, "--lang", language, "--help"]) == 0
        helps.add(capsys.readouterr().out)
    assert len(helps) == 3
    assert all("--lang" in text for text in helps)


def test_the_language_comes_from_the_locale() -> None:
    german = ridotto("simulate", "chess", LC_ALL="de_DE.UTF-8").err
    assert german != ridotto("simulate", "chess", LC_ALL="C").err
    assert german == ridotto("simulate", "chess", "--lang", "de").err


def test_version() -> None:
    run = ridotto("--version")
    assert run.status == 0
    assert run.out.startswith("ridotto ")


def test_nothing_typed_shows_what_there_is() -> None:
    run = ridotto("--lang", "de")
    assert run.status == 2
    assert "simulate" in run.out
    assert run.err == ""


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("{}\n" * 3000, "utf-8")
    words = [sys.executable, "-m", "ridotto", "verify", str(tmp_path / "bad")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == b""


def test_a_terminal_that_knows_few_letters_gets_question_marks() -> None:
    run = ridotto("simulate", "--help", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert run.status == 0
    assert "???" in run.out


def test_a_file_that_opens_but_cannot_be_read() -> None:
    run = ridotto("verify", "/proc/self/mem")
    assert run.status == 2
    assert "[file-not-readable]" in run.err


@pytest.mark.parametrize(
    ("command", "asked"), [("serve --no-browser", "serve --help"), ("--fast-please", "ridotto --help")]
)
def test_what_is_not_known_is_told_with_the_help_that_lists_what_is(command: str, asked: str) -> None:
    told = ridotto(*command.split(), "--lang", "en")
    assert told.status == 2
    assert f"unrecognized arguments: {command.rsplit(maxsplit=1)[-1]}" in told.err
    assert asked in told.err
