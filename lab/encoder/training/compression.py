"""What JPEG does to pictures, as array operations: the same on every device, for many pictures at once."""

import math

import torch
from torch import Tensor
from torch.nn import functional as F

# The tables of ITU-T T.81, annex K.
LUMINANCE_STEPS = [
    [16, 11, 10, 16, 24, 40, 51, 61],
    [12, 12, 14, 19, 26, 58, 60, 55],
    [14, 13, 16, 24, 40, 57, 69, 56],
    [14, 17, 22, 29, 51, 87, 80, 62],
    [18, 22, 37, 56, 68, 109, 103, 77],
    [24, 35, 55, 64, 81, 104, 113, 92],
    [49, 64, 78, 87, 103, 121, 120, 101],
    [72, 92, 95, 98, 112, 100, 103, 99],
]
COLOUR_STEPS = [
    [17, 18, 24, 47, 99, 99, 99, 99],
    [18, 21, 26, 66, 99, 99, 99, 99],
    [24, 26, 56, 99, 99, 99, 99, 99],
    [47, 66, 99, 99, 99, 99, 99, 99],
    [99] * 8,
    [99] * 8,
    [99] * 8,
    [99] * 8,
]
TO_YCC = [[0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312]]


def compress(pixels: Tensor, quality: Tensor, is_coarse: Tensor, offset: int = 0) -> Tensor:
    """Pictures N × 3 × side × side of 0..1 after JPEG at `quality` 1..100; `is_coarse`: 1 halves the resolution of colours.

    `side`: a multiple of 16. `offset`: where the grid of blocks begins, in pixels, as in a picture that was cropped since.
    """
    matrix = pixels.new_tensor(TO_YCC)
    shifted = pixels.roll((offset, offset), (2, 3)) * 255
    planes = torch.einsum("oc,nchw->nohw", matrix, shifted)
    # The scale of the reference implementation by the Independent JPEG Group.
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50)[:, None, None]
    bright = quantise(planes[:, 0:1] - 128, (pixels.new_tensor(LUMINANCE_STEPS) * scale).clamp(1, 255)) + 128
    steps = (pixels.new_tensor(COLOUR_STEPS) * scale).clamp(1, 255)
    fine = quantise(planes[:, 1:], steps)
    coarse = F.interpolate(quantise(F.avg_pool2d(planes[:, 1:], 2), steps), scale_factor=2.0, mode="nearest")
    colour = torch.where(is_coarse[:, None, None, None] > 0, coarse, fine)
    back = torch.einsum("oc,nchw->nohw", torch.linalg.inv(matrix.cpu()).to(matrix.device), torch.cat([bright, colour], 1))
    return (back / 255).clamp(0, 1).roll((-offset, -offset), (2, 3))


def quantise(planes: Tensor, steps: Tensor) -> Tensor:
    """Rounds the cosine transform of each block of 8 × 8 to multiples of `steps` (N × 8 × 8)."""
    count, channels, height, width = planes.shape
    waves = cosines(planes.device)
    blocks = planes.reshape(count, channels, height // 8, 8, width // 8, 8).permute(0, 1, 2, 4, 3, 5)
    levels = waves @ blocks @ waves.T
    step = steps[:, None, None, None]
    blocks = waves.T @ (torch.round(levels / step) * step) @ waves
    return blocks.permute(0, 1, 2, 4, 3, 5).reshape(count, channels, height, width)


def cosines(device: torch.device) -> Tensor:
    """The orthonormal matrix of the discrete cosine transform of 8 numbers."""
    place = torch.arange(8, device=device)
    waves = torch.cos(math.pi * (2 * place[None] + 1) * place[:, None] / 16) / 2
    waves[0] /= math.sqrt(2)
    return waves
