import { inOrder, type Line } from '../../../../contract/budgets/entries.ts'
import { withMoved } from '../../../kit/lists/carried.ts'

/** Between lines that are renumbered. */
const STEP = 1024
/** If numbers are closer than this, all are renumbered instead. */
const LEAST_GAP = 1e-6

/** Sort numbers for new lines after another (null for the end), and lines that had to be renumbered. */
export function sortsAfter(lines: readonly Line[], afterId: string | null, count: number) {
  const ordered = inOrder(lines)
  const found = ordered.findIndex(({ id }) => id === afterId)
  const at = found < 0 ? ordered.length - 1 : found
  const sorts = between(ordered[at]?.sort, ordered[at + 1]?.sort, count)
  if (sorts) return { sorts, moved: [] }
  const moved = ordered.map((line, index) => ({ ...line, sort: (index <= at ? index : index + count) * STEP }))
  return { sorts: Array.from({ length: count }, (_, index) => (at + 1 + index) * STEP), moved }
}

/** The lines whose number changes when some move before another (null for the end), in their order. */
export function movedBefore(lines: readonly Line[], ids: readonly string[], beforeId: string | null): Line[] {
  const ordered = inOrder(lines)
  const wanted = new Set(ids)
  const carried = ordered.filter(({ id }) => wanted.has(id)).map(({ id }) => id)
  const after = withMoved(ordered, carried, beforeId)
  if (after.every(({ id }, index) => ordered[index]?.id === id)) return []
  const first = after.findIndex(({ id }) => wanted.has(id))
  const sorts = between(after[first - 1]?.sort, after[first + carried.length]?.sort, carried.length)
  if (!sorts) return after.map((line, index) => ({ ...line, sort: index * STEP }))
  return after.slice(first, first + carried.length).map((line, index) => ({ ...line, sort: sorts[index] ?? 0 }))
}

/** Null where there is no number between. */
function between(low: number | undefined, high: number | undefined, count: number): number[] | null {
  const from = low ?? (high ?? 0) - STEP * (count + 1)
  const to = high ?? from + STEP * (count + 1)
  const step = (to - from) / (count + 1)
  if (step < LEAST_GAP) return null
  return Array.from({ length: count }, (_, index) => from + step * (index + 1))
}
