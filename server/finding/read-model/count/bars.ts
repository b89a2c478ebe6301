import { boundsInYuan, fromYuan, getRate } from '../../../catalogue/rates.ts'
import type { PriceBounds, Rate } from '../../../catalogue/rates.ts'
import { createDictionary } from '../facet-dictionary.ts'
import { isOfProducts } from '../model.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { priceBasisOf } from '../price-basis.ts'
import type { ModelPrices } from '../price-basis.ts'

/** The prices of a histogram: per a unit, in a currency with a rate. */
export interface BarWish {
  unit: string | undefined
  currency: string
}

/** Bars of a price histogram, for all SKUs. */
export interface Bars {
  /** Where each bar begins, in hundredths of the currency; the last one is open. */
  edges: number[]
  /** The bars that each SKU's price range covers; a value is the place of the bar's edge. */
  column: FacetColumn
}

const MOST_BARS = 14
const MOST_KEPT = 16
const SAMPLES = 4096
/** Round numbers of a decade, from fine to coarse: the first choice within `MOST_BARS` is taken. */
const STEPS = [[1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1]]

const known = new WeakMap<ReadModel, Map<string, Bars>>()

/** The bars for the whole catalogue's prices per unit. They do not depend on filters, so they stay while the reader filters. */
export function barsOf(model: ReadModel, { unit, currency }: BarWish): Bars {
  const ofModel = known.get(model) ?? new Map<string, Bars>()
  known.set(model, ofModel)
  const key = `${currency} ${unit ?? ''}`
  const bars = ofModel.get(key) ?? drawBars(model, priceBasisOf(model, unit), getRate(model.rates, currency))
  // Only units of the catalogue are cached: a request may name anything.
  if (bars.edges.length > 1) keep(ofModel, key, bars)
  return bars
}

/** The most recent ones are cached, which bounds the memory for many currencies and units. */
function keep(ofModel: Map<string, Bars>, key: string, bars: Bars): void {
  ofModel.delete(key)
  ofModel.set(key, bars)
  const [oldest] = ofModel.keys()
  if (ofModel.size > MOST_KEPT && oldest !== undefined) ofModel.delete(oldest)
}

function drawBars({ productOf }: ReadModel, basis: ModelPrices, rate: Rate): Bars {
  const edges = edgesOf(samplePrices(basis).map((price) => fromYuan(price, rate)))
  const ends = edges.map((edge) => boundsInYuan({ low: edge, high: edge }, rate))
  const bars = edges.length
  // One code for each pair of first and last bar.
  const spans = edges.flatMap((_, first) => edges.slice(first).map((_edge, more) => [first, first + more] as const))
  const codeOfSpan = new Uint8Array(bars * bars)
  for (const [index, [first, last]] of spans.entries()) codeOfSpan[first * bars + last] = index + 1
  const dictionary = createDictionary(
    edges.map((_, bar) => String(bar)),
    spans.map(([first, last]) => Array.from({ length: last - first + 1 }, (_, more) => first + more)),
  )
  const codes = new Uint16Array(basis.low.length)
  for (let sku = 0; sku < codes.length; sku++) {
    const low = basis.low[sku] ?? NaN
    const high = basis.high[sku] ?? NaN
    if (Number.isNaN(low) || !basis.isCounted(sku)) continue
    codes[sku] = codeOfSpan[firstBarOf(ends, low) * bars + lastBarOf(ends, high)] ?? 0
  }
  return { edges, column: { dictionary, codes, isOfProducts: isOfProducts(codes, productOf) } }
}

// A bar includes both its ends, as a chosen range does.
function firstBarOf(ends: PriceBounds[], low: number): number {
  let bar = 0
  while (bar < ends.length - 1 && (ends[bar + 1]?.below ?? Infinity) <= low) bar++
  return bar
}

function lastBarOf(ends: PriceBounds[], high: number): number {
  let bar = ends.length - 1
  while (bar > 0 && (ends[bar]?.from ?? 0) > high) bar--
  return bar
}

/** Zero, then round numbers over the range of the sorted prices, without a few outliers at both ends. */
export function edgesOf(prices: ArrayLike<number>): number[] {
  if (!prices.length) return [0]
  const least = prices[Math.floor(prices.length * 0.01)] ?? 0
  const most = prices[Math.floor(prices.length * 0.99)] ?? least
  const choices = STEPS.map((steps) => [0, ...roundNumbers(steps, Math.max(least, 1), Math.max(most, 1))])
  return choices.find((edges) => edges.length <= MOST_BARS) ?? choices.at(-1)?.slice(0, MOST_BARS) ?? [0]
}

function roundNumbers(steps: number[], least: number, most: number): number[] {
  const numbers: number[] = []
  for (let decade = 10 ** Math.floor(Math.log10(least)); decade <= most; decade *= 10)
    for (const step of steps) numbers.push(step * decade)
  return numbers.filter((number) => number > least && number <= most && Number.isInteger(number))
}

/** The sorted prices of the catalogue; an even sample of a large one. */
function samplePrices({ low, isCounted }: ModelPrices): Float64Array {
  const stride = Math.max(1, Math.floor(low.length / SAMPLES))
  const prices: number[] = []
  for (let sku = 0; sku < low.length; sku += stride) {
    const price = low[sku] ?? NaN
    if (!Number.isNaN(price) && isCounted(sku)) prices.push(price)
  }
  return Float64Array.from(prices).sort()
}
