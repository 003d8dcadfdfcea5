"""Singers that somebody wrote down (T17)."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.errors import InvalidOptions
from ridotto.games.turandot.rules.deck.deck_file import (
    FILE,
    LONGEST_LINE,
    deck_of,
    house_deck,
    house_file,
    load_deck,
)
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import parse_options

HEADER = "id,category,gender,stars,favourite"


def rows() -> list[dict[str, Any]]:
    """The house deck written out."""
    custom = deck_of([singer_fields(number) for number in range(36)])
    written = custom.to_json()
    assert isinstance(written, list)
    return written


def singer_fields(number: int) -> dict[str, Any]:
    singer = house_deck().singers[number]
    return {
        "id": singer.id,
        "category": singer.category,
        "gender": singer.gender,
        "stars": singer.stars,
        "favourite": singer.favourite,
    }


def as_csv(deck: list[dict[str, Any]]) -> str:
    return "\n".join([HEADER, *(",".join(str(value) for value in row.values()) for row in deck)]) + "\n"


def as_toml(deck: list[dict[str, Any]]) -> str:
    lines = []
    for row in deck:
        lines.append("[[singer]]")
        lines += [
            f"{name} = {value}" if isinstance(value, int) else f'{name} = "{value}"'
            for name, value in row.items()
            if value != ""
        ]
    return "\n".join(lines)


def refusal(tmp_path: Path, name: str, content: str | bytes) -> InvalidOptions:
    path = tmp_path / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(InvalidOptions) as refused:
        load_deck(path)
    assert str(refused.value)
    return refused.value


def test_the_house_deck_is_what_the_rules_page_says() -> None:  # T1.10
    singers = house_deck().singers
    assert [singer.id for singer in singers] == list(range(1, 37))
    assert sum(singer.stars for singer in singers) == 70
    genders = [singer.gender for singer in singers]
    assert [genders.count(gender) for gender in ("male", "female", "undefined")] == [18, 12, 6]
    for role in ("turandot", "calaf", "liu"):
        assert sum(singer.favourite == role for singer in singers) == 4
    assert parse_options({}).to_json() == {"players": 4, "edition": "it", "deck": "house"}


@pytest.mark.parametrize(("name", "write"), [("deck.csv", as_csv), ("deck.TOML", as_toml)])
def test_a_file_in_any_order_gives_its_deck(tmp_path: Path, name: str, write: Any) -> None:
    changed = rows()
    changed[0] |= {"stars": 1, "favourite": "liu"}
    path = tmp_path / name
    path.write_text("\ufeff" + write(changed[::-1]), encoding="utf-8")
    deck = load_deck(path)
    assert deck.to_json() == changed
    options = parse_options({"players": 3, "deck": deck.to_json()})
    assert options.deck == deck
    assert options.to_json()["deck"] == changed
    assert TURANDOT.start(options) != TURANDOT.start(parse_options({"players": 3}))


@pytest.mark.parametrize(
    ("place", "change", "code", "facts"),
    [
        (4, {"stars": 4}, "singer-out-of-range", {"row": 5, "field": "stars", "value": "4", "highest": 3}),
        (4, {"stars": 0}, "singer-out-of-range", {"row": 5, "field": "stars"}),
        (4, {"stars": True}, "singer-out-of-range", {"row": 5, "field": "stars"}),
        (4, {"stars": 2.0}, "singer-out-of-range", {"row": 5, "field": "stars"}),
        (4, {"stars": "2"}, "singer-out-of-range", {"row": 5, "field": "stars"}),
        (0, {"id": 37}, "singer-out-of-range", {"row": 1, "field": "id", "highest": 36}),
        (35, {"id": 3}, "singer-id-twice", {"row": 36, "id": 3, "first": 3}),
        (7, {"category": "jazz"}, "singer-unknown-word", {"row": 8, "field": "category", "value": "jazz"}),
        (7, {"gender": "Male"}, "singer-unknown-word", {"row": 8, "field": "gender"}),
        (7, {"gender": ["male"]}, "singer-unknown-word", {"row": 8, "field": "gender"}),
        (7, {"favourite": "ping"}, "singer-unknown-favourite", {"row": 8, "value": "ping"}),
        (7, {"favorite": "liu"}, "singer-unknown-field", {"row": 8, "field": "favorite"}),
    ],
)
def test_rows_that_are_wrong(place: int, change: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    changed = rows()
    changed[place] |= change
    with pytest.raises(InvalidOptions) as refused:
        parse_options({"deck": changed})
    assert refused.value.code == code
    assert refused.value.facts.items() >= facts.items()
    assert str(refused.value)


def test_rows_that_are_missing_something() -> None:
    for change, code in [(rows()[:35], "singers-wrong-count"), ([*rows(), rows()[0]], "singer-id-twice")]:
        with pytest.raises(InvalidOptions) as refused:
            parse_options({"deck": change})
        assert refused.value.code == code
    for broken, code in [({"id": 1}, "singer-missing-field"), ("1", "singer-not-a-row")]:
        with pytest.raises(InvalidOptions) as refused:
            parse_options({"deck": [broken]})
        assert refused.value.code == code
        assert str(refused.value)


@pytest.mark.parametrize("nothing", ["", None])
def test_a_favourite_may_be_left_empty(nothing: str | None) -> None:
    changed = rows()
    changed[2]["favourite"] = nothing
    assert deck_of(changed).singers[2].favourite == ""


def test_csv_files_that_are_wrong(tmp_path: Path) -> None:
    good = as_csv(rows())
    assert refusal(tmp_path, "a.csv", "").code == "singers-file-header"
    assert refusal(tmp_path, "a.csv", good.replace(HEADER, "id;category")).code == "singers-file-header"
    assert refusal(tmp_path, "a.csv", good.replace("1,professional,male,3,", "1,professional", 1)).facts == {
        "row": 1,
        "count": 2,
        "right": 5,
    }
    assert refusal(tmp_path, "a.csv", good.replace("male,3", "male,three", 1)).code == "singer-out-of-range"
    assert refusal(tmp_path, "a.csv", good.replace("male,3", "male,٣", 1)).code == "singer-out-of-range"
    assert refusal(tmp_path, "a.csv", good + '"').code == "singers-file-not-csv"
    assert refusal(tmp_path, "a.csv", good.rpartition("36,")[0]).code == "singers-wrong-count"


def test_toml_files_that_are_wrong(tmp_path: Path) -> None:
    assert refusal(tmp_path, "a.toml", "[[singer]\nid = 1").code == "singers-file-not-toml"
    assert refusal(tmp_path, "a.toml", "x = [\n" + "[\n" * 5000).code == "singers-file-not-toml"
    assert refusal(tmp_path, "a.toml", "id = 1" + "0" * 5000).code == "singers-file-long-line"
    assert refusal(tmp_path, "a.toml", "").code == "singers-file-no-tables"
    assert refusal(tmp_path, "a.toml", "singer = 3").code == "singers-file-no-tables"
    assert refusal(tmp_path, "a.toml", "singer = [3]").code == "singer-not-a-row"


def test_a_toml_file_that_is_made_to_take_long_is_refused_at_once(tmp_path: Path) -> None:
    # This key alone would take three seconds.
    refused = refusal(tmp_path, "a.toml", "# ours\n" + "a" + ".a" * 8000 + " = 1")
    assert (refused.code, refused.facts) == ("singers-file-long-line", {"line": 2, "most": LONGEST_LINE})
    # Only a line feed ends a line of TOML: others may stand in a key.
    assert refusal(tmp_path, "a.toml", '"\u2028".' * 1000 + "a = 1").code == "singers-file-long-line"


def test_the_file_to_start_from_is_the_house_deck(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(house_file(), "utf-8")
    assert load_deck(path).singers == house_deck().singers


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refusal(tmp_path, "a.txt", as_csv(rows())).code == "singers-file-kind"
    assert refusal(tmp_path, "a.csv", b"\xff\xfe").code == "singers-file-not-utf8"
    assert refusal(tmp_path, "a.csv", b" " * (FILE.largest + 1)).code == "singers-file-too-large"
    for path in (tmp_path / "nowhere.csv", tmp_path / "null\0.csv"):
        with pytest.raises(InvalidOptions) as refused:
            load_deck(path)
        assert refused.value.code == "singers-file-unreadable"
        assert str(refused.value)
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(InvalidOptions) as refused:
        load_deck(tmp_path / "folder.csv")
    assert refused.value.code == "singers-file-unreadable"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": 1}, "option-out-of-range"),
        ({"players": 6}, "option-out-of-range"),
        ({"edition": "fr"}, "option-unknown-value"),
        ({"deck": "printed"}, "option-unknown-value"),
        ({"deck": {"singer": []}}, "option-unknown-value"),
        ({"rounds": 8}, "option-out-of-range"),
        ({"round": 7}, "unknown-option"),
    ],
)
def test_options_that_are_wrong(given: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        parse_options(given)
    assert refused.value.code == code


def test_decks_of_other_singers_have_other_hashes() -> None:
    changes = (
        ("category", "goth", "comic"),
        ("gender", "male", "female"),
        ("stars", 1, 2),
        ("favourite", "", "liu"),
    )
    decks = []
    for singer in range(36):
        for field, *values in changes:
            for value in values:
                deck = rows()
                deck[singer][field] = value
                decks.append(parse_options({"players": 2, "deck": deck}).deck)
    assert len({hash(deck) for deck in decks}) == len(set(decks)) > 100
