import { labOfHex } from '../drawing/colour.ts'
import { hash } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, coverage, paintBetween } from '../drawing/surface.ts'

/** Width of a shaving and distance of shavings in a layer, mm. */
const SHAVING = 2.1
const APART = 3.2
/** How far a shaving may deviate from its layer's even spacing, and how far from it one can be found, mm. */
const SHIFT = 0.7
const REACH = SHAVING * 0.66 + SHIFT + 0.5

/** Main direction of the shavings in each layer, radians; deeper layers first. */
const LAYERS = [0.3, 1.9, 1.05, 2.6, 0.7].map((angle, index) => ({
  index,
  cosine: Math.cos(angle),
  sine: Math.sin(angle),
  // Each layer is bent by a different mix of two curls, mm.
  mixX: 13 * Math.cos(index * 2.1),
  mixY: 13 * Math.sin(index * 2.1),
}))

/** Wood wool: long curled shavings over and under each other, bound with cement, with dark gaps. */
export const woodwool: Family<{ base: string; deep: string }> = (colours, seed, footprint) => {
  const base = labOfHex(colours.base)
  const deep = labOfHex(colours.deep)
  const field = noiseFields(seed, footprint, 0.45)
  const curlX = field(1, 44, 1)
  const curlY = field(2, 44, 1)
  const cement = field(3, 1.1, 2)
  const cloud = field(4, 60, 1)

  return (x, y, texel) => {
    const cx = curlX(x, y)
    const cy = curlY(x, y)
    const grit = cement(x, y)
    let top = -7
    let own = 0
    let hue = 0
    for (const { index, cosine, sine, mixX, mixY } of LAYERS) {
      const across = (x * cosine + y * sine + mixX * cx + mixY * cy) / APART
      const along = y * cosine - x * sine + 9 * cy
      const row = Math.floor(across + 0.5)
      const middle = (across - row) * APART
      if (middle > REACH || middle < -REACH) continue
      const strand = hash(seed + index, row, Math.floor(along / 180))
      const share = (strand & 0xff) / 256
      const wide = SHAVING * (0.24 + 0.42 * share * share)
      const aside = middle + SHIFT * ((((strand >>> 8) & 0xff) / 256) * 2 - 1)
      const cover = coverage(wide - Math.abs(aside), footprint)
      if (cover === 0) continue
      // A shaving dips under its neighbours and rises again, and twists on its way, since it is flat.
      const dive = noise(strand, along / 24, 0.5)
      if (dive < -0.45) continue
      const twist = 0.45 * Math.sin(along * 0.16 + share * 40)
      const height = index * 0.2 - 3.4 + 3.6 * dive + twist * aside
      if (height < top) continue
      top += (height - top) * cover
      own += (((strand >>> 16) & 0xff) / 128 - 1 - own) * cover
      hue += ((strand >>> 24) / 128 - 1 - hue) * cover
    }
    const depth = smooth(0.8, -4.4, top)
    const tone = 0.1 + 0.2 * own + 0.12 * grit + 0.6 * depth * depth
    paintBetween(texel, base, deep, clamp(tone + 0.04 * cloud(x, y)))
    texel.l += 0.012 * grit
    texel.a += 0.003 * hue
    texel.b += 0.007 * hue
    texel.height = top + grit * 0.12
    texel.gloss = 0.02
  }
}
