import type { Spread } from './spread.ts'

export type Unit = 'ms' | 's' | 'MB' | 'KB' | 'rows/s' | 'requests/s' | '%' | ''

/** One row of the table. A figure that could not be measured has no value, and a note with the reason. */
export interface Figure {
  name: string
  value?: number
  unit: Unit
  /** The target: at most or at least this value. */
  target?: { atMost: number } | { atLeast: number }
  /** The same work done by the obvious alternative, measured in the same run. */
  beside?: { name: string; value: number }
  note?: string
  /** Only in the JSON. */
  details?: unknown
}

/** A latency in ms as a row: its p95 is the figure, the other quantiles are in the note. */
export function latencyFigure(
  name: string,
  spread: Spread,
  more: { target?: Figure['target']; beside?: { name: string; spread: Spread } } = {},
): Figure {
  const { target, beside } = more
  const { p50, p99, count } = spread
  const besideText = beside ? `; beside p50 ${short(beside.spread.p50)}, ${ratioText(p50, beside.spread.p50)}` : ''
  return {
    name: `${name}, p95`,
    value: spread.p95,
    unit: 'ms',
    ...(target && { target }),
    ...(beside && { beside: { name: beside.name, value: beside.spread.p95 } }),
    note: `p50 ${short(p50)}, p99 ${short(p99)}, n ${count}${besideText}`,
    details: { ...spread, beside: beside?.spread },
  }
}

/** Whether a figure meets its target; undefined without a target or a value. */
export function isMet({ value, target }: Figure): boolean | undefined {
  if (value === undefined || !target) return undefined
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast
}

/** The figure divided by the one beside it. */
export function ratioOf({ value, beside }: Figure): number | undefined {
  return value === undefined || !beside?.value ? undefined : value / beside.value
}

/** Three significant digits: 0.123, 4.56, 78.9, 1,234. */
export function short(value: number): string {
  if (value === 0) return '0'
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(decimals, 4) })
}

function ratioText(one: number, other: number): string {
  return `× ${short(one / other)}`
}
