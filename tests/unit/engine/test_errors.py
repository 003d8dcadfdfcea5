"""Every error that the program can raise has an English sentence, and the sentence has all its facts."""

import ast
import pickle
from functools import cache
from pathlib import Path

import pytest

import ridotto
from ridotto.engine.errors import (
    IllegalMove,
    InvalidMove,
    InvalidOptions,
    InvalidRecord,
    Key,
    RidottoError,
    Seats,
)
from ridotto.engine.game import CHANCE, SomeGame
from ridotto.engine.notation import is_number, quote_short, seat_number
from ridotto.games import all_games
from ridotto.locale import LANGUAGES
from tests.walks import walk
from tests.word_files import all_messages
from tests.word_files import facts as facts_of

SOURCES = Path(ridotto.__file__).parent
KINDS = {"InvalidMove", "IllegalMove", "InvalidOptions", "InvalidRecord"}


def raised() -> list[tuple[str, str, frozenset[str], bool]]:
    """Every error made in the sources: where, its code, its facts, and whether those are all named there."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        source = path.read_text("utf-8")
        # Few files make errors, and this is asked whenever tests are collected.
        if not any(f"{kind}(" in source for kind in KINDS):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                where = f"{path.relative_to(SOURCES).as_posix()}:{node.lineno}"
                if isinstance(node.args[0], ast.Constant):
                    names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
                    are_all_named = all(keyword.arg is not None for keyword in node.keywords)
                    found.append((where, str(node.args[0].value), names, are_all_named))
    return found


@cache
def sentences() -> dict[str, set[str]]:
    """The facts that each English error sentence speaks of, by its code."""
    return {
        key.removeprefix("error-"): facts_of(message).variables
        for key, message in all_messages("en").items()
        if key.startswith("error-")
    }


RAISED = raised()


def test_errors_are_found_in_the_sources() -> None:
    codes = {code for _, code, _, _ in RAISED}
    assert len(codes) > 40
    assert {"must-follow", "not-chance", "record-not-json", "unknown-game"} <= codes


@pytest.mark.parametrize(
    ("where", "code", "facts", "are_all_named"), RAISED, ids=[where for where, *_ in RAISED]
)
def test_every_error_has_an_english_sentence(
    where: str, code: str, facts: frozenset[str], are_all_named: bool
) -> None:
    known = sentences()
    assert code in known, where
    if are_all_named:
        assert known[code] <= facts, where
        error = RidottoError(code, **dict.fromkeys(facts, "FACT"))
        assert code not in str(error)
        assert "{" not in str(error)
        assert ("FACT" in str(error)) == bool(known[code])


def test_an_error_speaks_english() -> None:
    error = IllegalMove("must-follow", card="36", colour=Key("colour-blue"))
    assert str(error) == "The 36 cannot be played: the colour led is blue, and this hand can follow it."
    assert error.text("en") == str(error)


def test_an_error_keeps_code_and_facts() -> None:
    error = InvalidMove("no-such-seat", seat="9", last=3)
    assert (error.code, error.facts) == ("no-such-seat", {"seat": "9", "last": 3})
    assert str(error) == "There is no seat 9. Seats are counted from 0 to 3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_bears_any_fact(language: str) -> None:
    facts: tuple[str | int, ...] = ("x" * 100_000, "two\nlines\x1b[31m", "\ud800", 10**30, -(10**6000))
    for fact in facts:
        sentence = InvalidMove("no-such-seat", seat=fact, last=3).text(language)
        assert sentence.isprintable()
        assert len(sentence) < 1000


@pytest.mark.parametrize("kind", [InvalidMove, IllegalMove, InvalidOptions, InvalidRecord])
def test_errors_are_of_one_family(kind: type[RidottoError]) -> None:
    assert issubclass(kind, RidottoError)
    others = {InvalidMove, IllegalMove, InvalidOptions, InvalidRecord} - {kind}
    assert not any(issubclass(kind, other) for other in others)


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("", ""),
        ("short", "short"),
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 59 + "…"),
        ("x" * 100_000, "x" * 59 + "…"),
        ("two\nlines\t\x00\x1b[0m", "two·lines··\u00b7[0m"),
        ("\ud800", "·"),
        ("Кармен и Дон Хозе", "Кармен и Дон Хозе"),
    ],
)
def test_input_is_quoted_short_and_on_one_line(text: str, quoted: str) -> None:
    assert quote_short(text) == quoted


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("0", True),
        ("7", True),
        ("123456789", True),
        ("", False),
        ("00", False),
        ("07", False),
        ("-1", False),
        ("+1", False),
        ("1.0", False),
        (" 1", False),
        ("1_0", False),
        ("1234567890", False),
        ("٣", False),
        ("²", False),
        ("３", False),
    ],
)
def test_numbers_as_records_write_them(word: str, answer: bool) -> None:
    assert is_number(word) is answer


def test_seat_numbers() -> None:
    assert [seat_number(str(seat), 4) for seat in range(4)] == [0, 1, 2, 3]
    with pytest.raises(InvalidMove) as refused:
        seat_number("4", 4)
    assert (refused.value.code, refused.value.facts) == ("no-such-seat", {"seat": "4", "last": 3})
    with pytest.raises(InvalidMove) as refused:
        seat_number("one", 4)
    assert (refused.value.code, refused.value.facts) == ("unreadable-seat", {"text": "one"})


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_who_is_to_move_is_told_as_seats(game: SomeGame) -> None:
    """So that screens can put names there."""
    states = walk(game, game.parse_options({}), "turns")
    s = next(s for s in states if len(game.to_act(s)) == 1 and game.to_act(s) != (CHANCE,))
    (acting,) = game.to_act(s)
    with pytest.raises(IllegalMove) as refused:
        game.apply(s, 1 - min(acting, 1), 0)
    said = pickle.loads(pickle.dumps(refused.value)).facts["acting"]
    assert isinstance(said, Seats)
    assert said.numbers() == (acting,)


def test_seats_in_a_fact() -> None:
    assert (Seats.of((2, 10)), Seats.of(())) == ("2, 10", "")
    assert (Seats("2, 10").numbers(), Seats("").numbers()) == ((2, 10), ())
