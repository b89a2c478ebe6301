import { setImmediate as nextTurn } from 'node:timers/promises'
import { notesOfCall } from './calls/call-notes.ts'
import { worksFor } from './calls/work.ts'

/** Processes a long list in pieces, and lets the event loop serve other requests between two of them. */
export async function inPieces<Thing>(
  things: readonly Thing[],
  most: number,
  work: (piece: readonly Thing[]) => void | Promise<void>,
): Promise<void> {
  for (let from = 0; from < things.length; from += most) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is meant
    if (from > 0) await otherCalls()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await work(from === 0 && things.length <= most ? things : things.slice(from, from + most))
  }
}

/** This many items keep the thread busy for some milliseconds. */
const MANY = 2000

/** Lets the event loop serve other requests between two long steps, if they process many items each. */
export async function letOthersIn(things: number): Promise<void> {
  if (things >= MANY) await otherCalls()
}

/** Other calls are served; afterwards the thread works for this one again. */
async function otherCalls(): Promise<void> {
  await nextTurn()
  worksFor(notesOfCall())
}
