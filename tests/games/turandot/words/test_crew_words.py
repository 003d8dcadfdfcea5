"""With two or three players there is one crew card, with four or five there are two (T3.1): words follow."""

import pytest

from ridotto.engine.play.match import Match
from ridotto.games import find_kit
from ridotto.games.turandot.rules.actions import number_in
from ridotto.locale import LANGUAGES
from ridotto.screens.names import Names, labels_of
from ridotto.screens.words import Words
from tests.word_files import said

CARPENTER = {"en": "carpenter", "de": "Bühnenbildner", "it": "carpentiere", "ru": "плотник"}
COSTUMES = {"en": "costume designer", "de": "Kostümbildnerin", "it": "costumista", "ru": "костюмер"}

BY_NUMBER = ["bid-words-crew", "ask-bid-crew", "revealed-crew-bids", "log-crew", "aid-bids", "keys-bid"]
BY_NUMBER += ["aid-keys", "choose-slot-or-crew"]

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@pytest.mark.parametrize("key", BY_NUMBER)
def test_one_crew_card_has_its_name(language: str, key: str) -> None:
    one, two = (said(language, key, crew=crew, name="Ada", names="Ada", who="other") for crew in (1, 2))
    assert COSTUMES[language].casefold() in one.casefold()
    assert one != two
    if key != "aid-bids":
        assert CARPENTER[language] not in one.casefold()


@languages
@pytest.mark.parametrize("key", ["rules-turandot-2", "book-tur-crew-1"])
def test_rules_say_how_many_there_are(language: str, key: str) -> None:
    text = said(language, key).casefold()
    assert COSTUMES[language].casefold() in text
    assert CARPENTER[language].casefold() in text


@languages
def test_two_players_are_told(language: str) -> None:
    assert COSTUMES[language].casefold() in said(language, "rules-turandot-two-players").casefold()


@languages
@pytest.mark.parametrize(("players", "has_carpenter"), [(2, False), (3, False), (4, True), (5, True)])
def test_a_bid_at_the_terminal(language: str, players: int, *, has_carpenter: bool) -> None:
    kit = find_kit("turandot")
    match = Match(kit.game, kit.game.parse_options({"players": players}), seed="crew")
    match.play_chance()
    words = Words(language)
    names = Names(words, labels_of(words, None, players), 0)
    view = kit.game.view(match.state, 0)
    bid = next(bid for bid in kit.game.legal(match.state, 0) if number_in(bid) == 0)
    told = kit.ui(words).suggestion(view, names, (bid,))
    if language in ("it", "ru"):
        assert (CARPENTER[language] in told) == has_carpenter
    else:
        assert (COSTUMES[language] in told) == (not has_carpenter)


@languages
def test_crew_is_no_sure_point(language: str) -> None:
    sure = {"en": "sure point", "de": "sicherer Punkt", "it": "punto sicuro", "ru": "ерное очко"}[language]
    for key in ("guide-tur-crew-title", "guide-tur-crew-text", "guide-tur-crew-tip", "book-tur-tips-3"):
        assert sure not in said(language, key)
