import { estimateMean } from './bootstrap.ts'
import type { Estimate } from './bootstrap.ts'
import { rankOf, rowOf } from './ranks.ts'
import type { Scores } from './ranks.ts'

export interface Measured {
  /** The figure's name in the JSON; it stays the same when the readable name changes. */
  key: string
  name: string
  /** One of many similar figures, which only the JSON lists. */
  isDetail?: true
  estimate: Estimate
}

/** Recall: how often the wanted candidate is first (R@1) and among the first ten (R@10). */
export function recalls({ key, name }: { key: string; name: string }, ranks: number[]): Measured[] {
  return [1, 10].map((most) => ({
    key: `${key}.r${most}`,
    name: `${name}, R@${most}`,
    estimate: estimateMean(ranks.map((rank) => (rank <= most ? 1 : 0))),
  }))
}

/** The rank of each row's own original among `columns`. */
export function ranksIn(scores: Scores, rows: { start: number; end: number }, columns: { start: number; end: number }) {
  return Array.from({ length: rows.end - rows.start }, (_, index) => {
    const row = rowOf(scores, rows.start + index).subarray(columns.start, columns.end)
    return rankOf(row, rows.start + index - columns.start)
  })
}
