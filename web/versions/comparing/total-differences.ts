import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import { changeText } from '../../budgets/amount-text.ts'

/** Places of a sum of money, and more than any currency has. */
const PLACES = 6

/** How much more or less an amount is after than before: "+460.80", "−12.00", "0.00". */
export function versionDifferenceText(
  { before, after }: { before: string; after: string },
  currency: string,
  language: string,
): string {
  const by = parseDecimal(after, PLACES) - parseDecimal(before, PLACES)
  return changeText(printDecimal(by, PLACES), currency, language)
}
