"""How a network learns: losses, layers that only training needs, and the optimiser's steps."""

import copy
import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from encoder import Standard
from network import Network

IMPOSSIBLE = 1e3
"""A similarity that no two views have: it masks pairs out."""


class Heads(nn.Module):
    """Layers that only training needs: an embedding, its projection for the contrast, and a classifier of kinds."""

    def __init__(self, size: int, kinds: int) -> None:
        super().__init__()
        self.embed = nn.Sequential(nn.BatchNorm1d(size, affine=False), nn.Linear(size, 192), nn.BatchNorm1d(192))
        self.compare = nn.Sequential(nn.ReLU(), nn.Linear(192, 192), nn.ReLU(), nn.Linear(192, 128))
        self.tell = nn.Linear(192, kinds)

    def forward(self, pooled: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        embedded = self.embed(pooled)
        return embedded, F.normalize(self.compare(embedded)), self.tell(embedded)


class Mean:
    """The exponential moving average of a network's weights."""

    def __init__(self, network: Network) -> None:
        self.network = copy.deepcopy(network)

    @torch.no_grad()
    def follow(self, network: Network, rate: float = 0.005) -> None:
        for kept, now in zip(self.network.state_dict().values(), network.state_dict().values()):
            if kept.dtype.is_floating_point:
                kept.lerp_(now, rate)
            else:
                kept.copy_(now)


def contrast(one: Tensor, other: Tensor, temperature: float) -> Tensor:
    """NT-Xent: each view must find its partner among all other views of the batch."""
    both = torch.cat([one, other])
    alike = (both @ both.T).fill_diagonal_(-IMPOSSIBLE)
    count = len(one)
    partner = torch.arange(2 * count).roll(count)
    return F.cross_entropy(alike / temperature, partner)


def recall_of(one: Tensor, other: Tensor) -> float:
    """R@1: how often the most similar row of `other` is the row with the same number."""
    return ((one @ other.T).argmax(1) == torch.arange(len(one))).float().mean().item()


def normalised(pooled: Tensor) -> Tensor:
    return (pooled - pooled.mean(0)) / (pooled.std(0) + 1e-3)


def standard_of(numbers: Tensor) -> Standard:
    flat = numbers.reshape(-1, numbers.shape[-1])
    return Standard(flat.mean(0), flat.std(0) + 1e-4)


def set_rate(optimiser: torch.optim.Optimizer, highest: float, step: int, steps: int) -> None:
    """Warm-up over the first twentieth of the steps, then half a cosine down to zero."""
    warm = min(1.0, (step + 1) / (0.05 * steps))
    for group in optimiser.param_groups:
        group["lr"] = highest * warm * 0.5 * (1 + math.cos(math.pi * step / steps))


def step_by(optimiser: torch.optim.Optimizer, loss: Tensor, network: nn.Module) -> None:
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 5)
    optimiser.step()
