"""What waits for a slow reader."""

from ridotto.server.network.outbox import FAST_ENOUGH, Outbox

PLENTY = 1_000_000


def position(number: int) -> bytes:
    return b'{"type":"position","number":%d}' % number


def drained(outbox: Outbox) -> list[bytes]:
    return [outbox.pop() for _ in range(len(outbox))]


def test_in_order() -> None:
    outbox = Outbox(100, PLENTY)
    for number in range(3):
        assert outbox.put(position(number), "position")
    assert drained(outbox) == [position(0), position(1), position(2)]


def test_whoever_falls_behind_gets_the_newest_position_only() -> None:
    outbox = Outbox(100, PLENTY)
    outbox.put(b'{"type":"welcome"}')
    for number in range(50):
        outbox.put(position(number), "position")
        if number == 20:
            outbox.put(b'{"type":"accepted","id":1}')
    found = drained(outbox)
    assert found[0] == b'{"type":"welcome"}'
    assert b'{"type":"accepted","id":1}' in found, "answers are never left out"
    assert found[-1] == position(49)
    assert len(found) <= FAST_ENOUGH + 2
    numbers = [message for message in found if b"position" in message]
    assert numbers == sorted(numbers)


def test_each_kind_has_a_newest_one() -> None:
    outbox = Outbox(100, PLENTY)
    for number in range(50):
        outbox.put(position(number), "position")
        outbox.put(b'{"type":"table","number":%d}' % number, "table")
    found = drained(outbox)
    assert found[-2:] == [position(49), b'{"type":"table","number":49}']
    assert len(found) <= FAST_ENOUGH + 2


def test_what_has_no_kind_is_never_left_out() -> None:
    """Whatever it looks like."""
    outbox = Outbox(100, PLENTY)
    for number in range(50):
        outbox.put(position(number))
    outbox.put(position(50), "position")
    assert len(drained(outbox)) == 51


def test_there_is_room_for_so_many_messages() -> None:
    outbox = Outbox(10, PLENTY)
    answers = [b'{"type":"accepted","id":%d}' % number for number in range(20)]
    assert [outbox.put(answer) for answer in answers] == [True] * 10 + [False] * 10
    assert drained(outbox) == answers[:10]


def test_and_for_so_many_bytes() -> None:
    outbox = Outbox(100, 1000)
    assert [outbox.put(b"x" * 400) for _ in range(3)] == [True, True, False]
    outbox.pop()
    assert outbox.put(b"x" * 600), "what was taken out leaves room"
    outbox.clear()
    assert len(outbox) == 0
    assert outbox.put(b"x" * 1000)


def test_bytes_of_what_was_superseded_are_free_again() -> None:
    outbox = Outbox(100, 10_000)
    filling = b'{"type":"position","filling":"%s"}' % (b"x" * 1000)
    assert all(outbox.put(filling, "position") for _ in range(100))
