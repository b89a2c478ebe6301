import '../../locales/budget-explaining-texts.ts'
import '../../locales/budget-table-texts.ts'
import { useMemo, useState } from 'react'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useStore } from '../../kit/store.ts'
import { entryChanges } from '../editing/draft-change.ts'
import { openChosenColumns } from './columns/chosen-columns.ts'
import type { CellContext } from './columns/column.ts'
import { columns as allColumns } from './columns/columns.ts'
import { BudgetGrid } from './grid/BudgetGrid.tsx'
import { PhoneRows } from './phone/PhoneRows.tsx'
import type { BudgetTableProps } from './table-props.ts'
import { createOutlineKeeper } from './rows/outline-keeper.ts'
import { createSubtotals } from './rows/subtotals.ts'
import { createRoomsKeeper } from './rows/rooms-keeper.ts'
import type { TableModel } from './table-model.ts'
import { useTableWords } from './words.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** The lines of a budget list, edited as in a spreadsheet. It fills the height of its container. */
export function BudgetTable(props: BudgetTableProps) {
  const { editor, sums, status, memberId, grouping, filter, now, fits } = props
  const { fields, items } = useStore(editor, ({ draft }) => draft)
  const words = useTableWords()
  const { isPhone } = usePageUnit()
  const [collapsed, setCollapsed] = useState(NOTHING)
  const [keepers] = useState(() => ({
    outlineOf: createOutlineKeeper(),
    roomsOf: createRoomsKeeper(),
    subtotalsOf: createSubtotals(),
  }))
  const chosen = useMemo(() => openChosenColumns(memberId), [memberId])
  const { keys } = useStore(chosen)

  // On a phone the panel adds lines.
  const hasNewRow = !isPhone && !filter && mayChange(status, { of: 'line', field: 'whole' })
  const columns = useMemo(() => keys.flatMap((key) => allColumns.get(key) ?? []), [keys])
  const rooms = keepers.roomsOf(items)
  const context = useMemo<CellContext>(() => ({ fields, status, rooms, words }), [fields, status, rooms, words])
  const model = useMemo<TableModel>(() => {
    sums.follow(fields, items, entryChanges)
    const outline = keepers.outlineOf(items, { grouping, collapsed, filter, hasNewRow })
    return { editor, sums, items, outline, columns, context, now, fits }
  }, [editor, sums, fields, items, grouping, collapsed, filter, hasNewRow, columns, context, now, fits, keepers])
  const subtotals = useMemo(() => keepers.subtotalsOf(model), [keepers, model])

  const fold = (groupId: string) => {
    const next = new Set(collapsed)
    if (!next.delete(groupId)) next.add(groupId)
    setCollapsed(next)
  }
  if (model.outline.rows.length === 0) {
    if (!filter && props.nothingYet) return props.nothingYet
    return (
      <p className="px-24 py-48 text-center text-second">
        {words.t(filter && items.size > 0 ? 'budgetTable.nothingFound' : 'budgetTable.nothing')}
      </p>
    )
  }
  const shown = { ...props, model, subtotals, onFold: fold }
  return isPhone ? <PhoneRows {...shown} /> : <BudgetGrid {...shown} chosen={chosen} />
}
