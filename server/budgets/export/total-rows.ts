import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { whatCounts } from '../../../contract/budgets/what-counts.ts'
import type { Totals } from '../../../contract/budgets/figures.ts'
import type { AmountName } from './lay-out.ts'
import { printDecimal, parseDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { FileBudget } from './file-budget.ts'
import { countsInWords } from './list-words.ts'
import { budgetWordsIn } from './words.ts'

export interface TotalRow {
  kind: 'goods' | 'freight' | 'tax' | 'contingency' | 'total' | 'target' | 'difference' | 'incomplete'
  name: string
  /** By the column of lines. */
  amounts: Partial<Record<string, string>>
}

/** The rows of totals: goods, tax by rate, contingency, and the sum. */
export function totalRowsOf({ list, language }: Pick<FileBudget, 'list' | 'language'>): TotalRow[] {
  const { totals, targetBudget, contingencyPct } = list
  const words = budgetWordsIn(language)
  const rows: TotalRow[] = [
    {
      kind: 'goods',
      name: words.taxed(words.goods, words.taxIn(false)),
      amounts: inColumns('goods', totals.goodsLow, totals.goodsHigh, totals.goodsChosen),
    },
    ...totals.taxes.map(({ rate, low, high, chosen }): TotalRow => ({
      kind: 'tax',
      name: words.tax(rate),
      amounts: { taxRate: rate, ...inColumns('tax', low, high, chosen) },
    })),
  ]
  if (isSome(totals.freight))
    rows.splice(1, 0, {
      kind: 'freight',
      name: words.ofWhichFreight,
      amounts: inColumns('goods', totals.freight, totals.freight, totals.freight),
    })
  if (isSome(contingencyPct))
    rows.push({
      kind: 'contingency',
      name: words.contingency(contingencyPct),
      amounts: { low: totals.contingencyLow, high: totals.contingencyHigh, chosen: totals.contingencyChosen },
    })
  rows.push({
    kind: 'total',
    name: words.taxed(words.total, words.taxIn(true)),
    amounts: { low: totals.low, high: totals.high, chosen: totals.chosen },
  })
  if (targetBudget !== null) {
    rows.push({ kind: 'target', name: words.target, amounts: allOf(targetBudget) })
    rows.push({ kind: 'difference', name: words.difference, amounts: leftOf(targetBudget, totals) })
  }
  if (totals.unpriced > 0) rows.push({ kind: 'incomplete', name: words.incomplete(totals.unpriced), amounts: {} })
  return rows
}

/** Notes on what the totals include. */
export function notesOf(budget: FileBudget): string[] {
  const { list, language } = budget
  const words = budgetWordsIn(language)
  return [
    ...countNotesOf(budget),
    list.taxRounding === 'line' ? words.taxByLine : words.taxByRate,
    list.packing === 'pooled' ? words.pooledPacking : words.roomPacking,
  ]
}

/** Of what the chosen total consists, and what is still open. */
export function countNotesOf({ lines, audience, language }: FileBudget): string[] {
  const counts = whatCounts(lines.filter(isCounted))
  // Only the owner's file has prices, from which it is known what was agreed.
  const shown = audience === 'own' ? counts : { ...counts, agreed: 0, list: 0, highest: 0, unpriced: 0 }
  return countsInWords(shown, language)
}

function inColumns(
  what: 'goods' | 'tax',
  low: string,
  high: string,
  chosen: string,
): Partial<Record<AmountName, string>> {
  return { [`${what}Low`]: low, [`${what}High`]: high, [`${what}Chosen`]: chosen }
}

function allOf(text: string): TotalRow['amounts'] {
  return { low: text, high: text, chosen: text }
}

const DIGITS = 4

/** What is left of the target; negative where it is exceeded. */
function leftOf(target: string, { low, high, chosen }: Totals): TotalRow['amounts'] {
  const left = (total: string) =>
    printDecimal(parseDecimal(target, DIGITS) - parseDecimal(total, DIGITS), DIGITS, (total.split('.')[1] ?? '').length)
  return { low: left(low), high: left(high), chosen: left(chosen) }
}

function isSome(text: string): boolean {
  return /[1-9]/.test(text)
}
