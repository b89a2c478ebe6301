"""Linear discriminant analysis (Fisher 1936, with Ledoit-Wolf style shrinkage to the mean variance)."""

import torch
from torch import Tensor


def discriminant(numbers: Tensor, *, kept: int, shrinkage: float, power: float) -> Tensor:
    """A D × `kept` matrix that brings views of one material together and separates materials.

    `numbers`: materials × views × D, standardised. The scatter within materials is whitened; then the directions of the largest
    total scatter are kept, weighted by eigenvalue ** (power / 2) (0 weights all equally).
    """
    numbers = numbers.double()
    size = numbers.shape[2]
    away = (numbers - numbers.mean(1, keepdim=True)).reshape(-1, size)
    within = away.T @ away / (numbers.shape[0] * (numbers.shape[1] - 1))
    within += shrinkage * within.trace() / size * torch.eye(size, dtype=torch.double)
    values, vectors = torch.linalg.eigh(within)
    whitening = vectors / values.sqrt()
    flat = numbers.reshape(-1, size)
    white = (flat - flat.mean(0)) @ whitening
    spread, directions = torch.linalg.eigh(white.T @ white / len(white))
    order = spread.argsort(descending=True)[:kept]
    weights = (spread[order] / spread[order].mean()) ** (power / 2)
    return (whitening @ directions[:, order] * weights).float()
