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

/** How a curve looks, with and without colours. */
export interface CurveMark {
  /** A colour of the theme. */
  color: string
  /** The line's dash pattern in design pixels; none: unbroken. */
  dash: readonly number[]
  shape: 'circle' | 'square' | 'triangle' | 'diamond'
}

const marks: readonly [CurveMark, ...CurveMark[]] = [
  { color: 'var(--blue)', dash: [], shape: 'circle' },
  { color: 'var(--clay)', dash: [7, 4], shape: 'square' },
  { color: 'var(--green)', dash: [2, 3], shape: 'triangle' },
  { color: 'var(--ochre)', dash: [9, 3, 2, 3], shape: 'diamond' },
]

/** The look of the curve at this place of a chart, which has four curves at most. */
export function markOf(place: number): CurveMark {
  return marks[place % marks.length] ?? marks[0]
}

/** The mark's outline around a centre, as the `d` of a path; `r` is half its height. */
export function curveMarkPath(shape: CurveMark['shape'], x: number, y: number, r: number): string {
  switch (shape) {
    case 'circle':
      return `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`
    case 'square':
      return `M${x - r},${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`
    case 'triangle':
      return `M${x},${y - 1.15 * r}L${x + 1.15 * r},${y + r}H${x - 1.15 * r}Z`
    case 'diamond':
      return `M${x},${y - 1.3 * r}L${x + 1.3 * r},${y}L${x},${y + 1.3 * r}L${x - 1.3 * r},${y}Z`
  }
}
