"""Progress messages of a training run."""

from collections.abc import Callable

import torch

from ridotto.learn.learner import Figures
from ridotto.learn.playing.duel import Lead
from ridotto.learn.settings import Stop
from ridotto.locale import Say


class ProgressReport:
    def __init__(self, say: Say, write: Callable[[str], None]) -> None:
        self._say = say
        self._write = write

    def dealt(self, seconds: float) -> None:
        self._note(seconds, self._say("learning-dealt"))

    def sizes(
        self,
        seconds: float,
        device: torch.device,
        *,
        policy: int,
        critic: int,
        inputs: int,
        setups: int,
        decisions: int,
        minibatch: int,
    ) -> None:
        """`policy`, `critic`: the number of their weights."""
        self._note(
            seconds,
            self._say(
                "learning-sizes",
                device=device_name(device),
                policy=f"{policy / 1e6:.2f}",
                critic=f"{critic / 1e6:.2f}",
                inputs=str(inputs),
                setups=str(setups),
                decisions=str(decisions),
                minibatch=str(minibatch),
                memory=self._memory(device),
            ),
        )

    def goes_on(self, seconds: float, iteration: int) -> None:
        self._note(seconds, self._say("learning-goes-on", iteration=str(iteration)))

    def other_schedule(self, seconds: float, before: Stop, now: Stop) -> None:
        self._note(seconds, self._say("learning-other-schedule", before=str(before), now=str(now)))

    def iteration(
        self,
        seconds: float,
        device: torch.device,
        figures: Figures,
        *,
        progress: float,
        iteration: int,
        played: int,
        playing: float,
        learning: float,
    ) -> None:
        """`playing`, `learning`: the seconds of each."""
        self._note(
            seconds,
            self._say(
                "learning-iteration",
                done=f"{100 * progress:3.0f}",
                iteration=str(iteration),
                speed=f"{played / (playing + learning) / 1e6:.3f}",
                playing=f"{playing:.2f}",
                learning=f"{learning:.2f}",
                learnt=str(figures.learnt),
                entropy=f"{figures.entropy:.3f}",
                drift=f"{figures.drift:.4f}",
                clipped=f"{figures.clipped:.3f}",
                explained=_signed(f"{figures.explained:.2f}"),
                memory=self._memory(device),
            ),
        )

    def mark(
        self, seconds: float, random: Lead, early: Lead, rivals: Lead | None, told: str, speed: float
    ) -> None:
        """`told`: the words for the lead over rivals."""
        text = self._say(
            "learning-mark", random=_told(random), early=_told(early), speed=f"{speed / 1e6:.2f}"
        )
        self._note(seconds, text)
        if rivals is not None:
            self._note(seconds, self._say(told, lead=_told(rivals)))

    def setup(self, setup: str, lead: Lead, rivals: Lead | None, told: str) -> None:
        line = self._say("learning-setup", lead=_told(lead), setup=setup)
        if rivals is not None:
            line += f"  {self._say(told, lead=_told(rivals))}"
        self._write(f"          {line}")

    def _note(self, seconds: float, told: str) -> None:
        self._write(f"{seconds:6.1f} s  {told}")

    def _memory(self, device: torch.device) -> str:
        if device.type != "cuda":
            return self._say("learning-processor")
        free, total = torch.cuda.mem_get_info()
        used, most = f"{(total - free) / 2**30:.1f}", f"{total / 2**30:.0f}"
        return self._say("learning-memory", used=used, total=most)


def device_name(device: torch.device) -> str:
    return str(torch.cuda.get_device_name()) if device.type == "cuda" else "CPU"


def _told(lead: Lead) -> str:
    return _signed(f"{lead.points:+.2f} ± {lead.within:.2f}")


def _signed(number: str) -> str:
    """With a minus sign as it is printed."""
    return number.replace("-", "−")
