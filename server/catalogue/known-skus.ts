import type { Clock } from '../platform/clock.ts'

/** A cache of facts of SKUs, by SKU id. */
export interface KnownSkus<Sku> {
  /** SKUs at this version of the change log or later. Unknown ones are left out. */
  find(skuIds: readonly string[], version: string): Promise<ReadonlyMap<string, Sku>>
}

interface State<Sku> {
  version: bigint
  /** Certificates expire, so the facts depend on the day. */
  day: string
  /** Null: there is no SKU with this id. */
  known: Map<string, Sku | null>
}

/** The number of cached SKUs, about a KB each. */
const MOST_KNOWN = 10_000

/** Caches SKUs until the catalogue or the day changes; a board or a budget names hundreds. */
export function createKnownSkus<Sku extends object>(
  clock: Pick<Clock, 'today'>,
  readSkus: (skuIds: readonly string[]) => Promise<ReadonlyMap<string, Sku>>,
): KnownSkus<Sku> {
  let state: State<Sku> | undefined
  return {
    async find(skuIds, version) {
      const [newest, day] = [BigInt(version), clock.today()]
      if (state?.version !== newest || state.day !== day) state = { version: newest, day, known: new Map() }
      const { known } = state
      if (known.size > MOST_KNOWN) known.clear()
      const found = new Map<string, Sku>()
      const unread: string[] = []
      for (const id of skuIds) {
        const sku = known.get(id)
        if (sku) found.set(id, sku)
        else if (sku === undefined) unread.push(id)
      }
      if (unread.length === 0) return found
      const read = await readSkus(unread)
      for (const id of unread) {
        const sku = read.get(id)
        known.set(id, sku ?? null)
        if (sku) found.set(id, sku)
      }
      return found
    },
  }
}
