import type { CsvCell } from '../../../../contract/csv.ts'
import type { Bound } from '../../../../contract/budgets/arithmetic/amounts.ts'
import type { ShownText } from '../shown-texts.ts'

/** A column of a table. It is left out where `read` returns undefined for every row: the link does not show it. */
export interface CsvColumn<Row> {
  heading: string
  /** `number` cells hold decimals. */
  kind: 'text' | 'number'
  read: (row: Row) => ShownText
  /** The bound of a line's amount, for columns with totals below them. */
  bound?: Bound
}

export function text<Row>(heading: string, read: CsvColumn<Row>['read']): CsvColumn<Row> {
  return { heading, kind: 'text', read }
}

/** A column of values that may be null; null is an empty cell. */
export function number<Row>(heading: string, read: (row: Row) => string | number | null | undefined): CsvColumn<Row> {
  return {
    heading,
    kind: 'number',
    read: (row) => {
      const value = read(row)
      return value === undefined ? undefined : String(value ?? '')
    },
  }
}

/** The columns that these rows have, each with its cells. */
export function shownColumns<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvColumn<Row>[] {
  return columns.filter(({ read }) => rows.some((row) => read(row) !== undefined))
}

export function cellOf(kind: CsvColumn<unknown>['kind'], said: ShownText): CsvCell {
  return kind === 'number' ? { decimal: said ?? '' } : (said ?? '')
}
