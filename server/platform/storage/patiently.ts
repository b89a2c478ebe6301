import { setTimeout as sleep } from 'node:timers/promises'
import { NotMade } from './maker.ts'

/** Pauses before the further tries, in ms. */
const PAUSES = [300, 1000, 3000]

/** Finds what may have to be made, and tries again a few times where it cannot be made now. Throws NotMade, and the signal's abort. */
export async function patiently<Found>(find: () => Promise<Found>, signal: AbortSignal): Promise<Found> {
  for (const pause of PAUSES) {
    try {
      return await find()
    } catch (error) {
      if (!(error instanceof NotMade)) throw error
    }
    await sleep(pause, undefined, { signal })
  }
  return find()
}
