import type { Codes } from '../columns.ts'
import type { CountedColumn, FoundByProduct } from './counted.ts'

/** The values of columns that are counted together are the bits of one number. */
const MOST_BITS = 32
/** So many columns are read in one pass. */
const AT_ONCE = 4

interface Narrow {
  column: CountedColumn
  codes: Uint16Array
}

interface Pass {
  columns: Narrow[]
  bits: number
}

/**
 * Counts columns of few values together: in one pass each product gets one bit for each value that any of its SKUs has. Four columns cost
 * less than two by themselves. Returns the counts of the columns that it counted.
 */
export function countFew(
  found: FoundByProduct,
  columns: readonly CountedColumn[],
): ReadonlyMap<CountedColumn, Uint32Array> {
  const narrow = columns.flatMap((column) =>
    column.codes instanceof Uint16Array && column.valueCount <= MOST_BITS ? [{ column, codes: column.codes }] : [],
  )
  const passes = passesOf(narrow.toSorted((one, other) => other.column.valueCount - one.column.valueCount))
  return new Map(passes.filter(({ columns: { length } }) => length > 1).flatMap((pass) => [...countPass(found, pass)]))
}

function passesOf(narrow: readonly Narrow[]): Pass[] {
  const passes: Pass[] = []
  for (const one of narrow) {
    const { valueCount } = one.column
    const open = passes.find(({ columns, bits }) => columns.length < AT_ONCE && bits + valueCount <= MOST_BITS)
    if (open) open.columns.push(one)
    else passes.push({ columns: [one], bits: 0 })
    const pass = open ?? passes.at(-1)
    if (pass) pass.bits += valueCount
  }
  return passes
}

/** The first values of the columns are the lowest bits. */
function countPass(found: FoundByProduct, { columns }: Pass): Map<CountedColumn, Uint32Array> {
  const firstBits: number[] = []
  let bits = 0
  const tables = columns.map(({ column: { sets, valueCount } }) => {
    const table = new Uint32Array(sets.starts.length - 1)
    for (let code = 0; code < table.length; code++)
      for (let at = sets.starts[code] ?? 0; at < (sets.starts[code + 1] ?? 0); at++)
        table[code] = (table[code] ?? 0) | (1 << (bits + (sets.places[at] ?? 0)))
    firstBits.push(bits)
    bits += valueCount
    return table
  })
  const [one, two] = columns.map(({ codes }) => codes)
  if (!one || !two) return new Map()
  const [, , three = one, four = one] = columns.map(({ codes }) => codes)
  const none = new Uint32Array(tables[0]?.length ?? 0)
  const [ofOne = none, ofTwo = none, ofThree = none, ofFour = none] = tables
  const counts = countBits(found, [one, two, three, four], [ofOne, ofTwo, ofThree, ofFour])
  return new Map(
    columns.map(({ column }, place) => {
      const first = firstBits[place] ?? 0
      return [column, counts.slice(first, first + column.valueCount)]
    }),
  )
}

type Four<Kind> = readonly [Kind, Kind, Kind, Kind]

/** For each bit the number of products with a SKU that has it. */
function countBits(
  { skus, runs }: FoundByProduct,
  [one, two, three, four]: Four<Codes>,
  [ofOne, ofTwo, ofThree, ofFour]: Four<Uint32Array>,
): Uint32Array {
  // By byte, since a table for all sets of values would be too large.
  const byByte = new Uint32Array(4 * BYTE)
  const last = runs.length - 1
  for (let run = 0; run < last; run++) {
    const to = runs[run + 1] ?? 0
    let set = 0
    for (let at = runs[run] ?? 0; at < to; at++) {
      const sku = skus[at] ?? 0
      set |=
        (ofOne[one[sku] ?? 0] ?? 0) |
        (ofTwo[two[sku] ?? 0] ?? 0) |
        (ofThree[three[sku] ?? 0] ?? 0) |
        (ofFour[four[sku] ?? 0] ?? 0)
    }
    addOne(byByte, set & 255)
    addOne(byByte, BYTE + ((set >>> 8) & 255))
    addOne(byByte, 2 * BYTE + ((set >>> 16) & 255))
    addOne(byByte, 3 * BYTE + (set >>> 24))
  }
  return bitsOfBytes(byByte)
}

const BYTE = 256

function addOne(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

function bitsOfBytes(byByte: Uint32Array): Uint32Array {
  const counts = new Uint32Array(MOST_BITS)
  for (let place = 0; place < byByte.length; place++) {
    const count = byByte[place] ?? 0
    if (!count) continue
    for (let bit = 0; bit < 8; bit++)
      if ((place >>> bit) & 1) counts[(place >>> 8) * 8 + bit] = (counts[(place >>> 8) * 8 + bit] ?? 0) + count
  }
  return counts
}
