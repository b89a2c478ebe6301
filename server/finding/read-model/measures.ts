import type { IsWantedValue } from './count/filters.ts'
import { readReach } from './number-ranges.ts'

/** The facets of what a SKU measures, in millimetres: its sides (`300x600`, the shorter one first), and how thick it is. */
export const SIZE = 'size'
export const THICKNESS = 'thickness'

/** What is sold as 30 × 60 is cut a little smaller, or a little larger. */
const TOLERANCE = 0.03

export function sizeValue(one: number, other: number): string {
  return `${Math.min(one, other)}x${Math.max(one, other)}`
}

/** The shorter side first; one alone may be either. */
export type Sides = readonly [shorter: number, longer: number] | readonly [either: number]

/** Sizes with nearly these sides. */
export function hasSides(wanted: readonly Sides[]): IsWantedValue {
  return (value) => {
    const own = value.split('x').map(Number)
    const isNear = (side: number, index: number) => Math.abs((own[index] ?? NaN) - side) <= side * TOLERANCE
    return wanted.some((sides) =>
      sides.length === 1 ? own.some((_, index) => isNear(sides[0], index)) : sides.every(isNear),
    )
  }
}

/** Numbers and ranges that reach into this one. */
export function reachesInto({ low, high }: { low: number; high: number }): IsWantedValue {
  return (value) => {
    const reach = readReach(value)
    return reach !== undefined && reach.high >= low && reach.low <= high
  }
}
