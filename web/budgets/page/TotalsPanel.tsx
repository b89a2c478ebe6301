import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bound } from '../../../contract/budgets/arithmetic/amounts.ts'
import type { ExplainedTotal } from '../../../contract/budgets/arithmetic/explain-totals.ts'
import type { Totals } from '../../../contract/budgets/figures.ts'
import { countsAsChosen } from '../../../contract/budgets/what-counts.ts'
import { amountText, rangeText } from '../amount-text.ts'

interface TotalsPanelProps {
  totals: Totals
  /** Of how many lines a price was agreed. */
  agreed: number
  contingencyPct: string
  /** In a row below the table, not one below the other. */
  isRow?: boolean
  isUnpricedShown: boolean
  /** Shows only the lines without a price, or all again. */
  onUnpriced: () => void
  onExplain: (figure: ExplainedTotal, anchor: HTMLElement, bound?: Bound) => void
}

const ROW = 'flex flex-none flex-wrap items-baseline gap-x-24 border-t border-hairline px-32 py-8 print:hidden'
const PAIR =
  'flex flex-wrap items-baseline justify-between gap-x-12 group-data-row:gap-x-8 group-data-row:border-0 group-data-row:py-0'
const SMALL = 'border-t border-hairline py-8 first:border-t-0'
const LARGE = 'border-t border-control pt-14 pb-6 text-section font-medium group-data-row:text-body'

/** The totals of a list in the order of its files, parts before their sum. A press on a figure explains it. */
export function TotalsPanel(props: TotalsPanelProps) {
  const { totals, agreed, contingencyPct, isRow = false, isUnpricedShown, onUnpriced, onExplain } = props
  const { t, i18n } = useTranslation()
  const heading = useId()
  const { currency, unpriced } = totals
  const range = (low: string, high: string) => rangeText(low, high, currency, i18n.language)
  const amount = (value: string) => amountText(value, currency, i18n.language)
  const chosenOf = (low: string, high: string, chosen: string) =>
    countsAsChosen({ low, high, chosen }, agreed) ? t('budgetPage.chosenOf', { amount: amount(chosen) }) : undefined
  const isPadded = /[1-9]/.test(contingencyPct)
  return (
    <section aria-labelledby={heading} className={`group ${isRow ? ROW : ''}`} data-row={isRow || undefined}>
      <h2 id={heading} className={isRow ? 'visually-hidden' : 'text-meta font-medium text-second'}>
        {t('budgetPage.totals')}
      </h2>
      <dl className={isRow ? 'contents' : 'mt-12'}>
        <Figure
          name={t('budgetPage.goods')}
          value={range(totals.goodsLow, totals.goodsHigh)}
          aside={chosenOf(totals.goodsLow, totals.goodsHigh, totals.goodsChosen)}
          onPress={(anchor) => onExplain('goods', anchor)}
        />
        <Figure name={t('budgetPage.freight')} value={amount(totals.freight)} />
        {totals.taxes.map(({ rate, low, high, chosen }) => (
          <Figure
            key={rate}
            name={t('budgetPage.tax', { rate })}
            value={range(low, high)}
            aside={chosenOf(low, high, chosen)}
            onPress={(anchor) => onExplain('tax', anchor)}
          />
        ))}
        {isPadded && (
          <Figure
            name={t('budgetPage.contingency', { percent: contingencyPct })}
            value={range(totals.contingencyLow, totals.contingencyHigh)}
            aside={chosenOf(totals.contingencyLow, totals.contingencyHigh, totals.contingencyChosen)}
            onPress={(anchor) => onExplain('contingency', anchor)}
          />
        )}
        <Sums totals={totals} agreed={agreed} onExplain={onExplain} />
      </dl>
      {unpriced > 0 && (
        <button
          type="button"
          className="min-h-24 text-left text-meta text-warning underline-offset-[0.2em] hover:underline aria-pressed:underline phone:min-h-44"
          aria-pressed={isUnpricedShown}
          onClick={onUnpriced}
        >
          {t('budgetPage.incomplete', {
            count: unpriced,
            figure: new Intl.NumberFormat(i18n.language).format(unpriced),
          })}
        </button>
      )}
    </section>
  )
}

/** What counts comes first and large: the chosen total once a price is agreed, else the range of list prices. */
function Sums({ totals, agreed, onExplain }: Pick<TotalsPanelProps, 'totals' | 'agreed' | 'onExplain'>) {
  const { t, i18n } = useTranslation()
  const { currency, low, high, chosen } = totals
  const isChosen = countsAsChosen(totals, agreed)
  const listTotal = (
    <Figure
      key="list"
      isLarge={!isChosen}
      name={isChosen ? t('budgetPage.atList') : currency}
      label={isChosen ? undefined : t('budgetPage.total')}
      value={rangeText(low, high, currency, i18n.language)}
      onPress={(anchor) => onExplain('total', anchor)}
    />
  )
  const chosenTotal = (
    <Figure
      key="chosen"
      isLarge={isChosen}
      name={isChosen ? `${t('budgetPage.chosen')} ${currency}` : t('budgetPage.chosen')}
      value={amountText(chosen, currency, i18n.language)}
      aside={isChosen ? t('budgetPage.withAgreed') : undefined}
      onPress={(anchor) => onExplain('total', anchor, 'chosen')}
    />
  )
  return isChosen ? [chosenTotal, listTotal] : [listTotal, chosenTotal]
}

interface FigureProps {
  name: string
  /** For screen readers, where the name is short. */
  label?: string | undefined
  value: string
  /** Beside or below the value, in small. */
  aside?: string | undefined
  isLarge?: boolean
  onPress?: (anchor: HTMLElement) => void
}

function Figure({ name, label, value, aside, isLarge = false, onPress }: FigureProps) {
  return (
    <div className={`${PAIR} ${isLarge ? LARGE : SMALL}`}>
      <dt className="group-data-row:text-meta group-data-row:text-second">
        {label !== undefined && <span className="visually-hidden">{label} </span>}
        {name}
      </dt>
      <dd className="figures ml-auto text-right">
        {onPress ? (
          <button
            type="button"
            className="min-h-24 rounded-xs text-right underline-offset-[0.2em] hover:underline phone:min-h-44"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onPress(currentTarget)}
          >
            {value}
          </button>
        ) : (
          value
        )}
        {aside !== undefined && (
          <span className="block text-meta font-regular text-second group-data-row:ml-8 group-data-row:inline">
            {aside}
          </span>
        )}
      </dd>
    </div>
  )
}
