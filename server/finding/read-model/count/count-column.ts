import type { Codes } from '../columns.ts'
import { createScratch } from '../scratch.ts'
import { countFew } from './count-few.ts'
import type { ColumnCounts, CountedColumn, FoundByProduct } from './counted.ts'
import type { FlatSets } from './flat-sets.ts'

/**
 * Counts for each value of a column the products that have it, each once. Loops over all SKUs have no branches: whether a SKU begins a
 * product or repeats a code is unpredictable, and a misprediction costs as much as ten steps.
 */
export function countColumns(
  productOf: Uint32Array,
  { skus, runs }: FoundByProduct,
  columns: readonly CountedColumn[],
): ColumnCounts[] {
  const lists = { productOf, skus, firsts: runs.length - 1 < skus.length ? firstsOf({ skus, runs }) : skus }
  const bySku = columns.filter((column) => !column.levels && !column.reaching && !isByFirst(lists, column))
  const few = countFew({ skus, runs }, bySku)
  return columns.map((column) => {
    const counted = few.get(column)
    if (counted) return { plain: counted }
    const ofCodes = isByFirst(lists, column) ? countFirsts(lists, column) : undefined
    return {
      plain: countValues(lists, column, column.sets, ofCodes),
      ...(column.reaching && { reaching: countValues(lists, column, column.reaching, ofCodes) }),
      ...(column.levels && {
        levels: column.levels.map((levels) =>
          ofCodes ? levelsOfCodes(levels, ofCodes) : countLevels(levels, column.codes, { skus, runs }),
        ),
      }),
    }
  })
}

interface Lists {
  productOf: Uint32Array
  skus: Int32Array
  /** The first SKU of each run; the same list if each SKU is its own run. */
  firsts: Int32Array
}

const lists = createScratch((length) => new Int32Array(length))

function firstsOf({ skus, runs }: FoundByProduct): Int32Array {
  const firsts = lists(runs.length - 1)
  for (let run = 0; run < firsts.length; run++) firsts[run] = skus[runs[run] ?? 0] ?? 0
  return firsts
}

/** Whether all SKUs of a product have one code, so that only the first is read. */
function isByFirst(lists: Lists, { isOfProducts }: CountedColumn): boolean {
  return isOfProducts || lists.firsts === lists.skus
}

function countFirsts({ firsts }: Lists, { codes, sets }: CountedColumn): Uint32Array {
  const counts = new Uint32Array(sets.starts.length - 1)
  countEach(counts, codes, firsts)
  return counts
}

/** Counts codes and converts them to values at the end, where the result is the same. */
function countValues(
  lists: Lists,
  { codes, valueCount }: CountedColumn,
  sets: FlatSets,
  ofCodes: Uint32Array | undefined,
): Uint32Array {
  const counts = new Uint32Array(valueCount)
  if (!ofCodes && !sets.isPlain) {
    countPlaces(counts, { codes, sets }, lists)
    return counts
  }
  const countOfCode = ofCodes ?? new Uint32Array(sets.starts.length - 1)
  if (!ofCodes) countCodes(countOfCode, codes, lists)
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

/** As many as a scale may have classes, and one. */
const MOST_LEVELS = 256

function levelsOfCodes(levels: Uint8Array, countOfCode: Uint32Array): Uint32Array {
  const counts = new Uint32Array(MOST_LEVELS)
  for (let code = 0; code < countOfCode.length; code++) {
    const level = levels[code] ?? 0
    counts[level] = (counts[level] ?? 0) + (countOfCode[code] ?? 0)
  }
  return counts
}

/** Counts products by the best class of their SKUs. */
function countLevels(levels: Uint8Array, codes: Codes, { skus, runs }: FoundByProduct): Uint32Array {
  const counts = new Uint32Array(MOST_LEVELS)
  for (let run = 0; run < runs.length - 1; run++) {
    const to = runs[run + 1] ?? 0
    let best = 0
    for (let at = runs[run] ?? 0; at < to; at++) best = Math.max(best, levels[codes[skus[at] ?? 0] ?? 0] ?? 0)
    counts[best] = (counts[best] ?? 0) + 1
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
  // The last product, from 1, for which each code was counted.
  const last = new Uint32Array(counts.length)
  for (let at = 0; at < skus.length; at++) {
    const sku = skus[at] ?? 0
    const code = codes[sku] ?? 0
    const product = (productOf[sku] ?? 0) + 1
    counts[code] = (counts[code] ?? 0) + Number(last[code] !== product)
    last[code] = product
  }
}

/** Counts by values, because several codes share values. */
function countPlaces(
  counts: Uint32Array,
  { codes, sets }: { codes: Codes; sets: FlatSets },
  { productOf, skus }: Lists,
): void {
  const { starts, places } = sets
  // The last product, from 1, for which each value was counted.
  const last = new Uint32Array(counts.length)
  for (let at = 0; at < skus.length; at++) {
    const sku = skus[at] ?? 0
    const code = codes[sku] ?? 0
    const product = (productOf[sku] ?? 0) + 1
    const end = starts[code + 1] ?? 0
    // Nearly always the same number of values, which is predictable.
    for (let index = starts[code] ?? 0; index < end; index++) {
      const place = places[index] ?? 0
      counts[place] = (counts[place] ?? 0) + Number(last[place] !== product)
      last[place] = product
    }
  }
}
