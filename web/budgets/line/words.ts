import type { TFunction } from 'i18next'
import { pricesOf } from '../../../contract/budgets/arithmetic/amounts.ts'
import type { Line, LineNow } from '../../../contract/budgets/entries.ts'
import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import { minorDigitsOf } from '../../../contract/budgets/currencies.ts'
import { priceText, numberRangeText } from '../table/cells/shown-number.ts'
import { dayText } from '../amount-text.ts'
import { hasOtherPrice } from '../editing/other-price.ts'
import type { AmountDifference } from './differences.ts'

interface Saying {
  t: TFunction
  language: string
}

/** "+200.00", "−200.00 to +110.00": how an amount changes; null where it does not. */
export function differenceText(
  { low, high }: AmountDifference,
  currency: string,
  { t, language }: Saying,
): string | null {
  const digits = minorDigitsOf(currency)
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
  const [least, most] = [low, high].map((amount) => format.format(amount as Intl.StringNumericLiteral))
  if (Number(low) === 0 && Number(high) === 0) return null
  return least === most ? `${currency} ${least}` : t('budgetLine.between', { currency, low: least, high: most })
}

/** The line's own price, "CNY 180 – 220"; null where it has none. */
export function ownPriceText({ price }: Pick<Line, 'price'>): string | null {
  const prices = pricesOf(price)
  return prices && `${price.currency} ${numberRangeText(priceText(prices.low), priceText(prices.high))}`
}

/** How much sooner or later it arrives than the current one. */
export function timeDifference(days: number | null, than: number | null, { t }: Pick<Saying, 't'>): string {
  if (days === null) return t('budgetLine.unknownTime')
  if (than === null) return t('budgetLine.days', { count: days })
  if (days === than) return t('budgetLine.sameTime')
  return t(days < than ? 'budgetLine.sooner' : 'budgetLine.later', { count: Math.abs(days - than) })
}

/** Warnings about a line for the person who orders it. */
export function lineMarksOf(
  line: Line,
  now: LineNow | undefined,
  fields: BudgetFields,
  { t, language }: Saying,
): string[] {
  const marks: string[] = []
  if (line.status === 'rejected') marks.push(t('budgetLine.marks.rejected'))
  if (pricesOf(line.price) === null) marks.push(t('budgetLine.marks.unpriced'))
  else if (line.price.fxRate === null) marks.push(t('budgetLine.marks.noRate', { currency: line.price.currency }))
  if (now?.status === 'withdrawn') marks.push(t('budgetLine.marks.withdrawn'))
  else if (now && hasOtherPrice(line, now)) marks.push(t('budgetLine.marks.changed'))
  if (now && now.certificatesExpired > 0) marks.push(t('budgetLine.marks.expired'))
  const until = now?.certificatesUntil ?? null
  if (until !== null && fields.projectDate !== null && until < fields.projectDate)
    marks.push(t('budgetLine.marks.ends', { date: dayText(until, language) }))
  return marks
}
