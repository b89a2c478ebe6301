import type { KeyboardEvent } from 'react'
import { nextCell, placeAfter, type CellPosition, type GridSize } from '../table/keys/selection.ts'

/** Rows per Page Up and Page Down. */
const PAGE = 10

interface MatrixKeys {
  size: Omit<GridSize, 'page'>
  undo: () => unknown
  redo: () => unknown
}

/** Attributes that make a field a cell of the matrix. The Tab key stops at only one cell. */
export function placeData({ row, column, isStop }: CellPosition & { isStop: boolean }) {
  return { 'data-place': `${row} ${column}`, tabIndex: isStop ? 0 : -1 }
}

/** The cell that an event comes from. */
export function cellOfTarget(target: EventTarget): CellPosition | null {
  const [row, column] = (target instanceof HTMLElement ? (target.dataset['place'] ?? '') : '').split(' ')
  return row && column ? { row: Number(row), column: Number(column) } : null
}

/** Arrow keys move between cells until typing begins; then Enter and Tab move on. */
export function moveByKey(event: KeyboardEvent<HTMLElement>, { size, undo, redo }: MatrixKeys): void {
  const { key, shiftKey, altKey, target } = event
  const from = cellOfTarget(target)
  if (!from || altKey || isOpenChoice(target)) return
  const isFar = event.ctrlKey || event.metaKey
  const isTyping = target instanceof HTMLElement && target.dataset['typing'] !== undefined
  const to = isTyping ? afterTyping(from, key, { shiftKey, size }) : afterLooking(from, { key, isFar, shiftKey }, size)
  if (to) {
    event.preventDefault()
    focusFrom(event.currentTarget, from, to)
  } else if (isFar && !isTyping && (key.toLowerCase() === 'z' || key.toLowerCase() === 'y')) {
    event.preventDefault()
    if (shiftKey || key.toLowerCase() === 'y') redo()
    else undo()
  }
}

function afterTyping(
  from: CellPosition,
  key: string,
  { shiftKey, size }: { shiftKey: boolean } & Pick<MatrixKeys, 'size'>,
) {
  if (key === 'Tab') return nextCell(from, shiftKey ? -1 : 1, { ...size, page: PAGE }, 0)
  if (key === 'Enter') return { ...from, row: from.row + (shiftKey ? -1 : 1) }
  const by = { ArrowUp: -1, ArrowDown: 1 }[key]
  return by === undefined ? null : { ...from, row: from.row + by }
}

function afterLooking(
  from: CellPosition,
  { key, isFar, shiftKey }: { key: string; isFar: boolean; shiftKey: boolean },
  size: Omit<GridSize, 'page'>,
) {
  if (key === 'Enter') return { ...from, row: from.row + (shiftKey ? -1 : 1) }
  return shiftKey ? null : placeAfter(from, { key, isFar }, { ...size, page: PAGE })
}

/** Focuses a cell, or the next one in the same direction that can take the focus. */
function focusFrom(matrix: HTMLElement, from: CellPosition, to: CellPosition): void {
  let { row, column } = { ...to, row: Math.max(to.row, 0) }
  const step = { row: Math.sign(row - from.row), column: Math.sign(column - from.column) }
  const at = () => matrix.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)
  let cell = at()
  while (cell?.matches(':disabled') && (step.row !== 0 || step.column !== 0)) {
    row += step.row
    column += step.column
    cell = at()
  }
  cell?.focus({ preventScroll: true })
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** An open select handles its arrow keys itself. */
function isOpenChoice(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement && CSS.supports('selector(:open)') && target.matches(':open')
}
