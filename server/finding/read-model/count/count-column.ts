import type { Codes } from '../columns.ts'
import type { FacetColumn } from '../model.ts'

/** SKUs (rising), and where in the list each product's begin; one more entry says where the last ones end. */
export interface Found {
  skus: Int32Array
  runs: Uint32Array
}

/**
 * For each value of a column the products that have it; a product counts once. Codes are counted and become values in the
 * end; only a product with several codes that may share values is counted by its values. `sets` may stand in place of
 * what the dictionary says that codes are.
 */
export function countColumn(
  { dictionary: { values, sets: own }, codes, isOfProducts }: FacetColumn,
  found: Found,
  sets = own,
): Uint32Array {
  const counts = new Uint32Array(values.length)
  const countOfCode = new Uint32Array(sets.length)
  if (isOfProducts) countFirsts(countOfCode, codes, found)
  else if (!sets.some((places) => places.length > 1)) countCodes(countOfCode, codes, found)
  else countMixed({ counts, countOfCode, sets }, codes, found)
  for (let code = 1; code < sets.length; code++) {
    const count = countOfCode[code] ?? 0
    if (count) for (const place of sets[code] ?? []) counts[place] = (counts[place] ?? 0) + count
  }
  return counts
}

/** Where a product's SKUs all have one code, the first speaks for all. */
function countFirsts(counts: Uint32Array, codes: Codes, { skus, runs }: Found): void {
  for (let run = 0; run < runs.length - 1; run++) {
    const code = codes[skus[runs[run] ?? 0] ?? 0] ?? 0
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
  sets: number[][]
}

function countMixed({ counts, countOfCode, sets }: Mixed, codes: Codes, { skus, runs }: Found): void {
  const lastRun = new Uint32Array(counts.length)
  for (let run = 1; run < runs.length; run++) {
    const from = runs[run - 1] ?? 0
    const to = runs[run] ?? 0
    const code = codes[skus[from] ?? 0] ?? 0
    let at = from + 1
    while (at < to && codes[skus[at] ?? 0] === code) at++
    if (at === to) countOfCode[code] = (countOfCode[code] ?? 0) + 1
    else
      for (at = from; at < to; at++)
        countPlaces(counts, lastRun, { run, places: sets[codes[skus[at] ?? 0] ?? 0] ?? [] })
  }
}

function countPlaces(
  counts: Uint32Array,
  lastRun: Uint32Array,
  { run, places }: { run: number; places: number[] },
): void {
  for (const place of places) {
    if (lastRun[place] !== run) counts[place] = (counts[place] ?? 0) + 1
    lastRun[place] = run
  }
}
