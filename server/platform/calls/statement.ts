import type { QueryResult } from 'pg'
import { noteChange, notesOfCall } from './call-notes.ts'
import { sharesDatabase, worksFor } from './work.ts'

/** PostgreSQL nests comments: neither their beginning nor their end may stand in one. */
const NOT_IN_A_COMMENT = /[*']/g

/**
 * A statement after a comment that names call and request, in the form of sqlcommenter. Only for statements that are planned each
 * time: a prepared one is found again by its text (decisions/157).
 */
export function commented(statement: string): string {
  const notes = notesOfCall()
  if (!notes) return statement
  const { call, id } = notes
  return `/*call='${encodeURIComponent(call).replaceAll(NOT_IN_A_COMMENT, '')}',request='${id}'*/ ${statement}`
}

/** Counts a statement among those of its request, once it is answered. */
export function noteStatement(
  statement: unknown,
  { answer, backend }: { answer: Promise<unknown>; backend: number | null },
): void {
  const notes = notesOfCall()
  const begunAt = performance.now()
  const shareOf = sharesDatabase()
  if (notes) noteChange(notes, 'statements', 1)
  const note = (result: unknown): void => {
    const ms = performance.now() - begunAt
    const shareMs = shareOf()
    if (!notes) return
    noteChange(notes, 'statements', -1)
    worksFor(notes, { sinceBefore: true })
    notes.costMs += shareMs
    if (typeof statement !== 'string') return
    const { queries } = notes
    queries.count += 1
    queries.ms += ms
    queries.rows += (result as Partial<QueryResult> | undefined)?.rows?.length ?? 0
    if (ms > (queries.slowest?.ms ?? 0)) queries.slowest = { ms, statement, backend }
  }
  answer.then(note, () => note(undefined))
}
