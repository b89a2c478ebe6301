"""Random views of materials, drawn many at a time on any device: catalogue covers, and photographs of them as telephones take them."""

import math

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from compression import compress

LUMINANCE = (0.299, 0.587, 0.114)
AT_ONCE = {"cpu": 16, "cuda": 512}
"""Views that are processed together: on a processor, as many as fit into its cache."""
REACH = 5
"""Half width of the blur and sharpening kernels in pixels."""


class Chance:
    """Random numbers for a batch, one for each view; equal seeds give equal numbers on every device."""

    def __init__(self, seed: tuple[int, ...], count: int, device: torch.device) -> None:
        self.numbers = np.random.default_rng(seed)
        self.count, self.device = count, device

    def _placed(self, drawn: np.ndarray) -> Tensor:
        return torch.from_numpy(drawn.astype(np.float32)).to(self.device, non_blocking=True)

    def between(self, low: float, high: float) -> Tensor:
        return self._placed(self.numbers.uniform(low, high, self.count))

    def magnitude(self, low: float, high: float) -> Tensor:
        return torch.exp(self.between(math.log(low), math.log(high)))

    def normal(self, deviation: float, columns: int = 1) -> Tensor:
        return self._placed(self.numbers.normal(0, deviation, (self.count, columns)))

    def is_chosen(self, share: float) -> Tensor:
        """1 for the chosen, 0 for the others."""
        return self._placed(self.numbers.random(self.count) < share)

    def chosen(self, share: float) -> Tensor:
        """The places of the chosen."""
        return torch.from_numpy(np.flatnonzero(self.numbers.random(self.count) < share)).to(self.device)

    def angle(self) -> Tensor:
        return self.between(0, 2 * math.pi)

    def grain(self, *shape: int) -> Tensor:
        """Normal numbers for pixels: equal for a seed on one device, others on another."""
        source = torch.Generator(self.device).manual_seed(int(self.numbers.integers(2**62)))
        return torch.randn(shape, generator=source, device=self.device)


def draw_covers(planes: Tensor, side: int, seed: tuple[int, ...]) -> Tensor:
    """A catalogue's picture of each material: nearly all of its piece, well lit and sharp."""
    return draw_all(planes, side, seed, draw_some_covers)


def draw_photographs(planes: Tensor, side: int, seed: tuple[int, ...]) -> Tensor:
    """A stranger's photograph of each material, with its own place, light, lens and camera."""
    return draw_all(planes, side, seed, draw_some_photographs)


def draw_all(planes: Tensor, side: int, seed: tuple[int, ...], draw) -> Tensor:
    """`planes`: N × PLANES × 256 × 256 bytes; the views: N × 3 × side × side bytes, sRGB. `side`: a multiple of 16."""
    at_once = AT_ONCE[planes.device.type]
    return torch.cat(
        [
            draw(planes[start : start + at_once], side, Chance((*seed, start), min(at_once, len(planes) - start), planes.device))
            for start in range(0, len(planes), at_once)
        ]
    )


def draw_some_covers(planes: Tensor, side: int, chance: Chance) -> Tensor:
    crop = chance.between(200, 256) / 256
    light, slope = sample(planes, view_grid(crop, side, chance, is_leaning=False), crop, side)
    light = light * relight(slope, chance.magnitude(0.1, 1.2), chance)
    level = light.mean((1, 2, 3)).clamp(min=0.01)
    light = light * wide((0.22 / level) ** chance.between(0, 0.3) * torch.exp(chance.normal(0.1)[:, 0]))[:, None]
    pixels = encode(light.clamp(0, 1))
    return bytes_of(compress(pixels, chance.between(70, 95), chance.is_chosen(0.3)))


def draw_some_photographs(planes: Tensor, side: int, chance: Chance) -> Tensor:
    # The square root of the share: crops down to 35 % of a cover, and now and then closer still.
    crop = chance.between(0.35, 1) ** 0.5 * torch.where(chance.is_chosen(0.25) > 0, chance.between(0.6, 1), chance.between(0.9, 1))
    light, slope = sample(planes, view_grid(crop, side, chance, is_leaning=True), crop, side)
    light = light * relight(slope, chance.magnitude(0.1, 1.6) * chance.is_chosen(0.85), chance)
    light = expose(degrade_light(light, chance), chance)
    pixels = develop(light, chance)
    pixels = put_clutter(pixels, chance)
    pixels = put_frame(pixels, chance)
    pixels = pass_lens(pixels, chance)
    for share in (0.5, 0.2):
        # Shared pictures are compressed again at every stop.
        some = chance.chosen(share)
        quality, coarse = chance.between(20, 85), chance.is_chosen(0.6)
        if len(some):
            pixels[some] = compress(pixels[some], quality[some], coarse[some], int(chance.numbers.integers(8)))
    return bytes_of(pixels)


# The camera's position


def sample(planes: Tensor, grid: Tensor, crop: Tensor, side: int) -> tuple[Tensor, Tensor]:
    """Samples linear light N × 3 × side × side and slope N × 2 × side × side at the places of the grid."""
    fields = planes.float()
    seen = torch.empty(len(planes), fields.shape[1], side, side, device=planes.device)
    # Above 1.5 pixels a step, point samples would alias where a lens averages.
    is_far = crop * fields.shape[3] > 1.5 * side
    for some, maps in ((~is_far, fields), (is_far, F.avg_pool2d(fields, 2))):
        places = torch.nonzero(some)[:, 0]
        if len(places):
            seen[places] = F.grid_sample(maps[places], grid[places], padding_mode="reflection", align_corners=False)
    return linear_of(seen[:, :3] / 255), (seen[:, 3:] - 128) / 40


def view_grid(scale: Tensor, side: int, chance: Chance, is_leaning: bool) -> Tensor:
    """Places N × side × side × 2 in -1..1: quadrilaterals about `scale` of the picture wide; turned and tilted if `is_leaning`."""
    count = len(scale)
    flat = chance.numbers.uniform(-20, 20, count) * math.pi / 180
    free = chance.numbers.uniform(0, 2 * math.pi, count)
    angle = np.where(chance.numbers.random(count) < 0.3, free, flat)
    quarter = chance.numbers.integers(0, 4, count) * math.pi / 2
    angle = angle + np.where(chance.numbers.random(count) < 0.2, quarter, 0)
    flip = np.where(chance.numbers.random(count) < 0.1, -1.0, 1.0)
    stretch = np.exp(chance.numbers.normal(0, 0.07, count).clip(-0.12, 0.12))
    corners = np.array([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]])[None].repeat(count, 0)
    tilt = chance.numbers.uniform(-0.22, 0.22, (count, 4, 2)) * (chance.numbers.random(count) < 0.6)[:, None, None]
    shift = chance.numbers.uniform(-1, 1, (count, 2))
    # Drawn in any case, so that the numbers after them are the same.
    if not is_leaning:
        angle, flip, stretch, tilt = angle * 0, flip * 0 + 1, stretch * 0 + 1, tilt * 0
    placed = (corners + tilt) * np.stack([stretch * flip, 1 / stretch], 1)[:, None]
    turn = np.stack([np.stack([np.cos(angle), -np.sin(angle)], 1), np.stack([np.sin(angle), np.cos(angle)], 1)], 1)
    placed = (placed @ turn.transpose(0, 2, 1)) * scale.cpu().numpy()[:, None, None]
    room = (1 - np.abs(placed).max(1)).clip(min=0)
    matrix = homography(corners, placed + (shift * room)[:, None])
    return project(torch.from_numpy(matrix.astype(np.float32)).to(scale.device), side)


def homography(corners: np.ndarray, places: np.ndarray) -> np.ndarray:
    """The N × 3 × 3 homographies from four corners to four places (Hartley and Zisserman 2004, section 4.1)."""
    x, y = corners[..., 0], corners[..., 1]
    u, v = places[..., 0], places[..., 1]
    none, one = np.zeros_like(x), np.ones_like(x)
    upper = np.stack([x, y, one, none, none, none, -u * x, -u * y], 2)
    lower = np.stack([none, none, none, x, y, one, -v * x, -v * y], 2)
    solved = np.linalg.solve(np.concatenate([upper, lower], 1), np.concatenate([u, v], 1)[..., None])[..., 0]
    return np.concatenate([solved, np.ones((len(x), 1))], 1).reshape(-1, 3, 3)


def project(matrix: Tensor, side: int) -> Tensor:
    middle = (torch.arange(side, device=matrix.device) + 0.5) / side * 2 - 1
    y, x = torch.meshgrid(middle, middle, indexing="ij")
    flat = torch.stack([x, y, torch.ones_like(x)], 2).reshape(1, -1, 3)
    places = flat @ matrix.transpose(1, 2)
    return (places[..., :2] / places[..., 2:]).reshape(-1, side, side, 2)


# The light


def relight(slope: Tensor, strength: Tensor, chance: Chance) -> Tensor:
    """Raking light over the relief."""
    angle = chance.angle()
    rise = slope[:, 0] * wide(torch.cos(angle)) + slope[:, 1] * wide(torch.sin(angle))
    return (1 + wide(strength) * rise).clamp(0.12, 2.6)[:, None]


def places_of(side: int, device: torch.device) -> tuple[Tensor, Tensor]:
    """x and y of the pixels in -1..1, side × side each."""
    middle = (torch.arange(side, device=device) + 0.5) / side * 2 - 1
    return middle[None].expand(side, side), middle[:, None].expand(side, side)


def degrade_light(light: Tensor, chance: Chance) -> Tensor:
    x, y = places_of(light.shape[2], light.device)

    def across() -> Tensor:
        angle = chance.angle()
        return x * wide(torch.cos(angle)) + y * wide(torch.sin(angle))

    falloff = torch.exp(across() * wide(chance.normal(0.3)[:, 0]))
    away_x, away_y = x - wide(chance.between(-0.4, 0.4)), y - wide(chance.between(-0.4, 0.4))
    vignette = 1 - wide(chance.between(0, 0.35) * chance.is_chosen(0.5)) * (away_x**2 + away_y**2)
    edge = torch.sigmoid((across() - wide(chance.between(-0.7, 0.7))) * wide(chance.magnitude(3, 60)))
    shadow = 1 - wide(chance.between(0.2, 0.65) * chance.is_chosen(0.2)) * edge
    light = light * (falloff * vignette.clamp(min=0.2) * shadow)[:, None]
    # Two lamps of different colour: the white balance drifts over the picture.
    drift = chance.normal(0.14, 3) * chance.is_chosen(0.2)[:, None]
    light = light * torch.exp(across()[:, None] * drift[:, :, None, None])
    # Glare: a lamp or a window is reflected, softly or as a patch with an edge.
    far = ((x - wide(chance.between(-1, 1))) / wide(chance.between(0.15, 0.9))) ** 2
    far = far + ((y - wide(chance.between(-1, 1))) / wide(chance.between(0.15, 0.9))) ** 2
    patch = torch.sigmoid((1 - far) * wide(chance.magnitude(0.7, 20)))
    return light + (wide(chance.magnitude(0.05, 1.2) * chance.is_chosen(0.15)) * patch)[:, None]


def expose(light: Tensor, chance: Chance) -> Tensor:
    """Cameras bring the mean brightness towards the middle, some on purpose beyond what the sensor holds; lamps tint it."""
    level = light.mean((1, 2, 3)).clamp(min=0.01)
    kept = chance.is_chosen(0.4)
    towards = (0.22 / level) ** (chance.between(0, 0.9) * (1 - kept))
    exposure = towards * torch.exp(chance.between(-0.6, 0.5))
    clipping = torch.where(chance.is_chosen(0.65) > 0, chance.between(0.2, 0.9), chance.between(-1.5, -0.5))
    exposure = exposure * torch.exp(clipping * chance.is_chosen(0.15))
    balance = torch.exp(chance.normal(0.1, 3))
    return light * (exposure[:, None] * balance)[:, :, None, None]


# The camera


def develop(light: Tensor, chance: Chance) -> Tensor:
    """Linear light to sRGB 0..1 with a random tone curve, saturation and sometimes hue."""
    curve = torch.exp(chance.normal(0.13)[:, 0]) / 2.2
    pixels = torch.exp(torch.log(light.clamp(0.0001, 1)) * curve[:, None, None, None])
    mean = pixels.mean((2, 3), keepdim=True)
    pixels = mean + (pixels - mean) * wide(torch.exp(chance.normal(0.15)[:, 0]))[:, None]
    grey = luminance_of(pixels)
    saturation = torch.exp(chance.normal(0.2)[:, 0]) * (1 - chance.is_chosen(0.1))
    colour = (pixels - grey) * wide(saturation)[:, None]
    turn = chance.angle() * chance.is_chosen(0.2)
    return (grey + turn_hue(colour, turn)).clamp(0, 1)


def luminance_of(pixels: Tensor) -> Tensor:
    red, green, blue = LUMINANCE
    return red * pixels[:, 0:1] + green * pixels[:, 1:2] + blue * pixels[:, 2:3]


def greyed(views: Tensor) -> Tensor:
    """Bytes without their colours."""
    return luminance_of(views.float()).round().to(torch.uint8).expand(-1, 3, -1, -1)


def turn_hue(colour: Tensor, angle: Tensor) -> Tensor:
    """Rotates the hue about the grey axis (Rodrigues' formula)."""
    cosine, sine = torch.cos(angle)[:, None, None, None], torch.sin(angle)[:, None, None, None]
    red, green, blue = colour[:, 0:1], colour[:, 1:2], colour[:, 2:3]
    crossed = torch.cat([blue - green, red - blue, green - red], 1) / math.sqrt(3)
    along = colour.mean(1, keepdim=True)
    return colour * cosine + crossed * sine + along * (1 - cosine)


def put_clutter(pixels: Tensor, chance: Chance) -> Tensor:
    """Covers an edge with another view of the batch or a plain thing, behind a straight or a round border."""
    x, y = places_of(pixels.shape[2], pixels.device)
    other = pixels.roll(1 + int(chance.numbers.integers(0, max(1, len(pixels) - 1))), 0)
    plain = chance.is_chosen(0.5)[:, None, None, None]
    colour = torch.stack([chance.between(0, 1) for _ in range(3)], 1)[:, :, None, None]
    other = other * (1 - plain) + colour * plain
    angle = chance.angle()
    along = x * wide(torch.cos(angle)) + y * wide(torch.sin(angle))
    across = y * wide(torch.cos(angle)) - x * wide(torch.sin(angle))
    bend = wide(chance.normal(0.4)[:, 0]) * across**2
    is_hidden = (along + bend > wide(chance.between(0.55, 1.1))) & (wide(chance.is_chosen(0.15)) > 0)
    return torch.where(is_hidden[:, None], other, pixels)


def put_frame(pixels: Tensor, chance: Chance) -> Tensor:
    """Screenshots: bars above and below, of one tone with rows of marks; and the moiré of a photographed screen or a fine weave."""
    x, y = places_of(pixels.shape[2], pixels.device)
    is_framed = wide(chance.is_chosen(0.05)) > 0
    is_bar = ((y < wide(chance.between(-1.1, -0.75))) | (y > wide(chance.between(0.75, 1.1)))) & is_framed
    tone, ink = wide(chance.between(0, 1)), wide(chance.between(-0.6, 0.6))
    marks = torch.sign(torch.sin(x * wide(chance.between(10, 90)))) * torch.sign(torch.sin(y * wide(chance.between(20, 70))))
    pixels = torch.where(is_bar[:, None], (tone + ink * (marks > 0))[:, None].clamp(0, 1), pixels)
    angle, waves = chance.angle(), chance.magnitude(6, 120)
    phase = (x * wide(torch.cos(angle)) + y * wide(torch.sin(angle)) + wide(chance.normal(0.1)[:, 0]) * y**2) * wide(waves)
    strength = wide(chance.magnitude(0.02, 0.15) * chance.is_chosen(0.08))[:, None]
    bands = torch.stack([torch.cos(phase + wide(chance.between(0, 1.5))) for _ in range(3)], 1)
    return (pixels * (1 + strength * bands)).clamp(0, 1)


def pass_lens(pixels: Tensor, chance: Chance) -> Tensor:
    """Random downscaling, then defocus, motion blur or sharpening, then noise."""
    pixels = lose_resolution(pixels, chance)
    kernels, changed = draw_kernels(chance)
    if len(changed):
        chosen = pixels[changed]
        count, _, side, _ = chosen.shape
        weights = kernels[changed].repeat_interleave(3, 0)[:, None]
        flat = F.pad(chosen.reshape(1, count * 3, side, side), [REACH] * 4, mode="reflect")
        pixels[changed] = F.conv2d(flat, weights, groups=count * 3).reshape(count, 3, side, side)
    strength = chance.magnitude(0.004, 0.05)
    noisy = chance.chosen(0.35)
    if len(noisy):
        count, _, side, _ = pixels[noisy].shape
        # Noise of brightness is stronger than that of colours.
        grain = 0.8 * chance.grain(count, 1, side, side) + 0.5 * chance.grain(count, 3, side, side)
        pixels[noisy] = pixels[noisy] + strength[noisy][:, None, None, None] * grain
    return pixels.clamp(0, 1)


def draw_kernels(chance: Chance) -> tuple[Tensor, Tensor]:
    """A kernel N × 11 × 11 for each view, and the places of the views that have one."""
    reach = torch.arange(-REACH, REACH + 1.0, device=chance.device)
    y, x = torch.meshgrid(reach, reach, indexing="ij")
    gauss = torch.exp(-(x**2 + y**2) / (2 * wide(chance.between(0.4, 1.8)) ** 2))
    disc = torch.sigmoid((wide(chance.between(0.8, 2.2)) - (x**2 + y**2).sqrt()) * 4)
    angle = chance.angle()
    across = y * wide(torch.cos(angle)) - x * wide(torch.sin(angle))
    along = x * wide(torch.cos(angle)) + y * wide(torch.sin(angle))
    motion = torch.exp(-(across**2) * 3 - (along / wide(chance.between(0.8, 4))) ** 4)
    kinds = torch.stack([unit_sum(gauss), unit_sum(disc), unit_sum(motion)], 1)
    which = torch.from_numpy(chance.numbers.integers(0, 3, chance.count)).to(chance.device)
    blurred = kinds[torch.arange(chance.count, device=chance.device), which]
    point = ((x == 0) & (y == 0)).float()
    sharpened = point + wide(chance.between(0.3, 1.5)) * (point - unit_sum(gauss))
    fate = chance.between(0, 1)
    return torch.where(wide(fate) < 0.35, blurred, sharpened), torch.nonzero(fate < 0.5)[:, 0]


def lose_resolution(pixels: Tensor, chance: Chance) -> Tensor:
    side = pixels.shape[2]
    which = chance.between(0, 1)
    for step, factor in enumerate((0.35, 0.45, 0.55, 0.65, 0.8)):
        some = torch.nonzero((which >= 0.05 * step) & (which < 0.05 * (step + 1)))[:, 0]
        if len(some):
            less = F.interpolate(pixels[some], size=int(side * factor), mode="area")
            pixels[some] = F.interpolate(less, size=side, mode="bilinear", align_corners=False)
    return pixels


def wide(numbers: Tensor) -> Tensor:
    return numbers[:, None, None]


def unit_sum(kernels: Tensor) -> Tensor:
    return kernels / kernels.sum((1, 2), keepdim=True)


def bytes_of(pixels: Tensor) -> Tensor:
    return (pixels.clamp(0, 1) * 255 + 0.5).to(torch.uint8)


def linear_of(values: Tensor) -> Tensor:
    """Linear light of sRGB 0..1 (IEC 61966-2-1)."""
    return torch.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def encode(light: Tensor) -> Tensor:
    """sRGB of linear light 0..1 (IEC 61966-2-1)."""
    return torch.where(light <= 0.0031308, light * 12.92, 1.055 * light.clamp(min=1e-6) ** (1 / 2.4) - 0.055)
