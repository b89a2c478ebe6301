"""What a step sees: which materials, and two views of each."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from materials import SIBLINGS, Materials
from views import draw_covers, draw_photographs, greyed


@dataclass(frozen=True)
class Batch:
    """How the batches of a run are composed."""

    size: int
    """Materials; a step sees two views of each."""
    side: int
    """Of a view, in pixels, for most of the steps."""
    last_side: int
    """For the last `LAST_STEPS` of them: as the product prepares pictures."""
    siblings: float
    """The share of the materials that come with all their siblings, which are each other's hardest negatives, once it has grown."""

    def side_at(self, part: float) -> int:
        """`part` of the steps are done, 0..1."""
        return self.last_side if part >= 1 - LAST_STEPS else self.side

    def siblings_at(self, part: float) -> float:
        return self.siblings * min(1.0, part / GROWTH)


LAST_STEPS = 0.15
GROWTH = 0.5
"""The share of siblings grows evenly for so long: what is far apart is learnt first."""


BOTH_PHOTOGRAPHS = 0.2
"""The share of batches that compare two photographs; the others compare a photograph with a cover, as searches do."""
GREY = 0.3
"""The share of batches without colours, so that shapes alone must do. The whole batch is grey, so that greyness tells no member."""
LIGHTER = 0.25
"""The weight of another region of the same surface as a negative: regular patterns cannot tell it."""


def choose(numbers: np.random.Generator, families: int, size: int, siblings: float) -> np.ndarray:
    """Numbers of `size` materials: families with all siblings, in all a share `siblings`, and single siblings of others."""
    whole = int(size * siblings / SIBLINGS)
    single = size - whole * SIBLINGS
    chosen = numbers.choice(families, whole + single, replace=False)
    together = (chosen[:whole, None] * SIBLINGS + np.arange(SIBLINGS)).reshape(-1)
    return np.concatenate([together, chosen[whole:] * SIBLINGS + numbers.integers(0, SIBLINGS, single)])


def draw_pair(materials: Materials, chosen: np.ndarray, side: int, seed: tuple[int, ...]) -> tuple[Tensor, Tensor]:
    """Two views of each material, N × 3 × side × side bytes each."""
    numbers = np.random.default_rng((*seed, 1))
    planes = materials.take(chosen)
    draw = draw_photographs if numbers.random() < BOTH_PHOTOGRAPHS else draw_covers
    one, other = draw(planes, side, (*seed, 2)), draw_photographs(planes, side, (*seed, 3))
    return (greyed(one), greyed(other)) if numbers.random() < GREY else (one, other)


def lighter_of(chosen: np.ndarray, device: torch.device) -> Tensor:
    """What is added to the logits of each pair: the logarithm of its weight."""
    family, sibling = torch.from_numpy(chosen // SIBLINGS), torch.from_numpy(chosen % SIBLINGS)
    are_regions = (family[:, None] == family[None]) & (sibling[:, None] < 2) & (sibling[None] < 2)
    are_regions &= ~torch.eye(len(chosen), dtype=torch.bool)
    return torch.where(are_regions, float(np.log(LIGHTER)), 0.0).to(device)
