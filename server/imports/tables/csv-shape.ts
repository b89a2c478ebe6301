/** What the rows of a text table have in common: it tells rows that a quotation mark has swallowed from lines of a text. */
export interface CsvShape {
  /** The most frequent number of cells of a row. */
  usual: number
  /** Whether rows often have so many cells. */
  isCommon(count: number): boolean
  /**
   * How well cells fit their columns, from column `first` on: above 0 if they look like those of a row, below if they do not, 0 if nothing
   * speaks for either.
   */
  likeness(cells: readonly string[], first: number): number
}

type Kind = 'number' | 'code' | 'other'

/** Rows that leave the same cells out are common from here on. */
const [COMMON_SHARE, COMMON_ROWS] = [0.2, 5]

/** The shape of a table by its first records, of which the first filled one may be the header. */
export function shapeOf(records: readonly string[][]): CsvShape {
  const filled = records.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const counts = Map.groupBy(filled, (cells) => cells.length)
  const numberOf = (count: number) => counts.get(count)?.length ?? 0
  const [usual = 1] = [...counts.keys()].filter((count) => count > 1).toSorted((one, other) => numberOf(other) - numberOf(one)) // prettier-ignore
  const [, ...rows] = counts.get(usual) ?? []
  const kinds = Array.from({ length: usual }, (_, column) => mostFrequent(rows.map((cells) => kindOf(cells[column]))))
  const spaced = kinds.map((_, column) => rows.some((cells) => cells[column]?.startsWith(' ')))
  return {
    usual,
    isCommon: (count) =>
      count === usual || (numberOf(count) >= COMMON_ROWS && numberOf(count) >= filled.length * COMMON_SHARE),
    likeness: (cells, first) => {
      let sum = 0
      for (const [index, cell] of cells.entries()) {
        const [expected, kind] = [kinds[first + index], kindOf(cell)]
        // In a sentence a space follows the delimiter.
        if (/^ \S/.test(cell) && !spaced[first + index]) sum -= 2
        else if (kind && expected && expected !== 'other') sum += kind !== expected ? -2 : kind === 'code' ? 2 : 1
      }
      return sum
    },
  }
}

/** The kind of more than half of the filled cells. */
function mostFrequent(kinds: readonly (Kind | undefined)[]): Kind | undefined {
  const filled = kinds.filter((kind) => kind !== undefined)
  return filled.find((kind) => filled.filter((one) => one === kind).length * 2 > filled.length)
}

function kindOf(cell = ''): Kind | undefined {
  const text = cell.replaceAll('"', '').trim()
  if (text === '') return undefined
  if (/^[-+]?[\p{Sc}\s]*\d[\d.,'’\s]*[\p{Sc}%\s]*$/u.test(text)) return 'number'
  return /^(?=\D*\d)\S+$/.test(text) ? 'code' : 'other'
}
