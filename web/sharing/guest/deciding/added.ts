import { parseDecimal, printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { shownAmountsOf } from '../../../../contract/sharing/group-sums.ts'
import type { SharedLine } from '../../../../contract/sharing/views.ts'
import { changeText } from '../../../budgets/amount-text.ts'
import { amountOf, type ListTerms } from '../budget/line-texts.ts'
import type { GuestFormats } from '../subject/words.ts'

const DIGITS = 4

/** What an alternative adds to what is proposed, or saves; its own amount where one of the two is a range or open. */
export function added(proposed: SharedLine, other: SharedLine, terms: ListTerms, words: GuestFormats): string {
  const { baseCurrency: currency } = terms
  const [from, to] = [shownAmountsOf(proposed), shownAmountsOf(other)]
  if (currency === undefined || !from || !to) return ''
  if (to.chosen === null) return words.t('shared.openPrice')
  const isExact = from.low === from.high && to.low === to.high
  if (!isExact || from.chosen === null) return `${amountOf(other, terms, words)} ${currency}`
  const change = parseDecimal(to.chosen, DIGITS) - parseDecimal(from.chosen, DIGITS)
  if (change === 0n) return words.t('deciding.same')
  return `${changeText(printDecimal(change, DIGITS), currency, words.language)} ${currency}`
}
