"""A deck of one's own: small ones can be solved."""

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import ridotto
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import CHANCE
from ridotto.engine.options import check_at_table
from ridotto.engine.play.chance import all_outcomes, count_outcomes
from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import Deck, load_deck
from ridotto.games.bottle_imp.rules.deck.deck_file import (
    FILE,
    counts_for,
    example_file,
    load_rows,
    read_rows,
)
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP as GAME
from ridotto.games.bottle_imp.rules.options import MODES, OPTION_LIST, Mode, parse_options
from tests.unit.commands.running import ridotto as command
from tests.walks import walk

# Rows as a record has them.
NINE: list[Any] = list(read_rows("nine.csv", example_file().encode()))


def rows(count: int) -> list[object]:
    """The first cards of the usual deck."""
    return list(usual()[:count])


def usual() -> list[dict[str, object]]:
    deck = load_deck("matagot")
    found = Deck("own", deck.full, deck.full, deck.colour_names, deck.colour_sets, deck.value_sets).to_json()
    assert isinstance(found, list)
    return found


def small(mode: Mode) -> dict[str, Any]:
    """The smallest match of a mode."""
    fewest = min(counts_for(mode.players, is_eye=mode.is_eye))
    return {"players": mode.players, "mode": mode.id, "rounds": 2, "deck": rows(fewest)}


over_modes = pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.players}-{mode.id}")


def test_nine_cards_for_three() -> None:
    options = parse_options({"players": 3, "deck": NINE, "rounds": 1})
    assert isinstance(options.deck, Deck)
    assert options.deck.count(3) == 9
    s = GAME.start(options)
    assert count_outcomes(GAME, s) == 3
    s = GAME.apply_chance(s, (0,))
    # 9! / (3! 3! 3!)
    assert count_outcomes(GAME, s) == 1680
    listed = dict(all_outcomes(GAME, s))
    assert len({GAME.apply_chance(s, outcome) for outcome in listed}) == 1680
    assert set(listed.values()) == {Fraction(1, 1680)}


@pytest.mark.usefixtures("without_compiler")
@over_modes
@pytest.mark.parametrize("bot", ["random", "heuristic", "search:40"])
def test_bots_play_and_the_record_verifies(mode: Mode, bot: str) -> None:
    match = ridotto.play("bottle_imp", bot, seed=3, **small(mode))
    written = match.record().dumps()
    assert json.loads(written)["options"]["deck"] == small(mode)["deck"]
    record = parse_record(written)
    assert verify(record) is None
    assert record.result is not None


@over_modes
def test_what_a_seat_cannot_see_can_be_redealt(mode: Mode) -> None:
    options = parse_options(small(mode))
    for number, s in enumerate(walk(GAME, options, 5)):
        assert not GAME.misplaced(s)
        if GAME.to_act(s) == (CHANCE,):
            continue
        for seat in range(mode.players):
            view = GAME.view(s, seat)
            other = GAME.complete(view, Rng.of(number, seat))
            assert GAME.view(other, seat) == view
            assert (GAME.observation(other, seat) == GAME.observation(s, seat)).all()
    assert number <= GAME.longest(options)


def test_the_usual_cards_written_out_are_the_usual_deck() -> None:
    own = parse_options({"players": 6, "deck": usual(), "rounds": 1})
    house = parse_options({"players": 6, "rounds": 1})
    assert (GAME.start(own).cells == GAME.start(house).cells).all()


def wrong() -> Iterator[tuple[str, Any]]:
    changes: list[tuple[dict[str, Any], str]] = [
        ({"rank": "19"}, "cards-row-field"),
        ({"rank": 2}, "cards-row-field"),
        ({"rank": ["2"]}, "cards-row-field"),
        ({"colour": "pink"}, "cards-row-field"),
        ({"colour": ["red"]}, "cards-row-field"),
        ({"points": 7}, "cards-row-field"),
        ({"points": True}, "cards-row-field"),
        ({"points": "1"}, "cards-row-field"),
        ({"more": 1}, "cards-row-not-a-row"),
        ({"rank": "33"}, "cards-row-twice"),
    ]
    for change, code in changes:
        yield code, [{**NINE[0], **change}, *NINE[1:]]
    yield "cards-row-not-a-row", ["2", *NINE[1:]]
    yield "deck-wrong-count", NINE[1:]
    yield "deck-wrong-count", []


@pytest.mark.parametrize(("code", "deck"), list(wrong()))
def test_wrong_rows_are_refused(code: str, deck: Any) -> None:
    with pytest.raises(InvalidOptions) as error:
        parse_options({"players": 3, "deck": deck})
    assert error.value.code == code


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("nine.txt", b"", "cards-file-kind"),
        ("nine.csv", b"", "cards-file-header"),
        ("nine.csv", b"rank,colour\n1,red", "cards-file-header"),
        ("nine.csv", b"rank,colour,points\n1,red", "cards-row-length"),
        ("nine.csv", b"\xff\xfe", "cards-file-not-csv"),
        ("nine.csv", b'rank,colour,points\n"1"2,red,1', "cards-file-not-csv"),
        ("nine.csv", b"x" * (FILE.largest + 1), "cards-file-too-large"),
    ],
)
def test_wrong_files_are_refused(name: str, content: bytes, code: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(InvalidOptions) as error:
        load_rows(tmp_path / name)
    assert error.value.code == code
    with pytest.raises(InvalidOptions, match="missing"):
        load_rows(tmp_path / "missing.csv")


def test_a_table_with_people_does_not_take_it() -> None:
    options = parse_options({"players": 3, "deck": NINE})
    with pytest.raises(InvalidOptions) as error:
        check_at_table(OPTION_LIST, options.to_json())
    assert error.value.code == "option-not-at-table"


def test_the_command_line_takes_a_file(tmp_path: Path) -> None:
    deck, out = tmp_path / "nine.csv", tmp_path / "out.jsonl"
    deck.write_text(example_file(), "utf-8")
    setup = ("--players", "3", "--deck", deck, "--games", "2", "--out", out)
    done = command("simulate", "bottle_imp", *setup)
    assert done.status == 0, done.err
    assert command("verify", out).status == 0
