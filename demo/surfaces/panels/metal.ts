import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, type Surface, blend, coverage, paint } from '../drawing/surface.ts'

type MetalParameters = {
  base: string
  /** Colour of the darker reflection. */
  deep: string
  /** `brushed` is ground in horizontal lines, `satin` in small circles without direction. */
  finish: 'brushed' | 'satin'
  /** Round perforations; none by default. */
  holes?: Holes
}

type Holes = {
  /** Distance of their middles, mm. */
  pitch: number
  /** mm */
  diameter: number
  /** Whether the grid is square; by default each row is offset by half, as in a triangle. */
  isSquare?: boolean
}

/** Ground sheet metal, optionally perforated. */
export const metal: Family<MetalParameters> = (parameters, seed, footprint) => {
  const { finish, holes } = parameters
  const base = labOfHex(parameters.base)
  const deep = labOfHex(parameters.deep)
  const field = noiseFields(seed, footprint, 0.8)
  const hairs = field(1, 0.55, 3, 160)
  const strokes = field(2, 2.6, 3, 90)
  const room = field(3, 300, 2, 0.24, 0.3)
  const swirl = field(4, 1.6, 3)
  const cloud = field(5, 190, 3, 1, 0.5)
  // Details finer than a pixel still add some roughness.
  const fine = Math.min(1, 0.5 / footprint)
  // From across a room the reflected bands blur into even light.
  const near = 1 - 0.8 * smooth(1.2, 2.2, footprint)
  const punch = holes && puncher(holes, footprint)

  return (x, y, texel) => {
    paint(texel, base)
    texel.height = 0
    if (finish === 'brushed') {
      // A ground sheet smears reflections across its lines: vertical bands of light and dark, in any room.
      const band = room(x + 0.06 * y, y)
      blend(texel, deep, 0.25 + 0.5 * near * (smooth(0.55, -0.75, band) - 0.5))
      texel.l += 0.05 * near * smooth(0.1, 0.9, band)
      const hair = hairs(x, y)
      const stroke = strokes(x, y)
      texel.l += hair * 0.034 * (0.4 + 0.6 * fine) + stroke * 0.02 + Math.max(0, stroke - 0.42) * 0.11
      texel.height = hair * 0.012
    } else {
      const soft = cloud(x, y)
      blend(texel, deep, 0.35 * smooth(0.7, -0.7, soft + 0.0012 * (x - y)))
      texel.l += swirl(x, y) * 0.016 * (0.4 + 0.6 * fine)
    }
    texel.gloss = 0.22
    texel.behind = 0
    punch?.(x, y, texel)
  }
}

/** Cuts round holes: each has a shiny rolled rim, and inside it the sheet's edge before the dark. */
function puncher({ pitch, diameter, isSquare = false }: Holes, footprint: number): Surface {
  const rowHeight = isSquare ? pitch : pitch * 0.8660254
  const radius = diameter / 2
  const rim = Math.max(0.35, footprint)
  const hole = { l: 0, a: 0, b: 0 }
  return (x, y, texel) => {
    const row = Math.round(y / rowHeight)
    const shift = row & 1 && !isSquare ? pitch / 2 : 0
    const dx = x - shift - Math.round((x - shift) / pitch) * pitch
    const dy = y - row * rowHeight
    const far = Math.sqrt(dx * dx + dy * dy)
    const inside = radius - far
    if (inside < -rim) return
    // The side of the rim that faces the light is bright, the other one dark.
    const facing = far > 0 ? -(dx * 0.66 + dy * 0.75) / far : 0
    if (inside < 0) {
      texel.l += facing * 0.16 * (1 + inside / rim) * Math.min(1, 0.6 / footprint)
      texel.height += 0.1 * (1 + inside / rim)
    }
    const cover = coverage(inside, footprint)
    if (cover === 0) return
    // Light passes the upper left edge and falls on the lower right wall.
    const wall = smooth(diameter * 0.2, 0, inside) * smooth(0.15, -0.75, facing)
    hole.l = 0.17 + 0.42 * wall
    hole.a = texel.a * wall
    hole.b = texel.b * wall + 0.003
    blend(texel, hole, cover)
    texel.gloss *= 1 - cover
    texel.behind = cover
  }
}
