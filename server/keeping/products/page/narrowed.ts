import { gaps } from '../../../../contract/keeping/gaps.ts'
import type { Gap } from '../../../../contract/keeping/gaps.ts'
import type { ProductQuery } from '../../../../contract/keeping/products.ts'
import { GAP_BITS } from './gap-bits.ts'
import type { FoundEntries } from './find-kept.ts'
import type { KeptEntry, KeptSkuEntry } from './load-entries.ts'

interface Narrowing extends Pick<ProductQuery, 'status' | 'lacks'> {
  today: string
  /** The wanted places in the list; all where it is missing. */
  from?: number
  to?: number
}

/** The number of products or SKUs with each gap. */
export type Lacking = Record<Gap, number>

export interface Narrowed<Thing> {
  /** The wanted ones. */
  list: Thing[]
  total: number
  lacking: Lacking
  statuses: { all: number; on_sale: number; withdrawn: number }
}

/** Keeps the found products of a status with a gap, and counts the alternatives. */
export function narrowProducts(found: FoundEntries, narrowing: Narrowing): Narrowed<KeptEntry> {
  const { count, isWanted, counted } = createNarrowing(narrowing)
  const { today, from = 0, to = Infinity } = narrowing
  for (const entry of found.unordered) count(entry.isOnSale, bitsOfProduct(entry, today))
  const list: KeptEntry[] = []
  let place = 0
  for (const entry of found.list) {
    if (!isWanted(entry.isOnSale, bitsOfProduct(entry, today))) continue
    if (place++ >= from) list.push(entry)
    if (place >= to) break
  }
  return { list, ...counted() }
}

/** The same SKU by SKU, with the gaps of their products. */
export function narrowSkus(
  { list: entries, unordered, hasSku }: FoundEntries,
  narrowing: Narrowing & { productId?: string | undefined },
): Narrowed<[KeptEntry, KeptSkuEntry]> {
  const { productId, today, from = 0, to = Infinity } = narrowing
  const { count, isWanted, counted } = createNarrowing(narrowing)
  const isAsked = ({ id }: KeptEntry) => productId === undefined || String(id) === productId
  for (const entry of unordered) {
    if (!isAsked(entry)) continue
    const own = bitsOfEntry(entry, today)
    for (const sku of entry.skus) if (hasSku(entry, sku)) count(entry.isOnSale && sku.isOnSale, own | bitsOfSku(sku))
  }
  const list: [KeptEntry, KeptSkuEntry][] = []
  let place = 0
  for (const entry of entries) {
    if (place >= to) break
    if (!isAsked(entry)) continue
    const own = bitsOfEntry(entry, today)
    for (const sku of entry.skus) {
      if (!hasSku(entry, sku) || !isWanted(entry.isOnSale && sku.isOnSale, own | bitsOfSku(sku))) continue
      if (place >= from && place < to) list.push([entry, sku])
      place += 1
    }
  }
  return { list, ...counted() }
}

/** The gap bits of a product and its SKUs. */
export function bitsOfProduct({ allGaps, firstExpiry }: KeptEntry, today: string): number {
  return withExpiry(allGaps, firstExpiry, today)
}

/** The bits of a product's own gaps. */
export function bitsOfEntry({ gaps: own, firstExpiry }: KeptEntry, today: string): number {
  return withExpiry(own, firstExpiry, today)
}

function withExpiry(bits: number, firstExpiry: string | null, today: string): number {
  return firstExpiry !== null && firstExpiry < today ? bits | GAP_BITS.certificateExpired : bits
}

/** A withdrawn SKU has no gaps. */
export function bitsOfSku({ isOnSale, gaps: own }: KeptSkuEntry): number {
  return isOnSale ? own : 0
}

/** Counts what it sees, in any order, and decides which of it is listed. */
function createNarrowing({ status, lacks }: Narrowing) {
  const wanted = (lacks ?? []).reduce((bits, gap) => bits | GAP_BITS[gap], 0)
  const statuses = { on_sale: 0, withdrawn: 0 }
  // By combination of gaps: there are far fewer of them than SKUs.
  const counts = new Uint32Array(2 ** gaps.length)
  let total = 0
  const isOfStatus = (isOnSale: boolean) => status === 'all' || (status === 'on_sale') === isOnSale
  const isLacking = (bits: number) => wanted === 0 || (bits & wanted) !== 0
  return {
    isWanted: (isOnSale: boolean, bits: number) => isOfStatus(isOnSale) && isLacking(bits),
    count(isOnSale: boolean, bits: number): void {
      const isOfThem = isOfStatus(isOnSale)
      if (isOfThem) counts[bits] = (counts[bits] ?? 0) + 1
      if (!isLacking(bits)) return
      statuses[isOnSale ? 'on_sale' : 'withdrawn'] += 1
      if (isOfThem) total += 1
    },
    counted: () => ({
      total,
      lacking: lackingIn(counts),
      statuses: { all: statuses.on_sale + statuses.withdrawn, ...statuses },
    }),
  }
}

function lackingIn(counts: Uint32Array): Lacking {
  const countOf = (bit: number) => counts.reduce((sum, count, bits) => (bits & bit ? sum + count : sum), 0)
  return Object.fromEntries(gaps.map(({ value }) => [value, countOf(GAP_BITS[value])])) as Lacking
}
