/** How far apart the points of a chart lie. */
export type ChartInterval = 'day' | 'week' | 'month'

export interface Curve {
  name: string
  /** One for each beginning. */
  counts: readonly number[]
}

/** What a chart and the table behind it show: the same. */
export interface Curves {
  step: ChartInterval
  /** The first day of each step, `YYYY-MM-DD`, without a gap. */
  starts: readonly string[]
  curves: readonly Curve[]
}

export function curveTotal({ counts }: Curve): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The step with most of a curve, the first of those that are alike; null where there is nothing. */
export function peakOf({ counts }: Curve): number | null {
  const most = Math.max(0, ...counts)
  return most > 0 ? counts.indexOf(most) : null
}

export function isEmpty({ curves }: Curves): boolean {
  return curves.every((curve) => curveTotal(curve) === 0)
}
