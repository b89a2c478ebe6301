/** The distance between the points of a chart. */
export type ChartInterval = 'day' | 'week' | 'month'

export interface Curve {
  name: string
  /** One value for each step. */
  counts: readonly number[]
}

/** The data of a chart and of its table. */
export interface Curves {
  step: ChartInterval
  /** The first day of each step, `YYYY-MM-DD`, without a gap. */
  starts: readonly string[]
  curves: readonly Curve[]
}

export function curveTotal({ counts }: Curve): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The step with a curve's highest value, the first of equal ones; null where all are zero. */
export function peakOf({ counts }: Curve): number | null {
  const most = Math.max(0, ...counts)
  return most > 0 ? counts.indexOf(most) : null
}

export function isEmpty({ curves }: Curves): boolean {
  return curves.every((curve) => curveTotal(curve) === 0)
}
