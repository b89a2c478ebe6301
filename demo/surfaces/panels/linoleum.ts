import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type LinoleumParameters = {
  base: string
  /** Colours of the granules that the calender drew into streaks, the most frequent first. */
  streaks: string[]
  /** Length of a streak, mm. */
  length: number
}

/** How many times longer than wide a streak is. */
const DRAWN = 9

/** Marbled linoleum: granules of mixes a tone apart, drawn along the sheet into fine streaks by the calender. */
export const linoleum: Family<LinoleumParameters> = ({ base, streaks, length }, seed, footprint) => {
  const ground = labOfHex(base)
  const width = length / DRAWN
  const field = noiseFields(seed, footprint, 0.7)
  const swayAcross = field(2, width * 8, 3, 2.2)
  const swayAlong = field(4, width * 5, 3, 0.7)
  const grain = field(3, 1.1, 2)
  const inks = streaks.map((streak, index) => ({
    lab: labOfHex(streak),
    shape: field(10 + index, width * (2.2 - 0.4 * index), 5, DRAWN / 2),
    least: 0.04 + 0.1 * index,
  }))

  return (x, y, texel) => {
    const u = y + length * 0.35 * swayAlong(x, y)
    const v = x + width * 2 * swayAcross(y, x)
    const dust = grain(x, y)
    paint(texel, ground)
    for (const { lab, shape, least } of inks)
      blend(texel, lab, 0.8 * smooth(least - 0.25, least + 0.4, shape(u, v) + 0.12 * dust))
    texel.l += dust * 0.01
    texel.height = dust * 0.02
    texel.gloss = 0.1
  }
}
