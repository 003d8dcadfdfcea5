"""A whole training run: rollouts and updates in turn, with checkpoints, weights and the learning curve."""

import math
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import torch

from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.engine.observations.layout import Field
from ridotto.learn.learner import Figures, Learner
from ridotto.learn.memory import check_memory
from ridotto.learn.networks.network import as_arrays, frozen, on_device
from ridotto.learn.output.checkpoint import Checkpoint, Progress
from ridotto.learn.output.curve import Mark, as_csv, as_svg
from ridotto.learn.output.files import CHECKPOINT, CRITIC, CURVE, FINE_WEIGHTS, PICTURE, WEIGHTS, write_whole
from ridotto.learn.playing.choices import seeded
from ridotto.learn.playing.duel import Duel, Lead, lead_of
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.playing.opponents import Random
from ridotto.learn.playing.part import PartSettings
from ridotto.learn.playing.parts import Elsewhere, Parts, Playing, Whole, in_parts
from ridotto.learn.progress import ProgressReport, device_name
from ridotto.learn.settings import Settings, Stop
from ridotto.learn.training_opponents import training_opponents
from ridotto.nets.declared import Learning, fingerprint_of
from ridotto.nets.inputs import Inputs
from ridotto.nets.weights import About, Arrays, Precision, packed

MARKS = 8
"""The number of marks if iterations are counted and not minutes."""
TOLD_EVERY_S = 5.0
TOLD_AT_FIRST = 5
"""The first iterations, of which each is reported."""


class Run:
    def __init__(
        self,
        learning: Learning[View],
        settings: Settings,
        stop: Stop,
        *,
        out: Path,
        duel_matches: int,
        report: ProgressReport,
        against: Arrays | None = None,
        start: Arrays | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        """`out`: a folder that need not be there before `go`. `against`: a network that has all other seats.
        `start`: the network that it starts from. `elsewhere`: the workers that play, if it is not this
        process alone.
        """
        self._began = time.monotonic()
        self._learning = learning
        self._settings = settings
        self._stop = stop
        self._out = out
        self._report = report
        self._device = device = torch.device(settings.device)
        check_memory(learning, settings)
        self._luck = seeded(device, settings.seed, "learn")
        self._progress = Progress()
        game, seed = settings.game, settings.seed
        seeds = tuple(f"{seed}/{match}" for match in range(settings.matches))
        whole = PartSettings(0, lambda: learning, settings, seeds, against)
        self._playing: Playing
        if elsewhere is None:
            self._playing = Whole(whole, device, self._luck)
        else:
            all_settings = in_parts(replace(whole, load=elsewhere.load))
            self._playing = Parts(all_settings, elsewhere.workers, device)
        report.dealt(self._seconds)
        self._opponents = opponents = training_opponents(
            learning, settings.rates.rival_shares, against, device
        )
        is_alone = opponents is not None and opponents.is_alone
        self._learner = Learner(learning, settings, device, self._luck)
        if start is not None:
            self._learner.start_from(on_device(start, self._learner.inputs, device))
        # Single rounds are played for points here; whole matches as the bot plays them.
        fixed = torch.Generator(device)
        duel_seeds = [f"duel/{match}" for match in range(duel_matches)]
        others = MatchTensors(
            game, learning, seeds=duel_seeds, device=device, luck=fixed,
            win_share=1.0 if learning.goals is None else 0.0,
        )  # fmt: skip
        self._duel = Duel(
            others, self._learner.inputs, self._learner.kind, learning.mixed_phases, is_alone=is_alone
        )
        self._rivals = None if opponents is None else opponents.sit(others, duel_seeds)
        self._checkpoint = Checkpoint(
            out / CHECKPOINT, settings, learner=self._learner, playing=self._playing, luck=self._luck,
        )  # fmt: skip
        self._tell_sizes()

    @property
    def _seconds(self) -> float:
        return self._progress.seconds + time.monotonic() - self._began

    @property
    def _done(self) -> float:
        """From 0 to 1."""
        return self._stop.progress(seconds=self._seconds, iterations=self._progress.iteration)

    def resume(self) -> None:
        """Resume from the checkpoint exactly."""
        self._progress, before = self._checkpoint.resume()
        self._began = time.monotonic()
        self._report.goes_on(self._seconds, self._progress.iteration)
        if str(before) != str(self._stop):
            self._report.other_schedule(self._seconds, before, self._stop)

    def go(self) -> None:
        """At least one iteration, however short the time: an untrained network is useless."""
        progress = self._progress
        last_told, last_decisions, last_at = 0.0, progress.decisions, self._seconds
        marks = MARKS if self._stop.iterations is not None else max(2, round(self._stop.minutes))
        next_mark = min(marks, int(self._done * marks) + 1)
        while progress.iteration == 0 or self._done < 1.0:
            started = time.monotonic()
            self._playing.play(self._learner.player)
            self._wait()
            between = time.monotonic()
            figures = self._learner.learn(self._playing.rollout, self._done, progress.iteration)
            ended = time.monotonic()
            progress.iteration += 1
            progress.decisions += self._settings.matches * self._settings.steps
            self._check(figures)
            if progress.iteration <= TOLD_AT_FIRST or self._seconds - last_told >= TOLD_EVERY_S:
                last_told = self._seconds
                self._tell(figures, between - started, ended - between)
            if self._done * marks >= next_mark:
                next_mark = int(self._done * marks) + 1
                speed = (progress.decisions - last_decisions) / max(1e-9, self._seconds - last_at)
                self._mark(figures, speed)
                last_decisions, last_at = progress.decisions, self._seconds
        write_whole(self._out / FINE_WEIGHTS, self._weights("float16"))
        write_whole(self._out / CRITIC, self._critic())
        average, duel = self._learner.average, self._duel
        over_random = duel.by_setup(duel.leads(average, Random()))
        over_rivals: Sequence[tuple[str, Lead | None]] = [(setup, None) for setup, _ in over_random]
        if self._rivals is not None:
            over_rivals = duel.by_setup(duel.leads(average, self._rivals))
        for (setup, lead), (_, rivals) in zip(over_random, over_rivals, strict=True):
            self._report.setup(setup, lead, rivals, self._opponents_told)

    def _check(self, figures: Figures) -> None:
        """Stop if a figure is not finite: training cannot recover from that."""
        if not math.isfinite(figures.entropy + figures.drift + figures.critic_loss):
            raise RidottoError("learn-diverged", iteration=self._progress.iteration)

    def _mark(self, figures: Figures, speed: float) -> None:
        average, progress = self._learner.average, self._progress
        if progress.early is None:
            progress.early = frozen(average, torch.float32)
        duel = self._duel
        random = lead_of(duel.leads(average, Random()))
        early = lead_of(duel.leads(average, duel.network(progress.early)))
        rivals = None if self._rivals is None else lead_of(duel.leads(average, self._rivals))
        progress.marks.append(
            Mark(
                iteration=progress.iteration,
                minutes=self._seconds / 60,
                decisions=progress.decisions,
                decisions_per_s=speed,
                entropy=figures.entropy,
                drift=figures.drift,
                clipped=figures.clipped,
                explained=figures.explained,
                over_random=random.points,
                over_random_within=random.within,
                over_early=early.points,
                over_early_within=early.within,
                over_rivals=rivals.points if rivals is not None else 0.0,
                over_rivals_within=rivals.within if rivals is not None else 0.0,
            )
        )
        self._report.mark(self._seconds, random, early, rivals, self._opponents_told, speed)
        self.save()

    def save(self) -> None:
        marks = self._progress.marks
        write_whole(self._out / WEIGHTS, self._weights("int8"))
        write_whole(self._out / CURVE, as_csv(marks))
        write_whole(self._out / PICTURE, as_svg(marks, self._settings.game))
        self._checkpoint.save(self._progress, self._stop, self._seconds)

    def _weights(self, precision: Precision) -> bytes:
        learner, sizes = self._learner, self._settings.sizes
        arrays = as_arrays(learner.average, learner.inputs)
        about = self._about(self._learning.fields, sizes.width, sizes.blocks, MOST_ACTIONS)
        return packed(arrays, about, precision)

    def _critic(self) -> bytes:
        learner, sizes = self._learner, self._settings.sizes
        arrays = as_arrays(learner.critic, learner.critic_inputs)
        about = self._about(self._learning.critic_fields, sizes.critic_width, sizes.critic_blocks, 1)
        return packed(arrays, about)

    def _about(self, fields: Sequence[Field], width: int, blocks: int, outputs: int) -> About:
        settings = self._settings
        return About(
            game=settings.game,
            version=self._learning.layout.version,
            fingerprint=fingerprint_of(fields),
            inputs=Inputs(fields).size,
            width=width,
            blocks=blocks,
            outputs=outputs,
            made={
                "seed": settings.seed,
                "matches": settings.matches,
                "steps": settings.steps,
                "minibatch": settings.minibatch,
                "iterations": self._progress.iteration,
                "decisions": self._progress.decisions,
                "minutes": round(self._seconds / 60, 2),
                "device": device_name(self._device),
                "torch": str(torch.__version__),
            },
        )

    @property
    def _opponents_told(self) -> str:
        return "" if self._opponents is None else self._opponents.told

    def _tell(self, figures: Figures, playing: float, learning: float) -> None:
        self._report.iteration(
            self._seconds, self._device, figures, progress=self._done, iteration=self._progress.iteration,
            played=self._settings.matches * self._settings.steps, playing=playing, learning=learning,
        )  # fmt: skip

    def _tell_sizes(self) -> None:
        counts = {
            name: sum(tensor.numel() for tensor in weights.values())
            for name, weights in self._learner.tensors.items()
        }
        self._report.sizes(
            self._seconds, self._device, policy=counts["policy"], critic=counts["critic"],
            inputs=self._learner.inputs.size, setups=len(self._learning.setups()),
            decisions=self._settings.matches * self._settings.steps, minibatch=self._settings.minibatch,
        )  # fmt: skip

    def _wait(self) -> None:
        if self._device.type == "cuda":
            torch.cuda.synchronize()


def check_device(name: str) -> None:
    """Raises a `RidottoError` if there is no GPU."""
    if name == "cuda" and not torch.cuda.is_available():
        raise RidottoError("learn-no-gpu")
