"""Fewer rounds, roles and singers, for programs (T18)."""

import json
from pathlib import Path
from typing import Any

import pytest

import ridotto
from ridotto.batch import Batch
from ridotto.commands.arena import _one_round
from ridotto.engine.errors import InvalidMove, InvalidOptions
from ridotto.engine.play.chance import count_outcomes
from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.deck.cards import HOUSE
from ridotto.games.turandot.rules.deck.deck_file import deck_of, house_deck
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import OPTION_LIST, TurandotOptions, parse_options
from ridotto.games.turandot.rules.scoring import break_down
from ridotto.games.turandot.rules.state import CATEGORY, FAVOURITE, TRAITS
from ridotto.server.http.catalogue import game_info
from tests.games.turandot.tables import cast, played, player, public
from tests.unit.commands.running import ridotto as command
from tests.unit.terminal.person import play_match
from tests.walks import slug, walk

ANY_GAME: Any = TURANDOT
"""As the rest of the program knows it, which asks for no game of its own."""


def singers(count: int) -> list[Any]:
    """The first of the house, as rows of a record."""
    written = deck_of([vars_of(number) for number in range(36)]).to_json()
    assert isinstance(written, list)
    return written[:count]


def vars_of(number: int) -> dict[str, object]:
    singer = house_deck().singers[number]
    return {name: getattr(singer, name) for name in ("id", "category", "gender", "stars", "favourite")}


OWN_DECKS = [
    parse_options({"players": 2, "rounds": 1, "deck": singers(3)}),
    parse_options({"players": 2, "rounds": 2, "deck": singers(6)}),
    parse_options({"players": 3, "rounds": 1, "deck": singers(6)}),
    parse_options({"players": 3, "rounds": 4, "deck": singers(12), "edition": "de"}),
]
over_decks = pytest.mark.parametrize(
    "options", OWN_DECKS, ids=lambda each: f"{each.players}-{each.rounds}-{len(each.deck.singers)}"
)


def small(rounds: int, players: int = 2) -> Any:
    return TURANDOT.start(parse_options({"players": players, "rounds": rounds}))


@pytest.mark.parametrize(
    ("rounds", "roles", "directors"),
    [(7, 6, 9), (6, 5, 9), (5, 4, 9), (4, 3, 9), (3, 3, 0), (2, 2, 0), (1, 1, 0)],
)
def test_roles_are_the_singers_that_everybody_hires(rounds: int, roles: int, directors: int) -> None:  # T18.2
    options = parse_options({"rounds": rounds})
    assert options.roles == roles
    states = [*walk(TURANDOT, options, "roles")]
    assert len(public(states[0]).directors) == directors
    end = public(states[-1])
    assert len(end.past) == rounds
    assert [result.round for result in end.past] == [*range(8 - rounds, 8)]
    for each in end.players:
        assert len(each.troupe) == len(each.cast) == roles
        assert (each.director is not None) == bool(directors)
    dismissals = [result for result in end.past if result.dismissed is not None]
    assert len(dismissals) == max(0, rounds - 4)


def test_one_round_from_the_first_line_to_the_last() -> None:
    s = played(small(1), "maestro 1", "audition 5 3 16")
    assert public(s).maestro == 1, "nobody had the card before (T18.1)"
    s = played(s, "0 bid 1 money 2", "1 bid 2")
    assert (public(s).phase, public(s).leftovers.troupe) == ("cast", (15,))
    s = cast(s, [5], [3])
    outcome = TURANDOT.outcome(s)
    assert outcome is not None
    # Two stars and a favourite; two stars less a man as Turandot and the Maestro's point; the dummy's 16.
    assert outcome.scores == (3, 0)
    assert outcome.dummy == 2
    assert player(s, 0).cast == (4,)


def test_two_roles_are_turandot_and_calaf() -> None:  # T18.2
    s = played(small(2), "maestro 0", "audition 3 5 11", "0 bid 1", "1 bid 2")
    s = played(s, "audition 10 8 2")
    assert public(s).maestro == 1, "it is passed between two rounds (T10.3)"
    s = played(s, "0 bid 1", "1 bid 2")
    # 3 loves Calaf and 10 loves Turandot; 5 loves Turandot and 8 loves Calaf, less the Maestro's point.
    assert TURANDOT.scores(s) == (2 + 1 + 2, 2 + 1 + 2 - 1)
    s = cast(s, [10, 3], [5, 8])
    assert TURANDOT.scores(s) == (5, 4)


def test_a_favourite_that_is_not_cast_is_nobodys() -> None:
    options = parse_options({"players": 2, "rounds": 1})
    assert break_down(options, [15], None).favourites == 0
    assert break_down(options, [4], None).favourites == 1
    s = TURANDOT.start(options)
    favourites = FAVOURITE - CATEGORY
    assert [s.cells[TRAITS + singer] >> favourites for singer in (4, 7, 15)] == [1, 0, 0]
    s = played(s, "maestro 0", "audition 16 35 11", "0 bid 1", "1 bid 2")
    with pytest.raises(InvalidMove, match="cast 5"):
        played(s, "0 cast 16 35")


def test_the_directors_round_comes_first_in_a_match_of_four() -> None:
    s = played(small(4, 3), "maestro 2", "audition plain scenery favourites one_of_each")
    assert (public(s).maestro, public(s).directors) == (2, ())
    s = played(s, "0 bid 1", "1 bid 2", "2 bid 3")
    assert (public(s).phase, player(s, 0).director) == ("audition", 8)
    s = played(s, "audition 1 2 3 4")
    assert public(s).maestro == 0


@over_decks
def test_laws_with_a_deck_of_ones_own(options: TurandotOptions) -> None:
    """Cards are conserved, what is hidden can be redealt, and every match ends."""
    for number, s in enumerate(walk(TURANDOT, options, slug(TURANDOT, options))):
        assert not TURANDOT.misplaced(s)
        for seat in range(options.players):
            view = TURANDOT.view(s, seat)
            other = TURANDOT.complete(view, Rng.of(number, seat))
            assert TURANDOT.view(other, seat) == view
            assert (TURANDOT.observation(other, seat) == TURANDOT.observation(s, seat)).all()
    assert number <= TURANDOT.longest(options)
    assert TURANDOT.outcome(s) is not None


@over_decks
@pytest.mark.usefixtures("without_compiler")
@pytest.mark.parametrize("bot", ["random", "easy", "heuristic", "search:40", "net"])
def test_bots_play_and_the_record_verifies(options: TurandotOptions, bot: str) -> None:
    written_out: dict[str, Any] = options.to_json()
    match = ridotto.play("turandot", bot, seed=3, **written_out)
    written = match.record().dumps()
    assert json.loads(written)["options"] == options.to_json()
    record = parse_record(written)
    assert verify(record) is None
    assert record.result is not None


def test_a_record_of_full_length_does_not_name_it() -> None:  # T18.5
    assert parse_options({"players": 2}).to_json() == {"players": 2, "edition": "it", "deck": HOUSE}
    assert parse_options({"players": 2, "rounds": 7}) == parse_options({"players": 2})
    assert parse_options({"rounds": 3}).to_json()["rounds"] == 3


@pytest.mark.parametrize(
    ("given", "code", "told"),
    [
        ({"players": 2, "rounds": 1, "deck": singers(2)}, "singers-too-few", "at least 3 singers"),
        ({"players": 3, "rounds": 5, "deck": singers(15)}, "singers-too-few", "at least 16 singers"),
        ({"players": 2, "rounds": 1, "deck": [*singers(2), singers(9)[8]]}, "singer-id-gap", "1 to 3"),
        ({"players": 2, "rounds": 1, "deck": []}, "singers-too-few", "there are 0"),
        ({"players": 2, "deck": singers(35)}, "singers-wrong-count", "instead of 36"),
    ],
)
def test_decks_that_do_not_fit(given: dict[str, Any], code: str, told: str) -> None:  # T18.3
    with pytest.raises(InvalidOptions, match=told) as refused:
        parse_options(given)
    assert refused.value.code == code


def test_three_singers_audition_in_six_ways() -> None:
    s = played(TURANDOT.start(OWN_DECKS[0]), "maestro 0")
    assert count_outcomes(TURANDOT, s) == 6
    with pytest.raises(InvalidMove):
        played(s, "audition 1 2 4")


def test_no_form_offers_it_and_bots_compete_at_full_length() -> None:  # T18.6
    assert not any(
        choice.name == "rounds" for setup in game_info(ANY_GAME).setups for choice in setup.choices
    )
    assert {option.name for option in OPTION_LIST if option.is_for_programs} == {"rounds"}
    assert _one_round(ANY_GAME) == {}


def test_batches_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_JIT", "0")
    options: dict[str, Any] = OWN_DECKS[1].to_json()
    batch = Batch("turandot", seeds=range(3), keeps_records=True, **options)
    while batch.is_running:
        batch.step(batch.random_actions())
    assert all(verify(batch.record(number)) is None for number in range(3))


@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_the_terminal_plays_it(rounds: int, tmp_path: Path) -> None:
    _, terminal = play_match(tmp_path, "turandot", {"players": 3, "rounds": rounds}, people=(1,))
    assert "Turandot" in terminal.text
    assert ("Ping" in terminal.text) == (parse_options({"rounds": rounds}).roles > 3)


def test_the_command_line_plays_and_verifies_it(tmp_path: Path) -> None:
    deck, out = tmp_path / "three.csv", tmp_path / "out.jsonl"
    lines = (Path(__file__).parents[3] / "src/ridotto/games/turandot/rules/deck/singers.csv").read_text(
        "utf-8"
    )
    deck.write_text("\n".join(lines.splitlines()[:4]), "utf-8")
    setup = ("--players", "2", "--rounds", "1", "--deck", deck, "--games", "2", "--out", out)
    done = command("simulate", "turandot", *setup)
    assert done.status == 0, done.err
    assert command("verify", out).status == 0
