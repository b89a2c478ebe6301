import type { Lab } from '../../../contract/colors/color-difference.ts'
import type { Cluster, PaletteField } from './palette-field.ts'

/** Farther apart than this, in CIELAB, two clusters are two colours, whatever lies between. */
const FARTHEST = 30
/** How much of a step from one colour to the other may be other than light: shadow and grain keep the hue. */
const MOST_OFF = 0.35
/** Pixels half way between two colours, for each where they are fewest of the two: less is a valley. */
const VALLEY = 0.6

/**
 * Whether two clusters are the lighter and the darker part of one tone, in grain, or under a shadow that grows: they
 * differ in light, with the chroma that goes with it, and between them pixels are as many as at either.
 */
export function isOneTone(field: PaletteField, one: Cluster, other: Cluster): boolean {
  const [light, dark] = one.centre[0] > other.centre[0] ? [one, other] : [other, one]
  const between = (axis: 0 | 1 | 2): number => light.centre[axis] - dark.centre[axis]
  const step: Lab = [between(0), between(1), between(2)]
  const length = Math.hypot(...step)
  if (length > FARTHEST) return false
  const part = dark.centre[0] / light.centre[0]
  const off = Math.hypot(dark.centre[1] - light.centre[1] * part, dark.centre[2] - light.centre[2] * part)
  if (off > length * MOST_OFF) return false
  const counts = new Uint32Array(3)
  for (const { pixels } of [one, other]) countAlong(field, pixels, { from: dark.centre, step, counts })
  const [atDark = 0, half = 0, atLight = 0] = counts
  return half > 0 && half >= VALLEY * Math.min(atDark, atLight)
}

/** Counts calm pixels in fifths of the way: around the dark centre, half way, around the light one. */
function countAlong(
  { isCalm, l, a, b }: PaletteField,
  pixels: readonly number[],
  { from, step, counts }: { from: Lab; step: Lab; counts: Uint32Array },
): void {
  const square = Math.hypot(...step) ** 2
  // Written out: every pixel comes by here for every pair of clusters.
  for (const pixel of pixels) {
    if (!isCalm[pixel]) continue
    const along =
      ((l[pixel] ?? 0) - from[0]) * step[0] +
      ((a[pixel] ?? 0) - from[1]) * step[1] +
      ((b[pixel] ?? 0) - from[2]) * step[2]
    const at = (along / square) * 2
    const place = Math.round(at)
    if (Math.abs(at - place) < 0.25 && place >= 0 && place <= 2) counts[place] = (counts[place] ?? 0) + 1
  }
}
