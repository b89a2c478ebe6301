import { performance } from 'node:perf_hooks'
import type { CallNotes } from './call-notes.ts'

/** The request that the main thread works for now; undefined where it is unknown. */
let worker: CallNotes | undefined
/** How long the main thread had been busy when that was last noted, in ms. */
let busyBefore = 0
let isEndingSoon = false

/** Statements under way, and how much of the database's time each has had so far if they share it equally, in ms. */
let underWay = 0
let sharedMs = 0
let sharedAt = 0

/**
 * From now on the main thread works for this request: until another one is named, or until it has done what is ready now. With
 * `sinceBefore` it also did what nobody was named for, such as reading the rows of the request's statement.
 */
export function worksFor(notes: CallNotes | undefined, { sinceBefore = false } = {}): void {
  const { active } = performance.eventLoopUtilization()
  const charged = worker ?? (sinceBefore ? notes : undefined)
  if (charged) charged.costMs += active - busyBefore
  busyBefore = active
  worker = notes
  if (!notes || isEndingSoon) return
  isEndingSoon = true
  setImmediate(() => {
    isEndingSoon = false
    worksFor(undefined)
  })
}

/** Notes that a statement begins; the result says how much of the database's time it took until then, in ms. */
export function sharesDatabase(): () => number {
  const before = countStatements(1)
  return () => countStatements(-1) - before
}

function countStatements(change: 1 | -1): number {
  const now = performance.now()
  if (underWay > 0) sharedMs += (now - sharedAt) / underWay
  sharedAt = now
  underWay += change
  return sharedMs
}
