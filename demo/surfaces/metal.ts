import { labOfHex } from './colour.ts'
import { partSeed, smooth } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type MetalParameters = {
  base: string
  /** Colour of the patina or of the darker reflection. */
  deep: string
  finish: 'brushed' | 'patina'
  /** Distance between the middles of round holes and their diameter, mm. */
  holes?: { pitch: number; diameter: number }
}

/** Sheet metal: brushed in fine lines or with a grown patina; on request with round holes in a triangular grid. */
export const metal: Family<MetalParameters> = (parameters, seed, footprint) => {
  const { finish, holes } = parameters
  const base = labOfHex(parameters.base)
  const deep = labOfHex(parameters.deep)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.62 })
  const lines = field(1, 2.4, 4, 90)
  const sweep = field(2, 18, 2, 30)
  const clouds = field(3, 120, 6)
  const warp = field(4, 90, 4)
  const bloom = field(5, 26, 5)

  return (x, y, texel) => {
    paint(texel, base)
    texel.height = 0
    if (finish === 'brushed') {
      const line = lines(x, y)
      // A brushed sheet stretches every reflection across its lines: broad soft bands.
      blend(texel, deep, smooth(-0.8, 0.9, sweep(x, y) + 0.35 * Math.sin((x - y * 0.4) / 260)) * 0.55)
      texel.l += line * 0.03
      texel.height = line * 0.012
      texel.gloss = 0.3
    } else {
      const w = 60 * warp(x, y)
      const grown = clouds(x + w, y - w) + 0.5 * bloom(x, y + w)
      blend(texel, deep, smooth(-0.5, 0.7, grown))
      texel.l += bloom(x * 3, y * 3) * 0.02
      texel.height = grown * 0.02
      texel.gloss = 0.14
    }
    if (holes) punch(holes, x, y, footprint)(texel)
  }
}

function punch({ pitch, diameter }: { pitch: number; diameter: number }, x: number, y: number, footprint: number) {
  const rowHeight = pitch * 0.8660254
  const row = Math.round(y / rowHeight)
  const shift = row & 1 ? pitch / 2 : 0
  const dx = x - shift - Math.round((x - shift) / pitch) * pitch
  const dy = y - row * rowHeight
  const inside = diameter / 2 - Math.sqrt(dx * dx + dy * dy)
  return (texel: { l: number; a: number; b: number; height: number; gloss: number }) => {
    const cover = Math.min(1, Math.max(0, inside / footprint + 0.5))
    if (inside > -0.5) texel.height -= 0.15 * Math.min(1, (inside + 0.5) / 0.5)
    if (cover === 0) return
    // The far wall of the hole catches a little light.
    const wall = smooth(0, diameter * 0.3, inside) * (0.8 + (0.2 * -(dx + dy)) / diameter)
    blend(texel, { l: 0.2 - 0.05 * wall, a: 0, b: 0.002 }, cover)
    texel.height -= cover * 2
    texel.gloss *= 1 - cover
  }
}
