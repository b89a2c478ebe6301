import { HEAD_COLUMN } from '../grid/head-column.ts'
import type { CellText } from '../cells/write-cells.ts'
import { closedBecause } from '../columns/columns.ts'
import type { Block } from '../keys/selection.ts'
import type { LineRow } from '../rows/outline.ts'
import { factsOf } from '../rows/row-facts.ts'
import { lineRowsIn, type TableModel } from '../table-model.ts'

/** Ctrl+D: repeats a block's first row in the others; a single row repeats the row above it. */
export function filledDown(model: TableModel, block: Block): CellText[] {
  const rows = lineRowsIn(model, block.top, block.bottom)
  if (rows.length > 1) return repeated(model, rows.slice(0, 1), rows.slice(1), block)
  const above = lineRowsIn(model, 0, block.top - 1).slice(-1)
  return repeated(model, above, rows, block)
}

/** The fill handle: repeats a block's rows down or up to a row. */
export function filledTo(model: TableModel, block: Block, row: number): CellText[] {
  const source = lineRowsIn(model, block.top, block.bottom)
  if (row > block.bottom) return repeated(model, source, lineRowsIn(model, block.bottom + 1, row), block)
  const upwards = lineRowsIn(model, row, block.top - 1).toReversed()
  return repeated(model, source.toReversed(), upwards, block)
}

/** Delete: empties the cells that may be empty. */
export function emptied(model: TableModel, { top, bottom, left, right }: Block): CellText[] {
  return lineRowsIn(model, top, bottom).flatMap((row) => cellsOfRow(model, row, { left, right }, () => ''))
}

function repeated(
  model: TableModel,
  sources: readonly LineRow[],
  targets: readonly LineRow[],
  { left, right }: Block,
): CellText[] {
  const facts = sources.map((row) => factsOf(row, model))
  return targets.flatMap((row, index) => {
    const source = facts[index % facts.length]
    if (!source) return []
    return cellsOfRow(model, row, { left, right }, (column) => column.raw(source, model.context))
  })
}

/** The cells of a row that can be typed in. */
function cellsOfRow(
  model: TableModel,
  row: LineRow,
  { left, right }: Pick<Block, 'left' | 'right'>,
  textOf: (column: CellText['column']) => string,
): CellText[] {
  const facts = factsOf(row, model)
  if (!facts) return []
  return model.columns
    .slice(Math.max(left, HEAD_COLUMN + 1) - 1, right)
    .filter((column) => !closedBecause(column, facts, model.context))
    .map((column) => ({ row, column, text: textOf(column) }))
}
