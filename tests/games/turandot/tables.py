"""Tables to test at: positions built from the lines of a record."""

from collections.abc import Sequence

from ridotto.compile.bits import members
from ridotto.engine.records.replay import apply_line
from ridotto.games.turandot.rules.chance import candidates
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.notation import format_card
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.views.view import Player, TurandotState, TurandotView


def table(players: int = 4, edition: str = "it") -> TurandotState:
    """A match that has not begun."""
    return TURANDOT.start(TURANDOT.parse_options({"players": players, "edition": edition}))


def played(s: TurandotState, *lines: str) -> TurandotState:
    for line in lines:
        s = apply_line(TURANDOT, s, line)
    return s


def auditioning(s: TurandotState) -> TurandotState:
    """The next audition, in the order of the ids."""
    cards = members(candidates(s.cells.tolist()))[: s.options.slots]
    return played(s, " ".join(["audition", *(format_card(s, card) for card in cards)]))


def bidding(players: int = 4, edition: str = "it", maestro: int = 0) -> TurandotState:
    """The first round, with singers 1, 2, … in slots 1, 2, …"""
    return auditioning(played(table(players, edition), f"maestro {maestro}"))


def quiet_rounds(s: TurandotState, count: int) -> TurandotState:
    """Rounds in which each seat takes the slot after its number and the first director goes."""
    for _ in range(count):
        s = auditioning(s)
        s = played(s, *(f"{seat} bid {seat + 1}" for seat in range(s.options.players)))
        s = dismissing(s, DIRECTORS[public(s).directors[0]]) if public(s).phase == "name" else s
    return s


def dismissing(s: TurandotState, director: str) -> TurandotState:
    """The Maestro names the left neighbour, who dismisses a director."""
    maestro = public(s).maestro
    assert maestro is not None
    named = (maestro + 1) % s.options.players
    return played(s, f"{maestro} name {named}", f"{named} dismiss {director}")


def staged(troupes: Sequence[Sequence[int]], directors: Sequence[str], maestro: int = 0) -> TurandotState:
    """A match before the casts. The last troupe and director are what was left over; singers by id."""
    s = played(table(len(troupes) - 1), f"maestro {maestro}")
    gone = [director for director in DIRECTORS if director not in directors]
    for number in range(7):
        if number == DIRECTORS_ROUND:
            s = played(s, "audition " + " ".join(directors))
        else:
            place = number if number < DIRECTORS_ROUND else number - 1
            s = played(s, "audition " + " ".join(str(troupe[place]) for troupe in troupes))
        s = played(s, *(f"{seat} bid {seat + 1}" for seat in range(s.options.players)))
        if number < DIRECTORS_ROUND:
            s = dismissing(s, gone[number])
    return s


def cast(s: TurandotState, *casts: Sequence[int]) -> TurandotState:
    return played(s, *(f"{seat} cast " + " ".join(map(str, ids)) for seat, ids in enumerate(casts)))


def public(s: TurandotState) -> TurandotView:
    """What a spectator sees."""
    return TURANDOT.view(s, None)


def player(s: TurandotState, seat: int) -> Player:
    return public(s).players[seat]


def singers(s: TurandotState, seat: int) -> list[int]:
    """The troupe of a seat by id."""
    return [singer + 1 for singer in player(s, seat).troupe]


def money(s: TurandotState) -> list[int]:
    return [each.money for each in public(s).players]


def scenery(s: TurandotState) -> list[int]:
    return [each.scenery for each in public(s).players]


def needy(s: TurandotState) -> list[int]:
    return [seat for seat, each in enumerate(public(s).players) if each.needs_stand_in]
