import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { useProductOpening } from '../../catalogue/product-address.ts'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../ui/buttons.module.css'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Face } from '../../ui/Face.tsx'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { lazyComponent } from '../../ui/late/lazy-component.tsx'
import { usePageUnit } from '../../ui/page-unit.ts'
import { useRestOfWindow } from '../../ui/rest-of-window.ts'
import { createStore, useStore, type Store } from '../../ui/store.ts'
import { showToast } from '../../ui/toasts/toast.ts'
import { useTitleName } from '../../ui/window-title.ts'
import { useOwnPlace } from '../../workspace/live/places.ts'
import { useNamedPart } from '../../workspace/named-part.ts'
import type { AddLinesProps } from '../adding/panel/AddLines.tsx'
import { rangeText } from '../amount-text.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { LockContext, useEditor, useLock, useOpenness } from '../editing/use-budget.ts'
import type { ComesTo } from '../rooms/NeedsFoot.tsx'
import type { LookedAt, SpendingChoice } from '../looking/looked-at.ts'
import { BudgetTable } from '../table/BudgetTable.tsx'
import type { BudgetTableProps, RowPosition } from '../table/table-props.ts'
import { todayHere } from '../today-here.ts'
import { openFigures } from './budget-figures.ts'
import { BudgetHead, type BudgetDialog } from './BudgetHead.tsx'
import type { SettingsPlace } from './SettingsDialog.tsx'
import styles from './BudgetView.module.css'
import { BudgetViews, viewIn } from './BudgetViews.tsx'
import { catalogueChanges, nowOfLines } from './catalogue-changes.ts'
import { ExplainedFigure, type FigureToExplain } from './ExplainedFigure.tsx'
import { keepGrouping, readGrouping } from './kept-grouping.ts'
import { Notices } from './Notices.tsx'
import { ShareBudget, type RenderShare } from './ShareBudget.tsx'
import { TotalsPanel } from './TotalsPanel.tsx'

const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog)
const SettingsDialog = lazyComponent(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)
const PricesDialog = lazyComponent(async () => (await import('./PricesDialog.tsx')).PricesDialog)
const AddLines = lazyComponent(async () => (await import('../adding/panel/AddLines.tsx')).AddLines)
const LineDrawer = lazyComponent(async () => (await import('../line/LineDrawer.tsx')).LineDrawer)
const OrdersView = lazyComponent(async () => (await import('../orders/OrdersView.tsx')).OrdersView)
const RoomsView = lazyComponent(async () => (await import('../rooms/RoomsView.tsx')).RoomsView)
const LookingPanel = lazyComponent(async () => (await import('../looking/LookingPanel.tsx')).LookingPanel)

interface BudgetViewProps {
  budgetId: string
  memberId: string
  editor: BudgetEditor
  /** Shares the list. */
  renderShare?: RenderShare | undefined
}

/** Which lines the table shows, where it does not show all. */
type Shown = 'unpriced' | SpendingChoice | null

/** An open budget list: its head, its table, and beside it what it comes to. */
export function BudgetView({ budgetId, memberId, editor, renderShare }: BudgetViewProps) {
  const { t, i18n } = useTranslation()
  const { isPhone } = usePageUnit()
  const { search } = useLocation()
  const view = viewIn(search)
  const section = useRef<HTMLElement>(null)
  const draft = useEditor(editor, (state) => state.draft)
  const status = useOpenness(editor)
  const lock = useLock(editor)
  const told = useEditor(editor, (state) => state.now)
  const [figures] = useState(() => openFigures(editor))
  const [today] = useState(todayHere)
  const [grouping, setGrouping] = useState(() => readGrouping(memberId))
  const [shown, setShown] = useState<Shown>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [isPanelShown, setIsPanelShown] = useState(true)
  /** On a phone. */
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const [openLine, setOpenLine] = useState<string | null>(null)
  const [standing] = useState(() => createStore<RowPosition>({ roomId: null, section: '' }))
  const [explained, setExplained] = useState<FigureToExplain | null>(null)
  const [dialog, setDialog] = useState<BudgetDialog | null>(null)
  const [settingsPlace, setSettingsPlace] = useState<SettingsPlace>('name')
  const closeDialog = () => setDialog(null)
  const openProduct = useProductOpening()
  const budget = useMemo(() => figures.at(draft), [figures, draft])
  const now = useMemo(() => nowOfLines(budget.lines, told), [budget.lines, told])
  const changes = useMemo(() => catalogueChanges(budget.lines, told), [budget.lines, told])
  const { name, baseCurrency } = draft.fields
  const mayAdd = mayChange(status, { of: 'line', field: 'whole' })
  // Another function for each state of the list, as what it answers is another.
  const figuresOf = useMemo(() => (lineId: string) => budget.sums.figures(lineId), [budget])
  const comesTo = useMemo<ComesTo>(
    () => ({ currency: baseCurrency, needs: figuresOf, rooms: figures.sums.roomTotals }),
    [baseCurrency, figuresOf, figures],
  )
  const filter = useMemo(() => filterOf(shown, budget), [shown, budget])
  const explain = useCallback<NonNullable<BudgetTableProps['onExplain']>>(
    (lineId, figure, anchor) => setExplained({ lineId, figure, anchor }),
    [],
  )
  useOwnPlace(openLine)
  useTitleName('page', name)
  useNamedPart('line', true, (lineId) => {
    if (draft.items.get(lineId)?.type === 'line') setOpenLine(lineId)
    else showToast(t('budgetPage.lineGone'))
  })
  useRestOfWindow(section)

  const openSettings = (place: SettingsPlace) => {
    setIsPanelOpen(false)
    setSettingsPlace(place)
    setDialog('settings')
  }
  const panel = (
    <>
      <TotalsPanel
        totals={budget.totals}
        contingencyPct={draft.fields.contingencyPct}
        isUnpricedShown={shown === 'unpriced'}
        onUnpriced={() => {
          setShown(shown === 'unpriced' ? null : 'unpriced')
          setIsPanelOpen(false)
        }}
        onExplain={(figure, anchor, bound) => setExplained({ lineId: null, figure, anchor, bound })}
      />
      <div className={styles['looking']}>
        <LatePart onFailure={reportFailure}>
          <LookingPanel
            budget={budget}
            today={today}
            choice={shown === 'unpriced' ? null : shown}
            onChoose={(choice) => {
              setShown(choice)
              setIsPanelOpen(false)
            }}
            onOpenLine={(lineId) => {
              setIsPanelOpen(false)
              setOpenLine(lineId)
            }}
            onSettings={lock ? undefined : openSettings}
          />
        </LatePart>
      </div>
    </>
  )
  return (
    <LockContext value={lock}>
      <section ref={section} className={styles['page']} aria-label={t('budgetPage.label', { name })}>
        <BudgetHead
          editor={editor}
          unpriced={budget.totals.unpriced}
          isAdding={isAdding}
          share={
            lock !== 'gone' &&
            renderShare && (
              <ShareBudget budgetId={budgetId} editor={editor} render={renderShare} onOpenLine={setOpenLine} />
            )
          }
          onAdd={view === 'schedule' ? () => setIsAdding(!isAdding) : undefined}
          onOpen={(opened) => {
            setSettingsPlace('name')
            setDialog(opened)
          }}
        />
        <BudgetViews
          view={view}
          grouping={grouping}
          onGroup={(next) => {
            setGrouping(next)
            keepGrouping(memberId, next)
          }}
          changes={changes}
          onPrices={() => setDialog('prices')}
          isPanelShown={isPanelShown}
          onPanel={isPhone ? undefined : () => setIsPanelShown(!isPanelShown)}
        />
        <Notices editor={editor} />
        <div className={styles['room']}>
          {view === 'schedule' && (
            <div className={styles['work']}>
              {shown && (
                <p className={styles['shown']}>
                  {t(shown === 'unpriced' ? 'budgetPage.showsUnpriced' : 'budgetPage.showsGroup')}{' '}
                  <button type="button" className={styles['link']} onClick={() => setShown(null)}>
                    {t('budgetPage.showAll')}
                  </button>
                </p>
              )}
              <div className={styles['table']}>
                <BudgetTable
                  editor={editor}
                  sums={figures.sums}
                  status={status}
                  memberId={memberId}
                  grouping={grouping}
                  filter={filter}
                  now={now}
                  onExplain={explain}
                  onOpenLine={setOpenLine}
                  onOpenProduct={openProduct}
                  onStand={standing.set}
                  nothingYet={mayAdd && <NothingYet isAdding={isAdding} onAdd={() => setIsAdding(true)} />}
                />
              </div>
            </div>
          )}
          {view === 'rooms' && (
            <div className={styles['whole']}>
              <LatePart onFailure={reportFailure}>
                <RoomsView items={draft.items} status={status} editor={editor} comesTo={comesTo} />
              </LatePart>
            </div>
          )}
          {view === 'orders' && (
            <div className={styles['whole']}>
              <LatePart onFailure={reportFailure}>
                <OrdersView
                  budgetId={budgetId}
                  fields={draft.fields}
                  status={status}
                  lines={budget.lines}
                  figuresOf={figuresOf}
                  onChange={(lines) => editor.edit({ put: lines.map((line) => ({ type: 'line' as const, ...line })) })}
                  onOpenLine={setOpenLine}
                  onBeforeFile={editor.saveNow}
                />
              </LatePart>
            </div>
          )}
          {!isPhone && isPanelShown && (
            <aside className={styles['panel']} aria-label={t('budgetPage.panel')}>
              {panel}
            </aside>
          )}
          {isAdding && !lock && view === 'schedule' && (
            <LatePart onFailure={reportFailure}>
              <AddHere
                editor={editor}
                status={status}
                standing={standing}
                isBySection={grouping === 'section'}
                onClose={() => setIsAdding(false)}
              />
            </LatePart>
          )}
        </div>
        {isPhone && (
          <button
            type="button"
            className={styles['foot']}
            aria-haspopup="dialog"
            title={t('budgetPage.panel')}
            onClick={() => setIsPanelOpen(true)}
          >
            <span>{baseCurrency}</span>
            <span>{rangeText(budget.totals.low, budget.totals.high, baseCurrency, i18n.language)}</span>
          </button>
        )}
        {isPhone && (
          <Dialog
            title={t('budgetPage.panel')}
            closeLabel={t('budgetPage.closePanel')}
            width={460}
            isOpen={isPanelOpen}
            onClose={() => setIsPanelOpen(false)}
          >
            {panel}
          </Dialog>
        )}
        <LatePart onFailure={reportFailure}>
          <LineDrawer
            editor={editor}
            status={status}
            lineId={openLine}
            now={now}
            onClose={() => setOpenLine(null)}
            onOpenLine={setOpenLine}
            onOpenProduct={openProduct}
          />
        </LatePart>
        <LatePart onFailure={reportFailure}>
          <ExportDialog
            budgetId={budgetId}
            editor={editor}
            grouping={grouping}
            isOpen={dialog === 'export' && lock !== 'gone'}
            onClose={closeDialog}
          />
          <SettingsDialog
            editor={editor}
            place={settingsPlace}
            isOpen={dialog === 'settings' && !lock}
            onClose={closeDialog}
          />
          <PricesDialog editor={editor} changes={changes} isOpen={dialog === 'prices'} onClose={closeDialog} />
        </LatePart>
        <ExplainedFigure explained={explained} budget={budget} items={draft.items} onClose={() => setExplained(null)} />
      </section>
    </LockContext>
  )
}

interface AddHereProps extends Pick<AddLinesProps, 'editor' | 'status' | 'onClose'> {
  standing: Store<RowPosition>
  isBySection: boolean
}

/** By itself, as somebody goes from row to row beside it. */
function AddHere({ standing, isBySection, ...props }: AddHereProps) {
  const { roomId, section } = useStore(standing)
  return <AddLines {...props} roomId={roomId} section={isBySection ? section : ''} ownSection={section} />
}

/** Where the first line will stand: how it comes. */
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

function filterOf(shown: Shown, { sums }: LookedAt): ((line: Line) => boolean) | undefined {
  if (!shown) return undefined
  if (shown === 'unpriced') return (line) => isCounted(line) && (sums.figures(line.id)?.goodsLow ?? null) === null
  const { by, groupId } = shown
  if (by === 'section') return ({ section }) => section === groupId
  if (by === 'brand') return ({ snapshot }) => (snapshot?.brandId ?? '') === groupId
  return ({ id }) => sums.shares(id).some(({ roomId }) => (roomId ?? '') === groupId)
}
