import type { Codes } from '../columns.ts'
import { createScratch } from '../scratch.ts'
import type { FlatSets } from './flat-sets.ts'

/** SKUs (rising), and where in the list each product's begin; one more entry says where the last ones end. */
export interface FoundByProduct {
  skus: Int32Array
  runs: Uint32Array
}

/** What is counted of SKUs: the values that their codes stand for. */
export interface CountedColumn {
  /** A code for each SKU. */
  codes: Codes
  /** Whether all SKUs of a product have one code, whichever product it is. */
  isOfProducts: boolean
  valueCount: number
  sets: FlatSets
  /** The sets, each with the values too that find it by overlap; absent where none does. */
  reaching?: FlatSets
}

/** For each value the products that have it, and those that it finds by overlap. */
export interface ColumnCounts {
  plain: Uint32Array
  reaching?: Uint32Array
}

/**
 * For each value of columns the products that have it; a product counts once. Loops over all SKUs have no branches: which SKU
 * begins a product, or repeats a code, cannot be guessed, and a wrong guess takes as long as ten steps.
 */
export function countColumns(
  productOf: Uint32Array,
  { skus, runs }: FoundByProduct,
  columns: readonly CountedColumn[],
): ColumnCounts[] {
  const lists = { productOf, skus, firsts: runs.length - 1 < skus.length ? firstsOf({ skus, runs }) : skus }
  return columns.map((column) => ({
    plain: countValues(lists, column, column.sets),
    ...(column.reaching && { reaching: countValues(lists, column, column.reaching) }),
  }))
}

interface Lists {
  productOf: Uint32Array
  skus: Int32Array
  /** Of each run its first SKU; the same list where each SKU is a run of its own. */
  firsts: Int32Array
}

const lists = createScratch((length) => new Int32Array(length))

function firstsOf({ skus, runs }: FoundByProduct): Int32Array {
  const firsts = lists(runs.length - 1)
  for (let run = 0; run < firsts.length; run++) firsts[run] = skus[runs[run] ?? 0] ?? 0
  return firsts
}

/** Codes are counted and become values in the end, where that comes to the same. */
function countValues(lists: Lists, { codes, isOfProducts, valueCount }: CountedColumn, sets: FlatSets): Uint32Array {
  const counts = new Uint32Array(valueCount)
  // Where a product's SKUs all have one code, the first speaks for all.
  const isByFirst = isOfProducts || lists.firsts === lists.skus
  if (!isByFirst && !sets.isPlain) {
    countPlaces(counts, { codes, sets }, lists)
    return counts
  }
  const countOfCode = new Uint32Array(sets.starts.length - 1)
  if (isByFirst) countEach(countOfCode, codes, lists.firsts)
  else countCodes(countOfCode, codes, lists)
  for (let code = 1; code < countOfCode.length; code++) {
    const count = countOfCode[code] ?? 0
    if (!count) continue
    const end = sets.starts[code + 1] ?? 0
    for (let at = sets.starts[code] ?? 0; at < end; at++) {
      const place = sets.places[at] ?? 0
      counts[place] = (counts[place] ?? 0) + count
    }
  }
  return counts
}

function countEach(counts: Uint32Array, codes: Codes, skus: Int32Array): void {
  for (let at = 0; at < skus.length; at++) {
    const code = codes[skus[at] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}

function countCodes(counts: Uint32Array, codes: Codes, { productOf, skus }: Lists): void {
  // The product that a code was last counted for, from 1.
  const last = new Uint32Array(counts.length)
  for (let at = 0; at < skus.length; at++) {
    const sku = skus[at] ?? 0
    const code = codes[sku] ?? 0
    const product = (productOf[sku] ?? 0) + 1
    counts[code] = (counts[code] ?? 0) + Number(last[code] !== product)
    last[code] = product
  }
}

/** Where several codes share values, a product counts by these. */
function countPlaces(
  counts: Uint32Array,
  { codes, sets }: { codes: Codes; sets: FlatSets },
  { productOf, skus }: Lists,
): void {
  const { starts, places } = sets
  // The product that a value was last counted for, from 1.
  const last = new Uint32Array(counts.length)
  for (let at = 0; at < skus.length; at++) {
    const sku = skus[at] ?? 0
    const code = codes[sku] ?? 0
    const product = (productOf[sku] ?? 0) + 1
    const end = starts[code + 1] ?? 0
    // Nearly always as many as before, which can be guessed.
    for (let index = starts[code] ?? 0; index < end; index++) {
      const place = places[index] ?? 0
      counts[place] = (counts[place] ?? 0) + Number(last[place] !== product)
      last[place] = product
    }
  }
}
