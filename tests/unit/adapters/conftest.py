import pytest


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes longer than these few matches."""
    monkeypatch.setenv("RIDOTTO_JIT", "0")
