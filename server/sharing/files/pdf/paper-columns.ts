import type { TablePaperColumn as TableColumn } from '../../../platform/pdf/table/paper.ts'
import type { TablePaperRow as TableRow } from '../../../platform/pdf/table/row.ts'

/** A column on paper. `read` returns the lines of a cell, or undefined where the link does not show it. */
export interface PaperColumn<Row> extends TableColumn {
  read: (row: Row) => string[] | undefined
}

/** The columns that these rows have, and their cells. */
export function setColumns<Row, Column extends PaperColumn<Row>>(columns: readonly Column[], rows: readonly Row[]) {
  const shown = columns.filter(({ read }) => rows.some((row) => read(row) !== undefined))
  return {
    shown,
    columns: shown.map(({ heading, width }): TableColumn => ({ heading, width })),
    cellsOf: (row: Row): TableRow['cells'] => shown.map(({ read }) => read(row) ?? []),
  }
}

/** A cell of one line; a dash where the value is empty. */
export function oneLine(said: string | number | null | undefined): string[] | undefined {
  return said === undefined ? undefined : [said === null || said === '' ? '–' : String(said)]
}

/** The text on one line. */
export function flat(text: string | undefined): string {
  return text?.replaceAll(/\s+/g, ' ').trim() ?? ''
}
