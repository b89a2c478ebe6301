import { mayChange } from '../../../../contract/budgets/permitted.ts'
import type { CellProblem } from '../cells/problem.ts'
import type { RowFacts } from '../rows/row-facts.ts'
import type { CellContext, GridColumn, ColumnKey, Written } from './column.ts'
import { lineColumns } from './line-columns.ts'
import { priceColumns } from './price-columns.ts'
import { quantityColumns } from './quantity-columns.ts'

export const columns: ReadonlyMap<ColumnKey, GridColumn> = new Map(
  [...lineColumns, ...quantityColumns, ...priceColumns].map((column) => [column.key, column]),
)

/** Why a cell cannot be edited; null where it can. */
export function closedBecause(column: GridColumn, facts: RowFacts, { status }: CellContext): CellProblem | null {
  if (!column.write || !column.changes) return { reason: 'computed' }
  if (!mayChange(status, column.changes)) return { reason: 'closed' }
  if (column.changes.of !== 'allocation') return null
  if (facts.row.isAlternative) return { reason: 'alternative' }
  // Layout and waste can be set for all rooms at once; quantities cannot.
  const isOfOneRoom = column.key === 'net' || column.key === 'source'
  const isOfSeveral = facts.row.roomId === undefined && facts.allocations.length > 1
  return isOfOneRoom && isOfSeveral ? { reason: 'severalRooms' } : null
}

/** What a text changes in a row's cell, whether typed, pasted or filled. */
export function written(column: GridColumn, facts: RowFacts, typed: string, context: CellContext): Written {
  const text = typed.trim()
  if (text === column.raw(facts, context).trim()) return { put: [] }
  const closed = closedBecause(column, facts, context)
  if (closed || !column.write) return { problem: closed ?? { reason: 'computed' } }
  return column.write(facts, text, context)
}
