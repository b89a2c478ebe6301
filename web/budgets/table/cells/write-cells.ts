import type { Entry } from '../../../../contract/budgets/entries.ts'
import type { GridColumn } from '../columns/column.ts'
import { written } from '../columns/columns.ts'
import type { TableEdit } from '../table-props.ts'
import type { LineRow } from '../rows/outline.ts'
import { factsOf } from '../rows/row-facts.ts'
import type { TableModel } from '../table-model.ts'
import type { CellProblem } from './problem.ts'

/** A text to write into a cell. */
export interface CellText {
  row: LineRow
  column: GridColumn
  text: string
}

export interface Refused {
  cell: CellText
  problem: CellProblem
}

export interface WriteOutcome {
  /** The edit that all understood texts make together. */
  edit: TableEdit
  takenCount: number
  refused: readonly Refused[]
}

/** Computes what texts do to their cells, in order: a later one sees what an earlier one has changed in its row. */
export function writeCells(
  cells: Iterable<CellText>,
  model: Pick<TableModel, 'items' | 'sums' | 'context'>,
): WriteOutcome {
  const changed = new Map<string, Entry>()
  const removed = new Set<string>()
  const ownIds = new Map<string, readonly string[]>()
  const refused: Refused[] = []
  let takenCount = 0
  const items = overlay(model.items, changed)
  for (const cell of cells) {
    const { row, column, text } = cell
    const allocationIds = ownIds.get(row.key) ?? row.allocationIds
    const facts = factsOf({ ...row, allocationIds }, { items, sums: model.sums })
    if (!facts) continue
    const result = written(column, facts, text, model.context)
    if ('problem' in result) {
      refused.push({ cell, problem: result.problem })
      continue
    }
    takenCount += 1
    for (const entry of result.put) changed.set(entry.id, entry)
    for (const id of result.remove ?? []) removed.add(id)
    const made = result.put.flatMap(({ id, type }) => (type === 'allocation' ? id : []))
    if (made.length > 0) ownIds.set(row.key, made)
  }
  for (const id of removed) changed.delete(id)
  return { edit: { put: [...changed.values()], remove: [...removed] }, takenCount, refused }
}

export function isNoEdit({ put = [], remove = [] }: TableEdit): boolean {
  return put.length + remove.length === 0
}

/** A map in which some entries replace its own. Only lookups see them. */
function overlay(items: ReadonlyMap<string, Entry>, changed: ReadonlyMap<string, Entry>) {
  return {
    get: (id: string) => changed.get(id) ?? items.get(id),
    has: (id: string) => changed.has(id) || items.has(id),
  }
}
