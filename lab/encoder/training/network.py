"""The two halves of the encoder that see a picture: an untrained filter bank, and a small residual network."""

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

OCTAVES = 5
WAVELENGTHS = (4.0, 4.0 * math.sqrt(2.0))
ORIENTATIONS = 8
TAPS = 11
LEAST = 1e-5
"""Added to a variance: the square root has no gradient at zero."""


def gabor(wavelength: float, orientation: float) -> Tensor:
    """A complex Gabor filter (Daugman 1985), 2 × TAPS × TAPS: mean zero, modulus sums to 1."""
    reach = TAPS // 2
    y, x = torch.meshgrid(torch.arange(-reach, reach + 1.0), torch.arange(-reach, reach + 1.0), indexing="ij")
    along = x * math.cos(orientation) + y * math.sin(orientation)
    across = y * math.cos(orientation) - x * math.sin(orientation)
    sigma = 0.5 * wavelength
    envelope = torch.exp(-(along**2 + (0.6 * across) ** 2) / (2 * sigma**2))
    phase = 2 * math.pi * along / wavelength
    wave = torch.stack([torch.cos(phase) * envelope, torch.sin(phase) * envelope])
    wave -= (wave.sum((1, 2), keepdim=True) / envelope.sum()) * envelope
    return wave / wave.pow(2).sum(0).sqrt().sum()


class FilterBank(nn.Module):
    """Statistics of a picture's texture: N × 3 × H × W of sRGB 0..1 to N × `size` plain numbers.

    Measures how strongly and how unevenly each frequency and direction responds in the standardised log luminance: a scattering
    transform of two layers (Bruna and Mallat 2013) with the joint statistics of Portilla and Simoncelli (2000).
    """

    def __init__(self) -> None:
        super().__init__()
        angles = [math.pi * index / ORIENTATIONS for index in range(ORIENTATIONS)]
        first = torch.cat([gabor(wavelength, angle) for wavelength in WAVELENGTHS for angle in angles])
        second = torch.cat([gabor(WAVELENGTHS[0], angle) for angle in angles])
        self.register_buffer("first", first[:, None])
        self.register_buffer("second", second[:, None])
        upper = torch.triu_indices(ORIENTATIONS, ORIENTATIONS, 1)
        self.register_buffer("upper", upper[0] * ORIENTATIONS + upper[1])
        with torch.no_grad():
            self.size = self(torch.rand(1, 3, 160, 160)).shape[1]

    def forward(self, pixels: Tensor) -> Tensor:
        luminance = (pixels * pixels.new_tensor([0.299, 0.587, 0.114])[:, None, None]).sum(1, keepdim=True)
        level = torch.log(luminance.clamp(0, 1) + 0.05)
        level = level - level.mean((2, 3), keepdim=True)
        level = level / (level.pow(2).mean((2, 3), keepdim=True).sqrt() + 0.02)
        numbers: list[Tensor] = []
        above: Tensor | None = None
        for octave in range(OCTAVES):
            modulus = self._moduli(level, self.first)
            numbers += self._moments(modulus)
            numbers += self._between_orientations(modulus)
            if above is not None:
                numbers.append(self._between_scales(above, modulus))
            if octave < 3:
                numbers.append(self._second_layer(modulus))
            lower = F.avg_pool2d(level, 2)
            numbers.append(self._band(level, lower))
            above = modulus
            level = lower
        return torch.cat(numbers, 1)

    def _moduli(self, level: Tensor, filters: Tensor) -> Tensor:
        answers = F.conv2d(F.pad(level, [TAPS // 2] * 4, mode="reflect"), filters)
        real, imaginary = answers[:, 0::2], answers[:, 1::2]
        return (real * real + imaginary * imaginary + 1e-8).sqrt()

    def _moments(self, modulus: Tensor) -> list[Tensor]:
        mean = modulus.mean((2, 3))
        away = modulus - mean[:, :, None, None]
        variance = away.pow(2).mean((2, 3))
        deviation = (variance + 1e-8).sqrt()
        skew = away.pow(3).mean((2, 3)) / (deviation.pow(3) + 1e-6)
        return [torch.log(mean + 0.01), deviation / (mean + 0.01), skew]

    def _between_orientations(self, modulus: Tensor) -> list[Tensor]:
        away = modulus - modulus.mean((2, 3), keepdim=True)
        away = away / (away.pow(2).mean((2, 3), keepdim=True).sqrt() + 1e-3)
        correlations: list[Tensor] = []
        for half in (away[:, :ORIENTATIONS], away[:, ORIENTATIONS:]):
            flat = half.flatten(2)
            matrix = torch.bmm(flat, flat.transpose(1, 2)) / flat.shape[2]
            correlations.append(matrix.flatten(1)[:, self.upper])
        return correlations

    def _between_scales(self, above: Tensor, modulus: Tensor) -> Tensor:
        one = F.avg_pool2d(above, 2)
        one = one - one.mean((2, 3), keepdim=True)
        other = modulus - modulus.mean((2, 3), keepdim=True)
        together = (one * other).mean((2, 3))
        return together / ((one.pow(2).mean((2, 3)) * other.pow(2).mean((2, 3)) + 1e-8).sqrt() + 1e-4)

    def _second_layer(self, modulus: Tensor) -> Tensor:
        """How the strength of each direction varies in turn: direction by direction, an octave lower."""
        strength = F.avg_pool2d(modulus[:, :ORIENTATIONS] + modulus[:, ORIENTATIONS:], 2)
        mean = strength.mean((2, 3))
        count, _, height, width = strength.shape
        answers = self._moduli(strength.reshape(-1, 1, height, width), self.second)
        energy = answers.mean((2, 3)).reshape(count, ORIENTATIONS, ORIENTATIONS)
        return torch.log(energy / (mean[:, :, None] + 0.01) + 0.01).flatten(1)

    def _band(self, level: Tensor, lower: Tensor) -> Tensor:
        smooth = F.interpolate(lower, scale_factor=2.0, mode="nearest")
        band = level[:, :, : smooth.shape[2], : smooth.shape[3]] - smooth
        variance = band.pow(2).mean((2, 3))
        deviation = (variance + 1e-8).sqrt()
        skew = band.pow(3).mean((2, 3)) / (deviation.pow(3) + 1e-6)
        kurtosis = band.pow(4).mean((2, 3)) / (variance.pow(2) + 1e-8)
        return torch.cat([torch.log(deviation + 0.01), skew, torch.log(kurtosis + 0.01)], 1)


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
