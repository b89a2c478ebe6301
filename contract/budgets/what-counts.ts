import type { LinePrice } from './entries.ts'
import type { LineFigures } from './figures.ts'

/** A line that counts, as far as its reader may see it. */
export interface CountedLine {
  price?: { [Field in 'low' | 'high' | 'chosen' | 'isTaxUnknown']?: LinePrice[Field] | undefined } | undefined
  figures?: { [Field in 'orderQty' | 'low' | 'chosen']?: LineFigures[Field] | undefined } | undefined
}

/** The price by which a line counts in the chosen total: what was agreed, its only price, or the highest of a range. */
export type ChosenPrice = 'agreed' | 'list' | 'highest' | 'unpriced'

/** Of what the chosen total consists, and what is still open: numbers of lines. What the reader may not see counts nowhere. */
export interface WhatCounts extends Record<ChosenPrice, number> {
  /** Their amount is not given yet, so that they add nothing. */
  noAmount: number
  /** Nobody says whether their prices include tax. */
  taxUnknown: number
}

export function whatCounts(lines: Iterable<CountedLine>): WhatCounts {
  const counts: WhatCounts = { agreed: 0, list: 0, highest: 0, unpriced: 0, noAmount: 0, taxUnknown: 0 }
  for (const line of lines) {
    const chosen = chosenPriceOf(line)
    if (chosen) counts[chosen] += 1
    if (hasNoAmount(line)) counts.noAmount += 1
    if (isTaxUntold(line)) counts.taxUnknown += 1
  }
  return counts
}

/** Undefined where the reader may not see the line's prices. */
export function chosenPriceOf({ price, figures }: CountedLine): ChosenPrice | undefined {
  if (price?.low === undefined || figures?.low === undefined) return undefined
  if (figures.low === null) return 'unpriced'
  if (price.chosen != null) return 'agreed'
  return price.low === null || price.high == null || price.low === price.high ? 'list' : 'highest'
}

/**
 * Whether the chosen total is what counts, not the range of list prices: prices were agreed.
 * Nobody's choice counts at the highest. `agreed`: of how many lines a price was agreed, as far as its reader may see it.
 */
export function countsAsChosen({ low, high, chosen }: Amounts, agreed: number): boolean {
  return chosen !== undefined && (chosen !== high || (agreed > 0 && low !== high))
}

type Amounts = { [Bound in 'low' | 'high' | 'chosen']?: string | undefined }

/** Whether a line adds nothing since nobody has said how much of it is needed. */
export function hasNoAmount({ figures }: Pick<CountedLine, 'figures'>): boolean {
  return figures?.orderQty !== undefined && !/[1-9]/.test(figures.orderQty)
}

/** Whether nobody says if a line's price includes tax. A line without a price has nothing to say. */
export function isTaxUntold({ price, figures }: CountedLine): boolean {
  return price?.isTaxUnknown === true && (figures?.low ?? figures?.chosen) != null
}
