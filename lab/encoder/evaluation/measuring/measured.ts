import { estimateMean } from './bootstrap.ts'
import type { Estimate } from './bootstrap.ts'
import { rankOf, rowOf } from './ranks.ts'
import type { Scores } from './ranks.ts'

export interface Measured {
  /** Of the figure in the JSON; stays the same when its name is put better. */
  key: string
  name: string
  /** For the JSON alone: one of many like it. */
  isDetail?: true
  estimate: Estimate
}

/** How often the wanted one is first, and among the first ten. */
export function recalls({ key, name }: { key: string; name: string }, ranks: number[]): Measured[] {
  return [1, 10].map((most) => ({
    key: `${key}.r${most}`,
    name: `${name}, R@${most}`,
    estimate: estimateMean(ranks.map((rank) => (rank <= most ? 1 : 0))),
  }))
}

/** Rank of each row's own original among the columns of `columns`. */
export function ranksIn(scores: Scores, rows: { start: number; end: number }, columns: { start: number; end: number }) {
  return Array.from({ length: rows.end - rows.start }, (_, index) => {
    const row = rowOf(scores, rows.start + index).subarray(columns.start, columns.end)
    return rankOf(row, rows.start + index - columns.start)
  })
}
