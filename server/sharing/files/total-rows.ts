import type { Bounds } from '../../../contract/budgets/arithmetic/amounts.ts'
import { whatCounts } from '../../../contract/budgets/what-counts.ts'
import type { Language } from '../../../contract/problem.ts'
import { isOneFigure } from '../../../contract/sharing/group-sums.ts'
import type { SharedBudget } from '../../../contract/sharing/views.ts'
import { countsInWords } from '../../budgets/export/list-words.ts'
import { sharedWordsIn } from './words.ts'

/** A row of totals below the three columns of amounts. */
export interface SharedTotalRow {
  name: string
  amounts: Bounds<string>
  isTotal?: boolean
}

/** The totals that the link shows: goods, tax by rate, contingency, and the sum. */
export function sharedTotalRowsOf({ totals, contingencyPct }: SharedBudget, language: Language): SharedTotalRow[] {
  const words = sharedWordsIn(language)
  if (!totals) return []
  const { freight, taxes = [] } = totals
  const rows: (SharedTotalRow | null)[] = [
    row(words.taxed(words.goods, words.taxIn(false)), totals.goodsLow, totals.goodsHigh, totals.goodsChosen),
    isSome(freight) ? row(words.ofWhichFreight, freight, freight, freight) : null,
    ...taxes.map(({ rate, low, high, chosen }) => row(words.tax(rate), low, high, chosen)),
    isSome(totals.contingencyHigh) || isSome(totals.contingencyChosen)
      ? row(
          contingencyPct === undefined ? words.contingencyWord : words.contingency(contingencyPct),
          totals.contingencyLow,
          totals.contingencyHigh,
          totals.contingencyChosen,
        )
      : null,
    withTotal(row(words.taxed(words.total, words.taxIn(true)), totals.low, totals.high, totals.chosen)),
  ]
  return rows.filter((one) => one !== null)
}

/** Notes on what the totals include. */
export function notesOf({ totals, lines }: SharedBudget, language: Language): string[] {
  const words = sharedWordsIn(language)
  return [
    ...(totals?.unpriced
      ? [isOneFigure(totals) ? words.openPrices(totals.unpriced) : words.incomplete(totals.unpriced)]
      : []),
    // Of what nothing is summed up, nothing is made.
    ...(totals?.chosen === undefined ? [] : countsInWords(whatCounts(lines), language)),
  ]
}

/** One figure stands in the one column of amounts that there is. */
function row(name: string, lowest?: string, highest?: string, chosen?: string): SharedTotalRow | null {
  const [low = chosen, high = chosen] = [lowest, highest]
  return low === undefined || high === undefined || chosen === undefined
    ? null
    : { name, amounts: { low, high, chosen } }
}

function withTotal(total: SharedTotalRow | null): SharedTotalRow | null {
  return total && { ...total, isTotal: true }
}

function isSome(text: string | undefined): boolean {
  return text !== undefined && /[1-9]/.test(text)
}
