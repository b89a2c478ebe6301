import { useEffect, useEffectEvent } from 'react'
import type { Entry } from '../../../../contract/budgets/entries.ts'
import type { BudgetTableProps, Grouping, RowPosition } from '../table-props.ts'
import { lineOf } from '../rows/new-rows.ts'
import type { TableRow } from '../rows/outline.ts'

interface At {
  row: TableRow | undefined
  grouping: Grouping
  items: ReadonlyMap<string, Entry>
  hasGone: boolean
  onStand: BudgetTableProps['onStand']
}

/** Calls back with the current row's room and section once the member has gone to a cell. */
export function useStanding({ row, grouping, items, hasGone, onStand }: At): void {
  const { roomId, section } = standingAt(row, grouping, items)
  const tell = useEffectEvent((standing: RowPosition) => onStand?.(standing))
  useEffect(() => {
    if (hasGone) tell({ roomId, section })
  }, [hasGone, roomId, section])
}

function standingAt(row: TableRow | undefined, grouping: Grouping, items: At['items']): RowPosition {
  if (!row) return { roomId: null, section: '' }
  if (row.kind === 'group')
    return {
      roomId: grouping === 'room' ? row.groupId || null : null,
      section: grouping === 'section' ? row.groupId : '',
    }
  const line = row.lineId === null ? undefined : lineOf(items, row.lineId)
  return { roomId: row.roomId ?? null, section: line?.section ?? '' }
}
