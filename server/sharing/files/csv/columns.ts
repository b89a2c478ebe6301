import type { CsvCell } from '../../../../contract/csv.ts'
import type { Bound } from '../../../../contract/budgets/arithmetic/amounts.ts'
import type { ShownText } from '../said.ts'

/** A column of a table. One that reads undefined of every row is not there: the link does not show it. */
export interface CsvColumn<Row> {
  heading: string
  /** A number is a decimal. */
  kind: 'text' | 'number'
  read: (row: Row) => ShownText
  /** Of what a line comes to: totals stand below it. */
  bound?: Bound
}

export function text<Row>(heading: string, read: CsvColumn<Row>['read']): CsvColumn<Row> {
  return { heading, kind: 'text', read }
}

/** Of what may be null, which is nothing to say. */
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
