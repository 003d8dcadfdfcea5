"""docs/research/observations.md tells what the layouts say."""

from tests.docs.observation_tables import PAGE, brought_up_to_date, documented, with_layouts


def test_the_tables_are_those_of_the_layouts() -> None:
    """After a change: python -m tests.docs.observation_tables."""
    page = PAGE.read_text("utf-8")
    assert page == brought_up_to_date(page)


def test_every_game_has_its_table() -> None:
    assert documented() == with_layouts()
