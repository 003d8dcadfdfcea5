"""What stays in memory goes by its size."""

from pathlib import Path

import pytest

from ridotto.server.tables import session_cache
from tests.server.tables.scene import open_scene

pytestmark = pytest.mark.anyio


async def test_long_matches_take_the_place_of_many_short_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_scene(tmp_path) as scene:
        short = [await scene.session("me", *["open"] * 3) for _ in range(4)]
        long, _ = await scene.playing()
        monkeypatch.setattr(session_cache, "TABLE_BYTES", 0)
        monkeypatch.setattr(session_cache, "MOST_BYTES", session_cache.ENTRY_BYTES * (long.entries + 1))
        tables = session_cache.KeptTables()
        for session in short:
            tables.keep(session)
        assert [*tables._tables] == [session.id for session in short]
        tables.keep(short[0])
        tables.keep(long)
        assert [*tables._tables] == [short[0].id, long.id]
        tables.drop(long.id)
        tables.drop(long.id)
        assert tables._bytes == session_cache.ENTRY_BYTES
