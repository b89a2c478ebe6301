import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { Substituted } from '../../../contract/substitution.ts'

/** More digits than any currency's minor unit has. */
const DIGITS = 4

type Totals = NonNullable<Substituted['things'][number]['totals']>

interface BeforeAndAfter {
  currency: string
  before: Pick<Totals['before'], 'low' | 'high'>
  after: Pick<Totals['after'], 'low' | 'high'>
}

/** By how much an amount changes; negative where it becomes less. In major units. */
export interface TotalDifference {
  currency: string
  low: string
  high: string
}

export function totalDifferenceOf({ currency, before, after }: BeforeAndAfter): TotalDifference {
  return { currency, low: minus(after.low, before.low), high: minus(after.high, before.high) }
}

/** The sum of all lists' differences, by currency. */
export function sumOfTotals(totals: readonly Totals[]): TotalDifference[] {
  const sums = new Map<string, TotalDifference>()
  for (const one of totals.map(totalDifferenceOf)) {
    const sum = sums.get(one.currency) ?? { currency: one.currency, low: '0', high: '0' }
    sums.set(one.currency, { ...sum, low: plus(sum.low, one.low), high: plus(sum.high, one.high) })
  }
  return [...sums.values()]
}

export function isNoDifference({ low, high }: TotalDifference): boolean {
  return Number(low) === 0 && Number(high) === 0
}

interface LineAmounts {
  high: string | null
  chosen: string | null
}

/** The amount at the price that was agreed for the present material, which falls away with it; null where nothing is lost. */
export function agreedAmountLost({ before, after }: { before: LineAmounts; after: LineAmounts }): string | null {
  const isAgreed = ({ high, chosen }: LineAmounts) => chosen !== null && chosen !== high
  return isAgreed(before) && !isAgreed(after) ? before.chosen : null
}

function minus(one: string, other: string): string {
  return printDecimal(parseDecimal(one, DIGITS) - parseDecimal(other, DIGITS), DIGITS)
}

function plus(one: string, other: string): string {
  return printDecimal(parseDecimal(one, DIGITS) + parseDecimal(other, DIGITS), DIGITS)
}
