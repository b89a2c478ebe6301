"""Pairs of views for the contrastive steps, drawn in a separate process."""

from typing import Iterator

import numpy as np
import torch
from torch import Tensor
from torch.utils.data import IterableDataset

from materials import Materials
from views import draw_views


class Pairs(IterableDataset[tuple[Tensor, Tensor, Tensor]]):
    """Yields, for each step, numbers of materials, a new view of each, and a view that an earlier step drew.

    Keeping the last view of every material halves the drawing; a material is drawn twice when it first appears.
    """

    def __init__(self, materials: Materials, *, trained: int, batch: int, side: int, seed: int, first: int, end: int):
        super().__init__()
        self.materials, self.trained, self.batch, self.side = materials, trained, batch, side
        self.seed, self.first, self.end = seed, first, end

    def __iter__(self) -> Iterator[tuple[Tensor, Tensor, Tensor]]:
        torch.set_num_threads(1)
        kept: dict[int, Tensor] = {}
        for step in range(self.first, self.end):
            chosen = np.random.default_rng((self.seed, step, 0)).choice(self.trained, self.batch, replace=False)
            new = self.draw(chosen, (self.seed, step, 1))
            unknown = [index for index in chosen if index not in kept]
            if unknown:
                keep(kept, unknown, self.draw(unknown, (self.seed, step, 2)))
            old = torch.stack([kept[index] for index in chosen])
            keep(kept, chosen, new)
            yield torch.from_numpy(chosen), new, old

    def draw(self, chosen: np.ndarray | list[int], seed: tuple[int, ...]) -> Tensor:
        return draw_views([self.materials[index] for index in chosen], self.side, seed)


def keep(kept: dict[int, Tensor], chosen: np.ndarray | list[int], views: Tensor) -> None:
    # Copies, because a single row would keep its whole batch in memory.
    kept.update((index, view.clone()) for index, view in zip(chosen, views))
