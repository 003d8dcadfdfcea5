"""A network teaches itself a game by playing against itself."""

import warnings
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.games import find_kit
from ridotto.locale import Say

LARGE = {"matches": 32_768, "steps": 64, "minibatch": 81_920, "duel_matches": 8192}
SMALL = {"matches": 512, "steps": 64, "minibatch": 4096, "duel_matches": 256}
"""How much is done at once on a GPU and on a processor, unless said otherwise."""


def run(args: Namespace, say: Say) -> int:  # noqa: ARG001  its figures are the same in all languages
    kit = find_kit(args.game)
    learning = kit.learning
    if learning is None:
        raise RidottoError("learn-not-offered", game=args.game)
    try:
        import torch  # noqa: F401
    except ImportError:
        raise RidottoError("learn-no-torch") from None
    from ridotto.compile.cuda.gpu import NoGpu
    from ridotto.learn.run import Run, find_device
    from ridotto.learn.settings import Settings, Stop

    device = find_device(args.device)
    usual = LARGE if args.device == "cuda" else SMALL
    sizes = learning.sizes
    if args.width is not None:
        sizes = replace(sizes, width=args.width, critic_width=args.width)
    if args.blocks is not None:
        sizes = replace(sizes, blocks=args.blocks, critic_blocks=args.blocks)
    settings = Settings(
        game=args.game,
        seed=args.seed,
        matches=args.matches or usual["matches"],
        steps=args.steps or usual["steps"],
        minibatch=args.minibatch or usual["minibatch"],
        sizes=sizes,
    )
    out = Path(args.out)
    try:
        out.mkdir(exist_ok=True)
    except OSError as error:
        reason = quote_short(error.strerror or error)
        raise RidottoError("file-not-usable", file=quote_short(args.out), reason=reason) from None
    try:
        learner = Run(
            learning,
            settings,
            Stop(minutes=args.minutes, iterations=args.iterations),
            device=device,
            out=out,
            duel_matches=max(usual["duel_matches"], len(learning.setups())),
            tell=lambda told: print(told, flush=True),
        )
    except NoGpu as error:
        raise RidottoError("learn-no-gpu-rules", reason=error.reason) from None
    if args.resume:
        learner.resume()
    # A duel between two networks is small for a card: that is no news here.
    warnings.filterwarnings("ignore", message=".*Grid size")
    learner.go()
    return 0
