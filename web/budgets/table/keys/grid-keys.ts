import type { KeyboardEvent } from 'react'
import { HEAD, placeAfter, type CellPosition, type GridSize } from './selection.ts'

/** What keys do in the table while no cell is edited. */
export interface GridKeys {
  active: CellPosition
  size: GridSize
  go: (place: CellPosition, isExtending: boolean) => void
  /** Enter: edits the cell, or opens what it shows. */
  open: () => void
  edit: (typed: string | null) => void
  empty: () => void
  escape: () => void
  selectAll: () => void
  fillDown: () => void
  undo: () => void
  redo: () => void
  tick: () => void
  openLine: () => void
  insertBelow: () => void
  moveRow: (by: 1 | -1) => void
  moveColumn: (by: 1 | -1) => void
}

/** Returns whether the key was handled. Tab never is: it leaves the table. */
export function pressKey(event: KeyboardEvent, keys: GridKeys): boolean {
  const { key, altKey, shiftKey } = event
  const isFar = event.ctrlKey || event.metaKey
  if (key === 'Tab') return false
  if (altKey) return pressWithAlt(key, keys)
  const place = placeAfter(keys.active, { key, isFar }, keys.size)
  if (place) {
    keys.go(place, shiftKey)
    return true
  }
  if (isFar) return pressWithCtrl(key.toLowerCase(), shiftKey, keys)
  return pressPlain(key, shiftKey, keys)
}

function pressWithAlt(key: string, keys: GridKeys): boolean {
  const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key] as 1 | -1 | undefined
  if (!by) return false
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  if (keys.active.row === HEAD && isAcross) keys.moveColumn(by)
  else if (keys.active.row !== HEAD && !isAcross) keys.moveRow(by)
  else return false
  return true
}

function pressWithCtrl(key: string, isShifted: boolean, keys: GridKeys): boolean {
  const acts: Record<string, () => void> = {
    a: keys.selectAll,
    d: keys.fillDown,
    z: isShifted ? keys.redo : keys.undo,
    y: keys.redo,
    enter: keys.openLine,
  }
  const act = acts[key]
  act?.()
  return act !== undefined
}

function pressPlain(key: string, isShifted: boolean, keys: GridKeys): boolean {
  const acts: Record<string, () => void> = {
    Enter: keys.open,
    F2: () => keys.edit(null),
    Delete: keys.empty,
    Backspace: keys.empty,
    Escape: keys.escape,
    Insert: keys.insertBelow,
  }
  const act = acts[key]
  if (act) act()
  else if (key === ' ' && (isShifted || keys.active.column === 0)) keys.tick()
  else if (key.length === 1) keys.edit(key)
  else return false
  return true
}
