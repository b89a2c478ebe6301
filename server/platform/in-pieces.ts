import { notesOfCall } from './calls/call-notes.ts'
import { worksFor } from './calls/work.ts'

/** Those who wait for their next piece, in the order in which they came. */
const waiting: (() => void)[] = []

/**
 * Lets the event loop serve other requests before the next piece of long work. However many long calls there are, a turn of the
 * loop does one piece of one of them: a short call, which takes a few turns, waits for a few pieces (decisions/185).
 */
export async function otherCalls(): Promise<void> {
  await nextPiece()
  worksFor(notesOfCall())
}

/** As `otherCalls`, for work of which it is not known whose it is. */
export function nextPiece(): Promise<void> {
  return new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(goOn)
  })
}

function goOn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(goOn)
}

/** Does work that pauses after each of its pieces, and lets others in between. Returns what the work returns. */
export async function givingWay<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is meant
    await otherCalls()
  }
}

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
