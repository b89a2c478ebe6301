import { gaps } from '../../../../contract/keeping/gaps.ts'
import type { Gap } from '../../../../contract/keeping/gaps.ts'
import type { ProductQuery } from '../../../../contract/keeping/products.ts'
import { bitsOfFacts, countFacts, createFactCounts, hasAny, missingIn } from './fact-bits.ts'
import type { CategoryFacts, FactBits } from './fact-bits.ts'
import { GAP_BITS } from './gap-bits.ts'
import type { FoundEntries } from './find-kept.ts'
import type { KeptEntry, KeptSkuEntry } from './load-entries.ts'

interface Narrowing extends Pick<ProductQuery, 'status' | 'lacks' | 'lacksFact'> {
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
  /** The number that lacks any fact of its category, and each of them. */
  lackingFacts: { any: number; facts: { code: string; name: string; enName: string; count: number }[] }
  statuses: { all: number; on_sale: number; withdrawn: number }
}

/** Keeps the found products of a status with a gap, and counts the alternatives. */
export function narrowProducts(found: FoundEntries, narrowing: Narrowing): Narrowed<KeptEntry> {
  const { count, isWanted, counted } = createNarrowing(narrowing)
  const { today, from = 0, to = Infinity } = narrowing
  const stateOf = (entry: KeptEntry): GapState => ({
    isOnSale: entry.isOnSale,
    bits: bitsOfProduct(entry, today),
    missing: missingFactsOf(entry, found.categories),
  })
  for (const entry of found.unordered) count(stateOf(entry))
  const list: KeptEntry[] = []
  let place = 0
  for (const entry of found.list) {
    if (!isWanted(stateOf(entry))) continue
    if (place++ >= from) list.push(entry)
    if (place >= to) break
  }
  return { list, ...counted() }
}

/** The same SKU by SKU, with the gaps of their products. */
export function narrowSkus(
  { list: entries, unordered, hasSku, categories }: FoundEntries,
  narrowing: Narrowing & { productId?: string | undefined },
): Narrowed<[KeptEntry, KeptSkuEntry]> {
  const { productId, today, from = 0, to = Infinity } = narrowing
  const { count, isWanted, counted } = createNarrowing(narrowing)
  const isAsked = ({ id }: KeptEntry) => productId === undefined || String(id) === productId
  const stateIn = (entry: KeptEntry) => {
    const own = bitsOfEntry(entry, today)
    const missing = missingFactsOf(entry, categories)
    return (sku: KeptSkuEntry): GapState => ({
      isOnSale: entry.isOnSale && sku.isOnSale,
      bits: own | bitsOfSku(sku),
      missing: sku.isOnSale ? missing : null,
    })
  }
  for (const entry of unordered) {
    if (!isAsked(entry)) continue
    const stateOf = stateIn(entry)
    for (const sku of entry.skus) if (hasSku(entry, sku)) count(stateOf(sku))
  }
  const list: [KeptEntry, KeptSkuEntry][] = []
  let place = 0
  for (const entry of entries) {
    if (place >= to) break
    if (!isAsked(entry)) continue
    const stateOf = stateIn(entry)
    for (const sku of entry.skus) {
      if (!hasSku(entry, sku) || !isWanted(stateOf(sku))) continue
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

/** The facts that its category expects and it does not state; null for a product that is not on sale, which lacks nothing. */
export function missingFactsOf({ isOnSale, categoryId, facts }: KeptEntry, categories: CategoryFacts): FactBits | null {
  return isOnSale ? missingIn(categories.expectedOf(categoryId), facts) : null
}

/** A product or a SKU, as far as it is narrowed. */
interface GapState {
  isOnSale: boolean
  bits: number
  missing: FactBits | null
}

/** Counts what it sees, in any order, and decides which of it is listed. */
function createNarrowing({ status, lacks, lacksFact }: Narrowing) {
  const wanted = (lacks ?? []).reduce((bits, gap) => bits | GAP_BITS[gap], 0)
  const statuses = { on_sale: 0, withdrawn: 0 }
  // By combination of gaps: there are far fewer of them than SKUs.
  const counts = new Uint32Array(2 ** gaps.length)
  let total = 0
  let lackingAny = 0
  const lackingFacts = createFactCounts()
  const wantedFacts = bitsOfFacts(({ code }) => lacksFact === 'any' || lacksFact === code)
  const isLackingFact = (missing: FactBits | null) =>
    lacksFact === undefined || (missing !== null && hasAny(missing, wantedFacts))
  const isOfStatus = (isOnSale: boolean) => status === 'all' || (status === 'on_sale') === isOnSale
  const isLacking = (bits: number) => wanted === 0 || (bits & wanted) !== 0
  return {
    isWanted: ({ isOnSale, bits, missing }: GapState) =>
      isOfStatus(isOnSale) && isLacking(bits) && isLackingFact(missing),
    count({ isOnSale, bits, missing }: GapState): void {
      const isOfThem = isOfStatus(isOnSale)
      if (isOfThem && isLacking(bits) && missing && countFacts(missing) > 0) {
        lackingAny += 1
        lackingFacts.add(missing)
      }
      if (!isLackingFact(missing)) return
      if (isOfThem) counts[bits] = (counts[bits] ?? 0) + 1
      if (!isLacking(bits)) return
      statuses[isOnSale ? 'on_sale' : 'withdrawn'] += 1
      if (isOfThem) total += 1
    },
    counted: () => ({
      total,
      lackingFacts: {
        any: lackingAny,
        facts: lackingFacts.counted().map(({ fact: { code, name, enName }, count }) => ({ code, name, enName, count })),
      },
      lacking: lackingIn(counts),
      statuses: { all: statuses.on_sale + statuses.withdrawn, ...statuses },
    }),
  }
}

function lackingIn(counts: Uint32Array): Lacking {
  const countOf = (bit: number) => counts.reduce((sum, count, bits) => (bits & bit ? sum + count : sum), 0)
  return Object.fromEntries(gaps.map(({ value }) => [value, countOf(GAP_BITS[value])])) as Lacking
}
