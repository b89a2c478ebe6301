import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { BudgetTable } from '../table/BudgetTable.tsx'
import type { BudgetTableProps } from '../table/table-props.ts'
import styles from './BudgetView.module.css'
import { lineFilter, type ShownLines } from './shown-lines.ts'
import type { BudgetPage } from './use-budget-page.ts'
import type { ReckonedBudget } from './use-reckoned-budget.ts'

interface ScheduleViewProps extends Pick<BudgetTableProps, 'status' | 'memberId' | 'onOpenProduct'> {
  editor: BudgetEditor
  reckoned: ReckonedBudget
  page: BudgetPage
}

/** The table of a list's lines, and a note above it where a filter hides some of them. */
export function ScheduleView({ editor, status, memberId, reckoned, page, onOpenProduct }: ScheduleViewProps) {
  const { t } = useTranslation()
  const { budget, sums, now, fits } = reckoned
  const { shown, setShown, setExplained } = page
  const filter = useMemo(() => lineFilter(shown, budget), [shown, budget])
  const explain = useCallback<NonNullable<BudgetTableProps['onExplain']>>(
    (lineId, figure, anchor) => setExplained({ lineId, figure, anchor }),
    [setExplained],
  )
  const mayAdd = mayChange(status, { of: 'line', field: 'whole' })
  return (
    <div className={styles['work']}>
      {shown && (
        <p className={styles['shown']}>
          {t(shownText(shown))}{' '}
          <button type="button" className={styles['link']} onClick={() => setShown(null)}>
            {t('budgetPage.showAll')}
          </button>
        </p>
      )}
      <div className={styles['table']}>
        <BudgetTable
          editor={editor}
          sums={sums}
          status={status}
          memberId={memberId}
          grouping={page.grouping}
          filter={filter}
          now={now}
          fits={fits}
          onExplain={explain}
          onOpenLine={page.setOpenLine}
          onOpenProduct={onOpenProduct}
          onStand={page.standing.set}
          nothingYet={mayAdd && <NothingYet isAdding={page.isAdding} onAdd={() => page.setIsAdding(true)} />}
        />
      </div>
    </div>
  )
}

function shownText(shown: NonNullable<ShownLines>) {
  if (typeof shown !== 'string') return 'budgetPage.showsGroup'
  return shown === 'unpriced' ? 'budgetPage.showsUnpriced' : (`budgetCounts.shows.${shown}` as const)
}

/** Stands where the first line will be, and offers to add it. */
function NothingYet({ isAdding, onAdd }: { isAdding: boolean; onAdd: () => void }) {
  const { t } = useTranslation()
  return (
    <Face
      title={t('budgetPage.nothingYet')}
      hint={t('budgetPage.nothingYetHint')}
      action={
        <button type="button" className={buttons['plain']} aria-expanded={isAdding} onClick={onAdd}>
          {t('budgetPage.addLine')}
        </button>
      }
    />
  )
}
