import { shownAmountsOf } from '../../../../contract/sharing/group-sums.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import type { GuestTexts } from '../../../locales/sharing-guest-texts.ts'
import { guestStockText } from '../subject/standing-facts.ts'
import { amountOf, chosenOf, guestPercentText, quantityOf, unitPriceOf } from './line-texts.ts'
import type { GuestFormats } from '../subject/words.ts'
import { priceText } from '../../../budgets/table/cells/shown-number.ts'

export type ColumnName = keyof GuestTexts['facts']

/** A column of the schedule beside the name. */
export interface GuestColumn {
  name: ColumnName
  /** That of an amount says whether tax is in it. */
  heading: string
  isNumeric: boolean
  textOf: (line: SharedLine) => string
  /** It is about the whole line, so it is left out where only a room's share is listed. */
  isOfAll?: boolean
}

/** The columns that have content; what the link hides has no column. */
export function columnsOf(budget: SharedBudget, words: GuestFormats): GuestColumn[] {
  // A line without a chosen price counts at its highest, so the column adds nothing before one is chosen.
  const isChosen = budget.lines.map(shownAmountsOf).some((shown) => shown?.chosen !== shown?.high)
  return everyColumn(budget, words)
    .filter(({ name }) => name !== 'chosen' || isChosen)
    .filter(({ textOf }) => budget.lines.some((line) => textOf(line) !== ''))
}

function everyColumn(budget: SharedBudget, words: GuestFormats): GuestColumn[] {
  const { t } = words
  const column = (isNumeric: boolean) => (name: ColumnName, textOf: GuestColumn['textOf']) => ({
    name,
    heading: t(`shared.facts.${name}`),
    isNumeric,
    textOf,
  })
  const [text, figure] = [column(false), column(true)]
  const amount = (name: 'amount' | 'chosen', textOf: GuestColumn['textOf']) => {
    const { heading, ...rest } = figure(name, textOf)
    const told = budget.taxMode ? t(`shared.taxed.${budget.taxMode}`, { amount: heading }) : heading
    return { ...rest, heading: told, isOfAll: true }
  }
  const isProposal = budget.lines.every(({ status }) => status === 'proposed')
  return [
    text('code', ({ docCode }) => docCode),
    { ...figure('quantity', (line) => quantityOf(line, budget, words)), isOfAll: true },
    figure('stock', ({ now }) => (now?.stock == null ? '' : guestStockText(now.stock, words))),
    figure('leadTime', ({ leadTimeDays, now }) => {
      const count = leadTimeDays ?? now?.leadTimeDays
      return count == null ? '' : t('shared.days', { count })
    }),
    text('supplier', ({ supplier }) => supplier ?? ''),
    text('batchNo', ({ batchNo }) => batchNo ?? ''),
    text('status', ({ status }) => (isProposal ? '' : t(`shared.statuses.${status}`))),
    figure('unitPrice', (line) => unitPriceOf(line, words)),
    figure('discount', ({ price }) => guestPercentText(price?.discountPct)),
    figure('markup', ({ price }) => guestPercentText(price?.markupPct)),
    figure('freight', ({ price }) =>
      price?.freight !== undefined && /[1-9]/.test(price.freight)
        ? `${price.currency ?? ''} ${priceText(price.freight)}`.trim()
        : '',
    ),
    figure('taxRate', ({ price }) =>
      price?.taxRate === undefined ? '' : guestPercentText(price.taxRate ?? budget.defaultTaxRate),
    ),
    amount('amount', (line) => amountOf(line, budget, words)),
    amount('chosen', (line) => chosenOf(line, budget, words)),
  ]
}
