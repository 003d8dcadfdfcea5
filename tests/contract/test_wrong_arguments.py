"""Whatever a caller hands to the contract: the right answer, or a refusal with a sentence in four languages.

Types are only hints in Python, so a seat may come as text and a record as bytes.
"""

from collections.abc import Callable
from contextlib import suppress
from itertools import product
from operator import index
from typing import Any

import numpy as np

from ridotto.engine.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidRecord, RidottoError
from ridotto.engine.game import CHANCE, Options, SomeGame
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import parse_record
from ridotto.engine.records.replay import apply_line
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from tests.contract.evil import (
    EVIL,
    NO_NUMBERS,
    NUMBERS_TOO_FAR,
    SAME_NUMBER,
    answer_or_refusal,
    in_turn,
    like_an_integer,
    moments,
    refused,
)
from tests.walks import one_step

Configuration = tuple[SomeGame, Options]


def test_a_seat_that_is_no_number(configuration: Configuration) -> None:
    game, options = configuration
    for number, s in moments(game, options):
        for seat in in_turn(NO_NUMBERS, number):
            for ask in (game.legal, game.picks_left, game.retract, game.check_turn):
                assert refused(ask, s, seat).code == "seat-not-a-number"
            if seat is not None:  # which is how a spectator asks
                assert refused(game.view, s, seat).code == "seat-not-a-number"
            takers: list[Callable[..., object]] = [game.apply, game.format_move, game.parse_move]
            for take, last in product(takers, (0, "play 1", [0])):
                assert isinstance(refused(take, s, seat, last), InvalidMove)


def test_a_seat_that_is_not_there(configuration: Configuration) -> None:
    game, options = configuration
    for number, s in moments(game, options):
        for seat in in_turn(NUMBERS_TOO_FAR, number):
            for ask in (game.legal, game.picks_left, game.retract, game.check_turn, game.view):
                assert refused(ask, s, seat).code == "no-such-seat"
            assert refused(game.apply, s, seat, 0).code == "no-such-seat"
            assert refused(game.format_move, s, seat, [0]).code == "no-such-seat"
            assert refused(game.parse_move, s, seat, "play 1").code == "no-such-seat"


def test_an_action_that_is_none(configuration: Configuration) -> None:
    game, options = configuration
    for number, s in moments(game, options):
        for seat, action in product(range(options.players), in_turn(EVIL, number)):
            error = refused(game.apply, s, seat, action)
            is_asked = seat in game.to_act(s)
            if is_asked and any(action is value for value in NO_NUMBERS):
                assert isinstance(error, InvalidMove)
                assert error.code == "action-not-a-number"
            else:
                assert isinstance(error, IllegalMove)


def test_numbers_of_other_types_mean_the_same(configuration: Configuration) -> None:
    game, options = configuration
    for number, s in moments(game, options):
        for seat, kind in product(game.to_act(s), in_turn(SAME_NUMBER, number, 2)):
            if seat == CHANCE:
                continue
            other = kind(seat)
            assert game.legal(s, other) == game.legal(s, seat)
            assert game.picks_left(s, other) == game.picks_left(s, seat)
            assert repr(game.view(s, other)) == repr(game.view(s, seat))
            assert type(game.check_turn(s, other)) is int
            action = game.legal(s, seat)[0]
            assert game.apply(s, other, kind(action)) == game.apply(s, seat, action)


def test_a_record_is_the_same_from_numbers_of_other_types(configuration: Configuration) -> None:
    game, options = configuration
    plain, other = (Match(game, options, seed="types") for _ in range(2))
    rng = Rng.of("types")
    for match in (plain, other):
        match.play_chance()
    while acting := game.to_act(plain.state):
        seat = rng.choice(acting)
        action = rng.choice(game.legal(plain.state, seat))
        plain.play(seat, action)
        if seat < 2:
            # True and False count as 1 and 0 in Python.
            other.play(bool(seat), like_an_integer(np.int64(action)))
        else:
            other.play(like_an_integer(np.int64(seat)), like_an_integer(np.array(action)))
        for match in (plain, other):
            match.play_chance()
    assert other.record().dumps() == plain.record().dumps()


def test_only_a_whole_choice_has_a_line(configuration: Configuration) -> None:
    """Too few actions, too many, or such as nobody ever makes."""
    game, options = configuration
    rng = Rng.of("choices")
    for number, s in moments(game, options):
        for seat in range(options.players):
            if seat not in game.to_act(s):
                assert isinstance(refused(game.format_move, s, seat, [0]), IllegalMove)
                continue
            whole = whole_choice_so_far(game, s, seat, rng)
            line = game.format_move(s, seat, whole)
            assert game.parse_move(s, seat, line) == tuple(whole)
            assert game.format_move(s, seat, (like_an_integer(np.int64(action)) for action in whole)) == line
            for actions in (whole[:-1], [*whole, whole[-1]], [*whole, *whole]):
                assert refused(game.format_move, s, seat, actions).code == "choice-wrong-length"
            for nothing in (None, 5, 1.5, object(), int):
                assert refused(game.format_move, s, seat, nothing).code == "choice-not-actions"
            for action in in_turn(NO_NUMBERS, number):
                assert refused(game.format_move, s, seat, [*whole[:-1], action]).code == "action-not-a-number"
            for action in in_turn(NUMBERS_TOO_FAR, number):
                assert refused(game.format_move, s, seat, [*whole[:-1], action]).code == "no-such-action"


def whole_choice_so_far(game: SomeGame, s: Any, seat: int, rng: Rng) -> list[int]:
    """A whole choice of this seat, made from its first pick on."""
    with suppress(IllegalMove):  # nothing is picked yet
        s = game.retract(s, seat)
    actions = []
    for _ in range(game.picks_left(s, seat)):
        actions.append(rng.choice(game.legal(s, seat)))
        s = game.apply(s, seat, actions[-1])
    return actions


def test_every_written_action_is_read_back_or_refused(configuration: Configuration) -> None:
    """A number that means nothing in this phase gives no line, not a wrong one."""
    game, options = configuration
    for _, s in moments(game, options):
        for seat in game.to_act(s):
            if seat == CHANCE or len(whole_choice_so_far(game, s, seat, Rng.of(1))) > 1:
                continue
            for action in range(-64, 70):
                line = answer_or_refusal(game.format_move, s, seat, [action])
                if isinstance(line, str):
                    assert answer_or_refusal(game.parse_move, s, seat, line) == (action,)
                else:
                    assert action not in game.legal(s, seat)


def test_lines_that_are_no_lines(configuration: Configuration) -> None:
    game, options = configuration
    for number, s in moments(game, options):
        for text in in_turn([value for value in EVIL if not isinstance(value, str)], number):
            assert refused(apply_line, game, s, text).code == "line-not-text"
            assert refused(game.parse_chance, s, text).code == "line-not-text"
            for seat in range(options.players):
                assert isinstance(refused(game.parse_move, s, seat, text), InvalidMove | IllegalMove)


WORDS = ("play", "pass", "bid", "give", "name", "dismiss", "cast", "deal", "dealer", "maestro", "audition")
TAILS = (
    *("", " ", " 1", " -1", " 99", " 1 1", " crew", " 1 to 1", " 1 money 9", " |", " /", " 1 / 1 | 1", " \0"),
    *(" ²", " \ud800", " left 1 right 2", " 1 2 3 4 5 6", " " + "9" * 1_000, " 1" * 1_000),
)


def test_lines_that_nobody_can_play(configuration: Configuration) -> None:
    """Some of these lines are good ones at some time: then the answer is a state."""
    game, options = configuration
    lines = [word + tail for word, tail in product((*WORDS, "", "²", "\ud800"), TAILS)]
    for number, s in moments(game, options):
        for line in in_turn(lines, number):
            for prefix in ("", "0 ", "1 ", "9 ", "² ", "00 ", "-1 "):
                answer_or_refusal(apply_line, game, s, prefix + line)
            for seat in range(options.players):
                answer_or_refusal(game.parse_move, s, seat, line)
            answer_or_refusal(game.parse_chance, s, line)


def test_chance_decides_nothing_else(configuration: Configuration) -> None:
    game, options = configuration
    rng = Rng.of("nature")
    s = game.start(options)
    for _ in range(40):
        if game.to_act(s) == (CHANCE,):
            right = game.sample_chance(s, rng)
            assert game.apply_chance(s, like_an_integer(np.array(right))) == game.apply_chance(s, right)
            assert game.format_chance(s, like_an_integer(np.array(right))) == game.format_chance(s, right)
            wrong = [*EVIL, *((value,) for value in EVIL), *((*right[:-1], value) for value in EVIL)]
            wrong += [right[:-1], (*right, right[-1]), (right,), [list(right)], right * 2]
            for outcome in wrong:
                for ask in (game.apply_chance, game.format_chance):
                    assert isinstance(refused_unless(right, ask, s, outcome), InvalidMove)
        else:
            for outcome in EVIL:
                assert refused(game.apply_chance, s, outcome).code == "not-chance"
        if not game.to_act(s):
            break
        s = one_step(game, s, rng)


def refused_unless(
    right: tuple[int, ...], ask: Callable[..., Any], s: Any, outcome: Any
) -> RidottoError | None:
    """The refusal; some evil values happen to say a seat that may deal."""
    try:
        numbers = tuple(map(index, outcome))
    except TypeError:
        return refused(ask, s, outcome)
    if len(right) == 1 and numbers in [(seat,) for seat in range(6)]:
        answer_or_refusal(ask, s, outcome)
        return InvalidMove("no-such-seat", seat=0, last=0)
    return refused(ask, s, outcome)


def test_a_match_that_is_handed_nonsense_stays_as_it_was(configuration: Configuration) -> None:
    game, options = configuration
    match = Match(game, options, seed=1)
    match.play_chance()
    before = match.record().dumps()
    for value in EVIL:
        for call in (match.play_line, match.retract):
            refused(call, value)
        refused(match.play, value, 0)
        refused(match.play, 0, value)
    assert match.record().dumps() == before


def test_options_that_are_none(configuration: Configuration) -> None:
    game, options = configuration
    right = options.to_json()
    for value in (value for value in EVIL if not isinstance(value, dict)):
        assert refused(game.parse_options, value).code == "options-not-named"
    for name, value in product(right, EVIL):
        if name == "rounds" and any(value is number for number in NUMBERS_TOO_FAR) and 0 < value < 100:
            continue  # so many can be played
        assert isinstance(refused(game.parse_options, {**right, name: value}), InvalidOptions)
    for value in (True, False):
        assert refused(game.parse_options, {**right, "players": value}).code == "option-out-of-range"
    for key in (0, None, "", (), "\ud800"):
        assert refused(game.parse_options, {**right, key: 1}).code == "unknown-option"
    numbers = {name: np.int64(value) if type(value) is int else value for name, value in right.items()}
    again = game.parse_options(numbers)
    assert again == options
    assert all(type(value) is not np.int64 for value in again.to_json().values())


def test_decks_that_are_none() -> None:
    game = find_game("turandot")
    singer = {"id": 1, "category": "comic", "gender": "male", "stars": 1, "favourite": ""}
    for value in EVIL:
        assert isinstance(refused(game.parse_options, {"deck": [value]}), InvalidOptions)
        for name in singer:
            deck = [{**singer, name: value}]
            assert isinstance(refused(game.parse_options, {"deck": deck}), InvalidOptions)


def test_records_that_are_no_text() -> None:
    for value in (value for value in EVIL if not isinstance(value, str)):
        error = refused(parse_record, value)
        assert isinstance(error, InvalidRecord)
        assert error.code == "record-not-text"


def test_games_that_are_none() -> None:
    for value in EVIL:
        assert refused(find_game, value).code == "unknown-game"
