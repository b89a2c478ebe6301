import { parseDecimal, printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { shownAmountsOf } from '../../../../contract/sharing/group-sums.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { moneyText } from '../../../budgets/amount-text.ts'
import { amountOf } from '../budget/line-texts.ts'
import type { GuestFormats } from '../subject/words.ts'

const DIGITS = 4

/** What an alternative adds to what is proposed, or saves; its own amount where one of the two is a range or open. */
export function added(proposed: SharedLine, other: SharedLine, budget: SharedBudget, words: GuestFormats): string {
  const { baseCurrency: currency } = budget
  const { t, language } = words
  const [from, to] = [shownAmountsOf(proposed), shownAmountsOf(other)]
  if (currency === undefined || !from || !to) return ''
  if (to.chosen === null) return t('shared.openPrice')
  const isExact = from.low === from.high && to.low === to.high
  if (!isExact || from.chosen === null) return ownAmount(other, budget, words)
  const change = parseDecimal(to.chosen, DIGITS) - parseDecimal(from.chosen, DIGITS)
  if (change === 0n) return t('deciding.same')
  const amount = moneyText(printDecimal(change < 0n ? -change : change, DIGITS), currency, language)
  const told = t(change < 0n ? 'deciding.saves' : 'deciding.adds', { amount })
  return taxed(told, budget, words)
}

/** What a line comes to, with its currency; empty where the link shows no prices. */
export function ownAmount(line: SharedLine, budget: SharedBudget, words: GuestFormats): string {
  const amount = amountOf(line, budget, words)
  if (shownAmountsOf(line)?.chosen == null) return amount
  return taxed(`${budget.baseCurrency} ${amount}`, budget, words)
}

function taxed(amount: string, { taxMode }: SharedBudget, { t }: GuestFormats): string {
  return taxMode ? t(`shared.taxed.${taxMode}`, { amount }) : amount
}
