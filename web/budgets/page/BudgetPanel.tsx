import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { rangeText } from '../amount-text.ts'
import styles from './BudgetView.module.css'
import type { FigureToExplain } from './ExplainedFigure.tsx'
import type { SettingsPlace } from './SettingsDialog.tsx'
import type { ShownLines } from './shown-lines.ts'
import { TotalsNotes } from './TotalsNotes.tsx'
import { TotalsPanel } from './TotalsPanel.tsx'
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
export function BudgetPanel({
  reckoned: { draft, budget, today },
  shown,
  onShow,
  onExplain,
  onOpenLine,
  onSettings,
  onLeave,
}: BudgetPanelProps) {
  const show = (lines: ShownLines) => {
    onShow(lines)
    onLeave()
  }
  return (
    <>
      <TotalsPanel
        totals={budget.totals}
        contingencyPct={draft.fields.contingencyPct}
        isUnpricedShown={shown === 'unpriced'}
        onUnpriced={() => show(shown === 'unpriced' ? null : 'unpriced')}
        onExplain={(figure, anchor, bound) => onExplain({ lineId: null, figure, anchor, bound })}
      />
      <TotalsNotes budget={budget} shown={shown} onShow={show} />
      <div className={styles['looking']}>
        <LatePart onFailure={reportFailure}>
          <LookingPanel
            budget={budget}
            today={today}
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

interface PhonePanelProps extends BudgetPanelProps {
  isOpen: boolean
  onOpen: () => void
}

/** On a phone: the total at the foot of the page, which opens the panel as a dialog. */
export function PhonePanel({ isOpen, onOpen, ...panel }: PhonePanelProps) {
  const { t, i18n } = useTranslation()
  const { draft, budget } = panel.reckoned
  const { baseCurrency } = draft.fields
  return (
    <>
      <button
        type="button"
        className={styles['foot']}
        aria-haspopup="dialog"
        title={t('budgetPage.panel')}
        onClick={onOpen}
      >
        <span>{baseCurrency}</span>
        <span>{rangeText(budget.totals.low, budget.totals.high, baseCurrency, i18n.language)}</span>
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
