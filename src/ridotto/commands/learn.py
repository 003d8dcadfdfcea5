"""A network teaches itself a game by playing against itself."""

import warnings
from argparse import Namespace
from dataclasses import replace
from functools import partial

from ridotto.engine.errors import RidottoError
from ridotto.games import find_kit
from ridotto.locale import Say

LARGE = {"matches": 32_768, "steps": 64, "minibatch": 81_920, "duel_matches": 8192}
SMALL = {"matches": 512, "steps": 64, "minibatch": 4096, "duel_matches": 256}
"""How much is done at once on a GPU and on a processor, unless said otherwise."""


def run(args: Namespace, say: Say) -> int:
    kit = find_kit(args.game)
    learning = kit.learning
    if learning is None:
        raise RidottoError("learn-not-offered", game=args.game)
    try:
        import torch  # noqa: F401
    except ImportError:
        raise RidottoError("learn-no-torch") from None
    from ridotto.compile.cuda.gpu import NoGpu
    from ridotto.learn.files import refuse_overwriting
    from ridotto.learn.run import Run, check_device
    from ridotto.learn.settings import Settings, Stop
    from ridotto.learn.telling import Telling

    if not args.resume:
        refuse_overwriting(args.out)
    check_device(args.device)
    usual = LARGE if args.device == "cuda" else SMALL
    sizes = learning.sizes
    if args.width is not None:
        sizes = replace(sizes, width=args.width, critic_width=args.width)
    if args.blocks is not None:
        sizes = replace(sizes, blocks=args.blocks, critic_blocks=args.blocks)
    settings = Settings(
        game=args.game,
        seed=args.seed,
        device=args.device,
        matches=args.matches or usual["matches"],
        steps=args.steps or usual["steps"],
        minibatch=args.minibatch or usual["minibatch"],
        sizes=sizes,
        rates=learning.rates,
        fingerprint=learning.fingerprint,
    )
    try:
        learner = Run(
            learning,
            settings,
            Stop(minutes=args.minutes, iterations=args.iterations),
            out=args.out,
            duel_matches=max(usual["duel_matches"], len(learning.setups())),
            telling=Telling(say, partial(print, flush=True)),
        )
    except NoGpu as error:
        raise RidottoError("learn-no-gpu-rules", reason=error.reason) from None
    if args.resume:
        learner.resume()
    # Not before: what is refused leaves no empty folder.
    args.out.mkdir(exist_ok=True)
    # A duel between two networks is small for a card: that is no news here.
    warnings.filterwarnings("ignore", message=".*Grid size")
    learner.go()
    return 0
