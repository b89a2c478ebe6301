import type { BoardParts } from './parts.ts'
import { findSkusNow } from './samples.ts'
import type { SkuNow } from './samples.ts'

export interface KnownSkus {
  /** SKUs by their id as they stood at a version of the catalogue's change log, or later; unknown ones are left out. */
  find(skuIds: readonly string[], version: string): Promise<ReadonlyMap<string, SkuNow>>
}

interface State {
  version: bigint
  /** Certificates expire by the day. */
  day: string
  /** Null: there is none of this id. */
  known: Map<string, SkuNow | null>
}

/** SKUs that are kept, about a KB each. */
const MOST_KNOWN = 10_000

/** SKUs of boards in memory, read again once the change log says that the catalogue is another: a board names hundreds. */
export function createKnownSkus(parts: Pick<BoardParts, 'db' | 'clock'>): KnownSkus {
  let state: State | undefined
  return {
    async find(skuIds, version) {
      const [newest, day] = [BigInt(version), parts.clock.today()]
      if (!state || state.version < newest || state.day !== day) state = { version: newest, day, known: new Map() }
      const { known } = state
      if (known.size > MOST_KNOWN) known.clear()
      const found = new Map<string, SkuNow>()
      const unread: string[] = []
      for (const id of skuIds) {
        const sku = known.get(id)
        if (sku) found.set(id, sku)
        else if (sku === undefined) unread.push(id)
      }
      if (unread.length === 0) return found
      const read = await findSkusNow(parts, unread)
      for (const id of unread) {
        const sku = read.get(id)
        known.set(id, sku ?? null)
        if (sku) found.set(id, sku)
      }
      return found
    },
  }
}
