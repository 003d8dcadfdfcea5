"""Whatever is typed, the answer is one sentence with its code and the exit status 2."""

from pathlib import Path

import pytest

from tests.unit.commands.running import ridotto

SINGERS = ["id,category,gender,stars,favourite"] + [f"{n},comic,male,1," for n in range(1, 37)]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("simulate chess", "unknown-game"),
        ("simulate", "game-missing"),
        ("simulate bottle_imp --players 7", "option-out-of-range"),
        ("simulate bottle_imp --players 1", "option-out-of-range"),
        ("simulate bottle_imp --players two", "bad-usage"),
        ("simulate bottle_imp --players 4 --mode eye", "unknown-mode"),
        ("simulate bottle_imp --players 5 --deck classic", "deck-too-small"),
        ("simulate bottle_imp --deck tarot", "option-unknown-value"),
        ("simulate bottle_imp --rounds 0", "option-out-of-range"),
        ("simulate bottle_imp --edition it", "unknown-option"),
        ("simulate bottle_imp --team-penalty never", "option-unknown-value"),
        ("simulate bottle_imp --bot oracle", "unknown-bot"),
        ("simulate bottle_imp --games 0", "games-too-few"),
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
        ("", "bad-usage"),
    ],
)
def test_a_wrong_command_line(words: str, code: str) -> None:
    run = ridotto(*words.split())
    assert run.status == 2
    assert f"[{code}]" in run.err
    assert run.out == ""
    assert len(run.err.strip().splitlines()) == 1


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
    tmp_path: Path, rows: list[str], code: str, names: str
) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text("\n".join(rows), "utf-8")
    run = ridotto("simulate", "turandot", "--deck", deck)
    assert run.status == 2
    assert f"[{code}]" in run.err
    assert names in run.err


@pytest.mark.parametrize("language", ["en", "ru", "it", "de"])
def test_help_in_every_language(language: str) -> None:
    helps = {ridotto(command, "--lang", language, "--help").out for command in ("play", "verify", "simulate")}
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
