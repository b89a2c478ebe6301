"""The whole encoder: the network's pooled numbers, brought to a short vector of unit length."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from learning import Heads
from network import Network


DIRECTIONS = 8
"""Of the embedding: those along which the weights of the kinds' classifier differ most."""
STRETCH = 1.8
"""How much a vector is longer along them. Contrast alone makes no difference between a sibling and a stranger, so that the nearest other
material would often be of another kind. Both numbers were chosen on the pictures for calibration (decisions/165)."""


class Encoder(nn.Module):
    """Maps N × 3 × H × W (sRGB 0..1, short side about 160) to N × D of unit length."""

    def __init__(self, network: Network, heads: Heads) -> None:
        super().__init__()
        self.network = network
        self.register_buffer("mean", heads.norm.running_mean)
        self.register_buffer("scale", (heads.norm.running_var + heads.norm.eps).rsqrt())
        # The embedding and its normalisation are two affine maps in a row: one does for both.
        gain = heads.embed_norm.weight * (heads.embed_norm.running_var + heads.embed_norm.eps).rsqrt()
        matrix = (heads.embed.weight * gain[:, None]).T
        offset = (heads.embed.bias - heads.embed_norm.running_mean) * gain + heads.embed_norm.bias
        stretched = stretch_kinds(heads.tell.weight)
        self.register_buffer("matrix", (matrix @ stretched).contiguous().detach())
        self.register_buffer("offset", (offset @ stretched).detach())

    def forward(self, pixels: Tensor) -> Tensor:
        standard = (self.network(pixels) - self.mean) * self.scale
        return F.normalize(standard @ self.matrix + self.offset)


def stretch_kinds(weights: Tensor) -> Tensor:
    """A symmetric D × D map for row vectors; `weights`: kinds × D of a linear classifier."""
    directions = torch.linalg.svd(weights - weights.mean(0), full_matrices=False).Vh[:DIRECTIONS]
    return torch.eye(weights.shape[1], device=weights.device) + (STRETCH - 1) * directions.T @ directions
