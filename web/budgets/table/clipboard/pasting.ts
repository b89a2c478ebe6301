import { MOST_LINES } from '../../../../contract/budgets/budget.ts'
import type { Entry } from '../../../../contract/budgets/entries.ts'
import { mayChange } from '../../../../contract/budgets/permitted.ts'
import { readPlainNumber } from '../../../../contract/values/figure.ts'
import { unitsNamed } from '../../../../contract/values/words.ts'
import { columns as allColumns } from '../columns/columns.ts'
import type { ColumnKey } from '../columns/column.ts'
import { columnAt, HEAD_COLUMN } from '../grid/head-column.ts'
import type { Block } from '../keys/selection.ts'
import { writeCells, type CellText, type WriteOutcome, type Refused } from '../cells/write-cells.ts'
import type { CellProblem } from '../cells/problem.ts'
import { linesBelow } from '../rows/new-rows.ts'
import type { LineRow } from '../rows/outline.ts'
import { lineRowsIn, type TableModel } from '../table-model.ts'
import { headOf, unitOfHead } from './head-names.ts'

/** Larger pastes are refused. */
export const MOST_CELLS = 100_000

/** A pasted cell that is not taken, by its row and column in the block, from 1. */
export interface NotUnderstood {
  row: number
  column: number
  /** The table's column; null beyond the last. */
  columnKey: ColumnKey | null
  /** The name of the column in the pasted header. */
  columnName?: string
  text: string
  problem: CellProblem
}

/** A column of the paste. */
export interface PastedColumn {
  /** The table's column that it goes to; null where it is left out. */
  key: ColumnKey | null
  /** The header's text; empty without a header. */
  head: string
  /** The first value in it. */
  sample: string
}

export interface Pasted extends Pick<WriteOutcome, 'edit' | 'takenCount'> {
  columns: readonly PastedColumn[]
  /** The first row is a header and is not pasted. */
  hasHead: boolean
  notUnderstood: readonly NotUnderstood[]
  /** How many new lines it creates below the last one. */
  newLines: number
}

/** Why nothing is pasted at all. */
export type PasteRefusal =
  | { why: 'tooLarge'; count: number; most: number }
  | { why: 'tooMuch'; rows: number; columns: number }
  | { why: 'closed' }

/**
 * Plans a paste from a spreadsheet: from the selection's first cell on, or as new lines at the end where it has a header. Columns go to
 * `keys`, else to those the header names, else to those at the selection.
 */
export function planPaste(
  model: TableModel,
  block: string[][],
  selected: Block,
  keys?: readonly (ColumnKey | null)[],
): Pasted | PasteRefusal {
  const head = block.length > 1 ? headOf(block[0] ?? []) : null
  const cells = head ? block.slice(1) : block
  const width = block.reduce((most, row) => Math.max(most, row.length), 0)
  const stated = keys ?? head
  const below = lineRowsIn(model, selected.top, model.outline.rows.length - 1)
  // A paste with a header comes from elsewhere, so it adds lines and overwrites nothing.
  const own = head ? [] : below
  const tiled = stated
    ? cells
    : tiledOver(cells, width, {
        // One row after the last line.
        rows: Math.max(lineRowsIn(model, selected.top, selected.bottom).length, 1),
        columns: selected.right - selected.left + 1,
      })
  const newLines = Math.max(tiled.length - own.length, 0)
  const lineCount = countLines(model.items) + newLines
  if (lineCount > MOST_LINES && newLines > 0) return { why: 'tooLarge', count: lineCount, most: MOST_LINES }
  if (cells.length * width > MOST_CELLS) return { why: 'tooMuch', rows: cells.length, columns: width }
  const isClosed = newLines > 0 && !mayChange(model.context.status, { of: 'line', field: 'whole' })
  if (isClosed) return { why: 'closed' }
  const at = model.outline.rows[selected.top]
  const lastOf = (rows: readonly LineRow[]) => rows.at(-1) ?? lineRowsIn(model, 0, model.outline.rows.length - 1).at(-1)
  const last = at?.kind === 'new' || (head && at?.kind === 'line') ? at : lastOf(below)
  const made = newLines > 0 ? linesBelow(model.items, model.context.fields, last, newLines) : { put: [], rows: [] }
  const madeHere = {
    ...made,
    put: made.put.map((entry) => (entry.type === 'line' ? { ...entry, ...unitToBegin(head, block[0]) } : entry)),
  }
  const left = Math.max(selected.left, HEAD_COLUMN + 1)
  const keyHere = (place: number) => columnAt(model.columns, left + place)?.key
  const columns = Array.from({ length: tiled.reduce((most, row) => Math.max(most, row.length), width) }, (_, place) =>
    stated ? (stated[place] ?? null) : keyHere(place),
  )
  return {
    ...pastedOn(model, tiled, { rows: [...own, ...made.rows], columns, made: madeHere, head: head && block[0] }),
    columns: Array.from({ length: width }, (_, place) => ({
      key: columns[place] ?? null,
      head: head ? (block[0]?.[place] ?? '').trim() : '',
      sample: cells.find((row) => row[place]?.trim())?.[place]?.trim() ?? '',
    })),
    hasHead: head !== null,
  }
}

interface Ground {
  rows: readonly LineRow[]
  /** Null where it is left out, undefined beyond the last. */
  columns: readonly (ColumnKey | null | undefined)[]
  made: { put: readonly Entry[]; rows: readonly LineRow[] }
  /** The block's first row, if it is a header. */
  head: readonly string[] | null | undefined
}

/** Columns that other columns of the row depend on, so they are read first. */
const READ_FIRST: ReadonlySet<ColumnKey> = new Set(['unit', 'currency'])

function pastedOn(
  model: TableModel,
  cells: readonly string[][],
  { rows, columns, made, head }: Ground,
): Omit<Pasted, 'columns' | 'hasHead'> {
  const beyond: NotUnderstood[] = []
  const places = new Map<CellText, { row: number; column: number }>()
  for (const [rowAt, texts] of cells.entries()) {
    const row = rows[rowAt]
    const inOrder = [...texts.entries()].toSorted(([one], [other]) => rankOf(columns[one]) - rankOf(columns[other]))
    for (const [columnAtText, text] of inOrder) {
      const key = columns[columnAtText]
      if (key === null) continue
      const column = key && allColumns.get(key)
      const place = { row: rowAt + (head ? 2 : 1), column: columnAtText + 1 }
      const unit = head && column?.unit && (unitBeside(texts, columns) ?? unitOfHead(head[columnAtText] ?? ''))
      if (row && column) places.set({ row, column, text: unit ? withUnit(text, unit) : text }, place)
      else if (text.trim()) beyond.push({ ...place, columnKey: null, text, problem: { reason: 'noCell' } })
    }
  }
  const items = new Map(model.items)
  for (const entry of made.put) items.set(entry.id, entry)
  const { edit, takenCount, refused } = writeCells(places.keys(), { ...model, items })
  const changed = new Map([...made.put, ...(edit.put ?? [])].map((entry) => [entry.id, entry]))
  const notTaken = refused.filter(isWorthTelling).map(({ cell, problem }): NotUnderstood => {
    const place = places.get(cell) ?? { row: 0, column: 0 }
    return { ...place, columnKey: cell.column.key, text: cell.text, problem }
  })
  return {
    edit: { put: [...changed.values()], remove: edit.remove ?? [] },
    takenCount,
    notUnderstood: [...notTaken, ...beyond].sort((one, other) => one.row - other.row || one.column - other.column),
    newLines: made.rows.length,
  }
}

/** The unit that the head of the quantities gives to new lines, unless they have a column for it. */
function unitToBegin(keys: readonly (ColumnKey | null)[] | null, texts: readonly string[] = []): { unit?: string } {
  const [unit] = unitsNamed((keys && !keys.includes('unit') && unitOfHead(texts[keys.indexOf('net')] ?? '')) || '')
  return unit ? { unit } : {}
}

/** The unit that a row names in a column of its own. Rows that are copied here have the line's unit there, whatever unit is shown. */
function unitBeside(texts: readonly string[], columns: Ground['columns']): string | undefined {
  const unit = texts[columns.indexOf('unit')]?.trim()
  return unit && unitsNamed(unit).length > 0 ? unit : undefined
}

/** A number alone gets a unit. */
function withUnit(text: string, unit: string): string {
  return typeof readPlainNumber(text) === 'number' ? `${text} ${unit}` : text
}

function rankOf(key: ColumnKey | null | undefined): number {
  return key && READ_FIRST.has(key) ? 0 : 1
}

/** Computed figures are copied with every row, and empty cells say nothing, so neither is reported. */
function isWorthTelling({ problem, cell }: Refused): boolean {
  return problem.reason !== 'computed' && cell.text.trim() !== ''
}

/** Repeats a block where the selection is a multiple of its size. */
function tiledOver(cells: string[][], width: number, selected: { rows: number; columns: number }): string[][] {
  const fits = selected.rows % cells.length === 0 && selected.columns % width === 0
  if (!fits || (selected.rows === cells.length && selected.columns === width)) return cells
  return Array.from({ length: selected.rows }, (_, row) =>
    Array.from({ length: selected.columns }, (_column, column) => cells[row % cells.length]?.[column % width] ?? ''),
  )
}

function countLines(items: ReadonlyMap<string, Entry>): number {
  let count = 0
  for (const { type } of items.values()) if (type === 'line') count += 1
  return count
}
