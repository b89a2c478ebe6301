import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bound } from '../../../contract/budgets/arithmetic/amounts.ts'
import type { ExplainedTotal } from '../../../contract/budgets/arithmetic/explain-totals.ts'
import type { Totals } from '../../../contract/budgets/figures.ts'
import { amountText, rangeText } from '../amount-text.ts'
import styles from './TotalsPanel.module.css'

interface TotalsPanelProps {
  totals: Totals
  contingencyPct: string
  isUnpricedShown: boolean
  /** Shows only the lines without a price, or all again. */
  onUnpriced: () => void
  onExplain: (figure: ExplainedTotal, anchor: HTMLElement, bound?: Bound) => void
}

/** The totals of a list in the order of its files, parts before their sum. A press on a figure explains it. */
export function TotalsPanel({ totals, contingencyPct, isUnpricedShown, onUnpriced, onExplain }: TotalsPanelProps) {
  const { t, i18n } = useTranslation()
  const heading = useId()
  const { currency, unpriced } = totals
  const range = (low: string, high: string) => rangeText(low, high, currency, i18n.language)
  const isPadded = /[1-9]/.test(contingencyPct)
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('budgetPage.totals')}
      </h2>
      <dl className={styles['figures']}>
        <Figure
          name={t('budgetPage.goods')}
          value={range(totals.goodsLow, totals.goodsHigh)}
          onPress={(anchor) => onExplain('goods', anchor)}
        />
        <Figure name={t('budgetPage.freight')} value={amountText(totals.freight, currency, i18n.language)} />
        {totals.taxes.map(({ rate, low, high }) => (
          <Figure
            key={rate}
            name={t('budgetPage.tax', { rate })}
            value={range(low, high)}
            onPress={(anchor) => onExplain('tax', anchor)}
          />
        ))}
        {isPadded && (
          <Figure
            name={t('budgetPage.contingency', { percent: contingencyPct })}
            value={range(totals.contingencyLow, totals.contingencyHigh)}
            onPress={(anchor) => onExplain('contingency', anchor)}
          />
        )}
        <Figure
          isLarge
          name={currency}
          label={t('budgetPage.total')}
          value={range(totals.low, totals.high)}
          onPress={(anchor) => onExplain('total', anchor)}
        />
        <Figure
          name={t('budgetPage.chosen')}
          value={amountText(totals.chosen, currency, i18n.language)}
          onPress={(anchor) => onExplain('total', anchor, 'chosen')}
        />
      </dl>
      {unpriced > 0 && (
        <button type="button" className={styles['incomplete']} aria-pressed={isUnpricedShown} onClick={onUnpriced}>
          {t('budgetPage.incomplete', {
            count: unpriced,
            figure: new Intl.NumberFormat(i18n.language).format(unpriced),
          })}
        </button>
      )}
    </section>
  )
}

interface FigureProps {
  name: string
  /** For screen readers, where the name is short. */
  label?: string
  value: string
  isLarge?: boolean
  onPress?: (anchor: HTMLElement) => void
}

function Figure({ name, label, value, isLarge = false, onPress }: FigureProps) {
  return (
    <div className={styles[isLarge ? 'large' : 'figure']}>
      <dt>
        {label !== undefined && <span className="visually-hidden">{label} </span>}
        {name}
      </dt>
      <dd>
        {onPress ? (
          <button
            type="button"
            className={styles['value']}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onPress(currentTarget)}
          >
            {value}
          </button>
        ) : (
          value
        )}
      </dd>
    </div>
  )
}
