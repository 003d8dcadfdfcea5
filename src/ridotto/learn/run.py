"""A whole learning: plays and learns in turn, and leaves checkpoints, weights and the learning curve."""

import io
import math
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.engine.notation import quote_short
from ridotto.engine.rng import seed_bytes
from ridotto.learn.curve import Mark, as_csv, as_svg
from ridotto.learn.duel import Duel, Lead, lead_of
from ridotto.learn.files import write_whole
from ridotto.learn.learner import Figures, Learner
from ridotto.learn.network import Weights, frozen
from ridotto.learn.rollout import Rollout
from ridotto.learn.settings import Settings, Stop
from ridotto.learn.tables import Tables
from ridotto.nets.declared import Learning, Sizes
from ridotto.nets.weights import About, Precision, packed

CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.npz"
FINE_WEIGHTS = "weights-float16.npz"
CURVE = "curve.csv"
PICTURE = "curve.svg"
MARKS = 8
"""On the way, where iterations are counted and not minutes."""
TOLD_EVERY_S = 5.0
TOLD_AT_FIRST = 5
"""Iterations of which each is told."""

Tell = Callable[[str], None]


class Run:
    def __init__(
        self,
        learning: Learning[View],
        settings: Settings,
        stop: Stop,
        *,
        device: torch.device,
        out: Path,
        duel_matches: int,
        tell: Tell,
    ) -> None:
        self._began = time.monotonic()
        self._seconds_before = 0.0
        self._learning = learning
        self._settings = settings
        self._stop = stop
        self._device = device
        self._out = out
        self._tell = tell
        self._luck = torch.Generator(device)
        self._luck.manual_seed(int.from_bytes(seed_bytes(settings.seed, "learn")[:7], "big"))
        rates = learning.rates
        game, seed = settings.game, settings.seed
        self._tables = Tables(
            game, learning, seeds=[f"{seed}/{match}" for match in range(settings.matches)], device=device,
            luck=self._luck, win_share=rates.win_share,
        )  # fmt: skip
        self._note("matches are dealt")
        self._learner = Learner(learning, settings, device, self._luck)
        self._played = Rollout(self._tables, settings.steps)
        # Whoever plays rounds plays for points here; a whole match is played as the bot does.
        fixed = torch.Generator(device)
        others = Tables(
            game, learning, seeds=[f"duel/{match}" for match in range(duel_matches)], device=device,
            luck=fixed, win_share=1.0 if learning.goals is None else 0.0,
        )  # fmt: skip
        self._duel = Duel(others, self._learner.inputs, self._learner.kind, learning.mixed_phases)
        self._early: Weights | None = None
        self._marks: list[Mark] = []
        self._iteration = 0
        self._decisions = 0
        self._report_sizes()

    @property
    def _seconds(self) -> float:
        return self._seconds_before + time.monotonic() - self._began

    @property
    def _progress(self) -> float:
        return self._stop.progress(seconds=self._seconds, iterations=self._iteration)

    def go(self) -> None:
        last_told, last_decisions, last_at = 0.0, self._decisions, self._seconds
        marks = MARKS if self._stop.iterations is not None else max(2, round(self._stop.minutes))
        next_mark = int(self._progress * marks) + 1
        while self._progress < 1.0:
            started = time.monotonic()
            self._played.play(self._tables, self._learner.player, self._learner.inputs, self._luck)
            self._wait()
            between = time.monotonic()
            figures = self._learner.learn(self._played, self._progress, self._iteration)
            ended = time.monotonic()
            self._iteration += 1
            self._decisions += self._settings.matches * self._settings.steps
            self._check(figures)
            if self._iteration <= TOLD_AT_FIRST or self._seconds - last_told >= TOLD_EVERY_S:
                last_told = self._seconds
                self._report(figures, between - started, ended - between)
            if self._progress * marks >= next_mark:
                next_mark = int(self._progress * marks) + 1
                speed = (self._decisions - last_decisions) / max(1e-9, self._seconds - last_at)
                self._mark(figures, speed)
                last_decisions, last_at = self._decisions, self._seconds
        write_whole(self._out / FINE_WEIGHTS, self._weights("float16"))
        self._report_setups()

    def _check(self, figures: Figures) -> None:
        """What is no number any more will never be one again."""
        if not math.isfinite(figures.entropy + figures.drift + figures.critic_loss):
            raise RidottoError("learn-diverged", iteration=self._iteration)

    def _mark(self, figures: Figures, speed: float) -> None:
        average = self._learner.average
        if self._early is None:
            self._early = frozen(average, torch.float32)
        random, early = (lead_of(self._duel.leads(average, other)) for other in (None, self._early))
        self._marks.append(
            Mark(
                iteration=self._iteration,
                minutes=self._seconds / 60,
                decisions=self._decisions,
                decisions_per_s=speed,
                entropy=figures.entropy,
                drift=figures.drift,
                clipped=figures.clipped,
                explained=figures.explained,
                over_random=random.points,
                over_random_within=random.within,
                over_early=early.points,
                over_early_within=early.within,
            )
        )
        self._note(
            f"mark: over random {_told(random)}, over the first mark {_told(early)}, "
            f"{speed / 1e6:.2f} M decisions/s with learning"
        )
        self.save()

    # Files

    def save(self) -> None:
        write_whole(self._out / WEIGHTS, self._weights("int8"))
        write_whole(self._out / CURVE, as_csv(self._marks))
        write_whole(self._out / PICTURE, as_svg(self._marks, self._settings.game))
        content = io.BytesIO()
        torch.save(self._state(), content)
        write_whole(self._out / CHECKPOINT, content.getvalue())

    def _weights(self, precision: Precision) -> bytes:
        average = {name: tensor.cpu().numpy() for name, tensor in self._learner.average.items()}
        average["first.w"] = average["first.w"][self._learner.inputs.kept]
        settings = self._settings
        about = About(
            game=settings.game,
            version=self._learning.layout.version,
            fingerprint=self._learning.fingerprint,
            inputs=self._learning.inputs.size,
            width=settings.sizes.width,
            blocks=settings.sizes.blocks,
            made={
                "seed": settings.seed,
                "matches": settings.matches,
                "steps": settings.steps,
                "minibatch": settings.minibatch,
                "iterations": self._iteration,
                "decisions": self._decisions,
                "minutes": round(self._seconds / 60, 2),
                "device": _device_name(self._device),
                "torch": str(torch.__version__),
            },
        )
        return packed(average, about, precision)

    # A checkpoint has tensors and numbers of many kinds.
    def _state(self) -> dict[str, Any]:
        learner = self._learner
        return {
            "settings": asdict(self._settings),
            "iteration": self._iteration,
            "decisions": self._decisions,
            "seconds": self._seconds,
            "marks": [asdict(mark) for mark in self._marks],
            "luck": self._luck.get_state(),
            "optimizer": learner.optimizer.state_dict(),
            "networks": {name: _on_host(weights) for name, weights in learner.tensors.items()},
            "early": None if self._early is None else _on_host(self._early),
            "matches": _on_host(self._tables.arrays),
            "made_up": _on_host(self._tables.made_up),
        }

    def resume(self) -> None:
        """Go on from the checkpoint, exactly as it would have gone on."""
        state = _read(self._out / CHECKPOINT)
        kept = dict(state["settings"])
        before = Settings(**{**kept, "sizes": Sizes(**kept["sizes"])})
        if others := self._settings.differences(before):
            raise RidottoError("learn-other-settings", names=", ".join(others))
        learner = self._learner
        with torch.no_grad():
            for name, weights in learner.tensors.items():
                _copy(state["networks"][name], weights)
            _copy(state["matches"], self._tables.arrays)
            _copy(state["made_up"], self._tables.made_up)
        learner.refresh_player()
        learner.optimizer.load_state_dict(state["optimizer"])
        self._luck.set_state(state["luck"])
        self._early = None if state["early"] is None else {
            name: tensor.to(self._device) for name, tensor in state["early"].items()
        }  # fmt: skip
        self._marks = [Mark(**mark) for mark in state["marks"]]
        self._iteration, self._decisions = state["iteration"], state["decisions"]
        self._seconds_before = state["seconds"]
        self._began = time.monotonic()
        self._note(f"goes on after iteration {self._iteration}")

    # Telling

    def _note(self, told: str) -> None:
        self._tell(f"{self._seconds:6.1f} s  {told}")

    def _report_sizes(self) -> None:
        counts = {
            name: sum(tensor.numel() for tensor in weights.values())
            for name, weights in self._learner.tensors.items()
        }
        played = self._played
        self._note(
            f"{_device_name(self._device)}: policy {counts['policy'] / 1e6:.2f} M weights from "
            f"{self._learner.inputs.size} inputs, critic {counts['critic'] / 1e6:.2f} M; "
            f"{len(self._tables.batch.setups)} set-ups, seen {tuple(played.seen.shape)}, "
            f"minibatch {self._settings.minibatch}; {self._memory()}"
        )

    def _report(self, figures: Figures, playing: float, learning: float) -> None:
        played = self._settings.matches * self._settings.steps
        self._note(
            f"{self._progress:4.0%} iteration {self._iteration}: {played / (playing + learning) / 1e6:.3f} M "
            f"decisions/s (playing {playing:.2f} s, learning {learning:.2f} s), learnt {figures.learnt}, "
            f"entropy {figures.entropy:.3f}, drift {figures.drift:.4f}, clipped {figures.clipped:.3f}, "
            f"critic explains {figures.explained:.2f}; {self._memory()}"
        )

    def _report_setups(self) -> None:
        leads = self._duel.leads(self._learner.average, None)
        for setup, lead in self._duel.by_setup(leads):
            self._tell(f"          over random {_told(lead)}  {setup}")

    def _memory(self) -> str:
        if self._device.type != "cuda":
            return "on the processor"
        free, total = torch.cuda.mem_get_info()
        return f"{(total - free) / 2**30:.1f} of {total / 2**30:.0f} GiB used"

    def _wait(self) -> None:
        if self._device.type == "cuda":
            torch.cuda.synchronize()


def find_device(name: str) -> torch.device:
    """`RidottoError` where there is no GPU."""
    if name == "cuda" and not torch.cuda.is_available():
        raise RidottoError("learn-no-gpu")
    return torch.device(name)


def _device_name(device: torch.device) -> str:
    return str(torch.cuda.get_device_name()) if device.type == "cuda" else "processor"


def _told(lead: Lead) -> str:
    return f"{lead.points:+.2f} ± {lead.within:.2f}"


def _on_host(tensors: Weights) -> Weights:
    return {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}


def _copy(kept: Weights, tensors: Weights) -> None:
    for name, tensor in tensors.items():
        tensor.copy_(kept[name])


# What `_state` wrote.
def _read(file: Path) -> dict[str, Any]:
    try:
        # Tensors and numbers.
        found: dict[str, Any] = torch.load(
            io.BytesIO(file.read_bytes()), map_location="cpu", weights_only=True
        )
    except FileNotFoundError:
        raise RidottoError("learn-nothing-to-resume", file=quote_short(str(file))) from None
    except OSError as error:
        reason = quote_short(error.strerror or error)
        raise RidottoError("file-not-usable", file=quote_short(str(file)), reason=reason) from None
    except Exception as error:
        # PyTorch has errors of many kinds for a file that is cut or something else.
        raise RidottoError("learn-checkpoint-damaged", file=quote_short(str(file))) from error
    return found
