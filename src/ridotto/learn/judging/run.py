"""Trains a judge: a network plays matches, and the judge learns their results."""

import time
from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.learn.judging.judge import LearningJudge
from ridotto.learn.judging.positions import Positions
from ridotto.learn.memory import check_memory
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.known import Known
from ridotto.learn.networks.network import frozen, kind_on, on_device
from ridotto.learn.output.files import JUDGE, write_whole
from ridotto.learn.playing.choices import seeded
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.playing.opponents import Frozen, Random
from ridotto.learn.progress import device_name
from ridotto.learn.settings import Settings, Stop
from ridotto.locale import Say
from ridotto.nets.declared import Learning, fingerprint_of
from ridotto.nets.inputs import Inputs
from ridotto.nets.judging.declared import Judging
from ridotto.nets.judging.judge import WIDTH
from ridotto.nets.weights import About, packed

TOLD_EVERY_S = 5.0


class JudgeRun:
    def __init__(
        self,
        learning: Learning[View],
        settings: Settings,
        stop: Stop,
        player: Known,
        *,
        out: Path,
        say: Say,
        write: Callable[[str], None],
    ) -> None:
        """`player`: the network whose matches are judged."""
        self._began = time.monotonic()
        self._learning = learning
        self._judging = _judging(learning, settings.game)
        check_memory(learning, settings)
        self._settings = settings
        self._digest = player.digest
        self._stop = stop
        self._out = out
        self._say = say
        self._write = write
        self._device = device = torch.device(settings.device)
        self._luck = seeded(device, settings.seed, "judge")
        setups = None if self._judging.setups is None else self._judging.setups()
        self._tables = MatchTensors(
            settings.game, learning, seeds=[f"{settings.seed}/{match}" for match in range(settings.matches)],
            device=device, luck=self._luck, win_share=self._judging.win_share, setups=setups,
        )  # fmt: skip
        kind = kind_on(device)
        self._inputs = DeviceInputs(learning.inputs, device, kind)
        weights = frozen(on_device(player.arrays, self._inputs, device), kind)
        self._player = Frozen(self._tables, weights, learning.mixed_phases)
        self._positions = Positions(self._tables, self._judging, self._luck)
        self._judge = LearningJudge(self._judging.judge_input, device, self._luck)
        self._iterations = self._learnt = self._matches = 0

    @property
    def _seconds(self) -> float:
        return time.monotonic() - self._began

    @property
    def _done(self) -> float:
        return self._stop.progress(seconds=self._seconds, iterations=self._iterations)

    def go(self) -> None:
        """At least one iteration, however short the time: an untrained judge is useless."""
        last_told = 0.0
        while self._iterations == 0 or self._done < 1.0:
            seen, worth = self._play()
            errors, spread = self._learn(seen, worth)
            self._iterations += 1
            if self._seconds - last_told >= TOLD_EVERY_S or self._done >= 1.0:
                last_told = self._seconds
                self._tell(1.0 - errors / max(spread, 1e-9))
        write_whole(self._out / JUDGE, self._packed())

    def _play(self) -> tuple[Tensor, Tensor]:
        """The observations from finished matches, and their results."""
        tables, luck = self._tables, self._luck
        seen = torch.zeros(tables.count, tables.seen_cells, dtype=torch.int64, device=self._device)
        rows = []
        with torch.no_grad():
            for _ in range(self._settings.steps):
                tables.see(seen)
                legal = tables.legal()
                numbers = self._inputs.of(seen)
                chosen = self._player.choose(numbers, legal, legal, luck)
                anything = Random().choose(numbers, legal, legal, luck)
                is_whim = torch.rand(tables.count, generator=luck, device=self._device) < self._judging.whim
                chosen = torch.where(is_whim, anything, chosen)
                self._positions.look_ahead(tables.as_taken(chosen))
                rewards, _, is_over = tables.advance(chosen)
                self._matches += int(is_over.sum())
                rows.append(self._positions.take_over(rewards, is_over))
        return torch.cat([seen for seen, _ in rows]), torch.cat([worth for _, worth in rows])

    def _learn(self, seen: Tensor, worth: Tensor) -> tuple[float, float]:
        """The mean squared error of the judge, and of always predicting the mean."""
        if not len(seen):
            raise RidottoError("learn-nothing-known", steps=self._settings.steps)
        order = torch.randperm(len(seen), generator=self._luck, device=self._device)
        errors = torch.zeros((), device=self._device)
        for part in order.split(self._settings.minibatch):
            errors += self._judge.learn(seen[part].contiguous(), worth[part], self._done).sum()
        self._learnt += len(seen)
        return float(errors) / len(seen), float(worth.var(correction=0))

    def _tell(self, explained: float) -> None:
        self._write(
            self._say(
                "judging-progress",
                seconds=f"{self._seconds:.1f}",
                percent=f"{100 * self._done:.0f}",
                positions=str(self._learnt),
                matches=str(self._matches),
                explained=f"{explained:.3f}",
            )
        )

    def _packed(self) -> bytes:
        judge_input = self._judging.judge_input
        about = About(
            game=judge_input.game,
            version=judge_input.version,
            fingerprint=fingerprint_of(judge_input.fields),
            inputs=Inputs(judge_input.fields).size,
            width=WIDTH,
            blocks=0,
            outputs=1,
            made={
                "seed": self._settings.seed,
                "matches": self._matches,
                "positions": self._learnt,
                "minutes": round(self._seconds / 60, 2),
                "device": device_name(self._device),
                "torch": str(torch.__version__),
                "player": self._digest,
            },
        )
        return packed(self._judge.arrays(), about)


def _judging(learning: Learning[View], game: str) -> Judging:
    if learning.load_judging is None:
        raise RidottoError("learn-no-judge", game=game)
    return learning.load_judging()
