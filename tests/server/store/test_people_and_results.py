"""People, their browsers, and how their matches ended, by every engine."""

import json
from dataclasses import replace

import pytest

from ridotto.server.store import Append, Cursor, Result, ResultSummary, Store
from tests.server.store.rows import at, index, new_table

pytestmark = pytest.mark.anyio


def summary(**changes: object) -> ResultSummary:
    usual = ResultSummary("game", '{"players":3}', True, False, 7, 1, '{"tricks":2}', "{}")
    # The fields of a test fit.
    return replace(usual, **changes)  # type: ignore[arg-type]


async def test_browsers_of_one_person(store: Store) -> None:
    person, secret = await store.make_person()
    other, other_secret = await store.make_person()
    second = await store.add_device(person.id)
    assert await store.person_by_secret(second) == person
    assert (await store.count_devices(person.id), await store.count_devices(other.id)) == (2, 1)
    await store.keep_only_device(person.id, second)
    assert await store.person_by_secret(second) == person
    assert await store.person_by_secret(secret) is None
    assert await store.person_by_secret(other_secret) == other
    lost = await store.add_device("nobody")
    assert await store.person_by_secret(lost) is None


async def test_only_people_who_did_nothing_are_forgotten(store: Store) -> None:
    made = [await store.make_person() for _ in range(6)]
    named, sitting, played, linked, idle, another = (person for person, _ in made)
    await store.rename(named.id, "Ada")
    await store.commit(new_table("t3", members=(sitting.id,)))
    await store.write_results([Result(played.id, "t1", at(1), None)])
    await store.add_device(linked.id)
    await store.forget_idle(each.id for each in (named, sitting, played, linked, idle))
    left = {person.id for person, secret in made if await store.person_by_secret(secret) is not None}
    assert left == {named.id, sitting.id, played.id, linked.id, another.id}


async def test_a_history_page_by_page(store: Store) -> None:
    person, _ = await store.make_person()
    await store.commit(new_table("t3", members=(person.id,)))
    await store.write_results(Result(person.id, f"t{n}", at(n // 2), summary(score=n)) for n in range(6))
    await store.write_results(
        [Result(person.id, "nothing", at(9), None), Result("nobody", "t1", at(1), summary())]
    )
    first = await store.history(person.id, before=None, most=4)
    assert [row.result.table_id for row in first] == ["t5", "t4", "t3", "t2"]
    assert [row.has_table for row in first] == [False, False, True, False]
    assert first[0].result.summary == summary(score=5)
    last = first[-1].result
    rest = await store.history(person.id, before=Cursor(last.ended_at, last.table_id), most=4)
    assert [row.result.table_id for row in rest] == ["t1", "t0"]
    assert await store.history("nobody", before=None, most=4) == ()


async def test_a_result_is_replaced(store: Store) -> None:
    person, _ = await store.make_person()
    await store.write_results([Result(person.id, "t1", at(1), None)])
    await store.write_results([Result(person.id, "t1", at(2), summary(score=9))])
    (row,) = await store.history(person.id, before=None, most=4)
    assert (row.result.ended_at, row.result.summary) == (at(2), summary(score=9))


async def test_statistics_by_game_and_setup(store: Store) -> None:
    person, _ = await store.make_person()
    scores = [4, -2, 9]
    await store.write_results(
        Result(
            person.id,
            f"t{n}",
            at(n),
            summary(score=score, is_won=score > 0, figures=json.dumps({"tricks": n, "lost": 10 - n})),
        )
        for n, score in enumerate(scores)
    )
    await store.write_results(
        [
            Result(person.id, "other", at(5), summary(game="other")),
            Result(person.id, "left", at(6), summary(is_counted=False)),
            Result(person.id, "none", at(7), None),
        ]
    )
    most, other = await store.statistics(person.id)
    assert (most.game, most.matches, most.wins, most.points, most.rounds) == ("game", 3, 2, 11, 3)
    assert most.recent == (4, -2, 9)
    figures = {figure.name: figure for figure in most.figures}
    assert (figures["tricks"].total, figures["tricks"].best, figures["tricks"].best_table) == (3, 2, "t2")
    assert (figures["lost"].total, figures["lost"].best, figures["lost"].best_table) == (27, 10, "t0")
    assert (other.game, other.matches) == ("other", 1)


@pytest.mark.parametrize("figures", ["x", "[1]", '{"tricks":"x"}', "[" * 100_000, '{"tricks":1e999}'])
async def test_statistics_beside_a_damaged_row(store: Store, figures: str) -> None:
    person, _ = await store.make_person()
    await store.write_results(
        [Result(person.id, "t1", at(1), summary()), Result(person.id, "t2", at(2), summary(figures=figures))]
    )
    (sums,) = await store.statistics(person.id)
    assert (sums.matches, sums.points, [figure.total for figure in sums.figures]) == (1, 7, [2])


async def test_results_come_with_the_entry_that_ends_a_match(store: Store) -> None:
    person, _ = await store.make_person()
    await store.commit(new_table(members=(person.id,)))
    assert await store.tables_without_result(person.id, among=10, most=10) == ()
    ended = index("over", at(3), members=(person.id,))
    await store.commit(Append("t1", 1, ended, ("end",), (Result(person.id, "t1", at(3), summary()),)))
    await store.commit(new_table("t2", at=at(4), status="over", members=(person.id,)))
    assert await store.tables_without_result(person.id, among=10, most=10) == ("t2",)
    assert len(await store.history(person.id, before=None, most=10)) == 1


async def test_forgetting(store: Store) -> None:
    person, secret = await store.make_person()
    friend, _ = await store.make_person()
    await store.rename(person.id, "Ada")
    await store.commit(
        new_table("alone", members=(person.id,)), new_table("both", members=(person.id, friend.id))
    )
    await store.write_results([Result(person.id, table, at(1), summary()) for table in ("alone", "both")])
    assert await store.member_tables(person.id, "", 10) == ("alone", "both")
    assert await store.member_tables(person.id, "alone", 10) == ("both",)
    assert await store.forget_tables(person.id, ["alone", "both"]) == ("alone",)
    assert await store.find_table("alone") is None
    assert await store.find_table("both") is not None
    assert await store.history(person.id, before=None, most=10) == ()
    await store.forget_person(person.id)
    assert await store.person_by_secret(secret) is None
    assert await store.names([person.id, friend.id]) == {friend.id: None}


async def test_tables_that_are_due(store: Store) -> None:
    await store.commit(*(new_table(f"t{n}", due=at(9 - n)) for n in range(3)), new_table("never"))
    assert await store.due_tables(at(8), 10) == ("t2", "t1")
    assert await store.due_tables(at(9), 1) == ("t2",)


async def test_nothing_could_be_wrong(store: Store) -> None:
    await store.check()
    assert store.writes_waiting == 0
    assert store.commit_s is not None
