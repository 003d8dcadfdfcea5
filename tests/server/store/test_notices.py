"""Trouble is told to the host, but not by every request that runs into it."""

import pytest

from ridotto.server.store.notices import AGAIN_S, Notices


def test_the_same_trouble_is_told_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    notices = Notices("changes are not saved", lambda: now)

    def told(reason: str) -> int:
        notices.trouble(ValueError(reason))
        return len(caplog.records)

    assert [told("full"), told("full"), told("broken"), told("full")] == [1, 1, 2, 2]
    now += AGAIN_S
    assert [told("full"), told("full")] == [3, 3]
    assert caplog.records[0].getMessage() == "changes are not saved: full"
