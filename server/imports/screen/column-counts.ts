import type { TableColumn } from '../../../contract/import-mapping.ts'
import type { ImportTableRow } from '../../../contract/import-table.ts'
import { cellText } from '../mapping/row-facts.ts'

const MOST_DISTINCT = 200
const MOST_SAMPLES = 20
const LONGEST_VALUE = 200
/** The first half of a surrogate pair that was cut; the database refuses it. */
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** Counts the values of a table's columns row by row, in bounded memory. */
export function createColumnCounts(names: readonly string[]) {
  const columns = names.map((name) => ({
    name,
    filled: 0,
    samples: [] as string[],
    distinct: new Map<string, number>(),
    isCut: false,
  }))

  function add({ cells }: ImportTableRow): void {
    for (const [index, column] of columns.entries()) {
      const value = cellText(cells[index] ?? '')
        .slice(0, LONGEST_VALUE)
        .replace(HALF_AT_END, '')
      if (value === '') continue
      column.filled += 1
      const known = column.distinct.get(value)
      if (known === undefined && column.samples.length < MOST_SAMPLES) column.samples.push(value)
      if (known !== undefined || column.distinct.size < MOST_DISTINCT) column.distinct.set(value, (known ?? 0) + 1)
      else column.isCut = true
    }
  }

  function counted(): TableColumn[] {
    return columns.map(({ distinct, ...column }) => ({
      ...column,
      distinct: [...distinct].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count),
    }))
  }

  return { add, counted }
}
