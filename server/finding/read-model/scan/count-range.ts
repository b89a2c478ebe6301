import { listBits } from '../bits.ts'
import type { Bits } from '../bits.ts'
import type { SetCounts } from '../count/count-plan.ts'
import { countColumns } from '../count/count-column.ts'
import type { CountedColumn } from '../count/counted.ts'
import { runsIn, runsOfSkus } from '../count/runs.ts'

/** The SKUs of some adjacent whole products, by place; `to` is excluded. */
export interface Range {
  from: number
  to: number
}

/** The part of a count plan for one range of SKUs, with all data that counting it needs. */
export interface RangeTask {
  range: Range
  productOf: Uint32Array
  isBySku: boolean
  sets: { skus: RangeBits | undefined; columns: CountedColumn[] }[]
}

/** The 32-bit words of a bit set that cover a range, without bits outside it; undefined: the whole range. */
export type RangeBits = Uint32Array<ArrayBuffer>

/** Cuts the catalogue into so many ranges of about equal size; fewer if there are fewer products. */
export function cutRanges(
  { productOf, firstSku }: { productOf: Uint32Array; firstSku: Uint32Array },
  count: number,
): Range[] {
  const size = productOf.length
  const cuts = Array.from(
    { length: count },
    (_, index) => firstSku[productOf[Math.floor((size * index) / count)] ?? 0] ?? 0,
  )
  return cuts.map((from, index) => ({ from, to: cuts[index + 1] ?? size })).filter(({ from, to }) => from < to)
}

/** A copy of the bits of a range. */
export function cutBits({ words }: Bits, { from, to }: Range): RangeBits {
  const cut = new Uint32Array(((to + 31) >>> 5) - (from >>> 5))
  cut.set(words.subarray(from >>> 5, (to + 31) >>> 5))
  cut[0] = (cut[0] ?? 0) & (0xffffffff << (from & 31))
  const last = cut.length - 1
  if (to & 31) cut[last] = (cut[last] ?? 0) & ~(0xffffffff << (to & 31))
  return cut
}

/** Counts one range. Counts of the whole catalogue are the sums over all ranges, since each product is in one of them. */
export function countRange({ range, productOf, isBySku, sets }: RangeTask): SetCounts[] {
  return sets.map(({ skus: words, columns }) => {
    const skus = words ? listRange(words, range) : everySku(range)
    const runs = isBySku ? runsOfSkus(skus) : runsIn(productOf, skus, skus.length)
    return { products: runs.length - 1, skus: skus.length, columns: countColumns(productOf, { skus, runs }, columns) }
  })
}

function listRange(words: RangeBits, { from }: Range): Int32Array {
  const list = listBits({ words })
  const first = from & ~31
  for (let at = 0; at < list.length; at++) list[at] = (list[at] ?? 0) + first
  return list
}

function everySku({ from, to }: Range): Int32Array {
  return new Int32Array(to - from).map((_, at) => from + at)
}

/** Adds another range's counts of the same sets. */
export function addCounts(sums: readonly SetCounts[], others: readonly SetCounts[]): void {
  for (const [place, sum] of sums.entries()) {
    const other = others[place]
    if (!other) continue
    sum.products += other.products
    sum.skus += other.skus
    for (const [index, { plain, reaching, levels }] of sum.columns.entries()) {
      add(plain, other.columns[index]?.plain)
      if (reaching) add(reaching, other.columns[index]?.reaching)
      for (const [scale, counts] of (levels ?? []).entries()) add(counts, other.columns[index]?.levels?.[scale])
    }
  }
}

function add(sums: Uint32Array, others: Uint32Array = new Uint32Array(0)): void {
  for (let place = 0; place < others.length; place++) sums[place] = (sums[place] ?? 0) + (others[place] ?? 0)
}
