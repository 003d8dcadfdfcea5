"""The search in every game that has one: fair, repeatable, within its budget, the same at both speeds."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from ridotto.bots.registry import LEVELS, bot_names, can_search, find_bot, level_names, usual_level
from ridotto.compile.rule import bind, compiled
from ridotto.engine.bot import decide
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng, random_member, unit
from ridotto.engine.state import State
from ridotto.engine.steps import MOST_ACTIONS
from ridotto.games import all_games, find_game, find_kit
from ridotto.games.bottle_imp.bots import playout
from ridotto.games.bottle_imp.bots.playout import draw_table
from ridotto.games.bottle_imp.bots.policy import choose_card
from ridotto.games.bottle_imp.bots.search import RULES
from ridotto.games.bottle_imp.rules.cards import RANKS
from ridotto.games.bottle_imp.rules.options import MODES, Mode
from ridotto.games.bottle_imp.rules.state import (
    HAND,
    IS_EYE,
    NOBODY,
    OPEN,
    OWNER,
    PHASE,
    PICKED,
    PRICE,
    TOTAL,
    TRICK,
    TRICK_TAKING,
    TURN,
)
from ridotto.games.bottle_imp.rules.steps import play_card, playable
from ridotto.search import opponent_model
from ridotto.search.adapter import Choices, SearchAdapter
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget, parse_budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.opponent_model import PATIENCE, THINKERS, foresee
from ridotto.search.regret_matching import RegretMatching
from ridotto.search.stopwatch import Stopwatch
from ridotto.search.tree import KNOWN, SLOT_CELLS, SLOTS, VISITS, find, new_tree, together
from ridotto.search.trials import TALLY_CELLS, UTILITY, try_actions
from tests.searched import SEARCHED_GAMES
from tests.walks import CONFIGURATIONS, AnyGame, slug, state_at, walk

EVERY_GAME = pytest.mark.parametrize("game", SEARCHED_GAMES, ids=lambda game: game.id)
TINY = "search:60"


def searcher(game: AnyGame, name: str = TINY) -> SearchBot[Any]:
    bot = find_bot(game.id, name)
    assert isinstance(bot, SearchBot)
    return bot


def positions(game: AnyGame, options: Any, every: int) -> list[tuple[Any, int]]:
    """Now and then in a random match: a state and a seat to act that has a choice."""
    states = [s for s in walk(game, options, seed="search") if game.to_act(s) and game.to_act(s) != (CHANCE,)]
    found = [(s, game.to_act(s)[-1]) for s in states[::every]]
    return [(s, seat) for s, seat in found if len(game.legal(s, seat)) > 1]


@pytest.mark.parametrize(
    ("game", "options"), CONFIGURATIONS, ids=[slug(game, options) for game, options in CONFIGURATIONS]
)
def test_hidden_things_do_not_change_any_bots_move(game: AnyGame, options: Any) -> None:
    """Redeal what a seat cannot see: under the same random stream every bot still does the same."""
    redeal = Rng.of("redeal")
    bots = [find_bot(game.id, name) for name in bot_names(game.id)]
    if can_search(game.id):
        bots.append(searcher(game))
    for s, seat in positions(game, options, every=7):
        redealt = game.complete(game.view(s, seat), redeal)
        for bot in bots:
            move = decide(bot, game, s, seat, Rng.of("bot"))
            assert move in game.legal(s, seat)
            assert decide(bot, game, redealt, seat, Rng.of("bot")) == move


@pytest.mark.parametrize("players", range(2, 6))
def test_hidden_things_do_not_change_what_others_are_thought_to_bid(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor a bot's move that has the patience to think for the others, as `master` does."""
    monkeypatch.setattr(opponent_model, "PATIENCE", Budget(playouts=60))
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


@EVERY_GAME
def test_the_same_seed_and_playouts_give_the_same_thoughts(game: AnyGame) -> None:
    bot = searcher(game, "search:400")
    for s, seat in positions(game, game.parse_options({}), every=11):
        view = game.view(s, seat)
        thoughts = bot.think(view, Rng.of("same"))
        assert bot.think(view, Rng.of("same")) == thoughts


@EVERY_GAME
def test_threads_do_not_disturb_each_other(game: AnyGame) -> None:
    bot = searcher(game, "search:2000")
    views = [game.view(s, seat) for s, seat in positions(game, game.parse_options({}), every=13)]
    alone = [bot.think(view, Rng.of("thread")) for view in views]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: bot.think(view, Rng.of("thread")), views)) == alone


@EVERY_GAME
def test_it_tells_what_it_thinks_of_every_action(game: AnyGame) -> None:
    """Visits, utility and expected points of each; the chances add up to one."""
    for s, seat in positions(game, game.parse_options({}), every=9):
        view = game.view(s, seat)
        if adapter_of(game).certain(view) is not None:
            continue
        thoughts = searcher(game, "search:500").think(view, Rng.of("tell"))
        actions = {thought.action for thought in thoughts}
        assert len(actions) == len(thoughts)
        assert actions <= {*view.legal}
        assert adapter_of(game).choices(view) is not None or actions == {*view.legal}
        assert sum(thought.chance for thought in thoughts) == pytest.approx(1)
        assert all(thought.visits > 0 and np.isfinite(thought.utility) for thought in thoughts)


class Ticking:
    """A clock that goes on by half a millisecond at every look, however busy the machine is."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.0005
        return self.now


@EVERY_GAME
def test_a_budget_in_time_is_kept(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that is searched in one go takes about as long as it may, and is thought about meanwhile."""
    bot = searcher(game, "search:50ms")
    position = next(p for p in positions(game, game.parse_options({}), every=1) if _is_whole_move(game, *p))
    view = game.view(*position)
    bot.think(view, Rng.of("warm"))
    clock = Ticking()
    monkeypatch.setattr(time, "perf_counter", clock)
    thoughts = bot.think(view, Rng.of("time"))
    may_take_s = 0.05 * adapter_of(game).share(view)
    assert may_take_s < clock.now < may_take_s + 0.03
    assert sum(thought.visits for thought in thoughts) > 10 * len(thoughts)


def _is_whole_move(game: AnyGame, s: Any, seat: int) -> bool:
    return game.picks_left(s, seat) == 1


def adapter_of(game: AnyGame) -> SearchAdapter[Any]:
    return searcher(game)._adapter


@pytest.mark.parametrize(
    ("game_id", "options", "place"),
    [
        ("turandot", {"players": 4}, 0.2),
        ("bottle_imp", {"players": 4, "rounds": 1}, 0.1),
        ("bottle_imp", {"players": 4, "rounds": 1}, 0.7),
        ("bottle_imp", {"players": 2, "rounds": 1}, 0.7),
    ],
)
def test_both_speeds_come_to_the_same_tallies(game_id: str, options: dict[str, int], place: float) -> None:
    """Also late in a round, where situations come up so often that other cards are tried in them."""
    game = find_game(game_id)
    adapter = adapter_of(game)
    kernel = adapter.try_actions
    found = positions(game, game.parse_options(options), every=1)
    s, seat = found[int(place * len(found))]
    view = game.view(s, seat)
    k, w = adapter.known_by(view)
    actions = list(view.legal)[:4]
    sizes = [adapter.state_size, adapter.state_size]
    slow = [k.tolist(), w.tolist(), Rng.of("speed").cells, *([0] * size for size in sizes), actions]
    slow_tallies = [0.0] * (MOST_ACTIONS * TALLY_CELLS)
    slow_tree = new_tree(Budget(playouts=100)).tolist()
    kernel.rule(*slow, slow_tree, slow_tallies, seat, len(actions), 40)
    fast: list[Any] = [k, w, np.array(Rng.of("speed").cells, np.int64)]
    fast += [*(np.zeros(size, np.int64) for size in sizes), np.array(actions, np.int64)]
    fast_tallies = np.zeros(MOST_ACTIONS * TALLY_CELLS)
    fast_tree = new_tree(Budget(playouts=100))
    compiled(kernel.rule)(*fast, fast_tree, fast_tallies, seat, len(actions), 40)
    assert fast_tallies.tolist() == slow_tallies
    assert fast_tree.tolist() == slow_tree
    is_late = place > 0.5
    assert (max(slow_tree[SLOTS + VISITS :: SLOT_CELLS]) > KNOWN) == is_late


def test_it_learns_its_own_later_decisions() -> None:
    """The same worlds and actions promise more where the seat may learn."""
    game = find_game("bottle_imp")
    adapter = adapter_of(game)
    s = state_at(game, game.parse_options({"players": 3, "rounds": 2}), 1, 14)
    (seat,) = game.to_act(s)
    view = game.view(s, seat)
    k, w = adapter.known_by(view)
    actions = np.array(view.legal, np.int64)
    worths = []
    for is_full in (True, False):
        tree = new_tree(Budget(playouts=4000 * len(actions)))
        tree[SLOTS:] = float(is_full)
        r = np.array(Rng.of("tree").cells, np.int64)
        vectors = [np.zeros(adapter.state_size, np.int64) for _ in range(2)]
        tallies = np.zeros(MOST_ACTIONS * TALLY_CELLS)
        run = compiled(adapter.try_actions.rule)
        run(k, w, r, *vectors, actions, tree, tallies, seat, len(actions), 4000)
        worths.append(tallies.reshape(-1, TALLY_CELLS)[:, UTILITY].sum() / tallies[::TALLY_CELLS].sum())
    assert worths[1] > worths[0] + 1


def test_others_have_given_away_their_cards_in_every_world_before_the_pass() -> None:
    game = find_game("bottle_imp")
    adapter = adapter_of(game)
    s = state_at(game, game.parse_options({"players": 4, "rounds": 1}), 1, 2)
    seat = game.to_act(s)[1]
    k, w = adapter.known_by(game.view(s, seat))
    world = [0] * adapter.state_size
    draw_table(k.tolist(), w.tolist(), Rng.of("gifts").cells, world)
    assert world[PICKED : PICKED + 4] == [0 if other == seat else 3 for other in range(4)]


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

    def thoughts(
        self, seat: int, choices: tuple[Choices, ...], rng: Rng, budget: Budget
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
    foreseen[rival] = foresee(foreseen[rival], bidding.thoughts(rival, bidding.choices, rng, half))
    assert foreseen[rival] != bidding.choices[rival]
    expected = bidding.thoughts(bidding.seat, tuple(foreseen), rng, half)
    patient = searcher(find_game("turandot"), f"search:{PATIENCE.playouts}")
    assert patient.think(bidding.view, Rng.of("patience")) == expected


def test_without_patience_it_answers_to_its_first_guess() -> None:
    bidding = Bidding(players=3)
    expected = bidding.thoughts(bidding.seat, bidding.choices, Rng.of("guess"), Budget(playouts=5000))
    hasty = searcher(find_game("turandot"), "search:5000")
    assert hasty.think(bidding.view, Rng.of("guess")) == expected


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode.players}-{mode.id}")
def test_a_situation_is_what_the_seat_can_see(mode: Mode) -> None:
    """All worlds of a view are one situation; another hand, trick, price or owner makes another."""
    game = find_game("bottle_imp")
    options = game.parse_options({"players": mode.players, "mode": mode.id})
    playing = [(s, seat) for s, seat in positions(game, options, every=1) if s.cells[PHASE] == TRICK_TAKING]
    assert playing
    for s, seat in playing[::6]:
        seen = (HAND + seat, TRICK, OPEN + 1 - seat) if mode.is_eye else (HAND + seat, TRICK)
        here = playout.infoset(s.cells.tolist(), seat, 5)
        for world in range(4):
            redealt = game.complete(game.view(s, seat), Rng.of(f"world {world}"))
            assert playout.infoset(redealt.cells.tolist(), seat, 5) == here
        others = {playout.infoset(s.cells.tolist(), seat, 6)}
        highest = max(card for card in range(len(RANKS)) if not s.cells[OPEN + seat] >> card & 1)
        for cell in seen:
            cells = s.cells.tolist()
            cells[cell] ^= 1 << highest
            others.add(playout.infoset(cells, seat, 5))
        for bottle in range(mode.bottles):
            cells = s.cells.tolist()
            cells[PRICE + bottle] += 1
            others.add(playout.infoset(cells, seat, 5))
            cells[OWNER + bottle] = NOBODY if cells[OWNER + bottle] == seat else seat
            others.add(playout.infoset(cells, seat, 5))
        assert len(others - {here}) == 1 + len(seen) + 2 * mode.bottles


@pytest.mark.parametrize("players", [2, 4])
def test_it_learns_in_the_situation_that_it_comes_to(players: int) -> None:
    """After one playout the seat's next decision stands in the tree, and the card that it laid there."""
    game = find_game("bottle_imp")
    adapter = adapter_of(game)
    found = positions(game, game.parse_options({"players": players, "rounds": 1}), every=1)
    s, seat = found[len(found) // 2]
    view = game.view(s, seat)
    k, w = (vector.tolist() for vector in adapter.known_by(view))
    tree = new_tree(Budget(playouts=100)).tolist()
    tallies = [0.0] * (MOST_ACTIONS * TALLY_CELLS)
    world, end = ([0] * adapter.state_size for _ in range(2))
    try_once = adapter.try_actions.rule
    try_once(k, w, Rng.of("once").cells, world, end, [view.legal[0]], tree, tallies, seat, 1, 1)
    # The same world once more, by hand, as far as the seat's next decision.
    rng = Rng.of("once")
    again = [0] * adapter.state_size
    draw_table(k, w, rng.cells, again)
    assert again == world
    playout.act(again, seat, view.legal[0])
    while again[TURN] != seat:
        is_whim = again[IS_EYE] and unit(rng.cells) < playout.WHIM
        legal = playable(again, again[TURN])
        card = random_member(rng.cells, legal) if is_whim else choose_card(again, w, again[TURN], legal)
        play_card(again, again[TURN], card)
    usual = choose_card(again, w, seat, playable(again, seat))
    here = playout.infoset(again, seat, usual)
    for known in (here, together(here, usual)):
        assert tree[find(tree, known) + VISITS] == 1.0


def test_in_the_eye_the_rival_learns_by_its_own_gain() -> None:
    """A rival that learnt by the gain of the seat that thinks would let it win more."""
    game = find_game("bottle_imp")
    adapter = adapter_of(game)
    s = state_at(game, game.parse_options({"players": 2, "rounds": 2}), 1, 20)
    (seat,) = game.to_act(s)
    view = game.view(s, seat)
    k, w = adapter.known_by(view)

    def as_a_friend(*at_the_end: Any) -> float:
        known, weights, cells, *_ = at_the_end
        return playout.utility(known, weights, cells, seat)

    friendly = bind(try_actions, __name__, **RULES | {"utility": as_a_friend})
    worths = []
    runs: list[Callable[..., object]] = [friendly, adapter.try_actions.rule]
    for run in runs:
        tallies = [0.0] * (MOST_ACTIONS * TALLY_CELLS)
        cells = [[0] * adapter.state_size for _ in range(2)]
        tree = new_tree(Budget(playouts=2000)).tolist()
        stream = Rng.of("friend").cells
        run(k.tolist(), w.tolist(), stream, *cells, [*view.legal], tree, tallies, seat, len(view.legal), 150)
        worths.append(sum(tallies[UTILITY::TALLY_CELLS]) / sum(tallies[::TALLY_CELLS]))
    assert worths[0] > worths[1] + 2


def test_some_of_the_others_are_taken_to_think() -> None:
    choice = Choices(actions=(3, 5), likelihoods=(1.0, 1.0), guess=(1.0, 0.0))
    foreseen = foresee(choice, (ActionEstimate(5, 10, 2.0, 2.0, 1.0), ActionEstimate(3, 10, 1.0, 1.0, 0.0)))
    assert foreseen.guess == (1 - THINKERS, THINKERS)


def test_the_last_round_is_played_for_the_win() -> None:
    """Far behind before the last card, points change nothing; with a round to come they do."""
    game = find_game("bottle_imp")
    spread = {}
    for rounds in (1, 2):
        s = state_at(game, game.parse_options({"players": 3, "rounds": rounds}), 1, 26)
        (seat,) = game.to_act(s)
        cells = s.cells.copy()
        cells[TOTAL + (seat + 1) % 3] = 1000
        thoughts = searcher(game, "search:300").think(
            game.view(State(s.options, cells), seat), Rng.of("last")
        )
        worth = [thought.utility for thought in thoughts]
        spread[rounds] = max(worth) - min(worth)
    assert 0 < spread[1] < spread[2] / 5


# Names


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_somebody_to_play_against(game: AnyGame) -> None:
    """Levels where the kit brings bots; elsewhere the one that plays anything that is legal."""
    assert bool(level_names(game.id)) == (find_kit(game.id).bots is not None)
    assert "random" in bot_names(game.id)
    assert find_bot(game.id, usual_level(game.id)).name in bot_names(game.id)


@EVERY_GAME
def test_every_level_is_a_bot(game: AnyGame) -> None:
    assert level_names(game.id) == tuple(LEVELS) == ("easy", "normal", "hard", "master")
    assert find_bot(game.id, "normal") is find_bot(game.id, "heuristic")
    assert find_bot(game.id, "easy").name == "easy"
    for name in ("hard", "master", "search:50ms", "search:1000"):
        assert searcher(game, name).name == name


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("50ms", Budget(seconds=0.05)),
        ("1.5s", Budget(seconds=1.5)),
        ("1000", Budget(playouts=1000)),
        ("", None),
        ("0", None),
        ("1.5", None),
        ("soon", None),
        ("3600s", Budget(seconds=3600)),
        ("3601s", None),
        ("1000000000", Budget(playouts=1_000_000_000)),
        ("1000000001", None),
        pytest.param("9" * 5000, None, id="thousands of digits"),
        pytest.param("9" * 400 + "s", None, id="longer than the world stands"),
        ("٣", None),
    ],
)
def test_budgets_as_they_are_written(text: str, budget: Budget | None) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize("name", ["search", "search:", "search:soon", "grandmaster"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        find_bot("turandot", name)
    assert caught.value.code == "unknown-bot"
    assert "master" in str(caught.value)


@EVERY_GAME
def test_a_spectator_has_nothing_to_choose(game: AnyGame) -> None:
    s = state_at(game, game.parse_options({}), 0, 3)
    with pytest.raises(ValueError, match="spectator"):
        searcher(game).choose(game.view(s, None), Rng.of("nobody"))
