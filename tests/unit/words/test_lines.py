"""What is said without Fluent is what Fluent says."""

import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ridotto.locale import LANGUAGES
from ridotto.locale.language_texts import LanguageTexts
from ridotto.locale.lines import filled, line_of
from tests.word_files import FOLDERS, facts, files, messages

FACTS: tuple[str | int, ...] = ("Ada { $x }", "", " ", 0, 7, 999, 1000, 12345, -1, True, "a" * 2501)
PATTERNS = (
    "A",
    "  A of  B  ",
    "\u00a0A\u00a0",
    "A\n\n# of the next one\n##\n### A",
    "A\n#of no one",
    "A\r\n",
    "A\n ",
    "A\n  B",
    "A\n  .title = T",
    "A\n-B",
    "\tA",
    "A\tB\t",
    "[A] *B .c",
    '"A"',
    '{ "A" }',
    "{ $x }",
    " {$x} and{  $x }  ",
    "{ $x } { $y }",
    "{ $x",
    "$x }",
    "{ x }",
    "{ -x }",
    "{ NUMBER($x, useGrouping: 0) }",
    "{NUMBER($x,useGrouping:0)} and { $x }",
    "{ NUMBER($x) }",
    "{ NUMBER($x, useGrouping: 1) }",
    "{ $x ->\n [one] A\n *[other] B\n}",
    "{ $x ->\n [one] A { $x }\n *[other] B\n} C",
    "\n  A",
    "",
)


def fluent_says(language: str, message: str, facts: dict[str, str | int]) -> str | None:
    """None: nothing, or not without a fault."""
    bundle = FluentBundle([language], use_isolating=False)
    resource = FluentResource(message)
    bundle.add_resource(resource)
    if any(entry.__class__.__name__ == "Junk" for entry in resource.body) or not bundle.has_message("toy"):
        return None
    pattern = bundle.get_message("toy").value
    said, faults = (None, True) if pattern is None else bundle.format_pattern(pattern, facts)
    return None if faults else str(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_line_is_what_fluent_says(language: str, pattern: str) -> None:
    line = line_of(f"toy = {pattern}")
    for fact in FACTS:
        ours = None if line is None else filled(line, {"x": fact})
        assert ours in (None, fluent_says(language, f"toy = {pattern}", {"x": fact})), fact


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", FOLDERS)
def test_every_text_is_what_fluent_says(owner: str, language: str) -> None:
    texts = {path.name: path.read_text("utf-8") for path in files(owner, language)}
    ours = LanguageTexts(FOLDERS[owner] / language, texts)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(texts.values())))
    for key, message in messages(owner, language).items():
        assert ours.has(key), key
        for fact in ("Ada", 1, 12345):
            given = dict.fromkeys(facts(message).variables, fact)
            said, faults = bundle.format_pattern(bundle.get_message(key).value, given)
            ours_said, fault = ours.said(key, given)
            assert (ours_said, str(fault)) == (said, str(next(iter(faults), None))), key


@pytest.mark.parametrize("command", [["--version"], ["--help"], ["play", "--help"], ["serve", "--help"]])
def test_commands_that_say_lines_only_do_without_fluent(command: list[str]) -> None:
    program = f"""
import sys
from ridotto import cli
assert cli.main({command!r}) == 0
assert not any(name.partition(".")[0] in ("fluent", "babel") for name in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
