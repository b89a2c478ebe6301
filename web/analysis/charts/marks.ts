/** What a curve is known by, with colours and without. */
export interface CurveMark {
  /** Of the look's, which follow the theme. */
  color: string
  /** Of the line, in the design's pixels; none: unbroken. */
  dash: readonly number[]
  shape: 'circle' | 'square' | 'triangle' | 'diamond'
}

const marks: readonly [CurveMark, ...CurveMark[]] = [
  { color: 'var(--blue)', dash: [], shape: 'circle' },
  { color: 'var(--clay)', dash: [7, 4], shape: 'square' },
  { color: 'var(--green)', dash: [2, 3], shape: 'triangle' },
  { color: 'var(--ochre)', dash: [9, 3, 2, 3], shape: 'diamond' },
]

/** Of the curve at this place of a chart, which has four at most. */
export function markOf(place: number): CurveMark {
  return marks[place % marks.length] ?? marks[0]
}

/** Its outline about a middle, as the `d` of a path; `r` is half its height. */
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
