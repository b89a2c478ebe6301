import type { IsWantedValue } from './count/filters.ts'
import { readReach } from './number-ranges.ts'

/** The facets of a SKU's measures, in millimetres: its sides (`300x600`, the shorter one first) and its thickness. */
export const SIZE = 'size'
export const THICKNESS = 'thickness'

/** The relative tolerance of a side: a tile sold as 30 × 60 is cut a little smaller or larger. */
const TOLERANCE = 0.03

export function sizeValue(one: number, other: number): string {
  return `${Math.min(one, other)}x${Math.max(one, other)}`
}

/** The shorter side first; a single side may be either. */
export type Sides = readonly [shorter: number, longer: number] | readonly [either: number]

/** Matches sizes with nearly these sides. */
export function hasSides(wanted: readonly Sides[]): IsWantedValue {
  return (value) => {
    const own = value.split('x').map(Number)
    const isNear = (side: number, index: number) => Math.abs((own[index] ?? NaN) - side) <= side * TOLERANCE
    return wanted.some((sides) =>
      sides.length === 1 ? own.some((_, index) => isNear(sides[0], index)) : sides.every(isNear),
    )
  }
}

/** Matches sizes of which the width, the shorter side, or the length is at least or at most nearly this. */
export function hasSideWithin(
  limit: number,
  { way, side }: { way: 'least' | 'most'; side: 'width' | 'length' },
): IsWantedValue {
  return (value) => {
    const own = value.split('x').map(Number)
    const length = side === 'width' ? Math.min(...own) : Math.max(...own)
    return way === 'least' ? length >= limit * (1 - TOLERANCE) : length <= limit * (1 + TOLERANCE)
  }
}

/** Matches numbers and ranges that overlap this range. */
export function reachesInto({ low, high }: { low: number; high: number }): IsWantedValue {
  return (value) => {
    const reach = readReach(value)
    return reach !== undefined && reach.high >= low && reach.low <= high
  }
}
