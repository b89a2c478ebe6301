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
  if (!isExact || from.chosen === null) return ownAmount(other, terms, words)
  const change = parseDecimal(to.chosen, DIGITS) - parseDecimal(from.chosen, DIGITS)
  if (change === 0n) return words.t('deciding.same')
  return `${changeText(printDecimal(change, DIGITS), currency, words.language)} ${currency}`
}

/** What a line comes to, with its currency; empty where the link shows no prices. */
export function ownAmount(line: SharedLine, terms: ListTerms, words: GuestFormats): string {
  const amount = amountOf(line, terms, words)
  return shownAmountsOf(line)?.chosen == null ? amount : `${amount} ${terms.baseCurrency}`
}
