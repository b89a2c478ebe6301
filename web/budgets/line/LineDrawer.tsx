import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { LineNow } from '../../../contract/budgets/entries.ts'
import { useStore } from '../../ui/store.ts'
import type { TableEditor, TableSums } from '../table/parts.ts'

export interface LineDrawerProps {
  editor: TableEditor
  sums: TableSums
  /** The list's: it says what may be changed. */
  status: BudgetStatus
  /** Null: it is closed. It closes by itself where the line is there no more. */
  lineId: string | null
  /** What is true of the lines' SKUs today, by the line's id. */
  now?: ReadonlyMap<string, LineNow> | undefined
  onClose: () => void
  onOpenLine: (lineId: string) => void
  onOpenProduct: (skuId: string) => void
}

/** Everything that one line holds, its alternatives beside it, and what it could be replaced with. */
export function LineDrawer({ editor, lineId }: LineDrawerProps) {
  const line = useStore(editor, ({ draft }) => (lineId === null ? undefined : draft.items.get(lineId)))
  if (line?.type !== 'line') return null
  return <p>{line.name}</p>
}
