"""Blocks that are data, and commands that are looked up and not run."""

import configparser
import csv
import importlib.util
import json
import re
import shlex
import tomllib

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tests.docs.blocks import ROOT
from tests.docs.snippets.workspace import Workspace

_TARGET = re.compile(r"^([a-z][\w-]*):", re.MULTILINE)


def check_json(text: str) -> None:
    """One JSON value, or several one after the other."""
    decoder = json.JSONDecoder()
    at, end = 0, len(text.rstrip())
    while at < end:
        _, at = decoder.raw_decode(text, at)
        at += len(text[at:]) - len(text[at:].lstrip())


def check_toml(text: str) -> None:
    tomllib.loads(text)


def check_csv(text: str) -> None:
    head, *rows = csv.reader(text.splitlines())
    assert rows
    assert all(len(row) == len(head) for row in rows)


def check_fluent(text: str) -> None:
    broken = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]
    assert not broken, broken


def unit_command(text: str) -> list[str]:
    """What a systemd unit starts, without the path of the program."""
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # the names of systemd have capitals
    unit.read_string(text)
    assert {"Unit", "Service", "Install"} <= {*unit.sections()}
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/ridotto"), program
    return words


def look_up(text: str, workspace: Workspace) -> None:
    """Every command of a block names a target, a module, a file, a contest or a training that there is."""
    targets = {*_TARGET.findall((ROOT / "Makefile").read_text("utf-8"))}
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        match words:
            case []:
                pass
            case ["make", *names]:
                assert {name for name in names if "=" not in name} <= targets, line
            case ["ridotto", "arena", *_]:
                assert workspace.is_contest(line), line
            case ["ridotto", "learn", *_]:
                assert workspace.is_training(line), line
            case ["ray", "start", *_]:
                assert importlib.util.find_spec("ray") is not None, line
            case [python, "-m", module, *_] if python.endswith("python"):
                assert importlib.util.find_spec(module) is not None, line
            case [pytest, *paths] if pytest.endswith("pytest"):
                missing = [path for path in paths if "/" in path and not (ROOT / path).exists()]
                assert not missing, line
            case _:
                raise AssertionError(f"nothing is known of this command: {line}")
