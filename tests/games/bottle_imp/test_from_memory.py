"""A table that plays from memory shows the present and the last trick, and forgets what was before (BR33)."""

from dataclasses import asdict, fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.from_memory import from_memory
from ridotto.games.bottle_imp.kit import KIT
from ridotto.games.bottle_imp.messages.positions import position_of
from ridotto.games.bottle_imp.rules.deck.cards import RANKS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from tests.games.bottle_imp.builders import MODES, table
from tests.walks import state_at, walk

FORGOTTEN = {"shown", "picks", "received", "tricks", "taken", "cells"}


def views(players: int, mode: str, seed: int | str) -> list[BottleImpView]:
    """What everybody, and somebody who watches, sees in one round."""
    states = walk(BOTTLE_IMP, table(players, mode, rounds=1), seed)
    return [BOTTLE_IMP.view(s, seat) for s in states for seat in (None, *range(players))]


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_what_is_left_is_named(players: int, mode: str) -> None:
    for view in views(players, mode, "left"):
        shown = from_memory(view)
        changed = {
            field.name for field in fields(view) if getattr(shown, field.name) != getattr(view, field.name)
        }
        assert changed <= FORGOTTEN
        if view.outcome is None:
            assert shown.tricks == view.tricks[-1:]
            assert shown.taken == ()
        else:
            assert shown == view


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_no_earlier_card_is_told(players: int, mode: str) -> None:
    """Neither as a field of a position nor as a part of one."""
    told_of = 0
    for view in views(players, mode, "cards"):
        if view.outcome is not None:
            continue
        earlier = {RANKS[card] for trick in view.tricks[:-1] for _, card in trick.plays}
        position = position_of(from_memory(view))
        under_bottles = {bottle.price for bottle in position.bottles}
        assert not (earlier - under_bottles) & texts(asdict(position))
        told_of += len(earlier)
    assert told_of, "there were earlier cards to tell"


@given(mode=st.sampled_from(MODES), seed=st.integers(0, 999), steps=st.integers(10, 80), data=st.data())
def test_it_does_not_matter_what_was_before(
    mode: tuple[int, str], seed: int, steps: int, data: st.DataObject
) -> None:
    """Two histories that lead to the same trick look the same."""
    players, name = mode
    view = BOTTLE_IMP.view(state_at(BOTTLE_IMP, table(players, name, rounds=1), seed, steps), 0)
    if view.outcome is not None or not view.tricks:
        return
    before = data.draw(st.permutations(view.tricks[:-1]))
    other = replace(view, tricks=(*before, view.tricks[-1]), taken=view.taken[::-1], picks=view.picks[::-1])
    assert from_memory(other) == from_memory(view)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_tricks_are_counted_with_and_without_them(players: int, mode: str) -> None:
    for view in views(players, mode, "count"):
        assert view.tricks_finished == len(view.tricks)
        assert from_memory(view).tricks_finished == len(view.tricks)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_what_may_be_done_stays(players: int, mode: str) -> None:
    for view in views(players, mode, "task"):
        assert KIT.messages.task_of(from_memory(view)) == KIT.messages.task_of(view)


def test_ones_own_pass_is_shown_until_the_first_trick_is_over() -> None:
    states = walk(BOTTLE_IMP, table(3, "solo", rounds=1), "pass")
    seen = [(view, from_memory(view)) for s in states if (view := BOTTLE_IMP.view(s, 1)).phase == "play"]
    first = [shown for view, shown in seen if not view.tricks]
    later = [shown for view, shown in seen if view.tricks]
    assert first
    assert all(len(shown.picks) == 3 and len(shown.received) == 2 for shown in first)
    assert later
    assert all(shown.picks == shown.received == () for shown in later)


def test_finished_rounds_stay_on_the_score_sheet() -> None:
    states = walk(BOTTLE_IMP, table(4, "solo", rounds=2), "sheet")
    second = [view for s in states if (view := BOTTLE_IMP.view(s, 0)).round == 1 and view.phase == "play"]
    assert second
    assert all(from_memory(view).past == view.past != () for view in second)


def test_bots_and_rules_do_not_know_it() -> None:
    """There is no such option, so a seed means the same match and a record has no word of it."""
    assert "from_memory" not in BOTTLE_IMP.parse_options({}).to_json()
    view = views(4, "solo", "bots")[-40]
    state = BOTTLE_IMP.complete(view, Rng.of("bots"))
    assert BOTTLE_IMP.view(state, view.seat) == view


def texts(value: Any) -> set[str]:
    """All texts in a message, however deep."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(texts, value.values()))
    return set().union(*map(texts, value)) if isinstance(value, list | tuple) else set()
