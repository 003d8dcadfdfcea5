"""The search in Turandot: bids that nobody can guess, and what the others are thought to bid."""

import pytest

from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.search.adapter import SecretChoices
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.simultaneous import opponent_model as answering
from ridotto.search.simultaneous.opponent_model import PATIENCE, foresee
from ridotto.search.simultaneous.regret_matching import RegretMatching
from ridotto.search.stopwatch import Stopwatch
from tests.searched import adapter_of, check_both_speeds, positions, searcher
from tests.walks import walk


def test_both_speeds_come_to_the_same_tallies() -> None:
    game = find_game("turandot")
    check_both_speeds(game, game.parse_options({"players": 4}), 0.2)


@pytest.mark.parametrize("players", range(2, 6))
def test_hidden_things_do_not_change_what_others_are_thought_to_bid(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor a bot's move that has the patience to think for the others, as `master` does."""
    monkeypatch.setattr(answering, "PATIENCE", Budget(playouts=60))
    game = find_game("turandot")
    bidding = [
        (s, seat)
        for s, seat in positions(game, game.parse_options({"players": players}), every=1)
        if game.view(s, seat).phase == "bid"
    ]
    assert len(bidding) > 7
    redeal = Rng.of("redeal")
    for s, seat in bidding:
        redealt = game.complete(game.view(s, seat), redeal)
        thoughts = searcher(game).think(game.view(s, seat), Rng.of("bot"))
        assert searcher(game).think(game.view(redealt, seat), Rng.of("bot")) == thoughts


def test_odd_bids_lie_there_too() -> None:
    """However little sense a bid makes that lies face down, some choice of that seat explains it."""
    game = find_game("turandot")
    adapter = adapter_of(game)
    seen = 0
    for seed in ("odd", "bids"):
        for s in walk(game, game.parse_options({"players": 3}), seed=seed):
            views = [game.view(s, seat) for seat in game.to_act(s) if seat != CHANCE]
            for choices in filter(None, map(adapter.choices, views)):
                assert all(sum(choice.likelihoods) > 0 for choice in choices)
                seen += 1
    assert seen > 40


class Bidding:
    """The first bids of a match, as one seat sees them."""

    def __init__(self, players: int) -> None:
        game = find_game("turandot")
        s, self.seat = positions(game, game.parse_options({"players": players}), every=1)[0]
        self.view = game.view(s, self.seat)
        self.choices = adapter_of(game).choices(self.view) or ()

    def estimates(
        self, seat: int, choices: tuple[SecretChoices, ...], rng: Rng, budget: Budget
    ) -> tuple[ActionEstimate, ...]:
        adapter = adapter_of(find_game("turandot"))
        assert adapter.mix_actions is not None
        matching = RegretMatching(adapter, adapter.mix_actions, self.view, seat, choices, rng)
        matching.run(budget, Stopwatch())
        return matching.estimates()


def test_with_patience_it_answers_to_what_the_others_would_think() -> None:
    bidding = Bidding(players=2)
    rng, half = Rng.of("patience"), PATIENCE.part(0.5)
    rival = 1 - bidding.seat
    foreseen = list(bidding.choices)
    foreseen[rival] = foresee(foreseen[rival], bidding.estimates(rival, bidding.choices, rng, half))
    assert foreseen[rival] != bidding.choices[rival]
    expected = bidding.estimates(bidding.seat, tuple(foreseen), rng, half)
    patient = searcher(find_game("turandot"), f"search:{PATIENCE.playouts}")
    assert patient.think(bidding.view, Rng.of("patience")) == expected


def test_without_patience_it_answers_to_its_first_guess() -> None:
    bidding = Bidding(players=3)
    expected = bidding.estimates(bidding.seat, bidding.choices, Rng.of("guess"), Budget(playouts=5000))
    hasty = searcher(find_game("turandot"), "search:5000")
    assert hasty.think(bidding.view, Rng.of("guess")) == expected
