"""Trains a network by self-play."""

import warnings
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ridotto.commands.parsing.place import place_of
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.games import find_kit
from ridotto.locale import Say
from ridotto.nets.declared import Learning, Sizes
from ridotto.system.sharing import working

if TYPE_CHECKING:
    from ridotto.learn.networks.known import Known
    from ridotto.learn.playing.parts import Elsewhere
    from ridotto.learn.settings import Settings

LARGE = {"minibatch": 32_768, "duel_matches": 8192}
SMALL = {"matches": 512, "steps": 64, "minibatch": 4096, "duel_matches": 256}
"""How much is done at once on a GPU and on a processor, unless said otherwise."""
DECISIONS = 1 << 21
"""In an iteration on a GPU; each game says how many of them are one match's."""
NOT_OF_JUDGES = ("against", "start", "width", "blocks")
"""Options that do not apply to a judge."""
PARTS = 8
"""The default number of parts if other processes play. The result depends on it, not on the processes."""


def run(args: Namespace, say: Say) -> int:
    learning = learning_of(args.game)
    try:
        import torch  # noqa: F401
    except ImportError:
        raise RidottoError("learn-no-torch") from None
    from ridotto.compile.cuda.gpu import NoGpu
    from ridotto.learn.networks.known import known_network
    from ridotto.learn.output.files import refuse_overwriting
    from ridotto.learn.progress import ProgressReport
    from ridotto.learn.run import Run, check_device
    from ridotto.learn.settings import Stop

    check_device(args.device)
    if args.judge is not None:
        return _learn_to_judge(args, learning, say)
    if not args.resume:
        refuse_overwriting(args.out)
    against, start = (known_network(file, args.game, learning) for file in (args.against, args.start))
    settings = _settings(args, learning, against, start)
    with _elsewhere(args) as elsewhere:
        try:
            learner = Run(
                learning,
                settings,
                Stop(minutes=args.minutes, iterations=args.iterations),
                out=args.out,
                duel_matches=max(_usual(args, learning)["duel_matches"], len(learning.setups())),
                report=ProgressReport(say, partial(print, flush=True)),
                against=None if against is None else against.arrays,
                start=None if start is None else start.arrays,
                elsewhere=elsewhere,
            )
        except NoGpu as error:
            raise RidottoError("learn-no-gpu-rules", reason=error.reason) from None
        if args.resume:
            learner.resume()
        # Only now, so that a refused run leaves no empty folder.
        args.out.mkdir(exist_ok=True)
        # A duel between two networks is too small for a GPU: suppress that warning.
        warnings.filterwarnings("ignore", message=".*Grid size")
        learner.go()
    return 0


def _learn_to_judge(args: Namespace, learning: Learning[View], say: Say) -> int:
    from ridotto.compile.cuda.gpu import NoGpu
    from ridotto.learn.judging.run import JudgeRun
    from ridotto.learn.networks.known import known_network
    from ridotto.learn.settings import Stop

    if args.resume or _is_shared_out(args) or any(getattr(args, name) is not None for name in NOT_OF_JUDGES):
        names = ", ".join(f"--{name}" for name in ("resume", *NOT_OF_JUDGES, "jobs", "parts", "cluster"))
        raise RidottoError("learn-judge-alone", names=names)
    player = known_network(args.judge, args.game, learning)
    assert player is not None
    settings = _settings(args, learning, None, None)
    try:
        run = JudgeRun(
            learning,
            settings,
            Stop(minutes=args.minutes, iterations=args.iterations),
            player,
            out=args.out,
            say=say,
            write=partial(print, flush=True),
        )
    except NoGpu as error:
        raise RidottoError("learn-no-gpu-rules", reason=error.reason) from None
    args.out.mkdir(exist_ok=True)
    run.go()
    return 0


def learning_of(game: str) -> Learning[View]:
    """How a game is learnt, in any process."""
    learning: Learning[View] | None = find_kit(game).learning
    if learning is None:
        raise RidottoError("learn-not-offered", game=game)
    return learning


def _usual(args: Namespace, learning: Learning[View]) -> dict[str, int]:
    if args.device != "cuda":
        return SMALL
    return LARGE | {"matches": DECISIONS // learning.steps, "steps": learning.steps}


def _settings(
    args: Namespace, learning: Learning[View], against: "Known | None", start: "Known | None"
) -> "Settings":
    from ridotto.learn.networks.known import gentle
    from ridotto.learn.settings import Settings

    usual, sizes = _usual(args, learning), _sizes(args, learning.sizes)
    if start is not None and (start.width, start.blocks) != (sizes.width, sizes.blocks):
        raise RidottoError("learn-start-size", width=start.width, blocks=start.blocks)
    parts = (args.parts or PARTS) if _is_shared_out(args) else 1
    matches = args.matches or usual["matches"]
    if parts > matches:
        raise RidottoError("learn-too-many-parts", parts=parts, matches=matches)
    return Settings(
        game=args.game,
        seed=args.seed,
        device=args.device,
        matches=matches,
        steps=args.steps or usual["steps"],
        minibatch=args.minibatch or usual["minibatch"],
        sizes=sizes,
        rates=learning.rates if start is None else gentle(learning.rates),
        fingerprint=learning.fingerprint,
        against="" if against is None else against.digest,
        start="" if start is None else start.digest,
        parts=parts,
    )


def _sizes(args: Namespace, sizes: Sizes) -> Sizes:
    if args.width is not None:
        sizes = replace(sizes, width=args.width, critic_width=args.width)
    if args.blocks is not None:
        sizes = replace(sizes, blocks=args.blocks, critic_blocks=args.blocks)
    return sizes


def _is_shared_out(args: Namespace) -> bool:
    return any(each is not None for each in (args.parts, args.jobs, args.cluster))


@contextmanager
def _elsewhere(args: Namespace) -> "Iterator[Elsewhere | None]":
    """The workers that play for the learner; None: there are none."""
    if not _is_shared_out(args):
        yield None
        return
    from ridotto.learn.playing.parts import Elsewhere

    with working(place_of(args)) as workers:
        yield Elsewhere(workers, partial(learning_of, args.game))
