"""Which language is spoken."""

import pytest

from ridotto.engine.errors import InvalidOptions
from ridotto.system.language import choose_language


def test_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert choose_language("it") == "it"
    with pytest.raises(InvalidOptions) as caught:
        choose_language("fr")
    assert caught.value.code == "unknown-language"
    assert "en, ru, it, de" in str(caught.value)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "italic"}, "en"),
    ],
)
def test_the_language_of_the_locale(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert choose_language(None) == language
