"""The lines of a Bottle Imp record."""

from collections.abc import Sequence

from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.game import Outcomes, Seat
from ridotto.engine.notation import quote_short, seat_number
from ridotto.games.bottle_imp.rules.chance import EYE_OPEN_CARDS, hand_size
from ridotto.games.bottle_imp.rules.deck.cards import CARDS, RANKS
from ridotto.games.bottle_imp.rules.state import CHOOSE_DEALER, PASS, PHASE, TRICK_TAKING
from ridotto.games.bottle_imp.rules.steps.passing import picks_needed
from ridotto.games.bottle_imp.rules.views.view import BottleImpState


def parse_move(s: BottleImpState, seat: Seat, text: str) -> tuple[int, ...]:
    kind, *words = text.split(" ")
    if kind == "play":
        if len(words) != 1:
            raise _unreadable(s, seat, text)
        if s.cells[PHASE] == PASS:
            raise IllegalMove("pass-first")
        return (parse_card(words[0]),)
    if kind == "pass":
        if s.cells[PHASE] == TRICK_TAKING:
            raise IllegalMove("pass-is-over")
        labels = _pass_labels(s, seat)
        if len(words) != len(labels) or any(
            label is not None and word != label for word, label in zip(words, labels, strict=True)
        ):
            raise _unreadable(s, seat, text)
        return tuple(parse_card(word) for word, label in zip(words, labels, strict=True) if label is None)
    raise _unreadable(s, seat, text)


def _unreadable(s: BottleImpState, seat: Seat, text: str) -> InvalidMove:
    expected = _pass_pattern(_pass_labels(s, seat)) if s.cells[PHASE] != TRICK_TAKING else "play 24"
    return InvalidMove("unreadable-move", text=quote_short(text), expected=expected)


def format_move(s: BottleImpState, seat: Seat, actions: Sequence[int]) -> str:
    if s.cells[PHASE] == TRICK_TAKING:
        (card,) = actions
        return f"play {RANKS[card]}"
    cards = iter(actions)
    words = [label if label is not None else RANKS[next(cards)] for label in _pass_labels(s, seat)]
    return " ".join(["pass", *words])


def action_name(phase: str, action: int) -> str:
    return f"{phase} {RANKS[action]}"


def choice_size(s: BottleImpState, seat: Seat) -> int:
    return 1 if s.cells[PHASE] == TRICK_TAKING else _pass_labels(s, seat).count(None)


def is_action(s: BottleImpState, action: int) -> bool:  # noqa: ARG001
    return 0 <= action < len(RANKS)


def parse_chance(s: BottleImpState, text: str) -> Outcomes:
    kind, _, rest = text.partition(" ")
    if s.cells[PHASE] == CHOOSE_DEALER:
        if kind != "dealer":
            raise InvalidMove("unreadable-chance", text=quote_short(text), expected="dealer 3")
        return (seat_number(rest, s.options.players),)
    if kind != "deal":
        raise InvalidMove("unreadable-chance", text=quote_short(text), expected="deal 1 5 9 … | …")
    hands = hands_in_order(s)
    by_seat = [seat_part.split(" / ") for seat_part in rest.split(" | ")]
    parts = [part.split(" ") for seat_parts in by_seat for part in seat_parts]
    hands_each = len(hands) // s.options.players
    if len(parts) != len(hands) or any(len(seat_parts) != hands_each for seat_parts in by_seat):
        raise InvalidMove("deal-wrong-hands", found=len(parts), expected=len(hands))
    outcome: list[int] = []
    for (seat, size), part in zip(hands, parts, strict=True):
        cards = [parse_card(word) for word in part]
        if len(cards) != size:
            raise InvalidMove("deal-wrong-count", seat=str(seat), found=len(cards), expected=size)
        if cards != sorted(cards):
            raise InvalidMove("deal-not-ascending", seat=str(seat))
        outcome += cards
    return tuple(outcome)


def format_chance(s: BottleImpState, outcome: Outcomes) -> str:
    if s.cells[PHASE] == CHOOSE_DEALER:
        return f"dealer {outcome[0]}"
    line = "deal"
    at = 0
    previous: Seat | None = None
    for seat, size in hands_in_order(s):
        if previous is not None:
            line += " /" if seat == previous else " |"
        line += "".join(f" {RANKS[card]}" for card in sorted(outcome[at : at + size]))
        at += size
        previous = seat
    return line


def parse_card(word: str) -> int:
    try:
        return CARDS[word]
    except KeyError:
        raise InvalidMove("unknown-card", card=quote_short(word)) from None


def hands_in_order(s: BottleImpState) -> list[tuple[Seat, int]]:
    """Seat and size of each hand in a deal line."""
    cells: list[int] = s.cells.tolist()
    sizes = [(seat, hand_size(cells, seat)) for seat in range(s.options.players)]
    if not s.options.mode_row.is_eye:
        return sizes
    return [hand for seat, size in sizes for hand in ((seat, EYE_OPEN_CARDS), (seat, size - EYE_OPEN_CARDS))]


def _pass_labels(s: BottleImpState, seat: Seat) -> Sequence[str | None]:
    """The words of a pass line; None stands for a card."""
    if s.options.mode_row.is_eye:
        return ("mystery", None, None, "open", None, "hidden", None)
    passed = ("left", None, "right", None)
    return passed if picks_needed(s.cells.tolist(), seat) == 2 else ("mystery", None, *passed)


def _pass_pattern(labels: Sequence[str | None]) -> str:
    return " ".join(["pass", *("…" if label is None else label for label in labels)])
