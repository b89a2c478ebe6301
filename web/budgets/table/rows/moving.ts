import { netOf } from '../../../../contract/budgets/arithmetic/quantities.ts'
import { type Entry, type LineStatus } from '../../../../contract/budgets/entries.ts'
import { mayBecome, mayChange, type Touched } from '../../../../contract/budgets/permitted.ts'
import type { CellContext } from '../columns/column.ts'
import type { Grouping } from '../table-props.ts'
import { linesOf, lineOf, newAllocation } from './new-rows.ts'
import { movedBefore } from './order.ts'
import { NO_GROUP, type LineRow } from './outline.ts'

export interface MoveTarget {
  groupId: string
  /** The line that they are moved before; null for the end, undefined to stay. */
  beforeLineId?: string | null | undefined
}

interface Known {
  items: ReadonlyMap<string, Entry>
  context: CellContext
  grouping: Grouping
}

/** The field that decides a row's group; the list's status may forbid changing it. A brand belongs to the SKU. */
export function movedBy(grouping: Grouping): Touched | null {
  switch (grouping) {
    case 'room':
      return { of: 'allocation', field: 'roomId' }
    case 'section':
      return { of: 'line', field: 'section' }
    case 'status':
      return { of: 'line', field: 'status' }
    case 'brand':
      return null
  }
}

/** Moves rows to another room, section or status, or to another place among the others, as one step. */
export function movedRows(rows: readonly LineRow[], { groupId, beforeLineId }: MoveTarget, known: Known): Entry[] {
  const { items, context, grouping } = known
  const changed = new Map<string, Entry>()
  const touches = movedBy(grouping)
  const movable = rows.filter((row) => !row.isAlternative)
  const mayRegroup = touches !== null && mayChange(context.status, touches)
  const others = mayRegroup ? movable.filter((row) => row.groupId !== groupId) : []
  for (const entry of others.flatMap((row) => regrouped(row, groupId, known))) changed.set(entry.id, entry)
  if (beforeLineId !== undefined && mayChange(context.status, { of: 'line', field: 'sort' })) {
    const ids = movable.map(({ lineId }) => lineId)
    for (const line of movedBefore(linesOf(items), ids, beforeLineId)) {
      const now = changed.get(line.id)
      changed.set(line.id, { ...(now?.type === 'line' ? now : line), sort: line.sort, type: 'line' })
    }
  }
  return [...changed.values()]
}

function regrouped(row: LineRow, groupId: string, { items, context, grouping }: Known): Entry[] {
  const line = lineOf(items, row.lineId)
  if (!line) return []
  if (grouping === 'room') return inRoom(row, groupId === NO_GROUP ? null : groupId, { items, context })
  if (grouping === 'section') return [{ ...line, section: groupId, type: 'line' }]
  const status = groupId as LineStatus
  return mayBecome(context.status, line, status) ? [{ ...line, status, type: 'line' }] : []
}

function inRoom(row: LineRow, roomId: string | null, { items, context }: Pick<Known, 'items' | 'context'>): Entry[] {
  if (row.allocationIds.length === 0) return [{ ...newAllocation(row.lineId, roomId), type: 'allocation' }]
  return row.allocationIds.flatMap((id) => {
    const allocation = items.get(id)
    if (allocation?.type !== 'allocation') return []
    if (roomId !== null) return { ...allocation, roomId }
    // The whole project has no measure, so the measured quantity becomes the typed one.
    return { ...allocation, roomId, source: 'manual', netQty: netOf(allocation, context.rooms) }
  })
}
