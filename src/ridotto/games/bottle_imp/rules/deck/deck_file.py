"""Custom decks: from a CSV file, or from a record (B1.9)."""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

from ridotto.compile.bits import mask_of
from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.notation import quote_short
from ridotto.engine.options.rows_file import RowsFile
from ridotto.games.bottle_imp.rules.deck.cards import CARDS, CUSTOM, HIGHEST_VALUE, OWN_COLOURS, RANKS, Deck

FIELDS = ("rank", "colour", "points")
FILE = RowsFile(
    kinds=(".csv",),
    fields=FIELDS,
    numbers=("points",),
    # Many times what 54 rows need.
    largest=16_000,
    wrong_kind="cards-file-kind",
    unreadable="cards-file-unreadable",
    too_large="cards-file-too-large",
    not_csv="cards-file-not-csv",
    wrong_header="cards-file-header",
    wrong_length="cards-row-length",
)

MOST_HAND = 12
MOST_EYE_HAND = 18
FEWEST_HAND = 3
"""This many cards are passed."""
FEWEST_EYE_HAND = 10
"""Six open cards, and four that are given away from the hidden ones."""


def example_file() -> str:
    """Nine cards for three players."""
    return (files(__package__) / "nine.csv").read_text("utf-8")


def load_rows(path: Path) -> Sequence[object]:
    """The rows of a file as they would stand in a record, not checked yet."""
    return read_rows(path.name, FILE.load(path))


def read_rows(name: str, content: bytes) -> Sequence[object]:
    """The rows of a file of this name as they would stand in a record, not checked yet."""
    FILE.kind_of(name)
    FILE.check_size(name, content)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidOptions("cards-file-not-csv", reason=quote_short(error)) from None
    return FILE.csv_rows(text)


def deck_of(rows: Sequence[object]) -> Deck:
    """The deck that these rows write out; every row and field is checked."""
    cards: dict[int, tuple[int, int]] = {}
    for number, row in enumerate(rows, start=1):
        card, colour, points = _card(number, row)
        if card in cards:
            raise InvalidOptions("cards-row-twice", row=number, card=RANKS[card])
        cards[card] = (colour, points)
    low, middle, high = (
        mask_of(card for card, (its, _) in cards.items() if its == colour) for colour in range(3)
    )
    return Deck(
        name=CUSTOM,
        base=mask_of(cards),
        full=mask_of(cards),
        colour_names=OWN_COLOURS,
        colour_sets=(low, middle, high),
        value_sets=tuple(
            mask_of(card for card, (_, its) in cards.items() if its == points)
            for points in range(1, HIGHEST_VALUE + 1)
        ),
    )


def _card(number: int, row: object) -> tuple[int, int, int]:
    """Card, colour and points of a row."""
    if not isinstance(row, dict) or set(row) != set(FIELDS):
        raise InvalidOptions("cards-row-not-a-row", row=number, value=shown(row))
    points = tuple(range(1, HIGHEST_VALUE + 1))
    if not isinstance(row["rank"], str) or row["rank"] not in CARDS:
        raise _wrong(number, row, "rank", f"{RANKS[0]}, {RANKS[1]}, … {RANKS[-1]}")
    if row["colour"] not in OWN_COLOURS:
        raise _wrong(number, row, "colour", ", ".join(OWN_COLOURS))
    if type(row["points"]) is not int or row["points"] not in points:
        raise _wrong(number, row, "points", ", ".join(map(str, points)))
    return CARDS[row["rank"]], OWN_COLOURS.index(row["colour"]), row["points"]


def _wrong(number: int, row: dict[str, object], field: str, known: str) -> InvalidOptions:
    return InvalidOptions("cards-row-field", row=number, field=field, value=shown(row[field]), known=known)


def check_fits(deck: Deck, players: int, *, is_eye: bool) -> None:
    """Everybody plays as many cards, and a round has room in the cells (B3, B11)."""
    right = [count for count in counts_for(players, is_eye=is_eye) if count <= len(RANKS)]
    if deck.count(players) not in right:
        raise InvalidOptions(
            "deck-wrong-count",
            players=players,
            count=deck.count(players),
            right=", ".join(map(str, right)),
        )


def counts_for(players: int, *, is_eye: bool) -> Iterator[int]:
    """How many cards a deck can have."""
    if is_eye:
        # A trick takes two cards of each, so what is left after the pass must be even.
        return (2 * hand for hand in range(FEWEST_EYE_HAND, MOST_EYE_HAND + 1, 2))
    # The dealer of five gets one card fewer (B3.2).
    short = 1 if players == 5 else 0
    return (players * hand - short for hand in range(FEWEST_HAND, MOST_HAND + 1))
