import { useState } from 'react'
import type { GridColumn, ColumnKey } from '../columns/column.ts'
import { blockOf, HEAD, type Block, type CellPosition } from '../keys/selection.ts'
import type { RowOutline } from '../rows/outline.ts'
import { columnAt, HEAD_COLUMN } from './head-column.ts'

/** A cell by its row and column keys, wherever they move. */
interface Held {
  rowKey: string | null
  columnKey: ColumnKey | null
  /** Where it was, in case its row or column is removed. */
  place: CellPosition
}

export interface CellSelection {
  active: CellPosition
  anchor: CellPosition
  block: Block
  /** The member has gone to a cell at least once. */
  hasGone: boolean
  go: (place: CellPosition, isExtending?: boolean) => void
  selectBlock: (from: CellPosition, to: CellPosition) => void
}

const FIRST: Held = { rowKey: null, columnKey: null, place: { row: 1, column: 1 } }

/** The current cell, and the block that reaches from another cell to it. Both follow their rows. */
export function useCellSelection(outline: RowOutline, columns: readonly GridColumn[]): CellSelection {
  const [held, setHeld] = useState({ active: FIRST, anchor: FIRST })
  const active = positionOf(held.active, outline, columns)
  const anchor = positionOf(held.anchor, outline, columns)
  const hold = (place: CellPosition): Held => ({
    rowKey: outline.rows[place.row]?.key ?? null,
    columnKey: columnAt(columns, place.column)?.key ?? null,
    place,
  })
  return {
    active,
    anchor,
    block: blockOf(anchor, active),
    hasGone: held.active !== FIRST,
    go: (place, isExtending = false) => {
      const next = hold(place)
      setHeld(({ anchor: kept }) => ({ active: next, anchor: isExtending ? kept : next }))
    },
    selectBlock: (from, to) => setHeld({ anchor: hold(from), active: hold(to) }),
  }
}

function positionOf(
  { rowKey, columnKey, place }: Held,
  { rows, indexByKey }: RowOutline,
  columns: readonly GridColumn[],
): CellPosition {
  const row = rowKey === null ? place.row : indexByKey.get(rowKey)
  const found = columnKey === null ? undefined : columns.findIndex(({ key }) => key === columnKey) + 1
  return {
    row: row ?? clamp(place.row, HEAD, rows.length - 1),
    column: found || clamp(place.column, HEAD_COLUMN, columns.length),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
