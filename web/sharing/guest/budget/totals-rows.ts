import { countsAsChosen, whatCounts } from '../../../../contract/budgets/what-counts.ts'
import { isOneFigure } from '../../../../contract/sharing/group-sums.ts'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { amountText, moneyText, rangeText } from '../../../budgets/amount-text.ts'
import type { GuestFormats } from '../subject/words.ts'

interface TotalRow {
  name: string
  value: string
  /** The chosen amount, where it differs from the highest. */
  chosen?: string
  isLarge?: boolean
}

/** The totals of a list as far as the link shows them, in the order of its PDF. */
export function totalsRows({ totals, contingencyPct, lines }: SharedBudget, words: GuestFormats): TotalRow[] {
  const currency = totals?.currency
  if (!totals || currency === undefined) return []
  const { t } = words
  const range = (low: string | undefined, high: string | undefined) =>
    low === undefined || high === undefined ? '' : rangeText(low, high, currency, words.language)
  const amount = (value: string | undefined) =>
    value !== undefined && /[1-9]/.test(value) ? amountText(value, currency, words.language) : ''
  // One figure is all three.
  const { goodsChosen, goodsLow = goodsChosen, goodsHigh = goodsChosen, freight, taxes = [] } = totals
  const { contingencyChosen, contingencyLow = contingencyChosen, contingencyHigh = contingencyChosen } = totals
  const { chosen, low = chosen, high = chosen } = totals
  const chosenOf = (one: string | undefined, highest: string | undefined) =>
    one === undefined || one === highest
      ? {}
      : { chosen: t('shared.chosenOfTotal', { amount: amountText(one, currency, words.language) }) }
  const isPadded = contingencyHigh !== undefined && /[1-9]/.test(contingencyHigh)
  const rows: TotalRow[] = [
    {
      name: t('shared.taxed.exclusive', { amount: t('shared.goods') }),
      value: range(goodsLow, goodsHigh),
      ...chosenOf(goodsChosen, goodsHigh),
    },
    { name: t('shared.freightOf'), value: amount(freight) },
    ...taxes.map((tax) => ({
      name: t('shared.tax', { rate: tax.rate }),
      value: range(tax.low ?? tax.chosen, tax.high ?? tax.chosen),
      ...chosenOf(tax.chosen, tax.high ?? tax.chosen),
    })),
    {
      name: contingencyPct ? t('shared.contingency', { percent: contingencyPct }) : t('shared.contingencyAlone'),
      value: isPadded ? range(contingencyLow, contingencyHigh) : '',
      ...chosenOf(contingencyChosen, contingencyHigh),
    },
  ]
  const large = (name: string, value: string): TotalRow => ({
    name: t('shared.taxed.inclusive', { amount: name }),
    value,
    isLarge: true,
  })
  // A link that hides the prices of lines does not say that any was agreed.
  const { agreed } = whatCounts(lines)
  const sums =
    chosen !== undefined && countsAsChosen({ low, high, chosen }, agreed)
      ? [
          large(
            t(agreed > 0 ? 'shared.agreedTotal' : 'shared.chosenTotal', { currency }),
            amountText(chosen, currency, words.language),
          ),
          { name: t('shared.listTotal'), value: range(low, high) },
        ]
      : [large(`${t('shared.total')} ${currency}`, range(low, high))]
  return [...rows, ...sums].filter(({ value }) => value !== '')
}

/** How many lines count for nothing, as far as the link shows quantities. */
export function unmeasuredLines({ lines }: Pick<SharedBudget, 'lines'>): number {
  return lines.filter(({ figures }) => figures?.orderQty !== undefined && !/[1-9]/.test(figures.orderQty)).length
}

/** How many lines have no price: "Incomplete: 2 lines have no price yet." Undefined for none. */
export function unpricedText({ totals }: SharedBudget, { t }: GuestFormats): string | undefined {
  const count = totals?.unpriced ?? 0
  return count > 0 ? t(isOneFigure(totals) ? 'shared.openPrices' : 'shared.incomplete', { count }) : undefined
}

/** "CNY 4,608.00 · list prices 4,147.20 – 5,068.80"; undefined where the link hides the total. */
export function totalText(budget: SharedBudget, { t, language }: GuestFormats): string | undefined {
  const { currency, chosen, low = chosen, high = chosen } = budget.totals ?? {}
  if (currency === undefined || low === undefined || high === undefined) return undefined
  const range = rangeText(low, high, currency, language)
  if (chosen === undefined || !countsAsChosen({ low, high, chosen }, whatCounts(budget.lines).agreed))
    return `${currency} ${range}`
  return `${moneyText(chosen, currency, language)} · ${t('shared.listOfTotal', { amount: range })}`
}
