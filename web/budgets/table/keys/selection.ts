/** A cell by its row from the top and its column from the left. */
export interface CellPosition {
  row: number
  column: number
}

/** A rectangle of cells; its last row and column are included. */
export interface Block {
  top: number
  bottom: number
  left: number
  right: number
}

export interface GridSize {
  rows: number
  columns: number
  /** Rows per Page Up and Page Down. */
  page: number
}

interface Pressed {
  key: string
  isFar: boolean
}

/** The header row, above all rows. */
export const HEAD = -1

/** The cell that a key leads to; null for other keys. `isFar` (Ctrl or ⌘) leads to the end. */
export function placeAfter(
  { row, column }: CellPosition,
  { key, isFar }: Pressed,
  size: GridSize,
): CellPosition | null {
  const { rows, columns, page } = size
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  switch (key) {
    case 'ArrowLeft':
      return within({ row, column: isFar ? 0 : column - 1 }, size)
    case 'ArrowRight':
      return within({ row, column: isFar ? lastColumn : column + 1 }, size)
    case 'ArrowUp':
      return within({ row: isFar ? 0 : row - 1, column }, size)
    case 'ArrowDown':
      return within({ row: isFar ? lastRow : row + 1, column }, size)
    case 'PageUp':
      return within({ row: Math.max(row - page, 0), column }, size)
    case 'PageDown':
      return within({ row: row + page, column }, size)
    case 'Home':
      return within({ row: isFar ? 0 : row, column: 0 }, size)
    case 'End':
      return within({ row: isFar ? lastRow : row, column: lastColumn }, size)
    default:
      return null
  }
}

export function blockOf(anchor: CellPosition, active: CellPosition): Block {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  }
}

export function isOneCell({ top, bottom, left, right }: Block): boolean {
  return top === bottom && left === right
}

/** The next cell by Tab: to the right, then to the next row's first one; null beyond the last. */
export function nextCell(
  { row, column }: CellPosition,
  by: 1 | -1,
  { rows, columns }: GridSize,
  first: number,
): CellPosition | null {
  const next = column + by
  if (next >= first && next < columns) return { row, column: next }
  const nextRow = row + by
  return nextRow >= 0 && nextRow < rows ? { row: nextRow, column: by === 1 ? first : columns - 1 } : null
}

function within({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition {
  return {
    row: Math.min(Math.max(row, HEAD), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  }
}
