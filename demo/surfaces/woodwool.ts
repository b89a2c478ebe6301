import { labOfHex, mixLab } from './colour.ts'
import { clamp, hash, partSeed, smooth, spread } from './chance.ts'
import { noise, noiseField } from './noise.ts'
import { type Family, paint } from './surface.ts'

/** Width of one shaving and the distance between shavings of a layer, mm. */
const SHAVING = 2.1
const APART = 4.6

/** Directions in which the shavings of each layer mostly lie, radians; deeper layers first. */
const LAYERS = [0.2, 1.9, 1.05, 2.7, 0.62, 2.25, 1.5].map((angle, index) => ({
  index,
  cosine: Math.cos(angle),
  sine: Math.sin(angle),
  // Each layer is bent by its own mixture of the two curls, mm.
  mixX: 17 * Math.cos(index * 2.1),
  mixY: 17 * Math.sin(index * 2.1),
}))

/** Board of long wood shavings tangled and bound with cement: curling ribbons over and under each other, dark gaps between. */
export const woodwool: Family<{ base: string; deep: string }> = (colours, seed, footprint) => {
  const base = labOfHex(colours.base)
  const deep = labOfHex(colours.deep)
  const field = (part: number, wavelength: number, octaves: number) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, gain: 0.45, footprint })
  const curlX = field(1, 46, 2)
  const curlY = field(2, 46, 2)
  const cement = field(3, 1.1, 3)
  const cloud = field(4, 60, 2)

  return (x, y, texel) => {
    const cx = curlX(x, y)
    const cy = curlY(x, y)
    const grit = cement(x, y)
    let top = -7
    let tone = 0.75
    let id = 0
    for (const { index, cosine, sine, mixX, mixY } of LAYERS) {
      const across = (x * cosine + y * sine + mixX * cx + mixY * cy) / APART
      const along = y * cosine - x * sine + 9 * cy
      const row = Math.round(across)
      const strand = hash(seed + index, row, Math.floor(along / 180))
      const wide = SHAVING * 0.5 * (0.55 + 0.75 * ((strand & 0xff) / 256))
      const off = Math.abs((across - row) * APART + 0.9 * spread(strand, 1))
      const cover = clamp((wide - off) / footprint + 0.5)
      if (cover === 0) continue
      // A shaving dives under its neighbours and comes up again.
      const dive = noise(strand, along / 22, 0.5)
      const height = index * 0.45 - 4 + 3.4 * dive - ((off * off) / (wide * wide)) * 0.5
      if (dive < -0.42 || height < top) continue
      top += (height - top) * cover
      id = strand
      const own = 0.24 * spread(strand, 2) + 0.12 * grit
      const depth = smooth(1.2, -5, height)
      tone += (0.06 + own + 0.55 * depth * depth - tone) * cover
    }
    paint(texel, mixLab(base, deep, clamp(tone + 0.04 * cloud(x, y))))
    texel.l += 0.012 * grit
    texel.b += id === 0 ? 0 : 0.006 * spread(id, 3)
    texel.height = top + grit * 0.12
    texel.gloss = 0.02
  }
}
