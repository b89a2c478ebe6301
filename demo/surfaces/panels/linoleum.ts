import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type LinoleumParameters = {
  base: string
  /** Colours of the granules that the calender drew into flames, the most frequent first. */
  flames: string[]
  /** Length of a flame, mm. */
  length: number
}

/** How many times longer than wide a flame is. */
const DRAWN = 4

/** Marbled linoleum: granules of several mixes, drawn into ragged flames along the sheet by the calender. */
export const linoleum: Family<LinoleumParameters> = ({ base, flames, length }, seed, footprint) => {
  const ground = labOfHex(base)
  const width = length / DRAWN
  const field = noiseFields(seed, footprint, 0.62)
  const swayAlong = field(1, length * 1.5, 3)
  const swayAcross = field(2, width * 2.4, 3)
  const grain = field(3, 0.9, 2)
  const inks = flames.map((flame, index) => ({
    lab: labOfHex(flame),
    shape: field(10 + index, width * (1 - 0.2 * index), 4, DRAWN * 0.75),
    crumb: field(30 + index, width * 0.3, 3, 1.8),
    least: 0.08 + 0.14 * index,
  }))

  return (x, y, texel) => {
    const u = y + length * 0.3 * swayAlong(x, y)
    const v = x + width * 0.7 * swayAcross(x, y)
    paint(texel, ground)
    for (const { lab, shape, crumb, least } of inks) {
      const flame = shape(u, v) + 0.22 * crumb(u, v)
      blend(texel, lab, 0.85 * smooth(least - 0.12, least + 0.16, flame))
    }
    const dust = grain(x, y)
    texel.l += dust * 0.012
    texel.height = dust * 0.02
    texel.gloss = 0.1
  }
}
