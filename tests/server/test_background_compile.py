"""The bots' code is compiled behind the server's back, and never in its way."""

import asyncio
import gc
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import compilation
from ridotto.server import background_compile as warming
from tests.patience import PATIENCE_S, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that have loaded what was compiled."""
    found: list[str] = []
    monkeypatch.setattr(compilation, "compile_all", lambda: found.append(threading.current_thread().name))
    monkeypatch.setattr(warming, "is_jit_wanted", lambda: True)
    monkeypatch.setattr(warming, "LOOK_EVERY_S", 0.001)
    monkeypatch.setattr(warming, "AFTER_FIRST_PAGE_S", 0.001)
    return found


def compiler(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(compilation, "is_any_missing", lambda: True)
    monkeypatch.setattr(warming, "COMPILER", (sys.executable, "-c", code))


async def test_nothing_is_compiled_before_the_first_page(
    loads: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiler(monkeypatch, f"open({str(tmp_path / 'compiled')!r}, 'w')")
    pages = looks = 0

    def has_shown_a_page() -> bool:
        nonlocal looks
        looks += 1
        return pages > 0

    warm = asyncio.create_task(warming.warm_bots(has_shown_a_page))
    await until(lambda: looks > 5)
    assert not loads
    assert not (tmp_path / "compiled").exists()
    pages = 1
    await warm
    await until(lambda: loads)
    assert (tmp_path / "compiled").exists()
    assert loads == ["ridotto-warming"]


async def test_what_is_kept_is_only_loaded(loads: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(monkeypatch, "raise SystemExit('not wanted')")
    monkeypatch.setattr(compilation, "is_any_missing", lambda: False)
    await warming.warm_bots(lambda: True)
    await until(lambda: loads)


async def test_what_is_loaded_is_not_looked_through_again(
    loads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "is_any_missing", lambda: False)
    gc.unfreeze()
    try:
        await warming.warm_bots(lambda: True)
        await until(lambda: gc.get_freeze_count() > 0)
        assert loads
    finally:
        gc.unfreeze()


async def test_a_server_that_stops_leaves_no_compiler_behind(
    loads: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started = tmp_path / "started"
    code = f"import time; f = open({str(started)!r}, 'w'); f.write('x'); f.close(); time.sleep(600)"
    compiler(monkeypatch, code)
    ended: list[asyncio.subprocess.Process] = []
    make = asyncio.create_subprocess_exec

    async def noted(*args: str, **settings: Any) -> asyncio.subprocess.Process:
        ended.append(await make(*args, **settings))
        return ended[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    warm = asyncio.create_task(warming.warm_bots(lambda: True))
    await until(started.exists)
    warm.cancel()
    await asyncio.gather(warm, return_exceptions=True)
    assert await asyncio.wait_for(ended[0].wait(), PATIENCE_S) != 0
    assert not loads


async def test_without_a_compiler_nothing_is_done(loads: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_jit_wanted", lambda: False)
    await warming.warm_bots(lambda: True)
    assert not loads
