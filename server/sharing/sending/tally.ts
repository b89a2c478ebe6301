import { readAmounts, taxRateOf } from '../../../contract/budgets/arithmetic/amounts.ts'
import type { Amounts, SumTerms } from '../../../contract/budgets/arithmetic/amounts.ts'
import { createTally } from '../../../contract/budgets/arithmetic/totals.ts'
import type { TotalTerms } from '../../../contract/budgets/arithmetic/totals.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { LineFigures } from '../../../contract/budgets/figures.ts'

/**
 * What a list comes to with any choice. A total is rounded as a whole, so that the amounts of lines cannot be summed: this keeps
 * the exact sums beside the view (decisions/240). Nobody is told it.
 */
export interface Tally {
  terms: TotalTerms
  /** The chosen amounts of all lines that count, by tax rate. */
  rates: Part[]
  /** Lines with a choice: their own part, and that of each offered alternative, by id. */
  lines: Record<string, { own: Part | null; others: Record<string, Part | null> }>
}

/** Whole numbers in units of their last digit (`Amounts`); the rate in units of `SCALES.percent`. Null for a line without a price. */
interface Part {
  rate: string
  goods: string
  tax: string
}

type Counted = Pick<Line, 'id' | 'price'> & { figures: LineFigures }

interface Choices extends SumTerms {
  lines: readonly Counted[]
  alternatives?: readonly (Counted & Pick<Line, 'alternativeOf'>)[]
}

/** Null where nothing is offered. The list is as it is shown: lines that count, with their one figure. */
export function tallyOf(list: Choices): Tally | null {
  const { lines, alternatives = [], baseCurrency, taxRounding, contingencyPct } = list
  if (alternatives.length === 0) return null
  const partOf = (line: Counted): Part | null => {
    const amounts = readAmounts(list, line.figures)
    if (!amounts) return null
    const { goods, tax } = amounts
    return { rate: `${taxRateOf(list, line)}`, goods: `${goods.chosen}`, tax: `${tax.chosen}` }
  }
  const byRate = new Map<string, Part>()
  for (const part of lines.map(partOf)) {
    if (!part) continue
    const { rate, goods, tax } = byRate.get(part.rate) ?? { rate: part.rate, goods: '0', tax: '0' }
    byRate.set(rate, { rate, goods: plus(goods, part.goods), tax: plus(tax, part.tax) })
  }
  const others = Map.groupBy(alternatives, ({ alternativeOf }) => alternativeOf)
  const choosable = lines.flatMap((line) => {
    const all = others.get(line.id)?.map((other) => [other.id, partOf(other)] as const)
    return all ? [[line.id, { own: partOf(line), others: Object.fromEntries(all) }] as const] : []
  })
  return {
    terms: { baseCurrency, taxRounding, contingencyPct },
    rates: [...byRate.values()],
    lines: Object.fromEntries(choosable),
  }
}

function plus(one: string, other: string): string {
  return `${BigInt(one) + BigInt(other)}`
}

/** Whether the version offers this for this line: an alternative, or the line itself, which is one to choose from. */
export function isChoiceIn({ lines }: Tally, lineId: string, chosenId: string): boolean {
  const line = Object.hasOwn(lines, lineId) ? lines[lineId] : undefined
  return line !== undefined && (chosenId === lineId || Object.hasOwn(line.others, chosenId))
}

/**
 * The list's chosen total where these alternatives take their lines' places: what `totalsOf` says of the list so changed. Every
 * choice is one of those in the tally (`isChoiceIn`).
 */
export function totalWith(
  { terms, rates, lines }: Tally,
  chosen: ReadonlyMap<string, string>,
): { total: string; currency: string } {
  const sums = createTally()
  const add = (part: Part | null | undefined, sign: 1n | -1n = 1n) => {
    if (part) sums.add(BigInt(part.rate), amountsOf(part, sign))
  }
  for (const part of rates) add(part)
  for (const [lineId, chosenId] of chosen) {
    if (chosenId === lineId) continue
    add(lines[lineId]?.own, -1n)
    add(lines[lineId]?.others[chosenId])
  }
  const { chosen: total, currency } = sums.totals(terms)
  return { total, currency }
}

/** Only what is chosen is summed. */
function amountsOf({ goods, tax }: Part, sign: 1n | -1n): Amounts {
  const all = (text: string) => ({ low: 0n, high: 0n, chosen: sign * BigInt(text) })
  return { goods: all(goods), tax: all(tax), freight: 0n }
}
