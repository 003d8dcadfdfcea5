"""What goes wrong in another package, in one line."""

import inspect
import logging
import os
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ridotto.engine.arguments import shown
from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import in_short
from ridotto.games.packages import package_of

BROKEN = "plugin-broken"
"""The code of the line that names the package."""

_log = logging.getLogger(__name__)
_OURS = f"{Path(__file__).parents[1]}{os.sep}"


def told(error: BaseException) -> str:
    """What went wrong in another package, in one line, and where in it."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith((_OURS, "<"))]
    return f"{in_short(error)} ({theirs[-1].filename}:{theirs[-1].lineno})" if theirs else in_short(error)


@contextmanager
def using(game_id: str, part: str) -> Iterator[None]:
    """An error in a part of another package's game names the package, the game and the part."""
    try:
        yield
    except (Exception, SystemExit) as error:
        package = package_of(game_id)
        if package is None or (isinstance(error, RidottoError) and error.code == BROKEN):
            raise
        reason = error if isinstance(error, RidottoError) else part_broken(part, error)
        raise RidottoError(BROKEN, game=game_id, package=package, reason=reason) from error


def report(error: RidottoError) -> None:
    """As an error and not as text: the command line translates it."""
    _log.warning(error)


def part_broken(part: str, error: BaseException) -> RidottoError:
    return RidottoError("plugin-part-broken", part=part, reason=told(error))


def wrong_part(part: str, wanted: str, found: object) -> RidottoError:
    return RidottoError("plugin-wrong-part", part=part, wanted=wanted, found=shown(found))


def wrong_result(part: str, wanted: str, found: object) -> RidottoError:
    return RidottoError("plugin-wrong-result", part=part, wanted=wanted, found=shown(found))


def lacking(part: object, contract: type) -> list[str]:
    """The members of a protocol that an object does not have. None of them is asked for: it may take long."""
    had = {*dir(part)}
    return [
        name for name, member in vars(contract).items()
        if name[0] != "_" and (inspect.isfunction(member) or isinstance(member, property)) and name not in had
    ]  # fmt: skip
