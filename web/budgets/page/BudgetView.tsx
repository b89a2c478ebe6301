import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useProductOpening } from '../../catalogue/product-address.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useRestOfWindow } from '../../kit/rest-of-window.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useTitleName } from '../../kit/window-title.ts'
import { useOwnPlace } from '../../workspace/live/places.ts'
import { InProjectLink } from '../../workspace/InProjectLink.tsx'
import { useNamedPart } from '../../workspace/named-part.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { LockContext, useBudgetLock, useOpenness } from '../editing/use-budget.ts'
import { budgetOf } from '../queries.ts'
import { BudgetHead } from './BudgetHead.tsx'
import { BudgetLayers } from './BudgetLayers.tsx'
import { PhonePanel, type BudgetPanelProps } from './BudgetPanel.tsx'
import { BudgetRoom } from './BudgetRoom.tsx'
import styles from './BudgetView.module.css'
import { BudgetViews, viewIn, type BudgetViewName } from './BudgetViews.tsx'
import { Notices, ShownNote } from './Notices.tsx'
import { ShareBudget, type RenderShare } from './ShareBudget.tsx'
import { useBudgetPage, type BudgetPage } from './use-budget-page.ts'
import { useFolding } from './use-folding.ts'
import { useReckonedBudget, type ReckonedBudget } from './use-reckoned-budget.ts'

interface BudgetViewProps {
  budgetId: string
  memberId: string
  editor: BudgetEditor
  /** Renders the share button. */
  renderShare?: RenderShare | undefined
  /** Renders what else is to be told of it. */
  renderNote?: RenderShare | undefined
}

/** The page of an open budget list: its head, one of its views, and the panel of totals. */
export function BudgetView({ budgetId, memberId, editor, ...renders }: BudgetViewProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { search } = useLocation()
  const view = viewIn(search)
  const section = useRef<HTMLElement>(null)
  const status = useOpenness(editor)
  const lock = useBudgetLock(editor)
  const reckoned = useReckonedBudget(editor)
  const { draft } = reckoned
  const page = useBudgetPage(memberId)
  const folding = useFolding()
  const { scroller, head, above, isFolded, unfold, onScroll } = folding
  const openProduct = useProductOpening()
  const { name } = draft.fields
  useOwnPlace(page.openLine)
  useTitleName('page', name)
  useNamedPart('line', true, (lineId) => {
    if (draft.items.get(lineId)?.type === 'line') page.setOpenLine(lineId)
    else showToast(t('budgetPage.lineGone'))
  })
  useRestOfWindow(section)

  const panel: BudgetPanelProps = {
    reckoned,
    shown: page.shown,
    onShow: page.setShown,
    onExplain: page.setExplained,
    onOpenLine: page.setOpenLine,
    onSettings: lock ? undefined : page.openSettings,
    onLeave: () => page.setIsPhonePanelOpen(false),
  }
  const shared = { budgetId, editor, status, reckoned, page, onOpenProduct: openProduct }
  return (
    <LockContext value={lock}>
      <section
        ref={section}
        className={`${styles['page']} relative flex h-[calc(100dvh-var(--above,var(--header))-var(--bottom-bar)-var(--tray-room))] min-h-360 flex-col phone:min-h-200 phone:overflow-clip print:block print:h-auto print:min-h-0 print:overflow-visible`}
        aria-label={t('budgetPage.label', { name })}
      >
        <div
          ref={scroller}
          className="contents phone:block phone:h-full phone:overflow-x-hidden phone:overflow-y-auto phone:overscroll-contain phone:pb-52 print:contents"
          data-scroller
          style={{ scrollPaddingTop: isFolded ? 0 : above }}
          onScroll={onScroll}
        >
          <div
            ref={head}
            className="flex-none bg-paper transition-transform data-folded:-translate-y-full motion-reduce:transition-none phone:sticky phone:top-0 phone:z-3 phone:low:static print:static print:translate-y-0"
            data-folded={isFolded || undefined}
            onFocus={unfold}
          >
            <Head {...shared} memberId={memberId} view={view} {...renders} />
          </div>
          <BudgetRoom {...shared} memberId={memberId} view={view} panel={panel} folding={folding} />
        </div>
        {isPhone && (
          <PhonePanel
            {...panel}
            folding={folding}
            isOpen={page.isPhonePanelOpen}
            onOpen={() => page.setIsPhonePanelOpen(true)}
          />
        )}
        <BudgetLayers {...shared} />
      </section>
    </LockContext>
  )
}

interface HeadProps extends Pick<BudgetViewProps, 'budgetId' | 'memberId' | 'editor' | 'renderShare' | 'renderNote'> {
  page: BudgetPage
  reckoned: ReckonedBudget
  view: BudgetViewName
}

/** Leads to the list's project, as it was when the list was opened. */
function ProjectHere({ budgetId, memberId }: Pick<BudgetViewProps, 'budgetId' | 'memberId'>) {
  const { data } = useQuery({ ...budgetOf(budgetId, memberId), enabled: false })
  return <InProjectLink project={data?.project ?? null} isInLine />
}

/** What stands above the lines: the list's name and actions, its views, and what is to be told of it. */
function Head({ budgetId, memberId, editor, page, reckoned, view, renderShare, renderNote }: HeadProps) {
  const { isPhone } = usePageUnit()
  const lock = useBudgetLock(editor)
  const { budget, changes } = reckoned
  const added = (render: RenderShare | undefined) =>
    lock !== 'gone' &&
    render && <ShareBudget budgetId={budgetId} editor={editor} render={render} onOpenLine={page.setOpenLine} />
  return (
    <>
      <BudgetHead
        editor={editor}
        place={<ProjectHere budgetId={budgetId} memberId={memberId} />}
        unpriced={budget.totals.unpriced}
        isAdding={page.isAdding}
        share={added(renderShare)}
        onAdd={view === 'schedule' ? () => page.setIsAdding(!page.isAdding) : undefined}
        onOpen={page.openDialog}
      />
      <BudgetViews
        view={view}
        grouping={page.grouping}
        onGroup={page.setGrouping}
        changes={changes}
        onPrices={() => page.setDialog('prices')}
        isPanelShown={page.isPanelShown}
        onPanel={isPhone ? undefined : () => page.setIsPanelShown(!page.isPanelShown)}
      />
      <Notices editor={editor} note={added(renderNote)} />
      {view === 'schedule' && <ShownNote shown={page.shown} onAll={() => page.setShown(null)} />}
    </>
  )
}
