"""Random photographs of materials: every view has its own place, light, lens and camera."""

import io
import math

import numpy as np
import torch
from PIL import Image
from torch import Tensor
from torch.nn import functional as F

LUMINANCE = torch.tensor([0.299, 0.587, 0.114])
AT_ONCE = 16
"""Views that are processed together: as many as fit into the processor's cache."""
REACH = 4
"""Half width of the blur and sharpening kernels in pixels."""


class Chance:
    """Random numbers for a batch, one for each view; equal seeds give equal views."""

    def __init__(self, seed: tuple[int, ...], count: int) -> None:
        self.numbers = np.random.default_rng(seed)
        self.count = count

    def between(self, low: float, high: float) -> Tensor:
        return torch.from_numpy(self.numbers.uniform(low, high, self.count).astype(np.float32))

    def magnitude(self, low: float, high: float) -> Tensor:
        return torch.exp(self.between(math.log(low), math.log(high)))

    def normal(self, deviation: float, columns: int = 1) -> Tensor:
        drawn = self.numbers.normal(0, deviation, (self.count, columns)).astype(np.float32)
        return torch.from_numpy(drawn)

    def is_chosen(self, share: float) -> Tensor:
        return torch.from_numpy(self.numbers.random(self.count) < share)

    def chosen(self, share: float) -> list[int]:
        return torch.nonzero(self.is_chosen(share))[:, 0].tolist()

    def angle(self) -> Tensor:
        return self.between(0, 2 * math.pi)


def draw_views(planes: list[np.ndarray], side: int, seed: tuple[int, ...]) -> Tensor:
    """One view of each material (PLANES × 256 × 256 each) as uint8 N × 3 × side × side, sRGB."""
    # A third of all batches is grey as a whole, so that greyness tells no member from another.
    is_grey = bool(np.random.default_rng(seed).random() < 0.35)
    drawn = []
    for start in range(0, len(planes), AT_ONCE):
        some = planes[start : start + AT_ONCE]
        drawn.append(draw_some(some, side, Chance((*seed, start), len(some)), is_grey))
    return torch.cat(drawn)


def draw_some(planes: list[np.ndarray], side: int, chance: Chance, is_grey: bool) -> Tensor:
    light, slope = sample(planes, side, chance)
    light = light * relight(slope, chance)
    light = expose(degrade_light(light, chance), chance)
    pixels = develop(light, chance, is_grey)
    pixels = put_clutter(pixels, chance)
    pixels = pass_lens(pixels, chance)
    return compress(pixels, chance)


# The camera's position


def sample(planes: list[np.ndarray], side: int, chance: Chance) -> tuple[Tensor, Tensor]:
    """Samples light N × 3 × side × side and slope N × 2 × side × side under a random homography."""
    crop = chance.magnitude(104, 240)
    grid = view_grid(crop / 256, side, chance)
    light = torch.empty(len(planes), 3, side, side)
    slope = torch.empty(len(planes), 2, side, side)
    for index, plane in enumerate(planes):
        whole = torch.from_numpy(np.array(plane))
        fields = torch.cat([LINEAR[whole[:3].long()], (whole[3:].float() - 128) / 40])[None]
        # Above 1.5 pixels a step, point samples would alias where a lens averages.
        if crop[index] > 1.5 * side:
            fields = F.avg_pool2d(fields, 2)
        seen = F.grid_sample(fields, grid[index : index + 1], padding_mode="reflection", align_corners=False)
        light[index], slope[index] = seen[0, :3], seen[0, 3:]
    return light, slope


def view_grid(scale: Tensor, side: int, chance: Chance) -> Tensor:
    """Places N × side × side × 2 in -1..1: quadrilaterals about `scale` of the picture wide, rotated and tilted."""
    count = len(scale)
    angle = chance.between(-20, 20) * math.pi / 180
    angle = torch.where(chance.is_chosen(0.3), chance.angle(), angle)
    quarter = torch.from_numpy(chance.numbers.integers(0, 4, count)).float() * math.pi / 2
    angle = angle + torch.where(chance.is_chosen(0.3), quarter, torch.zeros(count))
    flip = torch.where(chance.is_chosen(0.15), -1.0, 1.0)
    stretch = torch.exp(chance.normal(0.07)[:, 0].clamp(-0.12, 0.12))
    corners = torch.tensor([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]).repeat(count, 1, 1)
    tilt = torch.from_numpy(chance.numbers.uniform(-0.22, 0.22, (count, 4, 2)).astype(np.float32))
    placed = corners + tilt * chance.is_chosen(0.6)[:, None, None]
    placed = placed * torch.stack([stretch * flip, 1 / stretch], 1)[:, None]
    cosine, sine = torch.cos(angle), torch.sin(angle)
    turn = torch.stack([torch.stack([cosine, -sine], 1), torch.stack([sine, cosine], 1)], 1)
    placed = (placed @ turn.transpose(1, 2)) * scale[:, None, None]
    room = (1 - placed.abs().amax(1)).clamp(min=0)
    shift = torch.from_numpy(chance.numbers.uniform(-1, 1, (count, 2)).astype(np.float32)) * room
    return project(homography(corners, placed + shift[:, None]), side)


def homography(corners: Tensor, places: Tensor) -> Tensor:
    """The N × 3 × 3 homographies from four corners to four places (Hartley and Zisserman 2004, section 4.1)."""
    x, y = corners[..., 0], corners[..., 1]
    u, v = places[..., 0], places[..., 1]
    none, one = torch.zeros_like(x), torch.ones_like(x)
    upper = torch.stack([x, y, one, none, none, none, -u * x, -u * y], 2)
    lower = torch.stack([none, none, none, x, y, one, -v * x, -v * y], 2)
    solved = torch.linalg.solve(torch.cat([upper, lower], 1), torch.cat([u, v], 1))
    return torch.cat([solved, torch.ones(len(x), 1)], 1).reshape(-1, 3, 3)


def project(matrix: Tensor, side: int) -> Tensor:
    middle = (torch.arange(side) + 0.5) / side * 2 - 1
    y, x = torch.meshgrid(middle, middle, indexing="ij")
    flat = torch.stack([x, y, torch.ones_like(x)], 2).reshape(1, -1, 3)
    places = flat @ matrix.transpose(1, 2)
    return (places[..., :2] / places[..., 2:]).reshape(-1, side, side, 2)


# The light


def relight(slope: Tensor, chance: Chance) -> Tensor:
    """Raking light over the relief."""
    strength = chance.magnitude(0.1, 1.6) * chance.is_chosen(0.85)
    angle = chance.angle()
    rise = slope[:, 0] * wide(torch.cos(angle)) + slope[:, 1] * wide(torch.sin(angle))
    return (1 + wide(strength) * rise).clamp(0.12, 2.6)[:, None]


def degrade_light(light: Tensor, chance: Chance) -> Tensor:
    side = light.shape[2]
    middle = (torch.arange(side) + 0.5) / side * 2 - 1
    y, x = middle[:, None].expand(side, side), middle[None].expand(side, side)

    def across() -> Tensor:
        angle = chance.angle()
        return x * wide(torch.cos(angle)) + y * wide(torch.sin(angle))

    falloff = torch.exp(across() * wide(chance.normal(0.3)[:, 0]))
    away_x, away_y = x - wide(chance.between(-0.4, 0.4)), y - wide(chance.between(-0.4, 0.4))
    vignette = 1 - wide(chance.between(0, 0.3) * chance.is_chosen(0.5)) * (away_x**2 + away_y**2)
    edge = torch.sigmoid((across() - wide(chance.between(-0.7, 0.7))) * wide(chance.magnitude(3, 60)))
    shadow = 1 - wide(chance.between(0.2, 0.65) * chance.is_chosen(0.12)) * edge
    light = light * (falloff * vignette.clamp(min=0.2) * shadow)[:, None]
    for index in chance.chosen(0.15):
        # Two lamps of different colour: the white balance drifts over the picture.
        drift = chance.numbers.normal(0, 0.12, 3).astype(np.float32)
        angle = chance.numbers.uniform(0, 2 * math.pi)
        along = x * math.cos(angle) + y * math.sin(angle)
        light[index] *= torch.exp(along * torch.from_numpy(drift)[:, None, None])
    for index in chance.chosen(0.1):
        # Glare: something bright is reflected.
        spot_x, spot_y = chance.numbers.uniform(-1, 1, 2)
        width, strength = math.exp(chance.numbers.uniform(0, 2.5)), chance.numbers.uniform(0.05, 0.5)
        light[index] += strength * torch.exp(-((x - spot_x) ** 2 + (y - spot_y) ** 2) * width)
    return light


def expose(light: Tensor, chance: Chance) -> Tensor:
    """Cameras bring the mean brightness towards the middle; lamps tint it."""
    level = light.mean((1, 2, 3)).clamp(min=0.01)
    exposure = (0.22 / level) ** chance.between(0, 0.85) * torch.exp(chance.between(-0.5, 0.4))
    balance = torch.exp(chance.normal(0.1, 3))
    return light * (exposure[:, None] * balance)[:, :, None, None]


# The camera


def develop(light: Tensor, chance: Chance, is_grey: bool) -> Tensor:
    """Linear light to sRGB 0..1 with a random tone curve, saturation and sometimes hue."""
    curve = torch.exp(chance.normal(0.13)[:, 0]) / 2.2
    pixels = torch.exp(torch.log(light.clamp(0.0001, 1)) * curve[:, None, None, None])
    mean = pixels.mean((2, 3), keepdim=True)
    pixels = mean + (pixels - mean) * wide(torch.exp(chance.normal(0.15)[:, 0]))[:, None]
    grey = (pixels * LUMINANCE[:, None, None]).sum(1, keepdim=True)
    if is_grey:
        return grey.clamp(0, 1).expand(-1, 3, -1, -1)
    saturation = torch.exp(chance.normal(0.2)[:, 0]) * ~chance.is_chosen(0.1)
    colour = (pixels - grey) * wide(saturation)[:, None]
    turned = chance.chosen(0.25)
    if turned:
        colour[turned] = turn_hue(colour[turned], chance.angle()[turned])
    return (grey + colour).clamp(0, 1)


def turn_hue(colour: Tensor, angle: Tensor) -> Tensor:
    """Rotates the hue about the grey axis (Rodrigues' formula)."""
    cosine, sine = torch.cos(angle)[:, None, None, None], torch.sin(angle)[:, None, None, None]
    red, green, blue = colour[:, 0:1], colour[:, 1:2], colour[:, 2:3]
    crossed = torch.cat([blue - green, red - blue, green - red], 1) / math.sqrt(3)
    along = colour.mean(1, keepdim=True)
    return colour * cosine + crossed * sine + along * (1 - cosine)


def put_clutter(pixels: Tensor, chance: Chance) -> Tensor:
    """Covers an edge with another view of the batch, behind a straight or a round border."""
    count, _, side, _ = pixels.shape
    other = pixels.roll(1 + int(chance.numbers.integers(0, max(1, count - 1))), 0)
    middle = (torch.arange(side) + 0.5) / side * 2 - 1
    y, x = middle[:, None].expand(side, side), middle[None].expand(side, side)
    angle = chance.angle()
    along = x * wide(torch.cos(angle)) + y * wide(torch.sin(angle))
    across = y * wide(torch.cos(angle)) - x * wide(torch.sin(angle))
    bend = wide(chance.normal(0.4)[:, 0]) * across**2
    is_hidden = (along + bend > wide(chance.between(0.6, 1.1))) & wide(chance.is_chosen(0.1))
    return torch.where(is_hidden[:, None], other, pixels)


def pass_lens(pixels: Tensor, chance: Chance) -> Tensor:
    """Random defocus, motion blur, sharpening or downscaling."""
    pixels = lose_resolution(pixels, chance)
    kernels, is_changed = draw_kernels(chance)
    if is_changed.any():
        chosen = pixels[is_changed]
        count, _, side, _ = chosen.shape
        weights = kernels[is_changed].repeat_interleave(3, 0)[:, None]
        flat = F.pad(chosen.reshape(1, count * 3, side, side), [REACH] * 4, mode="reflect")
        pixels = pixels.clone()
        pixels[is_changed] = F.conv2d(flat, weights, groups=count * 3).reshape(count, 3, side, side)
    strength = chance.between(0.004, 0.035)
    for index in chance.chosen(0.33):
        noise = chance.numbers.standard_normal(pixels[index].shape, np.float32)
        pixels[index] += strength[index] * torch.from_numpy(noise)
    return pixels.clamp(0, 1)


def draw_kernels(chance: Chance) -> tuple[Tensor, Tensor]:
    """A kernel N × 9 × 9 for each view, and which views have one."""
    y, x = torch.meshgrid(torch.arange(-REACH, REACH + 1.0), torch.arange(-REACH, REACH + 1.0), indexing="ij")
    sigma = wide(chance.between(0.4, 1.8))
    gauss = torch.exp(-(x**2 + y**2) / (2 * sigma**2))
    disc = torch.sigmoid((wide(chance.between(0.8, 2.2)) - (x**2 + y**2).sqrt()) * 4)
    angle = chance.angle()
    across = y * wide(torch.cos(angle)) - x * wide(torch.sin(angle))
    along = x * wide(torch.cos(angle)) + y * wide(torch.sin(angle))
    motion = torch.exp(-(across**2) * 3 - (along / wide(chance.between(0.8, 2.2))) ** 4)
    kinds = torch.stack([unit_sum(gauss), unit_sum(disc), unit_sum(motion)], 1)
    which = torch.from_numpy(chance.numbers.integers(0, 3, chance.count))
    blurred = kinds[torch.arange(chance.count), which]
    point = ((x == 0) & (y == 0)).float()
    sharpened = point + wide(chance.between(0.3, 1.5)) * (point - unit_sum(gauss))
    fate = chance.between(0, 1)
    return torch.where(wide(fate < 0.33), blurred, sharpened), fate < 0.5


def lose_resolution(pixels: Tensor, chance: Chance) -> Tensor:
    side = pixels.shape[2]
    pixels = pixels.contiguous()
    factors = chance.between(0.45, 0.9)
    for index in chance.chosen(0.2):
        small = int(side * factors[index])
        less = F.interpolate(pixels[index : index + 1], size=small, mode="area")
        pixels[index] = F.interpolate(less, size=side, mode="bilinear", align_corners=False)[0]
    return pixels


def compress(pixels: Tensor, chance: Chance) -> Tensor:
    pictures = (pixels * 255 + 0.5).to(torch.uint8)
    qualities = chance.between(25, 85)
    for index in chance.chosen(0.25):
        file = io.BytesIO()
        picture = Image.fromarray(pictures[index].permute(1, 2, 0).contiguous().numpy())
        picture.save(file, "JPEG", quality=int(qualities[index]))
        read = np.asarray(Image.open(file))
        pictures[index] = torch.from_numpy(read.copy()).permute(2, 0, 1)
    return pictures


def wide(numbers: Tensor) -> Tensor:
    return numbers[:, None, None]


def unit_sum(kernels: Tensor) -> Tensor:
    return kernels / kernels.sum((1, 2), keepdim=True)


def linear_of_bytes() -> Tensor:
    """Linear light of an sRGB byte (IEC 61966-2-1)."""
    value = torch.arange(256) / 255
    return torch.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


LINEAR = linear_of_bytes()
