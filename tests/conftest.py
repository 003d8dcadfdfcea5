"""Fixtures and settings for all tests."""

import gc
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from ridotto.engine.game import Options, SomeGame
from ridotto.search import bot as search_bot
from tests.walks import CONFIGURATIONS, IDS, SMALL, SMALL_IDS

# The same examples on every run: a failure anywhere can be seen anywhere.
settings.register_profile("ridotto", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ridotto")


# A shell starts what runs in the background deaf to Ctrl-C, and every program that the tests start would be.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """All that is collected stays: looking for garbage in it takes more than a second of each worker."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


WAITING = "cluster"
"""The folder whose tests wait most: for nodes to start and to die."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Who waits begins, and the others use the time; at the end nobody would be left to use it."""
    items.sort(key=lambda item: item.path.parent.name != WAITING)


@pytest.fixture(params=[*CONFIGURATIONS, *SMALL], ids=[*IDS, *SMALL_IDS])
def configuration(request: pytest.FixtureRequest) -> tuple[SomeGame, Options]:
    """Every game in every mode, deck and edition, and as small as programs play it."""
    game_and_options: tuple[SomeGame, Options] = request.param
    return game_and_options


@pytest.fixture
def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few playouts are over before anything is loaded; the result is the same."""
    monkeypatch.setattr(search_bot, "warm_up_once", lambda _: None)
