"""The heuristic bot of The Bottle Imp in every configuration: legal, fair, and better than chance."""

from statistics import fmean
from typing import Any

import pytest

from ridotto.bots.random_bot import RandomBot
from ridotto.bots.registry import bot_names
from ridotto.engine.bot import Bot, decide
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots.heuristic.bot import HeuristicBot
from ridotto.games.bottle_imp.bots.heuristic.card_tracking import shown_voids
from ridotto.games.bottle_imp.rules.deck.cards import load_deck
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.knowledge import VOIDS, knowledge_of
from tests.games.bottle_imp.builders import MODES, table
from tests.walks import slug, walk

CONFIGURATIONS = list(BOTTLE_IMP.configurations(rounds=1))
IDS = [slug(BOTTLE_IMP, options) for options in CONFIGURATIONS]
DEALS = 12


def test_it_is_the_default() -> None:
    assert bot_names("bottle_imp")[0] == HeuristicBot.name


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=IDS)
def test_it_plays_legally_from_any_position(options: BottleImpOptions) -> None:
    bot = HeuristicBot()
    for s in walk(BOTTLE_IMP, options, seed="legal"):
        for seat in BOTTLE_IMP.to_act(s):
            if seat != CHANCE:
                assert bot.choose(BOTTLE_IMP.view(s, seat), Rng.of("bot")) in BOTTLE_IMP.legal(s, seat)


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=IDS)
def test_it_remembers_the_colours_that_the_rules_know_to_be_lacking(options: BottleImpOptions) -> None:
    deck = load_deck(options.deck)
    found = set()
    for s in walk(BOTTLE_IMP, options, seed="voids"):
        view = BOTTLE_IMP.view(s, 0)
        if view.phase == "play":
            voids = shown_voids(view, deck)
            assert voids == knowledge_of(view)[VOIDS : VOIDS + options.players]
            found.update(voids)
    assert len(found) > 1


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=IDS)
def test_hidden_cards_do_not_change_its_move(options: BottleImpOptions) -> None:
    bot = HeuristicBot()
    redeal = Rng.of("redeal")
    for s in walk(BOTTLE_IMP, options, seed="fair"):
        for seat in BOTTLE_IMP.to_act(s)[:1]:
            if seat != CHANCE:
                view, rng = BOTTLE_IMP.view(s, seat), Rng.of("bot")
                other = BOTTLE_IMP.view(BOTTLE_IMP.complete(view, redeal), seat)
                assert bot.choose(other, rng.copy()) == bot.choose(view, rng)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_it_beats_random_play(players: int, mode: str) -> None:
    """The same deals, with the bot in each party's seats in turn."""
    margins = [
        margin_on(table(players, mode, rounds=1), deal, party)
        for deal in range(DEALS)
        for party in sorted(set(BOTTLE_IMP.parties(dealt(table(players, mode, rounds=1), deal))))
    ]
    assert fmean(margins) > 10


def dealt(options: BottleImpOptions, deal: int) -> Any:
    s = BOTTLE_IMP.apply_chance(BOTTLE_IMP.start(options), (deal % options.players,))
    return BOTTLE_IMP.apply_chance(s, BOTTLE_IMP.sample_chance(s, Rng.of(deal, "deal")))


def margin_on(options: BottleImpOptions, deal: int, party: int) -> float:
    """By how many points per seat the bot's party beats the others."""
    s = dealt(options, deal)
    is_ours = [other == party for other in BOTTLE_IMP.parties(s)]
    heuristic, random = HeuristicBot(), RandomBot()
    bots: list[Bot[Any]] = [heuristic if ours else random for ours in is_ours]
    rng = Rng.of(deal, "bots")
    while acting := BOTTLE_IMP.to_act(s):
        s = BOTTLE_IMP.apply(s, acting[0], decide(bots[acting[0]], BOTTLE_IMP, s, acting[0], rng))
    scores = BOTTLE_IMP.scores(s)
    ours = fmean(score for score, mine in zip(scores, is_ours, strict=True) if mine)
    return ours - fmean(score for score, mine in zip(scores, is_ours, strict=True) if not mine)
