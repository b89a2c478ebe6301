import type { Look } from '../../../contract/looks/look.ts'

/** Raised when the measure changes: looks of another edition are measured again, and count as not measured until then. */
export const LOOK_EDITION = 1

const PATTERNS = ['plain', 'flecked', 'veined', 'striped', 'grid', 'figured'] as const
const THOUSANDTHS = 1000
const NO_PERIOD = -1
const LENGTH = 14

/**
 * A look as `picture.look` keeps it: edition; 1 for a surface, else 0; then in thousandths warmth, the patterns, liveliness, period (−1: none)
 * and reflectance with its ends.
 */
export function storedLook({ isSurface, warmth, pattern, liveliness, period, reflectance }: Look): number[] {
  const shares = [
    warmth,
    ...PATTERNS.map((name) => pattern[name]),
    liveliness,
    period ?? NO_PERIOD,
    reflectance.value,
    reflectance.low,
    reflectance.high,
  ]
  return [LOOK_EDITION, isSurface ? 1 : 0, ...shares.map((share) => Math.round(share * THOUSANDTHS))]
}

/** The look of a stored picture; undefined where it was not measured, by another edition, or is not whole. */
export function lookOf(stored: readonly number[] | null): Look | undefined {
  if (stored?.[0] !== LOOK_EDITION || stored.length !== LENGTH) return undefined
  const share = (place: number): number => (stored[place] ?? 0) / THOUSANDTHS
  const [plain, flecked, veined, striped, grid, figured] = PATTERNS.map((_, place) => share(3 + place)) as Patterns
  return {
    isSurface: stored[1] === 1,
    warmth: share(2),
    pattern: { plain, flecked, veined, striped, grid, figured },
    liveliness: share(9),
    period: share(10) === NO_PERIOD ? null : share(10),
    reflectance: { value: share(11), low: share(12), high: share(13) },
  }
}

type Patterns = [number, number, number, number, number, number]
