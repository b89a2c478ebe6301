import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import { changeText } from '../../budgets/amount-text.ts'

/** More decimal places than any currency has. */
const PLACES = 6

/** The difference of two amounts: "+460.80", "−12.00", "0.00". */
export function versionDifferenceText(
  { before, after }: { before: string; after: string },
  currency: string,
  language: string,
): string {
  const by = parseDecimal(after, PLACES) - parseDecimal(before, PLACES)
  return changeText(printDecimal(by, PLACES), currency, language)
}
