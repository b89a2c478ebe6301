import type { Wanted } from './filters.ts'
import { readReach } from './number-ranges.ts'

/** The facets of what a SKU measures, in millimetres: its sides (`300x600`, the shorter one first), and how thick it is. */
export const SIZE = 'size'
export const THICKNESS = 'thickness'

/** What is sold as 30 × 60 is cut a little smaller, or a little larger. */
const TOLERANCE = 0.03

export function sizeValue(one: number, other: number): string {
  return `${Math.min(one, other)}x${Math.max(one, other)}`
}

/** The shorter side first. */
export type Sides = readonly [shorter: number, longer: number]

/** Sizes with nearly these sides. */
export function hasSides(wanted: readonly Sides[]): Wanted {
  return (value) => {
    const own = value.split('x').map(Number)
    return wanted.some((sides) =>
      sides.every((side, index) => Math.abs((own[index] ?? NaN) - side) <= side * TOLERANCE),
    )
  }
}

/** Numbers and ranges that reach into this one. */
export function reachesInto({ low, high }: { low: number; high: number }): Wanted {
  return (value) => {
    const reach = readReach(value)
    return reach !== undefined && reach.high >= low && reach.low <= high
  }
}
