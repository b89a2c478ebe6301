"""The whole encoder: the network's pooled numbers, brought to a short vector of unit length."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from network import Network

CLIP = 5.0


class Standard(nn.Module):
    """Standardises numbers by their mean and deviation, clipped to ±CLIP."""

    def __init__(self, mean: Tensor, deviation: Tensor) -> None:
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("deviation", deviation)

    def forward(self, numbers: Tensor) -> Tensor:
        return ((numbers - self.mean) / self.deviation).clamp(-CLIP, CLIP)


class Projection(nn.Module):
    """A fitted affine map, normalised to unit length."""

    def __init__(self, matrix: Tensor, offset: Tensor) -> None:
        super().__init__()
        self.register_buffer("matrix", matrix)
        self.register_buffer("offset", offset)

    def forward(self, numbers: Tensor) -> Tensor:
        return F.normalize(numbers @ self.matrix + self.offset)


class Encoder(nn.Module):
    """Maps N × 3 × H × W (sRGB 0..1, short side about 160) to N × D of unit length."""

    def __init__(self, network: Network, standard: Standard, projection: Projection) -> None:
        super().__init__()
        self.network, self.standard, self.projection = network, standard, projection

    def forward(self, pixels: Tensor) -> Tensor:
        return self.projection(self.standard(self.network(pixels)))
