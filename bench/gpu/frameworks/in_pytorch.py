"""The work in PyTorch, its step recorded as a CUDA graph: plain, and compiled as `ridotto learn` does it."""

from collections.abc import Callable

import torch
from torch import Tensor

from bench.gpu.frameworks.work import ENTROPY, NETWORKS, RATE, Pieces, Work
from ridotto.learn.fused import fused
from ridotto.learn.learner import BETAS, CLIP, LARGEST_STEP
from ridotto.learn.networks.network import Weights, frozen, kind_on, run
from ridotto.learn.playing.choices import drawn, policy_chances
from ridotto.learn.recorded import Recorded


def compiled(work: Work) -> Pieces:
    return _pieces(work, fused)


def plain(work: Work) -> Pieces:
    return _pieces(work, lambda each, _: each)


def _pieces(
    work: Work, made: Callable[[Callable[..., Tensor], torch.device], Callable[..., Tensor]]
) -> Pieces:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    kind = kind_on(device)
    policy, critic = (
        {
            name.removeprefix(f"{network}."): torch.tensor(array, device=device, requires_grad=True)
            for name, array in work.weights.items()
            if name.startswith(network)
        }
        for network in NETWORKS
    )
    seen, by_critic = (
        torch.tensor(array, device=device, dtype=kind) for array in (work.seen, work.seen_by_critic)
    )
    legal, chosen, chance, advantage, returns = (
        torch.tensor(array, device=device)
        for array in (work.legal, work.chosen, work.chance, work.advantage, work.returns)
    )
    player = frozen(policy, kind)
    luck = torch.Generator(device).manual_seed(1)
    tensors = [*policy.values(), *critic.values()]
    on_gpu = device.type == "cuda"
    optimizer = torch.optim.Adam(
        tensors, lr=torch.tensor(RATE, device=device), betas=BETAS, eps=1e-6, fused=on_gpu, capturable=on_gpu
    )

    def loss_of(policy: Weights, critic: Weights) -> Tensor:
        chances = policy_chances(policy, seen, legal)
        ratio = (chances.gather(1, chosen[:, None])[:, 0] - chance).exp()
        gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        critic_loss = (run(critic, by_critic)[:, 0] - returns).square().mean()
        return -gain - ENTROPY * entropy + 0.5 * critic_loss

    losses, chances_of = made(loss_of, device), made(policy_chances, device)

    def step() -> Tensor:
        loss = losses(policy, critic)
        optimizer.zero_grad()
        loss.backward()
        for network in (policy, critic):
            torch.nn.utils.clip_grad_norm_(list(network.values()), LARGEST_STEP)
        optimizer.step()
        return loss.detach()

    recorded = Recorded(step, device)

    def choose(times: int) -> int:
        with torch.no_grad():
            for _ in range(times):
                found = drawn(chances_of(player, seen, legal), luck)
        return int(found[0])

    def learn(times: int) -> float:
        for _ in range(times):
            loss = recorded()
        return float(loss)

    return choose, learn
