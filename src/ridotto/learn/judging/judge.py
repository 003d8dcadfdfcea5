"""The judge during training."""

import numpy as np
import torch
from torch import Tensor, nn

from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.nets.inputs import Inputs
from ridotto.nets.judging.declared import JudgeInput
from ridotto.nets.judging.judge import SECOND_WIDTH, WIDTH
from ridotto.nets.weights import Arrays

RATES = (2e-3, 1e-5)
"""The learning rate at the start and at the end."""


class LearningJudge:
    def __init__(self, judge_input: JudgeInput, device: torch.device, luck: torch.Generator) -> None:
        self.inputs = DeviceInputs(Inputs(judge_input.fields), device, torch.float32)
        sizes = (self.inputs.size, WIDTH, SECOND_WIDTH, 1)
        self._layers = [nn.Linear(*sizes[at : at + 2], device=device) for at in range(3)]
        for layer in self._layers:
            nn.init.kaiming_uniform_(layer.weight, nonlinearity="relu", generator=luck)
            nn.init.zeros_(layer.bias)
        first, second, last = self._layers
        self._network = nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)
        self._optimizer = torch.optim.Adam(self._network.parameters(), lr=RATES[0])

    def learn(self, seen: Tensor, worth: Tensor, progress: float) -> Tensor:
        """Learn from one minibatch; returns the squared errors before the update."""
        for group in self._optimizer.param_groups:
            group["lr"] = RATES[0] + (RATES[1] - RATES[0]) * progress
        errors = (self._network(self.inputs.of(seen))[:, 0] - worth).square()
        self._optimizer.zero_grad()
        errors.mean().backward()
        self._optimizer.step()
        return errors.detach()

    def arrays(self) -> Arrays:
        """As stored in a file: a row for each input."""
        found: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = {}
        for at, layer in enumerate(self._layers):
            weights = layer.weight.detach().T.float().cpu().numpy()
            found[f"{at}.w"] = weights[self.inputs.kept] if at == 0 else weights
            found[f"{at}.b"] = layer.bias.detach().float().cpu().numpy()
        return found
