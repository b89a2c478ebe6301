import type { Difference } from '../../../contract/sharing/difference.ts'
import type { BudgetState } from '../../../contract/versions.ts'
import { differenceMarksOf, type DifferenceMark } from './marks.ts'

export type StateLine = BudgetState['lines'][number]

/** A line in both states; null where a state does not have it. */
export interface ComparedLine {
  id: string
  before: StateLine | null
  after: StateLine | null
  /** Undefined where both are the same. */
  mark: DifferenceMark | undefined
}

type Lines = Pick<BudgetState, 'lines'>

/** All lines of both states in the order of the later one; a removed line stands after its former predecessor. */
export function comparedLines(before: Lines, after: Lines, difference: Difference): ComparedLine[] {
  const marks = differenceMarksOf(difference)
  const beforeById = new Map(before.lines.map((line) => [line.id, line]))
  const afterIds = new Set(after.lines.map(({ id }) => id))
  const goneAfter = new Map<string | null, StateLine[]>()
  let last: string | null = null
  for (const line of before.lines) {
    if (afterIds.has(line.id)) last = line.id
    else goneAfter.set(last, [...(goneAfter.get(last) ?? []), line])
  }
  const gone = (id: string | null) =>
    (goneAfter.get(id) ?? []).map((line): ComparedLine => ({ id: line.id, before: line, after: null, mark: 'removed' }))
  return [
    ...gone(null),
    ...after.lines.flatMap((line) => [
      { id: line.id, before: beforeById.get(line.id) ?? null, after: line, mark: marks.get(line.id) },
      ...gone(line.id),
    ]),
  ]
}
