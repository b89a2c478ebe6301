import { labOfHex } from './colour.ts'
import { partSeed, smooth } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Family, type Texel, blend, paint } from './surface.ts'

export type MetalParameters = {
  base: string
  /** Colour of the darker reflection. */
  deep: string
  /** `brushed`: ground in level lines; `satin`: ground in small circles that show no direction. */
  finish: 'brushed' | 'satin'
  /** Distance between the middles of round holes and their diameter, mm. */
  holes?: Holes
}

type Holes = {
  pitch: number
  diameter: number
  /** Rows stand straight above one another (absent: each is moved by half, as in a triangle). */
  isSquare?: boolean
}

/** Sheet metal, ground; on request with round holes. */
export const metal: Family<MetalParameters> = (parameters, seed, footprint) => {
  const { finish, holes } = parameters
  const base = labOfHex(parameters.base)
  const deep = labOfHex(parameters.deep)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.8 })
  const hairs = field(1, 0.55, 3, 160)
  const strokes = field(2, 2.6, 3, 90)
  const room = noiseField({ seed: partSeed(seed, 3), wavelength: 300, stretch: 0.24, octaves: 2, footprint, gain: 0.3 })
  const swirl = field(4, 1.6, 3)
  const cloud = noiseField({ seed: partSeed(seed, 5), wavelength: 190, octaves: 3, footprint })
  // What is finer than the picture's grain lends it a little roughness all the same.
  const fine = Math.min(1, 0.5 / footprint)
  // From across a room the bands of near things are lost in one even light.
  const near = 1 - 0.8 * smooth(1.2, 2.2, footprint)

  return (x, y, texel) => {
    paint(texel, base)
    texel.height = 0
    if (finish === 'brushed') {
      // A ground sheet smears what it mirrors across its lines: upright bands of light and dark, whatever the room.
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
    if (holes) punch(holes, { x, y, footprint }, texel)
  }
}

/** Cuts the hole under a point: a rolled rim that shines, and inside it the sheet's own edge before darkness. */
function punch(
  { pitch, diameter, isSquare = false }: Holes,
  { x, y, footprint }: { x: number; y: number; footprint: number },
  texel: Texel,
): void {
  const rowHeight = isSquare ? pitch : pitch * 0.8660254
  const row = Math.round(y / rowHeight)
  const shift = row & 1 && !isSquare ? pitch / 2 : 0
  const dx = x - shift - Math.round((x - shift) / pitch) * pitch
  const dy = y - row * rowHeight
  const radius = diameter / 2
  const far = Math.sqrt(dx * dx + dy * dy)
  const inside = radius - far
  const rim = Math.max(0.35, footprint)
  if (inside < -rim) return
  // The side of the rim that faces the light is bright, the other one dark.
  const facing = far > 0 ? -(dx * 0.66 + dy * 0.75) / far : 0
  if (inside < 0) {
    texel.l += facing * 0.16 * (1 + inside / rim) * Math.min(1, 0.6 / footprint)
    texel.height += 0.1 * (1 + inside / rim)
  }
  const cover = Math.min(1, Math.max(0, inside / footprint + 0.5))
  if (cover === 0) return
  // Light falls in past the upper left edge and lands on the lower right wall.
  const wall = smooth(diameter * 0.2, 0, inside) * smooth(0.15, -0.75, facing)
  blend(texel, { l: 0.17 + 0.42 * wall, a: texel.a * wall, b: texel.b * wall + 0.003 }, cover)
  texel.gloss *= 1 - cover
  texel.behind = cover
}
