import type { ImportTableRow } from '../../../contract/import-table.ts'
import { columnOf, MOST_COLUMNS } from './cell-place.ts'
import { TableRefused } from './table-refused.ts'

/** Cells merged into one: the first and last row from 1, the first and last column from 0. */
export interface Merge {
  top: number
  bottom: number
  left: number
  right: number
}

/** A million rows with five values each; more would keep the reader busy for nothing. */
const MOST_FILLED = 5_000_000

/** `B2:C5`; undefined if it is no range, or beyond the columns that are read. */
export function mergeOf(ref: string): Merge | undefined {
  const [, from = '', top, to = '', bottom] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(ref.trim()) ?? []
  const merge = {
    top: Number(top),
    bottom: Number(bottom),
    left: columnOf(from),
    right: Math.min(columnOf(to), MOST_COLUMNS),
  }
  return merge.top <= merge.bottom && merge.left >= 0 && merge.left <= merge.right ? merge : undefined
}

/** What the first cell of a merge holds. */
interface Held {
  text: string
  isNumber: boolean
  fault: NonNullable<ImportTableRow['faults']>[number] | undefined
}

type MergedRow = Pick<ImportTableRow, 'row' | 'cells' | 'numbers' | 'faults' | 'merged' | 'spans'>

/**
 * Gives the value of a merge to the cells of its first column that are blank, and its columns to each of its rows. It is to be called with
 * the rows in order, and only with those that hold something of their own: a row of merged cells alone is a part of the row above. Returns
 * whether it filled a cell. Throws TableRefused if merges cover more than any table has.
 */
export function createMergeFiller(merges: readonly Merge[]): (row: MergedRow) => boolean {
  const inOrder = merges.toSorted((one, other) => one.top - other.top || one.left - other.left)
  let next = 0
  let filled = 0
  /** By first column: merges that overlap are none of a spreadsheet's, and the first stands. */
  const open = new Map<number, Merge & { held?: Held }>()
  return (row) => {
    for (let merge = inOrder[next]; merge && merge.top <= row.row; merge = inOrder[(next += 1)])
      if ((open.get(merge.left)?.bottom ?? 0) < merge.top) open.set(merge.left, { ...merge })
    let isFilled = false
    for (const [left, merge] of open) {
      if (merge.bottom < row.row) open.delete(left)
      if (merge.bottom < row.row || merge.top > row.row) continue
      filled += 1
      if (merge.right > left) (row.spans ??= []).push([left, merge.right])
      if (merge.top === row.row) merge.held = heldIn(row, left)
      else if (merge.held && isBlank(row, left)) isFilled = fill(row, left, merge.held) || isFilled
    }
    if (filled > MOST_FILLED) throw tooMany()
    row.spans?.sort(([one], [other]) => one - other)
    return isFilled
  }
}

function heldIn({ cells, numbers, faults }: MergedRow, column: number): Held {
  return {
    text: cells[column] ?? '',
    isNumber: numbers?.includes(column) === true,
    fault: faults?.find((one) => one.column === column),
  }
}

function isBlank({ cells, faults }: MergedRow, column: number): boolean {
  return (cells[column] ?? '').trim() === '' && !faults?.some((one) => one.column === column)
}

function fill(row: MergedRow, column: number, { text, isNumber, fault }: Held): boolean {
  if (fault) (row.faults ??= []).push(fault)
  else if (text.trim() === '') return false
  for (let at = row.cells.length; at < column; at += 1) row.cells[at] = ''
  row.cells[column] = text
  ;(row.merged ??= []).push(column)
  if (isNumber) (row.numbers ??= []).push(column)
  return true
}

export function tooMany(): TableRefused {
  return new TableRefused(
    'The sheet has more merged cells than can be read. Undo the merging, and try again.',
    '工作表中合并的单元格过多，无法读取。请取消合并后重试。',
  )
}
