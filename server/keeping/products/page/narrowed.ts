import { gaps } from '../../../../contract/keeping/gaps.ts'
import type { Gap } from '../../../../contract/keeping/gaps.ts'
import type { ProductQuery } from '../../../../contract/keeping/products.ts'
import { GAP_BITS } from './gap-bits.ts'
import type { FoundEntries } from './find-kept.ts'
import type { KeptEntry, KeptSkuEntry } from './load-entries.ts'

type Narrowing = Pick<ProductQuery, 'status' | 'lacks'> & { today: string }

/** A count for each gap. */
export type Lacking = Record<Gap, number>

/** A product with what it lacks, or a SKU with what it and its product lack. */
interface Told<Thing> {
  thing: Thing
  isOnSale: boolean
  bits: number
}

export interface Narrowed<Thing> {
  list: Thing[]
  lacking: Lacking
  statuses: { all: number; on_sale: number; withdrawn: number }
}

/** Of what was found the products of a status that lack something, and how many the others would be. */
export function narrowProducts({ list }: FoundEntries, narrowing: Narrowing): Narrowed<KeptEntry> {
  return narrow(
    list.map((entry) => ({ thing: entry, isOnSale: entry.isOnSale, bits: bitsOfProduct(entry, narrowing.today) })),
    narrowing,
  )
}

/** SKU by SKU. */
export function narrowSkus(
  { list, hasSku }: FoundEntries,
  narrowing: Narrowing & { productId?: string | undefined },
): Narrowed<[KeptEntry, KeptSkuEntry]> {
  const { productId, today } = narrowing
  const told: Told<[KeptEntry, KeptSkuEntry]>[] = []
  for (const entry of list) {
    if (productId !== undefined && String(entry.id) !== productId) continue
    const own = bitsOfEntry(entry, today)
    for (const sku of entry.skus)
      if (hasSku(entry, sku))
        told.push({ thing: [entry, sku], isOnSale: entry.isOnSale && sku.isOnSale, bits: own | bitsOfSku(sku) })
  }
  return narrow(told, narrowing)
}

/** Bits of what a product lacks: itself, or in one of its SKUs. */
export function bitsOfProduct(entry: KeptEntry, today: string): number {
  let bits = bitsOfEntry(entry, today)
  for (const sku of entry.skus) bits |= bitsOfSku(sku)
  return bits
}

export function bitsOfEntry({ gaps: own, firstExpiry }: KeptEntry, today: string): number {
  return firstExpiry !== null && firstExpiry < today ? own | GAP_BITS.certificateExpired : own
}

/** What is withdrawn lacks nothing. */
export function bitsOfSku({ isOnSale, gaps: own }: KeptSkuEntry): number {
  return isOnSale ? own : 0
}

function narrow<Thing>(told: readonly Told<Thing>[], { status, lacks }: Narrowing): Narrowed<Thing> {
  const wanted = (lacks ?? []).reduce((bits, gap) => bits | GAP_BITS[gap], 0)
  const list: Thing[] = []
  const counts = new Uint32Array(gaps.length)
  const statuses = { all: 0, on_sale: 0, withdrawn: 0 }
  for (const { thing, isOnSale, bits } of told) {
    const isLacking = wanted === 0 || (bits & wanted) !== 0
    const own = isOnSale ? 'on_sale' : 'withdrawn'
    if (isLacking) {
      statuses.all += 1
      statuses[own] += 1
    }
    if (status !== 'all' && status !== own) continue
    for (let rest = bits; rest; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest)
      counts[place] = (counts[place] ?? 0) + 1
    }
    if (isLacking) list.push(thing)
  }
  const lacking = Object.fromEntries(gaps.map(({ value }, place) => [value, counts[place] ?? 0])) as Lacking
  return { list, lacking, statuses }
}
