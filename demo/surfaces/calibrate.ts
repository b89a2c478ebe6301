import { chance } from './drawing/chance.ts'
import { type Lab, labOfHex, labOfLinear, linearOfLab } from './drawing/colour.ts'
import { type Surface, aTexel, paint } from './drawing/surface.ts'

/**
 * Places asked for along each side of a jittered grid, and its side in mm: wide enough for many boards, tiles, veins.
 */
const GRID = 36
const SIDE = 1500

/**
 * The same surface with its colours moved so that its mean in linear light is `hex`: what a colorimeter with a wide
 * aperture would read. What lies behind the material is left as it is, and out of the mean. Lightness is scaled, not
 * shifted, so that a dark stain keeps its contrast in proportion.
 */
export function calibrated(surface: Surface, hex: string): Surface {
  const samples = sample(surface)
  const target = labOfHex(hex)
  const mean = meanOf(samples)
  const aim = { ...target }
  let move = moveTo(mean, aim)
  // The mean of light is not the mean of OKLab: a few rounds settle what is left.
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

/** How colours are moved: lightness by a factor and an offset, chroma too, whose offset (`a`, `b`) dies away below the lightness `full`. */
type Move = { scale: number; offset: number; chroma: number; a: number; b: number; full: number }

/**
 * Moves colours so that `mean` becomes `aim`: darker by a factor, lighter by drawing closer to white. The hue's shift
 * dies away towards black, where sRGB has no room for chroma.
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

/** Moves a colour where it stands, as far as `cover`: a record for each colour moved would cost more than the move. */
function moveColour(colour: Lab, { scale, offset, chroma, a, b, full }: Move, cover: number): void {
  const l = Math.max(0, colour.l * scale + offset)
  const depth = Math.min(1, l / full)
  colour.l += (l - colour.l) * cover
  colour.a += (colour.a * chroma + a * depth - colour.a) * cover
  colour.b += (colour.b * chroma + b * depth - colour.b) * cover
}

/** A colour of the material, and how much of the point it covers. */
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
