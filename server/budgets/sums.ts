import type { SumTerms } from '../../contract/budgets/arithmetic/amounts.ts'
import { createTally } from '../../contract/budgets/arithmetic/totals.ts'
import type { Totals } from '../../contract/budgets/figures.ts'
import { amountBoundsOf } from './amounts.ts'
import type { LineAmounts } from './amounts.ts'
import type { ListSums, RateSums } from './tables.ts'

type Added = Omit<LineAmounts, 'line_id'>

/** A list's sums after amounts of lines were replaced. */
export function changedSums(
  sums: ListSums,
  { less, more }: { less: readonly Added[]; more: readonly Added[] },
): ListSums {
  const byRate = new Map(Object.entries(sums))
  for (const amounts of less) add(byRate, amounts, -1)
  for (const amounts of more) add(byRate, amounts, 1)
  return Object.fromEntries(byRate)
}

function add(byRate: Map<string, RateSums>, { tax_rate: rate, goods, tax, freight }: Added, sign: 1 | -1): void {
  const before = byRate.get(rate) ?? NOTHING
  const lines = before.lines + sign
  const counted = { ...before, lines }
  if (lines === 0) byRate.delete(rate)
  else if (!goods || !tax) byRate.set(rate, { ...counted, unpriced: before.unpriced + sign })
  else
    byRate.set(rate, {
      ...counted,
      goods: added(before.goods, goods, sign),
      tax: added(before.tax, tax, sign),
      freight: String(BigInt(before.freight) + BigInt(sign) * BigInt(freight)),
    })
}

const NOTHING: RateSums = { lines: 0, unpriced: 0, goods: ['0', '0', '0'], tax: ['0', '0', '0'], freight: '0' }

function added(before: readonly string[], amounts: readonly string[], sign: 1 | -1): string[] {
  return before.map((sum, at) => String(BigInt(sum) + BigInt(sign) * BigInt(amounts[at] ?? 0)))
}

/** The totals of a list, and the number of lines that count. */
export function totalsOfSums(sums: ListSums, terms: SumTerms): { totals: Totals; countedLines: number } {
  const tally = createTally()
  let countedLines = 0
  for (const [rate, { lines, unpriced, goods, tax, freight }] of Object.entries(sums)) {
    countedLines += lines
    for (let count = 0; count < unpriced; count += 1) tally.add(BigInt(rate), null)
    if (lines > unpriced)
      tally.add(BigInt(rate), { goods: amountBoundsOf(goods), tax: amountBoundsOf(tax), freight: BigInt(freight) })
  }
  return { totals: tally.totals(terms), countedLines }
}
