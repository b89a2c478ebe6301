import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import { amountText } from '../../budgets/amount-text.ts'

/** Places of a sum of money, and more than any currency has. */
const PLACES = 6

/** How much more or less an amount is after than before: "+460.80", "−12.00", "0.00". */
export function differenceText(
  { before, after }: { before: string; after: string },
  currency: string,
  language: string,
): string {
  const by = parseDecimal(after, PLACES) - parseDecimal(before, PLACES)
  const text = amountText(printDecimal(by < 0n ? -by : by, PLACES), currency, language)
  if (by === 0n) return text
  return (by < 0n ? '−' : '+') + text
}
