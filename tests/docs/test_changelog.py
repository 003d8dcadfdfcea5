"""The changelog is in the form of Keep a Changelog, and knows the version."""

import re
import tomllib

import ridotto
from tests.docs.blocks import ROOT

CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_versions() -> None:
    first, *released = re.findall(r"^## \[(.+?)\](?: - \d{4}-\d\d-\d\d)?$", CHANGELOG, re.MULTILINE)
    assert first == "Unreleased"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert released[0] == project["version"] == ridotto.__version__


def test_kinds_of_changes() -> None:
    assert {*re.findall(r"^### (.+)$", CHANGELOG, re.MULTILINE)} <= KINDS
