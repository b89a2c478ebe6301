import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useGridPlace } from '../../kit/lists/grid-place.ts'
import { PrintedNote } from '../../kit/lists/PrintedNote.tsx'
import { useWindowSpan } from '../../kit/lists/window-span.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import type { SharedStates } from '../../workspace/shared-states.ts'
import type { BudgetCard } from '../queries.ts'
import { BudgetEntry, BudgetRow, type BudgetActions } from './BudgetRow.tsx'
import styles from './BudgetListTable.module.css'

interface BudgetTableProps extends BudgetActions {
  budgets: readonly BudgetCard[]
  /** Epoch milliseconds. */
  now: number
  /** How own lists are shared, as far as that is known. */
  states: SharedStates
  ticked: ReadonlySet<string>
  onTick: (id: string, isRange: boolean) => void
  /** How many lists there are, loaded or not. */
  total: number
  hasMore: boolean
  onNearEnd: () => void
}

const COLUMNS = ['name', 'code', 'client', 'status', 'total', 'priced', 'projectDate', 'changed'] as const

/** The lists below each other; on a phone each with its details below its name. */
export function BudgetListTable(props: BudgetTableProps) {
  const { budgets, now, states, ticked, onTick, total, hasMore, onNearEnd, ...actions } = props
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const rowOf = (budget: BudgetCard) => ({
    key: budget.id,
    budget,
    now,
    state: states.get(budget.id),
    isTicked: ticked.has(budget.id),
    onTick,
    ...actions,
  })
  return (
    <>
      <PrintedNote loaded={budgets.length} total={total} />
      {isPhone ? (
        <ul className={styles['entries']} aria-label={t('budgets.lists')}>
          {budgets.map(rowOf).map(({ key, ...row }) => (
            <BudgetEntry key={key} {...row} />
          ))}
        </ul>
      ) : (
        <table className={styles['table']} aria-label={t('budgets.lists')}>
          <thead>
            <tr>
              <th scope="col" data-column="select">
                <span className="visually-hidden">{t('budgets.columns.select')}</span>
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`budgets.columns.${column}`)}
                </th>
              ))}
              <th scope="col" data-column="menu">
                <span className="visually-hidden">{t('budgets.columns.menu')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {budgets.map(rowOf).map(({ key, ...row }) => (
              <BudgetRow key={key} {...row} />
            ))}
          </tbody>
        </table>
      )}
      {hasMore && <End onNear={onNearEnd} />}
    </>
  )
}

/** The end of the loaded rows. Calls back when scrolling comes near it. */
function End({ onNear }: { onNear: () => void }) {
  const { gridRef, top, isMeasured } = useGridPlace<HTMLDivElement>()
  const { bottom } = useWindowSpan()
  const isNear = isMeasured && top < bottom
  // Scrolling is outside React.
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear, onNear])
  return <div ref={gridRef} className={styles['end']} />
}
