"""How a network learns: losses, layers that only training needs, and the optimiser's steps."""

import copy
import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F

IMPOSSIBLE = 1e3
"""A similarity that no two views have: it masks pairs out."""


class Heads(nn.Module):
    """Layers that only training needs: an embedding of unit length, and a classifier of kinds."""

    def __init__(self, size: int, dimensions: int, kinds: int) -> None:
        super().__init__()
        self.norm = nn.BatchNorm1d(size, affine=False)
        self.embed = nn.Linear(size, dimensions)
        self.embed_norm = nn.BatchNorm1d(dimensions)
        self.tell = nn.Linear(dimensions, kinds)

    def forward(self, pooled: Tensor) -> tuple[Tensor, Tensor]:
        embedded = self.embed_norm(self.embed(self.norm(pooled)))
        return F.normalize(embedded), self.tell(embedded)


class Mean:
    """The exponential moving average of modules' weights."""

    def __init__(self, *modules: nn.Module) -> None:
        self.modules = nn.ModuleList(copy.deepcopy(module) for module in modules)

    @torch.no_grad()
    def follow(self, *modules: nn.Module, rate: float) -> None:
        kept = [value for value in self.modules.state_dict().values()]
        now = [value for module in modules for value in module.state_dict().values()]
        for before, after in zip(kept, now):
            if before.dtype.is_floating_point:
                before.lerp_(after, rate)
            else:
                before.copy_(after)


def contrast(one: Tensor, other: Tensor, temperature: float, margin: float = 0.0, lighter: Tensor | None = None) -> Tensor:
    """NT-Xent (Chen et al. 2020): each view must find its partner among all other views of the batch.

    The partner's cosine counts `margin` less (Wang et al. 2018). `lighter`, N × N, is added to the logits: pairs that may be alike.
    """
    both = torch.cat([one, other])
    alike = both @ both.T / temperature
    count = len(one)
    if lighter is not None:
        alike = alike + lighter.repeat(2, 2)
    partner = torch.arange(2 * count, device=one.device).roll(count)
    alike[torch.arange(2 * count, device=one.device), partner] -= margin / temperature
    return F.cross_entropy(alike.fill_diagonal_(-IMPOSSIBLE), partner)


def recall_of(one: Tensor, other: Tensor) -> float:
    """R@1: how often the most similar row of `other` is the row with the same number."""
    return ((one @ other.T).argmax(1) == torch.arange(len(one), device=one.device)).float().mean().item()


def set_rate(optimiser: torch.optim.Optimizer, highest: float, step: int, steps: int) -> None:
    """Warm-up over the first twentieth of the steps, then half a cosine down to zero."""
    warm = min(1.0, (step + 1) / (0.05 * steps))
    for group in optimiser.param_groups:
        group["lr"] = highest * warm * 0.5 * (1 + math.cos(math.pi * step / steps))


def step_by(optimiser: torch.optim.Optimizer, loss: Tensor, *modules: nn.Module) -> None:
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_([part for module in modules for part in module.parameters()], 5)
    optimiser.step()
