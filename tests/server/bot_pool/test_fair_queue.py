"""Whose turn it is: by address, then by person, then by table."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ridotto.server.bot_pool import Account
from ridotto.server.bot_pool.fair_queue import CREDIT_S, MOST_IDLE, FairQueue
from ridotto.server.network.callers.addresses import household

ADA = Account("home", "ada", "t1")
BOB = Account("home", "bob", "t2")
EVE = Account("cafe", "eve", "t3")


def served(queue: FairQueue[Account], times: int, seconds: float = 1.0) -> list[Account]:
    """Who is served, if everybody asks again at once for something as long."""
    found = []
    for _ in range(times):
        account = queue.pop()
        found.append(account)
        queue.push(account, account)
        queue.charge(account, seconds)
    return found


def filled(*accounts: Account) -> FairQueue[Account]:
    queue: FairQueue[Account] = FairQueue()
    for account in accounts:
        queue.push(account, account)
    return queue


def test_addresses_have_equal_shares_however_many_people_are_there() -> None:
    people = [Account("home", f"person {number}", f"t{number}") for number in range(9)]
    found = Counter(account.address for account in served(filled(*people, EVE), 200))
    assert found == {"home": 100, "cafe": 100}


def test_sites_have_equal_shares_however_many_addresses_they_have() -> None:
    homes = [
        Account(household(f"2001:db8:7:{number:x}::1"), f"person {number}", f"t{number}")
        for number in range(9)
    ]
    found = Counter(account.person for account in served(filled(*homes, EVE), 180))
    assert found == {"eve": 90} | {home.person: 10 for home in homes}


def test_an_address_gives_way_to_another_site_for_what_its_neighbours_have_used() -> None:
    queue = filled(EVE)
    first, second = (Account(household(f"2001:db8:7:{number}::1"), "ada", "t1") for number in range(2))
    queue.charge(first, 0.5)
    assert queue.is_anybody_ahead(second, 0.02)


def test_people_of_one_address_have_equal_shares_however_many_tables_they_have() -> None:
    many = [Account("home", "ada", f"t{number}") for number in range(20)]
    found = Counter(account.person for account in served(filled(*many, BOB), 200))
    assert found == {"ada": 100, "bob": 100}


def test_tables_of_one_person_take_turns() -> None:
    tables = [Account("home", "ada", f"t{number}") for number in range(4)]
    assert Counter(served(filled(*tables), 40)) == dict.fromkeys(tables, 10)


def test_long_thoughts_are_paid_for() -> None:
    queue = filled(ADA, EVE)
    found = Counter[Account]()
    for _ in range(400):
        account = queue.pop()
        found[account] += 1
        queue.push(account, account)
        queue.charge(account, 0.3 if account == ADA else 0.02)
    assert 14 <= found[EVE] / found[ADA] <= 16


def test_whoever_asks_now_and_then_comes_before_whoever_asks_all_the_time() -> None:
    queue = filled(ADA)
    served(queue, 50)
    for _ in range(10):
        queue.push(EVE, EVE)
        assert queue.pop() == EVE
        queue.charge(EVE, 0.2)
        served(queue, 1)


def test_what_was_not_asked_for_is_not_saved_up() -> None:
    queue = filled(ADA)
    served(queue, 1000)
    queue.push(EVE, EVE)
    found = served(queue, 100)
    assert found.index(ADA) <= CREDIT_S + 1
    assert 45 <= Counter(found)[EVE] <= 55


def test_what_was_used_while_nobody_else_asked_is_not_held_against_anybody() -> None:
    """Neither by somebody who comes when nobody waits, nor by somebody new."""
    queue = filled(ADA)
    served(queue, 100)
    queue.pop()
    many = [Account("cafe", "eve", f"t{number}") for number in range(20)]
    for account in many:
        queue.push(account, account)
    queue.push(ADA, ADA)
    found = [account.address for account in served(queue, 100)]
    assert found.index("home") <= CREDIT_S + 1
    assert 45 <= found.count("home") <= 55


def test_coming_and_going_brings_no_more_than_staying() -> None:
    """Somebody who asks again and again, each time after the last answer, has one share."""
    queue = filled(ADA)
    found = Counter[Account]()
    queue.push(EVE, EVE)
    for _ in range(200):
        account = queue.pop()
        found[account] += 1
        queue.charge(account, 1.0)
        queue.push(account, account)
    assert abs(found[EVE] - found[ADA]) <= 2


def test_within_a_table_the_first_is_first_and_who_gave_way_goes_on() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in "abc":
        queue.push(ADA, job)
    queue.push(ADA, "paused", is_first=True)
    assert [queue.pop() for _ in range(len(queue))] == ["paused", "a", "b", "c"]


def test_who_gave_way_goes_on_before_another_table_of_the_same_person() -> None:
    queue: FairQueue[str] = FairQueue()
    other = ADA._replace(table="t9")
    queue.push(other, "new")
    queue.push(ADA, "paused", is_first=True)
    queue.charge(ADA, 0.5)
    queue.push(BOB, "another person's")
    assert [queue.pop() for _ in range(len(queue))] == ["another person's", "paused", "new"]


def test_who_is_ahead() -> None:
    queue = filled(BOB, EVE)
    assert not queue.is_anybody_ahead(ADA, 0.02)
    queue.charge(ADA, 0.5)
    assert queue.is_anybody_ahead(ADA, 0.02)
    assert not queue.is_anybody_ahead(ADA, 0.6)
    alone = filled(ADA)
    alone.charge(ADA, 5.0)
    assert not alone.is_anybody_ahead(Account("home", "ada", "another table"), 0.02)


def test_rivals_are_counted_where_they_are() -> None:
    queue = filled(ADA, ADA, ADA._replace(table="t9"), BOB, EVE)
    assert len(queue) == 5
    assert queue.rivals(ADA) == (1, 0, 1, 2)
    assert queue.rivals(EVE) == (1, 0, 0, 1)
    assert queue.rivals(Account("x", "y", "z")) == (2, 0, 0, 0)
    assert sorted(queue) == sorted([ADA, ADA, ADA._replace(table="t9"), BOB, EVE])


def test_rivals_of_one_site() -> None:
    here, beside = (Account(household(f"2001:db8:7:{number}::1"), "ada", "t1") for number in range(2))
    assert filled(here, EVE).rivals(beside) == (1, 1, 0, 0)


def test_visitors_are_forgotten() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(3 * MOST_IDLE):
        queue.push(Account(f"address {number}", "", ""), number)
        assert queue.pop() == number
    assert len(queue._root.members) <= MOST_IDLE


@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2), st.floats(0.01, 2.0)), max_size=60
    )
)
def test_nothing_is_lost_and_nobody_is_served_twice(asked: list[tuple[int, int, int, float]]) -> None:
    queue: FairQueue[int] = FairQueue()
    for number, (address, person, table, seconds) in enumerate(asked):
        account = Account(f"a{address}", f"a{address} p{person}", f"t{table}")
        queue.push(account, number)
        queue.charge(account, seconds)
    found = [queue.pop() for _ in range(len(queue))]
    assert sorted(found) == [*range(len(asked))]
    assert len(queue) == 0
