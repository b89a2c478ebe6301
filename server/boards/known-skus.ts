import type { BoardParts } from './parts.ts'
import { findSkusNow } from './samples.ts'
import type { SkuNow } from './samples.ts'

export interface KnownSkus {
  /** SKUs by their id, as they were at a version of the catalogue's change log or later. Unknown ones are left out. */
  find(skuIds: readonly string[], version: string): Promise<ReadonlyMap<string, SkuNow>>
}

interface State {
  version: bigint
  /** The day for which it holds, as certificates expire by the day. */
  day: string
  /** Null where there is no SKU of this id. */
  known: Map<string, SkuNow | null>
}

/** How many SKUs are kept, of about a KB each. */
const MOST_KNOWN = 10_000

/** Keeps boards' SKUs in memory, as a board names hundreds, until the change log says that the catalogue has changed. */
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
