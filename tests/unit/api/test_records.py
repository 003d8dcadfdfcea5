"""Records read and checked through `import ridotto`."""

from dataclasses import replace
from pathlib import Path

import pytest

import ridotto


def test_reading_and_checking(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    played = [ridotto.play(game, "random", seed=number) for number, game in enumerate(ridotto.games())]
    path.write_text("".join(match.record().dumps() + "\n" for match in played), "utf-8")
    for name in (path, str(path)):
        read = list(ridotto.read_records(name))
        assert [record.game for record in read] == list(ridotto.games())
        assert [list(record.events) for record in read] == [match.events for match in played]
        assert [ridotto.verify(record) for record in read] == [None] * len(played)


def test_where_a_record_disagrees() -> None:
    record = ridotto.play(ridotto.games()[0], "random", seed=1).record()
    found = ridotto.verify(replace(record, events=(*record.events[:5], "nonsense")))
    assert found is not None
    assert found.event == 6
    assert found.error.code == "not-chance"


def test_what_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text(
        ridotto.play(ridotto.games()[0], "random", seed=1).record().dumps() + "\nnonsense\n", "utf-8"
    )
    records = ridotto.read_records(path)
    assert next(records).result
    with pytest.raises(ridotto.InvalidRecord) as caught:
        next(records)
    assert caught.value.code == "record-not-json"
    assert f"{path}, line 2" in caught.value.__notes__
    with pytest.raises(ridotto.InvalidRecord):
        list(ridotto.read_records(tmp_path / "nothing"))
