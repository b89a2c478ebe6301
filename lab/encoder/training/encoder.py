"""The whole encoder: the network's pooled numbers, brought to a short vector of unit length."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from learning import Heads
from network import Network


class Encoder(nn.Module):
    """Maps N × 3 × H × W (sRGB 0..1, short side about 160) to N × D of unit length."""

    def __init__(self, network: Network, heads: Heads) -> None:
        super().__init__()
        self.network = network
        self.register_buffer("mean", heads.norm.running_mean)
        self.register_buffer("scale", (heads.norm.running_var + heads.norm.eps).rsqrt())
        # The embedding and its normalisation are two affine maps in a row: one does for both.
        gain = heads.embed_norm.weight * (heads.embed_norm.running_var + heads.embed_norm.eps).rsqrt()
        self.register_buffer("matrix", (heads.embed.weight * gain[:, None]).T.contiguous().detach())
        offset = (heads.embed.bias - heads.embed_norm.running_mean) * gain + heads.embed_norm.bias
        self.register_buffer("offset", offset.detach())

    def forward(self, pixels: Tensor) -> Tensor:
        standard = (self.network(pixels) - self.mean) * self.scale
        return F.normalize(standard @ self.matrix + self.offset)
