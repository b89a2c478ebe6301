import { amountsOf, taxRateOf } from '../../contract/budgets/arithmetic/amounts.ts'
import type { Amounts, SumTerms } from '../../contract/budgets/arithmetic/amounts.ts'
import { isCounted } from '../../contract/budgets/arithmetic/line-figures.ts'
import { quantitiesOf, roomNeedsOf } from '../../contract/budgets/arithmetic/quantities.ts'
import type { Allocation, Line, Room } from '../../contract/budgets/entries.ts'

/** The stored amounts of a line in minor units: low, high and chosen; null for a line without a price. */
export interface LineAmounts {
  line_id: string
  tax_rate: string
  goods: readonly string[] | null
  tax: readonly string[] | null
  freight: string
}

interface Reckoned {
  terms: SumTerms
  lines: readonly Line[]
  allocationsByLine: ReadonlyMap<string, readonly Allocation[]>
  rooms: ReadonlyMap<string, Room>
}

/** The amounts of the counted lines, each with all its allocations. */
export function amountsOfLines({ terms, lines, allocationsByLine, rooms }: Reckoned): LineAmounts[] {
  return lines.filter(isCounted).map((line) => {
    const needs = roomNeedsOf(allocationsByLine.get(line.id) ?? [], rooms)
    const amounts = amountsOf(terms, line, quantitiesOf(needs, line.pack, terms.packing))
    return {
      line_id: line.id,
      tax_rate: String(taxRateOf(terms, line)),
      goods: amounts && textOf(amounts.goods),
      tax: amounts && textOf(amounts.tax),
      freight: String(amounts?.freight ?? 0n),
    }
  })
}

function textOf({ low, high, chosen }: Amounts['goods']): string[] {
  return [low, high, chosen].map(String)
}

export function amountBoundsOf([low, high, chosen]: readonly (string | null)[]): Amounts['goods'] {
  return { low: BigInt(low ?? 0), high: BigInt(high ?? 0), chosen: BigInt(chosen ?? 0) }
}
