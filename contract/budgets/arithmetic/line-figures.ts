import type { Allocation, Line } from '../entries.ts'
import type { LineFigures } from '../figures.ts'
import { minorDigitsOf } from '../currencies.ts'
import { amountsOf, shownAmounts, shownDigitsOf, taxDigitsOf } from './amounts.ts'
import type { Amounts, SumTerms } from './amounts.ts'
import { printDecimal } from './decimal.ts'
import { QUANTITY_DIGITS, quantitiesOf, roomNeedsOf } from './quantities.ts'
import type { Quantities, Rooms } from './quantities.ts'

/**
 * The figures of a line. `allocations` are the line's; for an alternative those of the line that it could replace
 * (`allocatedLine`). Quantities have no trailing zeros; amounts have the digits of the base currency's minor unit.
 */
export function lineFiguresOf(
  terms: SumTerms,
  line: Pick<Line, 'price' | 'pack' | 'unit'>,
  allocations: readonly Allocation[],
  rooms: Rooms,
): LineFigures {
  const quantities = quantitiesOf(roomNeedsOf(allocations, rooms), line.pack, terms.packing)
  return printedFigures(terms, quantities, amountsOf(terms, line, quantities))
}

/** Whether totals, orders and the unpriced count include a line: not if it is rejected or an alternative. */
export function isCounted({ status, alternativeOf }: Pick<Line, 'status' | 'alternativeOf'>): boolean {
  return status !== 'rejected' && alternativeOf === null
}

/** The id of the line whose allocations are used: the line's own, or for an alternative the line that it could replace. */
export function allocatedLine(
  line: Pick<Line, 'id' | 'alternativeOf'>,
  lines: ReadonlyMap<string, Pick<Line, 'id' | 'alternativeOf'>>,
): string {
  if (line.alternativeOf === null) return line.id
  const seen = new Set<string>()
  let found = line
  while (found.alternativeOf !== null && !seen.has(found.id)) {
    seen.add(found.id)
    const replaced = lines.get(found.alternativeOf)
    if (!replaced) return found.alternativeOf
    found = replaced
  }
  return found.id
}

export function printedFigures(terms: SumTerms, quantities: Quantities, amounts: Amounts | null): LineFigures {
  const { need, packs, order } = quantities
  const counted = {
    need: printDecimal(need, QUANTITY_DIGITS),
    packs: packs === null ? null : Number(packs),
    orderQty: printDecimal(order, QUANTITY_DIGITS),
  }
  const minor = minorDigitsOf(terms.baseCurrency)
  const amount = (value: bigint) => printDecimal(value, minor, minor)
  if (!amounts) return { ...counted, ...NO_AMOUNTS, freight: amount(0n) }
  const { goods, tax, freight } = amounts
  const taxDigits = taxDigitsOf(terms)
  const taxAmount = (value: bigint) => printDecimal(value, taxDigits, taxDigits)
  const digits = shownDigitsOf(terms)
  const shown = shownAmounts(terms, goods, tax)
  return {
    ...counted,
    goodsLow: amount(goods.low),
    goodsHigh: amount(goods.high),
    goodsChosen: amount(goods.chosen),
    taxLow: taxAmount(tax.low),
    taxHigh: taxAmount(tax.high),
    taxChosen: taxAmount(tax.chosen),
    freight: amount(freight),
    low: printDecimal(shown.low, digits, digits),
    high: printDecimal(shown.high, digits, digits),
    chosen: printDecimal(shown.chosen, digits, digits),
  }
}

const NO_AMOUNTS = {
  goodsLow: null,
  goodsHigh: null,
  goodsChosen: null,
  taxLow: null,
  taxHigh: null,
  taxChosen: null,
  low: null,
  high: null,
  chosen: null,
}
