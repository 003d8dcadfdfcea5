"""The tutorial is a match that the engine really plays."""

from tests.tutorials import check_tutorial


def test_the_newcomer_does_each_thing_once_and_wins() -> None:
    tutorial = check_tutorial("turandot")
    done = [line for line, _ in tutorial.tasks()]
    for part in ("money 1", "crew bluff", "give", "name", "dismiss", "cast"):
        assert any(part in line for line in done), part
    assert tutorial.record.result is not None
    assert tutorial.record.result["winners"] == [tutorial.seat]


def test_the_best_cast_that_the_table_offers_is_the_one_that_the_lesson_wants() -> None:
    tutorial = check_tutorial("turandot")
    line, task = list(tutorial.tasks())[-1]
    assert line == f"0 cast {' '.join(map(str, task.best))}"
