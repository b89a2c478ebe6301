import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { Button } from '../../kit/Button.tsx'
import { Face } from '../../kit/Face.tsx'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { BudgetTable } from '../table/BudgetTable.tsx'
import type { BudgetTableProps } from '../table/table-props.ts'
import { lineFilter } from './shown-lines.ts'
import type { BudgetPage } from './use-budget-page.ts'
import type { Folding } from './use-folding.ts'
import type { ReckonedBudget } from './use-reckoned-budget.ts'

interface ScheduleViewProps extends Pick<BudgetTableProps, 'status' | 'memberId' | 'onOpenProduct'> {
  editor: BudgetEditor
  reckoned: ReckonedBudget
  page: BudgetPage
  folding: Folding
}

/** The table of a list's lines, all of them or those that are asked for. */
export function ScheduleView({ editor, status, memberId, reckoned, page, folding, onOpenProduct }: ScheduleViewProps) {
  const { budget, sums, now, fits } = reckoned
  const { shown, setExplained } = page
  const filter = useMemo(() => lineFilter(shown, budget), [shown, budget])
  const explain = useCallback<NonNullable<BudgetTableProps['onExplain']>>(
    (lineId, figure, anchor) => setExplained({ lineId, figure, anchor }),
    [setExplained],
  )
  const mayAdd = mayChange(status, { of: 'line', field: 'whole' })
  return (
    <div className="relative min-h-0 flex-1">
      <BudgetTable
        editor={editor}
        sums={sums}
        status={status}
        within={folding}
        memberId={memberId}
        grouping={page.grouping}
        filter={filter}
        now={now}
        fits={fits}
        onExplain={explain}
        openLine={page.openLine}
        onOpenLine={page.setOpenLine}
        onOpenProduct={onOpenProduct}
        onStand={page.standing.set}
        nothingYet={mayAdd && <NothingYet isAdding={page.isAdding} onAdd={() => page.setIsAdding(true)} />}
      />
    </div>
  )
}

/** Stands where the first line will be, and offers to add it. */
function NothingYet({ isAdding, onAdd }: { isAdding: boolean; onAdd: () => void }) {
  const { t } = useTranslation()
  return (
    <Face
      title={t('budgetPage.nothingYet')}
      hint={t('budgetPage.nothingYetHint')}
      action={<Button label={t('budgetPage.addLine')} isOpen={isAdding} onPress={onAdd} />}
    />
  )
}
