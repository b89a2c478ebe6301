import { colorAt } from './palette-field.ts'
import type { Cluster, Field } from './palette-field.ts'

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
export function isOneTone(field: Field, one: Cluster, other: Cluster): boolean {
  const [light, dark] = one.centre[0] > other.centre[0] ? [one, other] : [other, one]
  const step = [0, 1, 2].map((axis) => (light.centre[axis] ?? 0) - (dark.centre[axis] ?? 0))
  const length = Math.hypot(...step)
  if (length > FARTHEST) return false
  const part = dark.centre[0] / light.centre[0]
  const off = Math.hypot(dark.centre[1] - light.centre[1] * part, dark.centre[2] - light.centre[2] * part)
  if (off > length * MOST_OFF) return false
  // Counted in fifths of the way: around the dark centre, half way, around the light one.
  const counts = [0, 0, 0]
  for (const pixel of [...one.pixels, ...other.pixels]) {
    if (!field.isCalm[pixel]) continue
    const at = colorAt(field, pixel)
    const along = at.reduce((sum, value, axis) => sum + (value - (dark.centre[axis] ?? 0)) * (step[axis] ?? 0), 0)
    const place = Math.round((along / (length * length)) * 2)
    const isNear = Math.abs((along / (length * length)) * 2 - place) < 0.25
    if (isNear && place >= 0 && place <= 2) counts[place] = (counts[place] ?? 0) + 1
  }
  const [atDark = 0, half = 0, atLight = 0] = counts
  return half > 0 && half >= VALLEY * Math.min(atDark, atLight)
}
