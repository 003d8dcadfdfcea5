"""The tutorial is a match that the engine really plays."""

from tests.tutorials import check_tutorial


def test_the_newcomer_buys_the_bottle_sells_it_and_wins() -> None:
    tutorial = check_tutorial("bottle_imp")
    done = [line for line, _ in tutorial.tasks()]
    assert done == ["0 pass mystery 25 left 5 right 10", "0 play 17", "0 play 2", "0 play 37"]
    assert tutorial.record.result is not None
    assert tutorial.record.result["winners"] == [tutorial.seat]
