"""The encoder's network: a small residual network whose maps are pooled to plain numbers."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

LEAST = 1e-5
"""Added to a variance: the square root has no gradient at zero."""


class Block(nn.Module):
    """Two 3 × 3 convolutions beside a shortcut (He et al. 2016); `stride` 2 halves the resolution."""

    def __init__(self, taken: int, given: int, stride: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(taken, given, 3, stride=stride, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(given)
        self.second = nn.Conv2d(given, given, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(given)
        self.shortcut = Shortcut(taken, given) if stride == 2 else nn.Identity()

    def forward(self, maps: Tensor) -> Tensor:
        inner = F.relu(self.first_norm(self.first(maps)))
        return F.relu(self.second_norm(self.second(inner)) + self.shortcut(maps))


class Shortcut(nn.Module):
    def __init__(self, taken: int, given: int) -> None:
        super().__init__()
        self.mix = nn.Conv2d(taken, given, 1, bias=False)
        self.norm = nn.BatchNorm2d(given)

    def forward(self, maps: Tensor) -> Tensor:
        # Rounds odd sides up, as the strided convolution beside it does.
        return self.norm(self.mix(F.avg_pool2d(maps, 2, ceil_mode=True)))


@dataclass(frozen=True)
class Shape:
    """Channels of the stem and the stages, blocks of each stage, and channels of the widened last maps."""

    stem: int = 32
    stages: tuple[int, ...] = (64, 128, 256)
    blocks: tuple[int, ...] = (1, 2, 2)
    wide: int = 512


class Network(nn.Module):
    """Maps N × 3 × H × W (sRGB 0..1) to mean and deviation of every stage's maps: N × `size`."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, shape.stem, 3, stride=2, padding=1, bias=False)
        self.stem_norm = nn.BatchNorm2d(shape.stem)
        stages, taken = [], shape.stem
        for given, blocks in zip(shape.stages, shape.blocks):
            later = [Block(given, given, 1) for _ in range(blocks - 1)]
            stages.append(nn.Sequential(Block(taken, given, 2), *later))
            taken = given
        self.stages = nn.ModuleList(stages)
        self.widen = nn.Conv2d(taken, shape.wide, 1, bias=False)
        self.widen_norm = nn.BatchNorm2d(shape.wide)
        self.size = 2 * (shape.stem + sum(shape.stages) + shape.wide)

    def forward(self, pixels: Tensor) -> Tensor:
        maps = F.relu(self.stem_norm(self.stem((pixels - 0.5) * 4.0)))
        pooled = [*pool(maps)]
        for stage in self.stages:
            maps = stage(maps)
            pooled += pool(maps)
        maps = F.relu(self.widen_norm(self.widen(maps)))
        pooled += pool(maps)
        return torch.cat(pooled, 1)


class Moments(torch.autograd.Function):
    """Mean and deviation of each map, N × C × H × W to N × 2C: equals `pool`, with a one-pass gradient."""

    @staticmethod
    def forward(context, maps: Tensor) -> tuple[Tensor, Tensor]:
        wide = maps.float()
        mean = wide.mean((2, 3))
        deviation = ((wide * wide).mean((2, 3)) - mean * mean).clamp(min=0).add(LEAST).sqrt()
        context.save_for_backward(maps, mean, deviation)
        return mean, deviation

    @staticmethod
    def backward(context, of_mean: Tensor, of_deviation: Tensor) -> Tensor:
        maps, mean, deviation = context.saved_tensors
        count = maps.shape[2] * maps.shape[3]
        slope = of_deviation / (deviation * count)
        offset = of_mean / count - slope * mean
        slope, offset = (part[:, :, None, None].to(maps.dtype) for part in (slope, offset))
        return torch.addcmul(offset, maps, slope)


def pool(maps: Tensor) -> tuple[Tensor, Tensor]:
    if maps.requires_grad:
        return Moments.apply(maps)
    mean = maps.mean((2, 3))
    variance = (maps - mean[:, :, None, None]).pow(2).mean((2, 3))
    return mean, (variance + LEAST).sqrt()
