"""A checkpoint: everything that is needed to resume a training run."""

import io
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.learn.learner import Learner
from ridotto.learn.networks.network import Weights
from ridotto.learn.output.curve import Mark
from ridotto.learn.output.files import write_whole
from ridotto.learn.playing.parts import Playing
from ridotto.learn.settings import Settings, Stop


@dataclass(slots=True, kw_only=True)
class Progress:
    """The progress of a training run."""

    iteration: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Seconds before this process resumed it."""
    marks: list[Mark] = field(default_factory=list)
    early: Weights | None = None
    """The network at the first mark."""


class Checkpoint:
    def __init__(
        self,
        file: Path,
        settings: Settings,
        *,
        learner: Learner,
        playing: Playing,
        luck: torch.Generator,
    ) -> None:
        self._file = file
        self._settings = settings
        self._learner = learner
        self._playing = playing
        self._luck = luck

    def save(self, progress: Progress, stop: Stop, seconds: float) -> None:
        state: dict[str, object] = {
            "settings": asdict(self._settings),
            "stop": asdict(stop),
            "iteration": progress.iteration,
            "decisions": progress.decisions,
            "seconds": seconds,
            "marks": [asdict(mark) for mark in progress.marks],
            "luck": self._luck.get_state(),
            "optimizer": self._learner.optimizer.state_dict(),
            "networks": {name: _on_host(weights) for name, weights in self._learner.tensors.items()},
            "early": None if progress.early is None else _on_host(progress.early),
            "parts": self._playing.states(),
        }
        content = io.BytesIO()
        torch.save(state, content)
        write_whole(self._file, content.getvalue())

    def resume(self) -> tuple[Progress, Stop]:
        """Restores everything; returns the progress and the planned end."""
        state = self._read()
        try:
            others = self._settings.differences(state["settings"])
            if not others:
                return self._restored(state), Stop(**state["stop"])
        except (KeyError, TypeError, RuntimeError, ValueError, AttributeError) as error:
            # A valid PyTorch file, but not one that `save` has written.
            raise self._damaged() from error
        raise RidottoError("learn-other-settings", names=", ".join(others))

    # Any: the content of the file; PyTorch gives it no type.
    def _restored(self, state: dict[str, Any]) -> Progress:
        learner = self._learner
        with torch.no_grad():
            for name, weights in learner.tensors.items():
                _copy(state["networks"][name], weights)
        learner.refresh_player()
        learner.restore_optimizer(state["optimizer"])
        self._playing.go_on_from(state["parts"])
        self._luck.set_state(state["luck"])
        early: Weights | None = state["early"]
        return Progress(
            iteration=int(state["iteration"]),
            decisions=int(state["decisions"]),
            seconds=float(state["seconds"]),
            marks=[Mark(**mark) for mark in state["marks"]],
            early=early and {name: tensor.to(self._luck.device) for name, tensor in early.items()},
        )

    # Any: as above.
    def _read(self) -> dict[str, Any]:
        try:
            content = self._file.read_bytes()
        except FileNotFoundError:
            raise RidottoError("learn-nothing-to-resume", file=quote_short(str(self._file))) from None
        try:
            # Any: as above.
            found: dict[str, Any] = torch.load(io.BytesIO(content), map_location="cpu", weights_only=True)
        except Exception as error:
            # PyTorch raises many kinds of errors for a truncated or foreign file.
            raise self._damaged() from error
        return found

    def _damaged(self) -> RidottoError:
        return RidottoError("learn-checkpoint-damaged", file=quote_short(str(self._file)))


def _on_host(tensors: Weights) -> Weights:
    return {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}


def _copy(kept: Weights, tensors: Weights) -> None:
    for name, tensor in tensors.items():
        tensor.copy_(kept[name])
