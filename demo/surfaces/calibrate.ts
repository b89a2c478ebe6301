import { chance } from './drawing/chance.ts'
import { type Lab, labOfHex, labOfLinear, linearOfLab } from './drawing/colour.ts'
import { type Surface, aTexel, paint } from './drawing/surface.ts'

/** Sample places along each side of a jittered grid, and its side in mm: wide enough for many boards, tiles, veins. */
const GRID = 36
const SIDE = 1500

/**
 * Shifts a surface's colours so that its mean in linear light is `hex`, as a wide-aperture colorimeter reads it. What
 * lies behind the material does not count and stays. Lightness is scaled, so that stains keep their relative contrast.
 */
export function calibrated(surface: Surface, hex: string): Surface {
  const samples = sample(surface)
  const target = labOfHex(hex)
  const mean = meanOf(samples)
  const aim = { ...target }
  let move = moveTo(mean, aim)
  // The mean of light differs from the mean of OKLab: a few rounds remove the error.
  for (let round = 0; round < 4; round++) {
    const got = meanOf(samples, move)
    aim.l += target.l - got.l
    aim.a += target.a - got.a
    aim.b += target.b - got.b
    move = moveTo(mean, aim)
  }
  return (x, y, texel) => {
    surface(x, y, texel)
    moveColour(texel, move, 1 - texel.behind)
  }
}

/**
 * A colour change: lightness and chroma by a factor and an offset; the chroma offset (`a`, `b`) fades out below the
 * lightness `full`.
 */
type Move = { scale: number; offset: number; chroma: number; a: number; b: number; full: number }

/**
 * The change that turns `mean` into `aim`: scales down to darken, approaches white to lighten. The hue shift fades
 * towards black, where sRGB has no room for chroma.
 */
function moveTo(mean: Lab, aim: Lab): Move {
  const isDarker = aim.l <= mean.l
  const scale = isDarker ? aim.l / Math.max(0.01, mean.l) : (1 - aim.l) / Math.max(0.01, 1 - mean.l)
  const chroma = isDarker ? scale : 1
  return {
    scale,
    offset: isDarker ? 0 : 1 - scale,
    chroma,
    a: aim.a - mean.a * chroma,
    b: aim.b - mean.b * chroma,
    full: Math.max(0.01, aim.l),
  }
}

/** Changes a colour in place, weighted by `cover`: allocating an object per colour would cost more than the change. */
function moveColour(colour: Lab, { scale, offset, chroma, a, b, full }: Move, cover: number): void {
  const l = Math.max(0, colour.l * scale + offset)
  const depth = Math.min(1, l / full)
  colour.l += (l - colour.l) * cover
  colour.a += (colour.a * chroma + a * depth - colour.a) * cover
  colour.b += (colour.b * chroma + b * depth - colour.b) * cover
}

/** A colour of the material, and its share of the sample. */
type Sample = Lab & { weight: number }

function sample(surface: Surface): Sample[] {
  return Array.from({ length: GRID * GRID }, (_, index) => {
    const texel = aTexel()
    const column = index % GRID
    const row = Math.floor(index / GRID)
    surface(((column + chance(1, column, row)) / GRID) * SIDE, ((row + chance(2, column, row)) / GRID) * SIDE, texel)
    return { l: texel.l, a: texel.a, b: texel.b, weight: 1 - texel.behind }
  })
}

function meanOf(samples: Sample[], move?: Move): Lab {
  const sum = [0, 0, 0]
  const light: [number, number, number] = [0, 0, 0]
  const moved = { l: 0, a: 0, b: 0 }
  let total = 0
  for (const colour of samples) {
    paint(moved, colour)
    if (move) moveColour(moved, move, 1)
    linearOfLab(moved, light)
    for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + light[channel] * colour.weight
    total += colour.weight
  }
  const [r = 0, g = 0, b = 0] = sum.map((value) => value / Math.max(1e-6, total))
  return labOfLinear(r, g, b)
}
