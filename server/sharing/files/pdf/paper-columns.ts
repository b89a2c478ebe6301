import type { TablePaperColumn as TableColumn } from '../../../platform/pdf/table/paper.ts'
import type { TablePaperRow as TableRow } from '../../../platform/pdf/table/row.ts'

/** A column of the paper: what it says of a row, line by line; undefined where the link does not show it. */
export interface PaperColumn<Row> extends TableColumn {
  read: (row: Row) => string[] | undefined
}

/** Columns of what these rows show, and their cells. */
export function setColumns<Row, Column extends PaperColumn<Row>>(columns: readonly Column[], rows: readonly Row[]) {
  const shown = columns.filter(({ read }) => rows.some((row) => read(row) !== undefined))
  return {
    shown,
    columns: shown.map(({ heading, width }): TableColumn => ({ heading, width })),
    cellsOf: (row: Row): TableRow['cells'] => shown.map(({ read }) => read(row) ?? []),
  }
}

/** One line; a dash where there is nothing to say. */
export function oneLine(said: string | number | null | undefined): string[] | undefined {
  return said === undefined ? undefined : [said === null || said === '' ? '–' : String(said)]
}

/** On one line, as paper has it. */
export function flat(text: string | undefined): string {
  return text?.replaceAll(/\s+/g, ' ').trim() ?? ''
}
