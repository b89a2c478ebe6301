import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useStore } from '../../kit/store.ts'
import { useProjectRooms } from '../../workspace/project-rooms.ts'
import type { AddLinesProps } from '../adding/panel/AddLines.tsx'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useBudgetLock, useEditor } from '../editing/use-budget.ts'
import type { LineSums } from '../looking/spending.ts'
import type { ComesTo } from '../rooms/NeedsFoot.tsx'
import { BudgetPanel, PanelTotals, type BudgetPanelProps } from './BudgetPanel.tsx'
import type { BudgetViewName } from './BudgetViews.tsx'
import { ScheduleView } from './ScheduleView.tsx'
import type { BudgetPage } from './use-budget-page.ts'
import type { Folding } from './use-folding.ts'
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
  folding: Folding
  onOpenProduct: (skuId: string) => void
}

/** The middle of a list's page: the chosen view, the panel of totals, and the panel that adds lines. */
export function BudgetRoom({ budgetId, memberId, view, panel, folding, onOpenProduct, ...shared }: BudgetRoomProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { editor, status, page } = shared
  const lock = useBudgetLock(editor)
  const isPanelShown = !isPhone && page.isPanelShown
  const isAdding = page.isAdding && !lock && view === 'schedule'
  return (
    <div className="relative flex min-h-0 flex-1 phone:block print:block">
      <div className="flex min-w-0 flex-1 flex-col print:block">
        {view === 'schedule' && (
          <ScheduleView {...shared} folding={folding} memberId={memberId} onOpenProduct={onOpenProduct} />
        )}
        {view === 'rooms' && <Rooms {...shared} />}
        {view === 'orders' && <Orders {...shared} budgetId={budgetId} />}
        {isPanelShown && isAdding && <PanelTotals {...panel} isRow />}
      </div>
      {isPanelShown && (
        <aside
          className="relative w-380 flex-none overflow-x-hidden overflow-y-auto overscroll-contain border-l border-hairline px-28 py-24 max-[1439px]:w-340 max-[1439px]:px-20 print:mt-[6mm] print:block print:w-auto print:max-w-[110mm] print:overflow-visible print:border-0 print:p-0"
          aria-label={t('budgetPage.panel')}
          hidden={isAdding}
        >
          <BudgetPanel {...panel} />
        </aside>
      )}
      {isAdding && (
        <LatePart onFailure={reportFailure}>
          <AddHere editor={editor} status={status} page={page} onClose={() => page.setIsAdding(false)} />
        </LatePart>
      )}
    </div>
  )
}

/** A view that scrolls by itself; on a phone the page scrolls. Texts out of sight scroll with it and do not make the page longer. */
const WHOLE =
  'relative min-w-0 min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-32 py-24 phone:overflow-y-visible phone:p-16 print:overflow-visible print:p-0'

type ShownBudget = Pick<BudgetRoomProps, 'editor' | 'status' | 'reckoned'>

function Rooms({ editor, status, reckoned: { draft, sums, figuresOf } }: ShownBudget) {
  const { baseCurrency } = draft.fields
  const projectRooms = useProjectRooms(useEditor(editor, ({ project }) => project))
  const comesTo = useMemo<ComesTo>(
    () => ({ currency: baseCurrency, needs: figuresOf, rooms: sums.roomTotals }),
    [baseCurrency, figuresOf, sums],
  )
  return (
    <div className={WHOLE}>
      <LatePart onFailure={reportFailure}>
        <RoomsView
          items={draft.items}
          status={status}
          system={draft.fields.unitSystem}
          editor={editor}
          comesTo={comesTo}
          projectRooms={projectRooms}
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
    <div className={WHOLE}>
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
