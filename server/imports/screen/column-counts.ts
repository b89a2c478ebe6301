import type { TableColumn } from '../../../contract/import-mapping.ts'
import type { ImportTableRow } from '../../../contract/import-table.ts'
import { kindsOf } from '../mapping/cell-kinds.ts'
import { cellText } from '../mapping/row-facts.ts'

const MOST_DISTINCT = 200
const MOST_SAMPLES = 20
const LONGEST_VALUE = 200
/** The first half of a surrogate pair that was cut; the database refuses it. */
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** Counts the values of a table's columns row by row, in bounded memory. */
export function createColumnCounts(names: readonly string[]) {
  const columns = names.map((name) => emptyColumn(name))

  /** Section titles may come late in a file. */
  function widen(wider: readonly string[]): void {
    for (const name of wider.slice(columns.length)) columns.push({ ...emptyColumn(name), isSection: true })
  }

  function add({ cells, numbers }: ImportTableRow): void {
    for (const [index, column] of columns.entries()) {
      const value = cellText(cells[index] ?? '')
        .slice(0, LONGEST_VALUE)
        .replace(HALF_AT_END, '')
      if (value === '') continue
      column.filled += 1
      const known = column.distinct.get(value)
      if (known === undefined && column.samples.length < MOST_SAMPLES) column.samples.push(value)
      if (known === undefined && column.distinct.size >= MOST_DISTINCT) countShape(column, value)
      else column.distinct.set(value, (known ?? 0) + 1)
      if (known === undefined && numbers?.includes(index)) column.numbers.add(value)
    }
  }

  function countShape(column: Counted, value: string): void {
    column.isCut = true
    // So many shapes are those of texts, which need no shape of their own.
    const shape = column.shapes.size < MOST_DISTINCT ? value.replaceAll(/\d+/g, '0') : ''
    const known = column.shapes.get(shape)
    if (known) known.count += 1
    else column.shapes.set(shape, { value, count: 1 })
  }

  function counted(): TableColumn[] {
    return columns.map(({ distinct, numbers, shapes, ...column }) => {
      const values = [...distinct].map(([value, count]) => ({ value, count, ...(numbers.has(value) && IS_NUMBER) }))
      return {
        ...column,
        distinct: values.sort((one, other) => other.count - one.count),
        kinds: kindsOf([...values, ...shapes.values()], column.name),
      }
    })
  }

  return { add, counted, widen }
}

interface Counted {
  name: string
  filled: number
  samples: string[]
  distinct: Map<string, number>
  numbers: Set<string>
  /** Values beyond those, one of each shape, which reads like the others: `12.5 mm` and `7.25 mm`. */
  shapes: Map<string, { value: string; count: number }>
  isCut: boolean
  isSection?: true
}

function emptyColumn(name: string): Counted {
  return { name, filled: 0, samples: [], distinct: new Map(), numbers: new Set(), shapes: new Map(), isCut: false }
}

const IS_NUMBER = { isNumber: true } as const
