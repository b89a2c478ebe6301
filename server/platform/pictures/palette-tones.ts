import type { Lab } from '../../../contract/colors/color-difference.ts'
import type { Cluster, PaletteField } from './palette-field.ts'

/** In CIELAB: clusters farther apart than this are always two colours. */
const FARTHEST = 30
/** The largest share of the difference that is not in lightness: shadow and grain keep the hue. */
const MOST_OFF = 0.35
/** Fewer pixels half way than this share of the smaller side mean a valley, and so two colours. */
const VALLEY = 0.6

/**
 * Whether two clusters are the light and the dark part of one tone, by grain or a soft shadow: they differ in lightness, and as
 * many pixels lie between them as at either.
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

/** Counts calm pixels in fifths of the way between the centres: at the dark one, half way, at the light one. */
function countAlong(
  { isCalm, l, a, b }: PaletteField,
  pixels: readonly number[],
  { from, step, counts }: { from: Lab; step: Lab; counts: Uint32Array },
): void {
  const square = Math.hypot(...step) ** 2
  // Not vectorised: this loop runs for every pixel and pair of clusters.
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
