import { setImmediate as otherCalls } from 'node:timers/promises'

/** Goes through a long list piece by piece, with everybody else's calls between two of them. */
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

/** From so many things on a step keeps the thread for some milliseconds. */
const MANY = 2000

/** Between two steps that each go through so many things: lets everybody else's calls come, where they are many. */
export async function letOthersIn(things: number): Promise<void> {
  if (things >= MANY) await otherCalls()
}
