import { criteria } from '../../../../contract/keeping/gaps.ts'
import type { Gap } from '../../../../contract/keeping/gaps.ts'
import { GAP_BITS, gapsIn } from '../page/gap-bits.ts'
import type { KeptEntry } from '../page/load-entries.ts'
import { bitsOfEntry } from '../page/narrowed.ts'

/** The bits of the gaps that count. */
const COUNTED = criteria.reduce((bits, gap) => bits | GAP_BITS[gap], 0)

/**
 * The completeness of a product on sale in percent, rounded down, by the worst of its SKUs. `own` are the bits of its own gaps,
 * `skus` those of its SKUs on sale. Only a product without gaps has 100.
 */
export function completenessOf(own: number, skus: readonly number[]): number {
  const missing = skus.reduce(
    (most, bits) => Math.max(most, countBits((own | bits) & COUNTED)),
    countBits(own & COUNTED),
  )
  return Math.floor((100 * (criteria.length - missing)) / criteria.length)
}

/** Null for a product that is not on sale: it has no gaps. */
export function completenessOfEntry(entry: KeptEntry, today: string): number | null {
  if (!entry.isOnSale) return null
  const skus = entry.skus.flatMap((sku) => (sku.isOnSale ? [sku.gaps] : []))
  return completenessOf(bitsOfEntry(entry, today), skus)
}

/** The gaps that count, from their bits. */
export function countedGaps(bits: number): Gap[] {
  return gapsIn(bits & COUNTED)
}

export function isComplete(bits: number): boolean {
  return (bits & COUNTED) === 0
}

/** The completeness of a group of products. */
export interface Completeness {
  products: number
  complete: number
  /** In percent, rounded down: 100 only where all are complete. */
  completeness: number
  worst: { gap: Gap; count: number } | null
}

/** Sums up products by their percents and gaps. An empty group counts as complete. */
export function sumUp(products: readonly { percent: number; bits: number }[]): Completeness {
  // By combination of gaps: there are far fewer of them than products.
  const combinations = new Map<number, number>()
  let sum = 0
  for (const { percent, bits } of products) {
    sum += percent
    combinations.set(bits & COUNTED, (combinations.get(bits & COUNTED) ?? 0) + 1)
  }
  const lacking = [...combinations]
  const countOf = (gap: Gap) =>
    lacking.reduce((total, [bits, count]) => (bits & GAP_BITS[gap] ? total + count : total), 0)
  // Of equal counts the first in the order of the list.
  const worst = criteria.reduce<Completeness['worst']>((most, gap) => {
    const count = countOf(gap)
    return count > (most?.count ?? 0) ? { gap, count } : most
  }, null)
  const completeness = products.length ? Math.floor(sum / products.length) : 100
  return { products: products.length, complete: combinations.get(0) ?? 0, completeness, worst }
}

/** Of equally complete groups the one with more work first. */
export function leastCompleteFirst(one: Completeness, other: Completeness): number {
  return one.completeness - other.completeness || incompleteIn(other) - incompleteIn(one)
}

function incompleteIn({ products, complete }: Completeness): number {
  return products - complete
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left; left &= left - 1) count += 1
  return count
}
