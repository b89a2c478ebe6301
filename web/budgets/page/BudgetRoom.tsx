import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useStore } from '../../kit/store.ts'
import type { AddLinesProps } from '../adding/panel/AddLines.tsx'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useBudgetLock } from '../editing/use-budget.ts'
import type { LineSums } from '../looking/spending.ts'
import type { ComesTo } from '../rooms/NeedsFoot.tsx'
import { BudgetPanel, type BudgetPanelProps } from './BudgetPanel.tsx'
import styles from './BudgetView.module.css'
import type { BudgetViewName } from './BudgetViews.tsx'
import { ScheduleView } from './ScheduleView.tsx'
import type { BudgetPage } from './use-budget-page.ts'
import type { ReckonedBudget } from './use-reckoned-budget.ts'

const AddLines = lazyComponent(async () => (await import('../adding/panel/AddLines.tsx')).AddLines)
const OrdersView = lazyComponent(async () => (await import('../orders/OrdersView.tsx')).OrdersView)
const RoomsView = lazyComponent(async () => (await import('../rooms/RoomsView.tsx')).RoomsView)

interface BudgetRoomProps {
  budgetId: string
  memberId: string
  editor: BudgetEditor
  view: BudgetViewName
  status: BudgetStatus
  reckoned: ReckonedBudget
  page: BudgetPage
  panel: BudgetPanelProps
  onOpenProduct: (skuId: string) => void
}

/** The middle of a list's page: the chosen view, the panel of totals, and the panel that adds lines. */
export function BudgetRoom({ budgetId, memberId, view, panel, onOpenProduct, ...shared }: BudgetRoomProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { editor, status, page } = shared
  const lock = useBudgetLock(editor)
  return (
    <div className={styles['room']}>
      {view === 'schedule' && <ScheduleView {...shared} memberId={memberId} onOpenProduct={onOpenProduct} />}
      {view === 'rooms' && <Rooms {...shared} />}
      {view === 'orders' && <Orders {...shared} budgetId={budgetId} />}
      {!isPhone && page.isPanelShown && (
        <aside className={styles['panel']} aria-label={t('budgetPage.panel')}>
          <BudgetPanel {...panel} />
        </aside>
      )}
      {page.isAdding && !lock && view === 'schedule' && (
        <LatePart onFailure={reportFailure}>
          <AddHere editor={editor} status={status} page={page} onClose={() => page.setIsAdding(false)} />
        </LatePart>
      )}
    </div>
  )
}

type ShownBudget = Pick<BudgetRoomProps, 'editor' | 'status' | 'reckoned'>

function Rooms({ editor, status, reckoned: { draft, sums, figuresOf } }: ShownBudget) {
  const { baseCurrency } = draft.fields
  const comesTo = useMemo<ComesTo>(
    () => ({ currency: baseCurrency, needs: figuresOf, rooms: sums.roomTotals }),
    [baseCurrency, figuresOf, sums],
  )
  return (
    <div className={styles['whole']}>
      <LatePart onFailure={reportFailure}>
        <RoomsView
          items={draft.items}
          status={status}
          system={draft.fields.unitSystem}
          editor={editor}
          comesTo={comesTo}
        />
      </LatePart>
    </div>
  )
}

interface OrdersProps extends ShownBudget {
  budgetId: string
  page: BudgetPage
}

function Orders({ budgetId, editor, status, reckoned: { draft, budget }, page }: OrdersProps) {
  // The list's own are the same functions after each change.
  const sums = useMemo<LineSums>(
    () => ({ figures: (id) => budget.sums.figures(id), shares: (id) => budget.sums.shares(id) }),
    [budget],
  )
  return (
    <div className={styles['whole']}>
      <LatePart onFailure={reportFailure}>
        <OrdersView
          budgetId={budgetId}
          fields={draft.fields}
          status={status}
          lines={budget.lines}
          rooms={budget.rooms}
          sums={sums}
          onChange={(lines) => editor.edit({ put: lines.map((line) => ({ type: 'line' as const, ...line })) })}
          onOpenLine={page.setOpenLine}
          onBeforeFile={editor.saveNow}
        />
      </LatePart>
    </div>
  )
}

interface AddHereProps extends Pick<AddLinesProps, 'editor' | 'status' | 'onClose'> {
  page: BudgetPage
}

/** Subscribes to the current row by itself, so that the page does not render when it changes. */
function AddHere({ page: { standing, grouping }, ...props }: AddHereProps) {
  const { roomId, section } = useStore(standing)
  return <AddLines {...props} roomId={roomId} section={grouping === 'section' ? section : ''} ownSection={section} />
}
