"""Which cast is best (T12.4), and what a troupe is worth with it.

The roles of Ping, Pong and Pang are alike and nobody's favourite, and a singer's stars, category and gender
count in any role. So a best cast is a choice of Turandot and Liù, thirty ways, and any Calaf who loves the
role among the others. Where fewer than three roles are cast (T18.2), all ways are tried.
"""

from collections.abc import Sequence

from ridotto.compile.bits import lowest, popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.rules.deck.cards import (
    CALAF,
    FEMALE,
    LIU,
    MALE,
    PING,
    SINGERS,
    TURANDOT,
)
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.scoring import (
    FAVOURITE_COUNT,
    alone,
    cast_of,
    favourite_value,
    fixed_points,
    score_cast,
)
from ridotto.games.turandot.rules.state import (
    CAST,
    CAST_SIZE,
    FAVOURITE,
    GENDER,
    NO_CARD,
    OVER,
    PHASE,
    ROLE_COUNT,
    TABLE,
    TROUPE,
)

PLACE_BITS = 6
LAST_PLACE = (1 << PLACE_BITS) - 1


@rule
def full_troupe(s: Cells, row: int) -> int:
    """The troupe filled up with singers past the last id, who are worth nothing in any role."""
    troupe = s[TROUPE + row]
    return troupe | ((1 << (s[ROLE_COUNT] - popcount(troupe))) - 1) << SINGERS


@rule
def gain(s: Cells, singer: int, role: int, loved: int) -> int:
    """What a singer is worth as Turandot or Liù more than as Ping."""
    return (
        loved * (s[FAVOURITE + role] >> singer & 1)
        + (s[GENDER + FEMALE] >> singer & 1)
        - (s[GENDER + MALE] >> singer & 1)
    )


@rule
def best_leads(s: Cells, row: int) -> int:
    """The best Turandot and Liù, of equal choices the lowest ids: hers in the low bits, then Liù's."""
    troupe = full_troupe(s, row)
    loved = favourite_value(s, row)
    best = best_value(s, row) + popcount(troupe & s[GENDER + FEMALE])
    turandots = troupe
    while turandots:
        turandot = lowest(turandots)
        turandots &= turandots - 1
        missing = best - gain(s, turandot, TURANDOT, loved)
        others = troupe & ~(1 << turandot)
        lius = others
        # No pair gains more than a woman who loves the role and a Calaf who loves his.
        while lius and missing <= 1 + 2 * loved:
            liu = lowest(lius)
            lius &= lius - 1
            has_calaf = others & ~(1 << liu) & s[FAVOURITE + CALAF]
            if gain(s, liu, LIU, loved) + (loved if has_calaf else 0) == missing:
                return turandot | liu << PLACE_BITS
    return 0


@rule
def one_gains(s: Cells, singers: int) -> int:
    """What the best of these gains as Turandot or Liù over Ping, loved roles aside.

    Where there is nobody, as much as a man: never the best choice.
    """
    return 1 if singers & s[GENDER + FEMALE] else 0 if singers & ~s[GENDER + MALE] else -1


@rule
def two_gain(s: Cells, singers: int) -> int:
    """The same for the best two of these as Turandot and Liù."""
    return up_to_two(singers & s[GENDER + FEMALE]) + up_to_two(singers & ~s[GENDER + MALE]) - 2


@rule
def up_to_two(singers: int) -> int:
    """How many these are, at most two: this takes a third of the time of a full count."""
    return (1 if singers else 0) + (1 if singers & (singers - 1) else 0)


@rule
def best_of(s: Cells, singers: int) -> int:
    """One of these who gains most, as a set of one."""
    not_men = singers & ~s[GENDER + MALE]
    women = singers & s[GENDER + FEMALE]
    best = women if women else not_men if not_men else singers
    return best & -best


@rule
def best_beside(s: Cells, lead: int, others: int, calafs: int, loved: int) -> int:
    """The most that the other lead and Calaf gain beside a lead who does not love to be Calaf."""
    return max(
        one_gains(s, others & ~lead) + (loved if calafs else 0),
        one_gains(s, calafs) + (loved if calafs & (calafs - 1) else 0),
    )


@rule
def best_value(s: Cells, row: int) -> int:
    """What the best Turandot, Liù and Calaf gain and cost, counted without trying all of them.

    Nobody loves two roles. So Turandot loves her role, and then she is the best of those, or not, and the
    same for Liù; and of those who love to be Calaf none, one or two sing Turandot and Liù.
    """
    if s[ROLE_COUNT] < FAVOURITE_COUNT:
        return few_value(s, row)
    troupe = full_troupe(s, row)
    loved = favourite_value(s, row)
    turandots, lius = troupe & s[FAVOURITE + TURANDOT], troupe & s[FAVOURITE + LIU]
    calafs = troupe & s[FAVOURITE + CALAF]
    but_one = calafs & (calafs - 1)
    but_two = but_one & (but_one - 1)
    others = troupe & ~calafs
    best = max(
        two_gain(s, others) + (loved if calafs else 0),
        one_gains(s, others) + one_gains(s, calafs) + (loved if but_one else 0),
        two_gain(s, calafs) + (loved if but_two else 0),
    )
    turandot, liu = best_of(s, turandots), best_of(s, lius)
    with_her, with_liu = loved + one_gains(s, turandot), loved + one_gains(s, liu)
    if turandot:
        best = max(best, with_her + best_beside(s, turandot, others, calafs, loved))
    if liu:
        best = max(best, with_liu + best_beside(s, liu, others, calafs, loved))
    if turandot and liu:
        best = max(best, with_her + with_liu + (loved if calafs else 0))
    return best - popcount(troupe & s[GENDER + FEMALE])


# One or two roles (T18.2)


@rule
def pair_value(s: Cells, turandot: int, calaf: int, loved: int) -> int:
    """What these two gain and cost."""
    return (
        loved * (s[FAVOURITE + TURANDOT] >> turandot & 1)
        + loved * (s[FAVOURITE + CALAF] >> calaf & 1)
        - (s[GENDER + MALE] >> turandot & 1)
        - (s[GENDER + FEMALE] >> calaf & 1)
    )


@rule
def best_pair(s: Cells, row: int) -> int:
    """The best Turandot, of equal ones the lowest id, and Calaf where he is cast: hers in the low bits."""
    troupe, loved = full_troupe(s, row), favourite_value(s, row)
    others = troupe & (troupe - 1)
    one = lowest(troupe)
    other = lowest(others) if others else SINGERS
    if others and pair_value(s, other, one, loved) > pair_value(s, one, other, loved):
        one, other = other, one
    return one | other << PLACE_BITS


@rule
def few_value(s: Cells, row: int) -> int:
    """What the best Turandot and Calaf gain and cost where nobody else is cast."""
    pair = best_pair(s, row)
    return pair_value(s, pair & LAST_PLACE, pair >> PLACE_BITS, favourite_value(s, row))


@rule
def best_score(s: Cells, row: int) -> int:
    """The score with the best cast; of a troupe that is not full, with what it has so far."""
    return fixed_points(s, row) + best_value(s, row)


@rule
def score_so_far(s: Cells, row: int) -> int:
    """What everybody can count: the best cast until all casts are turned up, the dummy's as it lies."""
    if s[PHASE] == OVER or row == TABLE:
        return score_cast(s, row, cast_of(row))
    return best_score(s, row)


@rule
def write_best_cast(s: Cells, seat: int) -> None:
    """Cast a seat's troupe as well as possible; roles that nobody sings get NO_CARD."""
    if s[ROLE_COUNT] < FAVOURITE_COUNT:
        pair = best_pair(s, seat)
        write_role(s, seat, TURANDOT, pair & LAST_PLACE)
        write_role(s, seat, CALAF, pair >> PLACE_BITS)
        return
    leads = best_leads(s, seat)
    turandot, liu = leads & LAST_PLACE, leads >> PLACE_BITS
    others = full_troupe(s, seat) & ~(1 << turandot | 1 << liu)
    loving = others & s[FAVOURITE + CALAF]
    calaf = lowest(loving if loving else others)
    others &= ~(1 << calaf)
    write_role(s, seat, TURANDOT, turandot)
    write_role(s, seat, CALAF, calaf)
    write_role(s, seat, LIU, liu)
    for role in range(PING, s[ROLE_COUNT]):
        write_role(s, seat, role, lowest(others))
        others &= others - 1


@rule
def write_role(s: Cells, seat: int, role: int, singer: int) -> None:
    s[CAST + seat * CAST_SIZE + role] = singer if singer < SINGERS else NO_CARD


def suggested_cast(
    options: TurandotOptions, troupe: Sequence[int], director: int | None
) -> tuple[int | None, ...]:
    """The best cast in the order of the roles, the same one every time; None where singers are missing."""
    c = alone(options, troupe, director, 0)
    write_best_cast(c, 0)
    return tuple(None if singer == NO_CARD else singer for singer in c[CAST : CAST + CAST_SIZE])
