import { criteria } from '../../../../contract/keeping/gaps.ts'
import type { Gap } from '../../../../contract/keeping/gaps.ts'
import { GAP_BITS, gapsIn } from '../page/gap-bits.ts'
import type { KeptEntry } from '../page/load-entries.ts'
import { bitsOfEntry } from '../page/narrowed.ts'

/** The bits of what is counted. */
const COUNTED = criteria.reduce((bits, gap) => bits | GAP_BITS[gap], 0)

/**
 * How complete a product on sale is, in whole percent rounded down, by the worst of its SKUs. `own` are bits of what it lacks itself, `skus`
 * of what each of its SKUs on sale does. 100 is all, and less than 100 is never all.
 */
export function completenessOf(own: number, skus: readonly number[]): number {
  const missing = skus.reduce(
    (most, bits) => Math.max(most, countBits((own | bits) & COUNTED)),
    countBits(own & COUNTED),
  )
  return Math.floor((100 * (criteria.length - missing)) / criteria.length)
}

/** Of a product that is not on sale, nothing: it lacks nothing. */
export function completenessOfEntry(entry: KeptEntry, today: string): number | null {
  if (!entry.isOnSale) return null
  const skus = entry.skus.flatMap((sku) => (sku.isOnSale ? [sku.gaps] : []))
  return completenessOf(bitsOfEntry(entry, today), skus)
}

/** Of what is lacked, what counts. */
export function countedGaps(bits: number): Gap[] {
  return gapsIn(bits & COUNTED)
}

export function isComplete(bits: number): boolean {
  return (bits & COUNTED) === 0
}

/** Products of one kind together. */
export interface Completeness {
  products: number
  complete: number
  /** In percent, rounded down: only where all are complete it is 100. */
  completeness: number
  worst: { gap: Gap; count: number } | null
}

/** What several products come to: each with its percent and the bits of what it lacks. None are complete. */
export function sumUp(products: readonly { percent: number; bits: number }[]): Completeness {
  // Of each combination: there are far fewer of them than of products.
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

/** Of equally complete ones first what more is to be done about. */
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
