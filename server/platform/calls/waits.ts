import type { FairQueue } from '../fair-queue.ts'
import { noteChange, notesOfCall } from './call-notes.ts'
import type { CallNotes } from './call-notes.ts'

/** Counts how long the request waits for a connection. */
export function noteConnecting<Connection>(connecting: Promise<Connection>): Promise<Connection> {
  const end = beginWait((notes, ms) => (notes.queries.waitMs += ms))
  connecting.then(end, end)
  return connecting
}

/** The same queue, which counts how long requests wait in it. */
export function noteWaiting(queue: FairQueue): FairQueue {
  return Object.assign(async <Answer>(whose: string, work: () => Promise<Answer>, signal?: AbortSignal) => {
    const end = beginWait((notes, ms) => (notes.queueMs += ms))
    const begin = () => {
      end()
      return work()
    }
    // Once more for those who leave, or find no place.
    return queue(whose, begin, signal).finally(end)
  }, queue)
}

/** The returned function ends the wait, at its first call. */
function beginWait(count: (notes: CallNotes, ms: number) => void): () => void {
  const notes = notesOfCall()
  if (!notes) return () => undefined
  const begunAt = performance.now()
  noteChange(notes, 'waits', 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    noteChange(notes, 'waits', -1)
    count(notes, performance.now() - begunAt)
  }
}

/** Does what takes neither the thread nor the database, such as asking another server, while other calls begin. */
export async function aside<Result>(work: () => Promise<Result>): Promise<Result> {
  const comeBack = notesOfCall()?.stepAside()
  try {
    return await work()
  } finally {
    comeBack?.()
  }
}
