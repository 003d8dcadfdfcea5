"""What is refused: with which code, as which kind of error, and that its sentence can be said."""

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import say


def refusal(s: BottleImpState, line: str) -> RidottoError:
    """The error that a line raises; the state is as before."""
    before = s.cells.tobytes()
    with pytest.raises(RidottoError) as refused:
        say(s, line)
    error = refused.value
    assert s.cells.tobytes() == before
    assert str(error)
    assert error.code not in str(error)
    assert "{" not in str(error)
    return error


def assert_refused(s: BottleImpState, line: str, kind: type[RidottoError], code: str) -> RidottoError:
    error = refusal(s, line)
    assert (type(error), error.code) == (kind, code)
    return error
