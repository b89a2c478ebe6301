import { StoreAway } from './objects.ts'
import type { ObjectStore } from './objects.ts'

/** How long a store that was away is not asked again, in ms. */
const AWAY_MS = 10_000

/**
 * The same objects for what can be made again: while their store is away, nothing is found, nothing can be put, and nobody waits
 * for it.
 */
export function createForgivingObjects(objects: ObjectStore): ObjectStore {
  let awayUntil = -Infinity

  async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < awayUntil) throw new StoreAway('the object store was away a moment ago')
    try {
      return await work()
    } catch (error) {
      if (error instanceof StoreAway) awayUntil = performance.now() + AWAY_MS
      throw error
    }
  }

  const found = async <Answer>(work: () => Promise<Answer>) =>
    asked(work).catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error
      return undefined
    })

  return {
    ...objects,
    put: async (name, content) => asked(async () => objects.put(name, content)),
    putOnce: async (name, bytes) => asked(async () => objects.putOnce(name, bytes)),
    find: async (name) => found(async () => objects.find(name)),
    open: async (name, range) => found(async () => objects.open(name, range)),
    sizeOf: async (name) => found(async () => objects.sizeOf(name)),
  }
}
