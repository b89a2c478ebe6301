import type { Codes } from '../columns.ts'
import type { FlatSets } from './flat-sets.ts'

/** SKUs (rising), and where in the list each product's begin; one more entry says where the last ones end. */
export interface Found {
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

/** For each value of columns the products that have it; a product counts once. */
export function countColumns(found: Found, columns: readonly CountedColumn[]): ColumnCounts[] {
  const firsts = columns.some(({ isOfProducts }) => isOfProducts) ? firstsOf(found) : new Int32Array(0)
  return columns.map((column) => ({
    plain: countValues({ found, firsts }, column, column.sets),
    ...(column.reaching && { reaching: countValues({ found, firsts }, column, column.reaching) }),
  }))
}

/** Codes are counted and become values in the end; only a product with several codes that may share values is counted by its values. */
function countValues(
  { found, firsts }: { found: Found; firsts: Int32Array },
  { codes, isOfProducts, valueCount }: CountedColumn,
  sets: FlatSets,
): Uint32Array {
  const { starts, places } = sets
  const counts = new Uint32Array(valueCount)
  const countOfCode = new Uint32Array(starts.length - 1)
  // Where a product's SKUs all have one code, the first speaks for all.
  if (isOfProducts) countEach(countOfCode, codes, firsts)
  else if (sets.isPlain) countCodes(countOfCode, codes, found)
  else countMixed({ counts, countOfCode, sets }, codes, found)
  for (let code = 1; code < countOfCode.length; code++) {
    const count = countOfCode[code] ?? 0
    if (!count) continue
    const end = starts[code + 1] ?? 0
    for (let at = starts[code] ?? 0; at < end; at++) {
      const place = places[at] ?? 0
      counts[place] = (counts[place] ?? 0) + count
    }
  }
  return counts
}

function firstsOf({ skus, runs }: Found): Int32Array {
  const firsts = new Int32Array(runs.length - 1)
  if (firsts.length === skus.length) return skus
  for (let run = 0; run < firsts.length; run++) firsts[run] = skus[runs[run] ?? 0] ?? 0
  return firsts
}

function countEach(counts: Uint32Array, codes: Codes, skus: Int32Array): void {
  for (let at = 0; at < skus.length; at++) {
    const code = codes[skus[at] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}

function countCodes(counts: Uint32Array, codes: Codes, { skus, runs }: Found): void {
  // The run that a code was last counted for, from 1.
  const lastRun = new Uint32Array(counts.length)
  for (let run = 1; run < runs.length; run++) {
    const to = runs[run] ?? 0
    for (let at = runs[run - 1] ?? 0; at < to; at++) {
      const code = codes[skus[at] ?? 0] ?? 0
      if (lastRun[code] === run) continue
      lastRun[code] = run
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
}

interface Mixed {
  counts: Uint32Array
  countOfCode: Uint32Array
  sets: FlatSets
}

function countMixed({ counts, countOfCode, sets }: Mixed, codes: Codes, { skus, runs }: Found): void {
  const { starts, places } = sets
  const lastRun = new Uint32Array(counts.length)
  for (let run = 1; run < runs.length; run++) {
    const from = runs[run - 1] ?? 0
    const to = runs[run] ?? 0
    const code = codes[skus[from] ?? 0] ?? 0
    let at = from + 1
    while (at < to && codes[skus[at] ?? 0] === code) at++
    if (at === to) countOfCode[code] = (countOfCode[code] ?? 0) + 1
    else for (at = from; at < to; at++) countPlacesOf(codes[skus[at] ?? 0] ?? 0, run)
  }

  function countPlacesOf(code: number, run: number): void {
    const end = starts[code + 1] ?? 0
    for (let index = starts[code] ?? 0; index < end; index++) {
      const place = places[index] ?? 0
      if (lastRun[place] !== run) counts[place] = (counts[place] ?? 0) + 1
      lastRun[place] = run
    }
  }
}
