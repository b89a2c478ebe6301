import type { BudgetFields } from '../../../../contract/budgets/budget.ts'
import {
  inOrder,
  NEW_LINE,
  NEW_PRICE,
  type Allocation,
  type Entry,
  type Line,
} from '../../../../contract/budgets/entries.ts'
import type { TableEdit } from '../table-props.ts'
import { newEntryId } from '../../../workspace/new-entry-id.ts'
import type { LineRow, NewRow } from './outline.ts'
import { sortsAfter } from './order.ts'

type Items = ReadonlyMap<string, Entry>

/** An empty line of the member's own. */
export function newLine({ baseCurrency }: Pick<BudgetFields, 'baseCurrency'>, facts: Partial<Line>): Line {
  return {
    ...NEW_LINE,
    pack: { ...NEW_LINE.pack },
    kind: 'custom',
    price: { ...NEW_PRICE, currency: baseCurrency, fxRate: '1', fxDate: null, fxSource: null },
    sort: 0,
    ...facts,
    id: newEntryId(),
  }
}

export function newAllocation(lineId: string, roomId: string | null): Allocation {
  return { id: newEntryId(), lineId, roomId, netQty: '0', source: 'manual', layout: null, wastePct: '0' }
}

/** Where new lines are inserted. */
export type Beside = Pick<LineRow | NewRow, 'groupId' | 'lineId' | 'roomId'>

/** New lines below a row, for its room or section. Without a row they are the last, for the whole project. */
export function linesBelow(items: Items, fields: BudgetFields, row: Beside | undefined, count: number) {
  const beside = row?.lineId == null ? undefined : lineOf(items, row.lineId)
  const { sorts, moved } = sortsAfter(linesOf(items), beside?.id ?? null, count)
  const lines = sorts.map((sort) => newLine(fields, { sort, section: beside?.section ?? '' }))
  const allocations = lines.map(({ id }) => newAllocation(id, row?.roomId ?? null))
  const rows = lines.map(({ id }, index): LineRow => ({
    kind: 'line',
    key: row?.roomId === undefined ? id : `${id} ${row.roomId ?? ''}`,
    groupId: row?.groupId ?? '',
    lineId: id,
    roomId: row?.roomId,
    allocationIds: [allocations[index]?.id ?? ''],
    isAlternative: false,
  }))
  const put: Entry[] = [
    ...moved.map((line) => ({ ...line, type: 'line' as const })),
    ...lines.map((line) => ({ ...line, type: 'line' as const })),
    ...allocations.map((allocation) => ({ ...allocation, type: 'allocation' as const })),
  ]
  return { put, rows }
}

/** Copies of lines with their quantities, each below its original, without alternatives. */
export function duplicated(
  items: Items,
  rows: readonly LineRow[],
): Required<Pick<TableEdit, 'put'>> & { ids: string[] } {
  const put: Entry[] = []
  const ids: string[] = []
  const others = linesOf(items)
  for (const lineId of new Set(rows.map((row) => row.lineId))) {
    const line = lineOf(items, lineId)
    if (!line) continue
    const { sorts, moved } = sortsAfter(others, lineId, 1)
    for (const other of moved) replace(others, put, other)
    const copy: Line = { ...line, id: newEntryId(), sort: sorts[0] ?? line.sort, status: 'proposed' }
    others.push(copy)
    put.push({ ...copy, type: 'line' })
    ids.push(copy.id)
    for (const allocation of allocationsOf(items, lineId))
      put.push({ ...allocation, id: newEntryId(), lineId: copy.id, type: 'allocation' })
  }
  return { put, ids }
}

/** The edit that removes rows. Grouped by room, it removes the room's share, and the line where no share is left. */
export function removedRows(items: Items, rows: readonly LineRow[]): Required<Pick<TableEdit, 'remove'>> {
  const remove = new Set<string>()
  for (const { roomId, allocationIds } of rows) if (roomId !== undefined) for (const id of allocationIds) remove.add(id)
  for (const { lineId, roomId, isAlternative } of rows) {
    const isLeft =
      roomId !== undefined && !isAlternative && allocationsOf(items, lineId).some(({ id }) => !remove.has(id))
    if (!isLeft) remove.add(lineId)
  }
  for (const entry of items.values()) {
    if (entry.type === 'allocation' && remove.has(entry.lineId)) remove.add(entry.id)
    if (entry.type === 'line' && entry.alternativeOf !== null && remove.has(entry.alternativeOf)) remove.add(entry.id)
  }
  return { remove: [...remove] }
}

/**
 * The edit that restores what was removed, as far as it is still gone and what it belongs to exists. Other changes stay. `before` is the
 * list before the removal.
 */
export function broughtBack(before: Items, removed: readonly string[], now: Items): Required<Pick<TableEdit, 'put'>> {
  const gone = new Set(removed.filter((id) => !now.has(id)))
  const isThere = (id: string | null) => id === null || now.has(id) || gone.has(id)
  const put: Entry[] = []
  for (const id of gone) {
    const entry = before.get(id)
    if (entry?.type === 'line' && isThere(entry.alternativeOf)) put.push(entry)
    if (entry?.type === 'allocation' && isThere(entry.lineId) && isThere(entry.roomId)) put.push(entry)
  }
  return { put }
}

export function linesOf(items: Items): Line[] {
  const lines: Line[] = []
  for (const entry of items.values()) if (entry.type === 'line') lines.push(entry)
  return inOrder(lines)
}

export function allocationsOf(items: Items, lineId: string): Allocation[] {
  const allocations: Allocation[] = []
  for (const entry of items.values())
    if (entry.type === 'allocation' && entry.lineId === lineId) allocations.push(entry)
  return allocations
}

export function lineOf(items: Items, id: string): Line | undefined {
  const entry = items.get(id)
  return entry?.type === 'line' ? entry : undefined
}

function replace(lines: Line[], put: Entry[], line: Line): void {
  lines[lines.findIndex(({ id }) => id === line.id)] = line
  put.push({ ...line, type: 'line' })
}
