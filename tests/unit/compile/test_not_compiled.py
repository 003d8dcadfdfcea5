"""A rule that Numba cannot compile is named in one line, and the game goes on interpreted."""

import logging
from collections.abc import Callable

import numpy as np
import pytest

from ridotto.commands.output.notices import told_in
from ridotto.compile.kernel import Kernel, _in_short, warm_up
from ridotto.compile.not_compiled import NotCompiled
from ridotto.compile.rule import Cells, rule


@rule
def with_container(s: Cells, seat: int) -> int:
    by_name = {"seat": seat}
    return by_name["seat"] + s[0]


def not_marked(number: int) -> int:
    return number


@rule
def calls_not_marked(s: Cells, seat: int) -> int:
    return not_marked(seat) + s[0]


@pytest.mark.parametrize(("fn", "reason"), [(with_container, "hash"), (calls_not_marked, "'not_marked'")])
def test_the_rule_and_its_line_are_named(
    fn: Callable[..., int], reason: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIDOTTO_JIT", "1")
    kernel = Kernel(fn, "ri")
    with caplog.at_level(logging.WARNING):
        assert not warm_up([kernel])
    (record,) = caplog.records
    line = record.getMessage()
    assert isinstance(record.msg, NotCompiled)
    assert f"{__name__}.{fn.__name__} cannot be compiled" in line
    assert reason in line
    assert "test_not_compiled.py, line " in line
    assert "\n" not in line
    assert kernel.run(np.array([2], np.int64), 3) == 5


def test_it_is_told_without_the_colours_that_numba_uses_where_it_finds_colorama() -> None:
    told = ("Failed in nopython mode", "no such thing", 'File "a.py", line 3')
    coloured = "\n".join(f"\x1b[1m\x1b[1m{line}\x1b[0m" for line in told)
    assert _in_short(coloured) == "no such thing (a.py, line 3)"


def test_it_is_told_in_the_language_of_the_person(capsys: pytest.CaptureFixture[str]) -> None:
    with told_in("de"):
        logging.getLogger("ridotto.compile.kernel").warning(NotCompiled("a.b", "c"))
    assert capsys.readouterr().err == ("a.b lässt sich nicht kompilieren, darum ist das Spiel langsam: c\n")


def test_it_is_told_once_beside_another_log(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    log = logging.getLogger("ridotto.compile.kernel")
    with told_in("en"):
        log.warning(NotCompiled("a.b", "c"))
    assert caplog.records == []
    assert capsys.readouterr().err.count("a.b") == 1
    log.warning(NotCompiled("a.b", "c"))
    assert len(caplog.records) == 1
