import { SCALES } from '../amounts.ts'
import { minorDigitsOf } from '../currencies.ts'
import type { Line } from '../entries.ts'
import type { LineFigures, Totals } from '../figures.ts'
import { bounds, readAmounts, taxRateOf } from './amounts.ts'
import type { Amounts, Bound, Bounds, SumTerms } from './amounts.ts'
import { divideRounded, parseDecimal, printDecimal } from './decimal.ts'
import { isCounted } from './line-figures.ts'
import { HUNDRED_PERCENT } from './quantities.ts'

/** The totals of all lines that count. `figures` are the lines' own, computed with the same list. */
export function totalsOf(
  terms: SumTerms,
  lines: Iterable<{ line: Pick<Line, 'price' | 'status' | 'alternativeOf'>; figures: LineFigures }>,
): Totals {
  const tally = createTally()
  for (const { line, figures } of lines)
    if (isCounted(line)) tally.add(taxRateOf(terms, line), readAmounts(terms, figures))
  return tally.totals(terms)
}

/** The fields of a list that its totals depend on, beside the amounts of its lines. */
export type TotalTerms = Pick<SumTerms, 'baseCurrency' | 'taxRounding' | 'contingencyPct'>

/** Sums to which lines can be added and from which they can be taken one by one: they are whole numbers, so nothing is lost. */
export interface LineTally {
  /** Amounts are null for an unpriced line. The rate is in units of `SCALES.percent`. */
  add(taxRate: bigint, amounts: Amounts | null): void
  remove(taxRate: bigint, amounts: Amounts | null): void
  totals(terms: TotalTerms): Totals
}

interface RateSums extends Amounts {
  lines: number
}

export function createTally(): LineTally {
  const sumsByRate = new Map<bigint, RateSums>()
  let unpriced = 0
  const count = (by: 1 | -1, taxRate: bigint, amounts: Amounts | null) => {
    if (!amounts) {
      unpriced += by
      return
    }
    const sums = sumsByRate.get(taxRate) ?? { lines: 0, goods: zeros(), tax: zeros(), freight: 0n }
    const sign = by === 1 ? 1n : -1n
    sums.lines += by
    sums.freight += sign * amounts.freight
    for (const bound of bounds) {
      sums.goods[bound] += sign * amounts.goods[bound]
      sums.tax[bound] += sign * amounts.tax[bound]
    }
    if (sums.lines === 0) sumsByRate.delete(taxRate)
    else sumsByRate.set(taxRate, sums)
  }
  return {
    add: (taxRate, amounts) => count(1, taxRate, amounts),
    remove: (taxRate, amounts) => count(-1, taxRate, amounts),
    totals: (terms) => printedTotals(terms, sumsByRate, unpriced),
  }
}

function printedTotals(terms: TotalTerms, sumsByRate: ReadonlyMap<bigint, RateSums>, unpriced: number): Totals {
  const minor = minorDigitsOf(terms.baseCurrency)
  const amount = (value: bigint) => printDecimal(value, minor, minor)
  const contingencyPct = parseDecimal(terms.contingencyPct, SCALES.percent)
  const byRate = [...sumsByRate]
    .toSorted(([one], [other]) => (one > other ? -1 : 1))
    .map(([rate, { goods, tax, freight }]) => ({
      rate,
      goods,
      freight,
      tax:
        terms.taxRounding === 'line' ? tax : eachBound((bound) => divideRounded(goods[bound] * rate, HUNDRED_PERCENT)),
    }))
  const goods = eachBound((bound) => sum(byRate, (part) => part.goods[bound]))
  const tax = eachBound((bound) => sum(byRate, (part) => part.tax[bound]))
  const contingency = eachBound((bound) => divideRounded(goods[bound] * contingencyPct, HUNDRED_PERCENT))
  const total = (bound: Bound) => amount(goods[bound] + tax[bound] + contingency[bound])
  return {
    goodsLow: amount(goods.low),
    goodsHigh: amount(goods.high),
    goodsChosen: amount(goods.chosen),
    taxLow: amount(tax.low),
    taxHigh: amount(tax.high),
    taxChosen: amount(tax.chosen),
    freight: amount(sum(byRate, (part) => part.freight)),
    contingencyLow: amount(contingency.low),
    contingencyHigh: amount(contingency.high),
    contingencyChosen: amount(contingency.chosen),
    low: total('low'),
    high: total('high'),
    chosen: total('chosen'),
    unpriced,
    currency: terms.baseCurrency,
    taxes: byRate.map(({ rate, tax }) => ({
      rate: printDecimal(rate, SCALES.percent),
      low: amount(tax.low),
      high: amount(tax.high),
      chosen: amount(tax.chosen),
    })),
  }
}

function eachBound(value: (bound: Bound) => bigint): Bounds {
  return { low: value('low'), high: value('high'), chosen: value('chosen') }
}

function zeros(): Bounds {
  return eachBound(() => 0n)
}

function sum<Part>(parts: readonly Part[], value: (part: Part) => bigint): bigint {
  let total = 0n
  for (const part of parts) total += value(part)
  return total
}
