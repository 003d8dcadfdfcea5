"""What a player may do, what is refused and why, and what can be taken back."""

import pytest

from ridotto.engine.errors import IllegalMove, InvalidMove, RidottoError, Seats
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.views.view import TurandotState
from tests.games.turandot.tables import (
    auditioning,
    bidding,
    cast,
    dismissing,
    played,
    public,
    quiet_rounds,
    staged,
    table,
)

TROUPES = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24]]


def legal_lines(s: TurandotState, seat: int) -> list[str]:
    return [TURANDOT.format_move(s, seat, [action]) for action in TURANDOT.legal(s, seat)]


def refusal(s: TurandotState, line: str) -> RidottoError:
    with pytest.raises((IllegalMove, InvalidMove)) as refused:
        played(s, line)
    assert str(refused.value)
    return refused.value


def test_all_bids_of_a_player_with_money() -> None:  # T5.2-T5.5
    numbers = [f"bid {number}" for number in (1, 2, 3)]
    right = {"bid crew", *numbers, *(f"{bid} money {money}" for bid in numbers for money in (1, 2, 3))}
    lines = legal_lines(bidding(players=2), 0)
    assert len(lines) == len(set(lines))
    assert set(lines) == right | {f"{bid} bluff" for bid in right}


def test_all_bids_of_a_player_without_money() -> None:
    s = played(bidding(players=2), "0 bid 1 money 3", "1 bid 2")
    s = auditioning(dismissing(s, "plain"))
    assert set(legal_lines(s, 0)) == {
        f"bid {number}{bluff}" for number in (1, 2, 3) for bluff in ("", " bluff")
    }


def test_all_stand_ins_the_maestro_can_give() -> None:  # T8.2, T8.3
    s = played(bidding(players=3, maestro=1), "0 bid 1", "1 bid 2", "2 bid 2")
    assert set(legal_lines(s, 1)) == {f"give {slot} to {seat}" for slot in (2, 3, 4) for seat in (1, 2)}
    assert legal_lines(s, 0) == []


def test_the_maestro_names_anybody_else() -> None:  # T9.2, T14.9
    s = played(bidding(maestro=2), *(f"{seat} bid {seat + 1}" for seat in range(4)))
    assert legal_lines(s, 2) == ["name 0", "name 1", "name 3"]
    two = played(bidding(players=2), "0 bid 1", "1 bid 2")
    assert legal_lines(two, 0) == ["name 1"]


GIVE = ("0 bid 1", "1 bid 2", "2 bid 2", "3 bid 3")


@pytest.mark.parametrize(
    ("before", "line", "code"),
    [
        ((), "0 bid 6", "no-such-number"),
        ((), "0 bid 0", "no-such-number"),
        ((), "0 bid 1 money 4", "not-enough-money"),
        ((), "0 give 1 to 1", "other-move-first"),
        ((), "0 cast 1 2 3 4 5 6", "other-move-first"),
        ((), "audition 1 2 3 4 5", "not-chance"),
        (("0 bid 1",), "0 bid 2", "not-your-turn"),
        (GIVE, "0 give 6 to 1", "no-such-slot"),
        (GIVE, "0 give 0 to 1", "no-such-slot"),
        (GIVE, "0 give 4 to 4", "no-such-seat"),
        (GIVE, "0 give 3 to 1", "slot-empty"),
        (GIVE, "0 give 4 to 3", "needs-no-stand-in"),
        (GIVE, "1 give 4 to 1", "not-your-turn"),
        (GIVE, "0 name 1", "other-move-first"),
        ((*GIVE, "0 give 4 to 1"), "0 give 5 to 1", "needs-no-stand-in"),
        ((*GIVE, "0 give 4 to 1", "0 give 5 to 2"), "0 name 0", "name-somebody-else"),
        ((*GIVE, "0 give 4 to 1", "0 give 5 to 2"), "0 name 4", "no-such-seat"),
        ((*GIVE, "0 give 4 to 1", "0 give 5 to 2", "0 name 1"), "1 dismiss puccini", "unknown-director"),
        ((*GIVE, "0 give 4 to 1", "0 give 5 to 2", "0 name 1"), "2 dismiss plain", "not-your-turn"),
    ],
)
def test_refusals_in_a_round(before: tuple[str, ...], line: str, code: str) -> None:
    assert refusal(played(bidding(), *before), line).code == code


def test_who_needs_a_stand_in_is_told_as_seats() -> None:
    needy = refusal(played(bidding(), *GIVE), "0 give 4 to 3").facts["needy"]
    assert isinstance(needy, Seats)
    assert needy.numbers()


def test_a_director_can_be_dismissed_only_once() -> None:
    s = quiet_rounds(played(table(), "maestro 0"), 1)
    s = played(auditioning(s), *(f"{seat} bid {seat + 1}" for seat in range(4)), "1 name 2")
    refused = refusal(s, "2 dismiss goth_over_comic")
    assert refused.code == "director-gone"
    assert "comic_over_goth" in str(refused)


def test_refusals_of_casts() -> None:
    s = staged(TROUPES, ["plain", "scenery", "favourites", "one_of_each"])
    assert refusal(s, "0 cast 1 2 3 4 5 7").code == "singer-not-in-troupe"
    assert refusal(s, "0 cast 1 2 3 4 5 5").code == "singer-cast-twice"
    assert refusal(s, "0 cast 1 2 3 4 5 37").code == "unknown-singer"
    assert refusal(s, "0 cast 1 2 3 4 5").code == "unreadable-move"
    over = cast(s, *TROUPES[:3])
    assert refusal(over, "0 cast 1 2 3 4 5 6").code == "match-over"
    assert refusal(over, "audition 30 31 32 33").code == "match-over"


def test_the_german_edition_forbids_crew_bids_that_cannot_hire() -> None:  # T15.2
    s = bidding(edition="de", maestro=1)
    assert refusal(s, "1 bid crew").code == "crew-bid-by-maestro"
    assert refusal(s, "1 bid crew bluff").code == "crew-bid-by-maestro"
    assert "bid crew" in legal_lines(s, 0)
    four = auditioning(quiet_rounds(played(table(edition="de"), "maestro 0"), 3))
    assert public(four).maestro == 3
    for seat in (0, 1, 2):
        assert refusal(four, f"{seat} bid crew").code == "crew-bid-in-round-four"
        assert not any("crew" in line for line in legal_lines(four, seat))
    five = auditioning(played(four, *(f"{seat} bid {seat + 1}" for seat in range(4))))
    assert "bid crew" in legal_lines(five, 1)


def test_a_crew_bid_needs_money() -> None:
    s = played(bidding(), "0 bid 1 money 3", "1 bid 2", "2 bid 3", "3 bid 4")
    assert refusal(auditioning(dismissing(s, "plain")), "0 bid crew").code == "not-enough-money"


@pytest.mark.parametrize("action", [0, 1, 4, 5, 6, 7])
def test_actions_that_are_no_bid(
    action: int,
) -> None:  # T5.5: nothing, the bluff alone, money without a number
    with pytest.raises(IllegalMove) as refused:
        TURANDOT.apply(bidding(), 0, action)
    assert refused.value.code == "not-a-bid"


def test_a_sealed_bid_can_be_taken_back() -> None:  # T5.7
    s = played(bidding(), "2 bid 1 money 2")
    assert TURANDOT.to_act(s) == (0, 1, 3)
    assert TURANDOT.retract(s, 2) == bidding()
    revealed = played(s, "0 bid 2", "1 bid 3", "3 bid 4")
    with pytest.raises(IllegalMove) as refused:
        TURANDOT.retract(revealed, 2)
    assert refused.value.code == "nothing-to-take-back"


def test_a_cast_can_be_taken_back_whole_or_in_part() -> None:  # T12.3
    s = staged(TROUPES, ["plain", "scenery", "favourites", "one_of_each"])
    assert TURANDOT.picks_left(s, 1) == 6
    part = TURANDOT.apply(TURANDOT.apply(s, 1, 7), 1, 6)
    assert TURANDOT.picks_left(part, 1) == 4
    assert TURANDOT.legal(part, 1) == (8, 9, 10, 11)
    assert TURANDOT.retract(part, 1) == s
    whole = played(s, "1 cast 7 8 9 10 11 12")
    assert TURANDOT.to_act(whole) == (0, 2)
    assert TURANDOT.retract(whole, 1) == s


@pytest.mark.parametrize(
    ("outcome", "code"),
    [
        ((10, 11, 12, 13), "audition-wrong-count"),
        ((10, 11, 12, 13, 14, 15), "audition-wrong-count"),
        ((10, 11, 12, 13, 10), "auditioned-twice"),
        ((10, 11, 12, 13, 36), "no-such-card"),
        ((10, 11, 12, 13, -1), "no-such-card"),
        ((10, 11, 12, 13, 10**30), "no-such-card"),
        ((10, 11, 12, 13, 0), "not-to-audition"),
    ],
)
def test_auditions_that_chance_cannot_have_drawn(outcome: tuple[int, ...], code: str) -> None:
    s = quiet_rounds(played(table(), "maestro 0"), 1)
    with pytest.raises(InvalidMove) as refused:
        TURANDOT.apply_chance(s, outcome)
    assert refused.value.code == code
    assert str(refused.value)


def test_directors_that_are_gone_cannot_audition() -> None:
    s = quiet_rounds(played(table(players=2), "maestro 0"), 3)
    assert refusal(s, "audition plain scenery goth_over_comic").code == "not-to-audition"
    assert refusal(s, "audition plain scenery scenery").code == "auditioned-twice"
    assert refusal(s, "audition 30 31 32").code == "unknown-director"


@pytest.mark.parametrize("outcome", [(), (4,), (-1,), (0, 1)])
def test_maestros_that_do_not_exist(outcome: tuple[int, ...]) -> None:
    with pytest.raises(InvalidMove) as refused:
        TURANDOT.apply_chance(table(), outcome)
    assert refused.value.code == "no-such-seat"
