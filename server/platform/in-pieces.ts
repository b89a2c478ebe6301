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
