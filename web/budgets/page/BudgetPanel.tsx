import { useTranslation } from 'react-i18next'
import { countsAsChosen } from '../../../contract/budgets/what-counts.ts'
import { reportFailure } from '../../errors/report.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { amountText, rangeText } from '../amount-text.ts'
import type { FigureToExplain } from './ExplainedFigure.tsx'
import type { SettingsPlace } from './SettingsDialog.tsx'
import type { ShownLines } from './shown-lines.ts'
import { TotalsNotes } from './TotalsNotes.tsx'
import { TotalsPanel } from './TotalsPanel.tsx'
import type { Folding } from './use-folding.ts'
import type { ReckonedBudget } from './use-reckoned-budget.ts'

const LookingPanel = lazyComponent(async () => (await import('../looking/LookingPanel.tsx')).LookingPanel)

export interface BudgetPanelProps {
  reckoned: ReckonedBudget
  shown: ShownLines
  onShow: (shown: ShownLines) => void
  onExplain: (explained: FigureToExplain) => void
  onOpenLine: (lineId: string) => void
  /** Undefined where the settings may not be changed. */
  onSettings: ((place: SettingsPlace) => void) | undefined
  /** Closes the panel on a phone, because the press shows something beneath it. */
  onLeave: () => void
}

/** A list's totals, and charts of them. */
export function BudgetPanel(props: BudgetPanelProps) {
  const { reckoned, shown, onShow, onOpenLine, onSettings, onLeave } = props
  const show = (lines: ShownLines) => {
    onShow(lines)
    onLeave()
  }
  return (
    <>
      <PanelTotals {...props} />
      <TotalsNotes counts={reckoned.budget.counts} shown={shown} onShow={show} />
      <div className="mt-32 print:hidden">
        <LatePart onFailure={reportFailure}>
          <LookingPanel
            budget={reckoned.budget}
            today={reckoned.today}
            choice={typeof shown === 'string' ? null : shown}
            onChoose={show}
            onOpenLine={(lineId) => {
              onLeave()
              onOpenLine(lineId)
            }}
            onSettings={
              onSettings &&
              ((place) => {
                onLeave()
                onSettings(place)
              })
            }
          />
        </LatePart>
      </div>
    </>
  )
}

/** The totals alone; in a row they stand below the table while something else takes the panel's place. */
export function PanelTotals({ reckoned, shown, onShow, onExplain, onLeave, isRow = false }: PanelTotalsProps) {
  return (
    <TotalsPanel
      totals={reckoned.budget.totals}
      agreed={reckoned.budget.counts.agreed}
      contingencyPct={reckoned.draft.fields.contingencyPct}
      isRow={isRow}
      isUnpricedShown={shown === 'unpriced'}
      onUnpriced={() => {
        onShow(shown === 'unpriced' ? null : 'unpriced')
        onLeave()
      }}
      onExplain={(figure, anchor, bound) => onExplain({ lineId: null, figure, anchor, bound })}
    />
  )
}

interface PanelTotalsProps extends Pick<BudgetPanelProps, 'reckoned' | 'shown' | 'onShow' | 'onExplain' | 'onLeave'> {
  isRow?: boolean
}

interface PhonePanelProps extends BudgetPanelProps {
  folding: Pick<Folding, 'isFolded' | 'unfold'>
  isOpen: boolean
  onOpen: () => void
}

/** On a phone: the total at the foot of the page, which opens the panel as a dialog. */
export function PhonePanel({ folding, isOpen, onOpen, ...panel }: PhonePanelProps) {
  const { t, i18n } = useTranslation()
  const { draft, budget } = panel.reckoned
  const { baseCurrency } = draft.fields
  const isChosen = countsAsChosen(budget.totals, budget.counts.agreed)
  const range = rangeText(budget.totals.low, budget.totals.high, baseCurrency, i18n.language)
  return (
    <>
      <button
        type="button"
        className="figures absolute inset-x-0 bottom-0 z-1 flex min-h-52 flex-wrap content-center items-baseline justify-between gap-x-12 border-t border-hairline bg-paper px-16 py-6 font-medium transition-transform data-folded:translate-y-full motion-reduce:transition-none print:static print:translate-y-0"
        data-folded={folding.isFolded || undefined}
        onFocus={folding.unfold}
        aria-haspopup="dialog"
        title={t('budgetPage.panel')}
        onClick={onOpen}
      >
        <span>{baseCurrency}</span>
        {isChosen ? (
          <>
            <span>{amountText(budget.totals.chosen, baseCurrency, i18n.language)}</span>
            <span className="flex w-full flex-wrap justify-between gap-x-12 text-meta font-regular text-second">
              <span>{t('budgetPage.withAgreed')}</span>
              <span>
                {t('budgetPage.atList')} {range}
              </span>
            </span>
          </>
        ) : (
          <span>{range}</span>
        )}
      </button>
      <Dialog
        title={t('budgetPage.panel')}
        closeLabel={t('budgetPage.closePanel')}
        width={460}
        isOpen={isOpen}
        onClose={panel.onLeave}
      >
        <BudgetPanel {...panel} />
      </Dialog>
    </>
  )
}
