import type { KeyboardEvent } from 'react'
import { nextCell, placeAfter, type CellPosition, type GridSize } from '../table/keys/selection.ts'

/** So many rows a page is. */
const PAGE = 10

interface MatrixKeys {
  size: Omit<GridSize, 'page'>
  undo: () => unknown
  redo: () => unknown
}

/** What makes a field a cell of the matrix. Only one of them is a stop of Tab's. */
export function placeData({ row, column, isStop }: CellPosition & { isStop: boolean }) {
  return { 'data-place': `${row} ${column}`, tabIndex: isStop ? 0 : -1 }
}

/** The cell that an event comes from. */
export function cellOfTarget(target: EventTarget): CellPosition | null {
  const [row, column] = (target instanceof HTMLElement ? (target.dataset['place'] ?? '') : '').split(' ')
  return row && column ? { row: Number(row), column: Number(column) } : null
}

/** Keys as in the table: through the cells until something is typed, then Enter and Tab go on from it. */
export function moveByKey(event: KeyboardEvent<HTMLElement>, { size, undo, redo }: MatrixKeys): void {
  const { key, shiftKey, altKey, target } = event
  const from = cellOfTarget(target)
  if (!from || altKey || event.nativeEvent.isComposing || isOpenChoice(target)) return
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

/** To a cell, or past those that cannot be chosen in to the next one of the same way. */
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

/** Its arrows are the choice's own while its list is open. */
function isOpenChoice(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement && CSS.supports('selector(:open)') && target.matches(':open')
}
