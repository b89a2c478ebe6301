import { shownDigitsOf, taxDigitsOf } from '../budgets/arithmetic/amounts.ts'
import type { Bounds, ShowingTerms } from '../budgets/arithmetic/amounts.ts'
import { parseDecimal, printDecimal } from '../budgets/arithmetic/decimal.ts'
import type { RoomNeed, Rooms } from '../budgets/arithmetic/quantities.ts'
import { shownByRoom } from '../budgets/arithmetic/shares.ts'
import { minorDigitsOf } from '../budgets/currencies.ts'
import { shownAmountsOf } from './group-sums.ts'
import type { ShownAmounts } from './group-sums.ts'
import type { SharedBudget, SharedLine } from './views.ts'

type List = Pick<SharedBudget, 'baseCurrency' | 'taxMode' | 'taxRounding'>
type Parted = Parameters<typeof shownByRoom>[1]

/**
 * A line's amount in each of its rooms, split by need as in the owner's table, so that the rooms add up to the line. It uses only
 * what the link shows, so it reveals nothing. Undefined where that is not enough: goods and tax are split separately, and a list
 * with tax in its amounts may not show them.
 */
export function amountsByRoom(
  list: List,
  line: Pick<SharedLine, 'figures'>,
  { needs, rooms }: { needs: readonly RoomNeed[]; rooms: Rooms },
): ReadonlyMap<string | null, ShownAmounts> | undefined {
  const shown = shownAmountsOf(line)
  if (shown === undefined) return undefined
  if (shown.low === null) return new Map(needs.map(({ roomId }) => [roomId, shown]))
  const known = list.taxMode === 'exclusive' ? withoutTax(list, shown) : withTax(list, line.figures ?? {})
  if (!known) return undefined
  const digits = shownDigitsOf(known.terms)
  const print = (value: bigint) => printDecimal(value, digits, digits)
  return new Map(
    shownByRoom(known.terms, known.amounts, needs, rooms).map(({ roomId, shown: { low, high, chosen } }) => [
      roomId,
      { low: print(low), high: print(high), chosen: print(chosen) },
    ]),
  )
}

interface Known {
  terms: ShowingTerms
  amounts: Parted
}

/** The shown amounts are the goods alone. */
function withoutTax({ baseCurrency }: List, shown: ShownAmounts): Known | undefined {
  const goods = baseCurrency === undefined ? null : read(shown, minorDigitsOf(baseCurrency))
  if (baseCurrency === undefined || !goods) return undefined
  return {
    terms: { baseCurrency, taxMode: 'exclusive', taxRounding: 'line' },
    amounts: { goods, tax: { low: 0n, high: 0n, chosen: 0n } },
  }
}

function withTax({ baseCurrency, taxMode, taxRounding }: List, of: NonNullable<SharedLine['figures']>) {
  if (baseCurrency === undefined || taxMode === undefined || taxRounding === undefined) return undefined
  const terms: ShowingTerms = { baseCurrency, taxMode, taxRounding }
  const goods = read({ low: of.goodsLow, high: of.goodsHigh, chosen: of.goodsChosen }, minorDigitsOf(baseCurrency))
  const tax = read({ low: of.taxLow, high: of.taxHigh, chosen: of.taxChosen }, taxDigitsOf(terms))
  return goods && tax ? { terms, amounts: { goods, tax } } : undefined
}

/** One figure is all three. */
function read(
  { chosen, low = chosen, high = chosen }: Bounds<string | null | undefined>,
  digits: number,
): Bounds | null {
  if (low == null || high == null || chosen == null) return null
  return { low: parseDecimal(low, digits), high: parseDecimal(high, digits), chosen: parseDecimal(chosen, digits) }
}
