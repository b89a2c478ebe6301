import { useRef, useState } from 'react'
import { cellProblemText, type CellProblem } from '../cells/problem.ts'
import { isNoEdit, writeCells, type CellText } from '../cells/write-cells.ts'
import type { GridColumn } from '../columns/column.ts'
import { closedBecause } from '../columns/columns.ts'
import { nextCell, type CellPosition } from '../keys/selection.ts'
import type { LineRow } from '../rows/outline.ts'
import { factsAt, type TableModel } from '../table-model.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { columnAt, HEAD_COLUMN } from './head-column.ts'
import type { CellSelection } from './use-selection.ts'

/** Characters of a text that is named in a message. */
const MOST_SAID = 40

/** A text that a cell could not take. It stays until it is corrected or taken back. */
export interface RejectedInput {
  text: string
  problem: CellProblem
}

export interface Editing {
  place: CellPosition
  /** The text that opened the cell; null keeps the cell's own. */
  typed: string | null
  /** The cell's text and row when it was opened. */
  stood: { rowKey: string; text: string } | null
}

/** Where to go after a cell was edited. */
export type Then = 'stay' | 'down' | 'up' | 'next' | 'previous' | CellPosition

/** The state and the actions of editing one cell after another. */
export function useEditing(model: TableModel, selection: CellSelection, focusGrid: () => void) {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [notice, setNotice] = useState<{ place: CellPosition; problem: CellProblem } | null>(null)
  /** The current text of the open cell. */
  const pending = useRef<string | null>(null)
  const { wrongs, write, noteWrong, forgetWrong } = useWrongs(model)
  const { outline, columns } = model
  const size = { rows: outline.rows.length, columns: columns.length + 1, page: 1 }

  /** Opens a cell. Returns whether it may be edited. */
  const start = (place: CellPosition, typed: string | null = null): boolean => {
    const closed = closedAt(model, place)
    if (closed === undefined) return false
    if (closed) {
      setNotice({ place, problem: closed })
      say(cellProblemText(model.context.words, closed))
      return false
    }
    pending.current = null
    setNotice(null)
    setEditing({ place, typed, stood: stoodAt(model, place) })
    return true
  }

  const commit = (text: string, then: Then) => {
    const place = editing?.place ?? selection.active
    const row = outline.rows[place.row]
    const column = columnAt(columns, place.column)
    setEditing(null)
    pending.current = null
    const [stood, now] = [editing?.stood, stoodAt(model, place)]
    const theirs = stood && now && stood.rowKey === now.rowKey && stood.text !== now.text ? now.text : null
    // A member who typed nothing keeps a change that others made meanwhile.
    if (row?.kind === 'line' && column && (theirs === null || text !== stood?.text)) {
      const [refused] = write([{ row, column, text }]).refused
      if (refused) {
        noteWrong(cellKeyOf(row, column), { text, problem: refused.problem })
        say(cellProblemText(model.context.words, refused.problem))
      } else if (theirs !== null && text.trim() !== theirs.trim()) sayMeanwhile(model, { row, column, text: theirs })
    }
    move(place, then)
  }

  const move = (place: CellPosition, then: Then) => {
    if (then === 'stay') return
    if (typeof then === 'object') return selection.go(then)
    if (then === 'next' || then === 'previous') return startNext(place, then === 'next' ? 1 : -1)
    focusGrid()
    // Skips group heads, which take no text.
    const by = then === 'down' ? 1 : -1
    let row = place.row + by
    while (outline.rows[row]?.kind === 'group') row += by
    selection.go(outline.rows[row] ? { ...place, row } : place)
  }

  const startNext = (place: CellPosition, by: 1 | -1) => {
    let next = nextCell(place, by, size, HEAD_COLUMN + 1)
    while (next && closedAt(model, next) !== null) next = nextCell(next, by, size, HEAD_COLUMN + 1)
    focusGrid()
    if (!next) return
    selection.go(next)
    start(next)
  }

  return {
    editing,
    wrongs,
    /** Shown at the current cell. */
    notice:
      notice && notice.place.row === selection.active.row && notice.place.column === selection.active.column
        ? notice.problem
        : null,
    start,
    commit,
    write,
    note: (text: string) => (pending.current = text),
    /** Commits the open cell, because the member has turned to something else. */
    settle: () => {
      if (editing) commit(pending.current ?? '', 'stay')
    },
    cancel: () => {
      setEditing(null)
      pending.current = null
      focusGrid()
    },
    forgetWrong,
  }
}

/** Texts that cells could not take, and what writes into cells. */
function useWrongs(model: TableModel) {
  const [wrongs, setWrongs] = useState<ReadonlyMap<string, RejectedInput>>(new Map())
  return {
    wrongs,
    /** Writes texts into cells as one step. The caller notes those that are refused. */
    write: (cells: readonly CellText[]) => {
      const outcome = writeCells(cells, model)
      if (!isNoEdit(outcome.edit)) model.editor.edit(outcome.edit)
      if (wrongs.size > 0) {
        const settled = new Map(wrongs)
        for (const { row, column } of cells) settled.delete(cellKeyOf(row, column))
        setWrongs(settled)
      }
      return outcome
    },
    noteWrong: (key: string, wrong: RejectedInput) => setWrongs((known) => new Map(known).set(key, wrong)),
    /** The cell shows its saved value again. Returns whether it had a refused text. */
    forgetWrong: (place: CellPosition): boolean => {
      const row = model.outline.rows[place.row]
      const column = columnAt(model.columns, place.column)
      if (row?.kind !== 'line' || !column || !wrongs.has(cellKeyOf(row, column))) return false
      const left = new Map(wrongs)
      left.delete(cellKeyOf(row, column))
      setWrongs(left)
      return true
    },
  }
}

/** Why a cell cannot be edited; null where it can, undefined where there is no cell. */
function closedAt(model: TableModel, place: CellPosition): CellProblem | null | undefined {
  const facts = factsAt(model, place.row)
  const column = columnAt(model.columns, place.column)
  return facts && column ? closedBecause(column, facts, model.context) : undefined
}

function stoodAt(model: TableModel, place: CellPosition): Editing['stood'] {
  const facts = factsAt(model, place.row)
  const column = columnAt(model.columns, place.column)
  return facts && column ? { rowKey: facts.row.key, text: column.raw(facts, model.context) } : null
}

/** Says that others changed a cell while the member typed in it, and offers their value. */
function sayMeanwhile(model: TableModel, theirs: CellText): void {
  const { t } = model.context.words
  if (!theirs.text) return showToast(t('budgetTable.meanwhile.emptied'))
  const value = theirs.text.length > MOST_SAID ? `${theirs.text.slice(0, MOST_SAID)} …` : theirs.text
  showToast(t('budgetTable.meanwhile.changed', { value }), {
    label: t('budgetTable.meanwhile.take', { value }),
    act: () => {
      // The list may have changed by then.
      const { edit } = writeCells([theirs], { ...model, items: model.editor.get().draft.items })
      if (!isNoEdit(edit)) model.editor.edit(edit)
    },
  })
}

export function cellKeyOf(row: Pick<LineRow, 'key'>, column: Pick<GridColumn, 'key'>): string {
  return `${row.key}|${column.key}`
}
