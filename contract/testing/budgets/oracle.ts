import type { BudgetFields } from '../../budgets/budget.ts'
import type { Allocation, Line, Room } from '../../budgets/entries.ts'
import type { OracleFraction } from './fraction.ts'
import { dividedBy, HUNDRED, isEqual, isMore, larger, minus, NOTHING, ONE, plus } from './fraction.ts'
import { read, rounded, roundedUp, sum, times, whole } from './fraction.ts'

/**
 * A second implementation of the budget arithmetic, written without knowledge of `arithmetic/` and compared with it on random
 * lists. It follows the specification sentence by sentence, in fractions, and favours clarity over speed.
 */

export type OracleList = Pick<
  BudgetFields,
  'baseCurrency' | 'taxMode' | 'taxRounding' | 'defaultTaxRate' | 'contingencyPct' | 'packing'
>

export const BOUNDS = ['low', 'high', 'chosen'] as const
type Bound = (typeof BOUNDS)[number]
type Bounds = Record<Bound, OracleFraction>

export interface OracleFigures {
  need: OracleFraction
  packs: OracleFraction | null
  orderQty: OracleFraction
  /** The rounded selling amount; null without a price. */
  goods: Bounds | null
  tax: Bounds | null
  /** The amount that the line shows. */
  shown: Bounds | null
  freight: OracleFraction
}

export interface OracleTotals {
  goods: Bounds
  tax: Bounds
  contingency: Bounds
  total: Bounds
  freight: OracleFraction
  unpriced: number
  /** The highest rate first. */
  taxes: ({ rate: OracleFraction } & Bounds)[]
}

/** `allocations` are the line's own, or those of the line that it could replace. */
export function oracleFigures(
  list: OracleList,
  line: Line,
  allocations: readonly Allocation[],
  rooms: ReadonlyMap<string, Room>,
): OracleFigures {
  const minor = minorDigits(list.baseCurrency)
  const need = sum(allocations.map((one) => needOf(one, rooms)))
  const packs = packsOf(list, line, allocations, rooms)
  const { coveragePerPack } = line.pack
  const orderQty = packs === null || coveragePerPack === null ? need : times(packs, read(coveragePerPack))
  const prices = pricesOf(list, line)
  if (prices === null || line.price.fxRate === null)
    return { need, packs, orderQty, goods: null, tax: null, shown: null, freight: NOTHING }
  const fx = read(line.price.fxRate)
  const freight = rounded(times(read(line.price.freight), fx), minor)

  const exact = eachBound((bound) => {
    const isByPack = line.price.basis === 'perPack' && packs !== null
    const cost = times(isByPack ? packs : orderQty, prices[bound])
    const discounted = times(cost, minus(ONE, percentOf(line.price.discountPct)))
    const sell = plus(times(discounted, plus(ONE, percentOf(line.price.markupPct))), read(line.price.freight))
    return times(sell, fx)
  })
  const goods = eachBound((bound) => rounded(exact[bound], minor))
  const taxDigits = list.taxRounding === 'line' ? minor : 4
  const tax = eachBound((bound) => rounded(times(exact[bound], rateOf(list, line)), taxDigits))
  const shown = eachBound((bound) => (list.taxMode === 'inclusive' ? plus(goods[bound], tax[bound]) : goods[bound]))
  return { need, packs, orderQty, goods, tax, shown, freight }
}

export function oracleTotals(list: OracleList, lines: readonly { line: Line; figures: OracleFigures }[]): OracleTotals {
  const minor = minorDigits(list.baseCurrency)
  const counted = lines.filter(({ line }) => line.status !== 'rejected' && line.alternativeOf === null)
  const priced = counted.flatMap(({ line, figures: { goods, tax, freight } }) =>
    goods === null || tax === null ? [] : [{ rate: rateOf(list, line), goods, tax, freight }],
  )
  const rates: OracleFraction[] = []
  for (const { rate } of priced) if (!rates.some((one) => isEqual(one, rate))) rates.push(rate)
  rates.sort((one, other) => (isMore(one, other) ? -1 : 1))

  const taxes = rates.map((rate) => {
    const ofRate = priced.filter((one) => isEqual(one.rate, rate))
    const taxOfRate = eachBound((bound) =>
      list.taxRounding === 'line'
        ? sum(ofRate.map(({ tax }) => tax[bound]))
        : rounded(times(rate, sum(ofRate.map(({ goods }) => goods[bound]))), minor),
    )
    return { rate: times(rate, HUNDRED), ...taxOfRate }
  })
  const goods = eachBound((bound) => sum(priced.map((one) => one.goods[bound])))
  const tax = eachBound((bound) => sum(taxes.map((one) => one[bound])))
  const contingency = eachBound((bound) => rounded(times(percentOf(list.contingencyPct), goods[bound]), minor))
  const total = eachBound((bound) => sum([goods[bound], tax[bound], contingency[bound]]))
  const freight = sum(priced.map((one) => one.freight))
  return { goods, tax, contingency, total, freight, unpriced: counted.length - priced.length, taxes }
}

/** The need of all copies of its room. */
function needOf(allocation: Allocation, rooms: ReadonlyMap<string, Room>): OracleFraction {
  const withWaste = plus(ONE, percentOf(allocation.wastePct))
  if (allocation.roomId === null) return times(read(allocation.netQty), withWaste)
  const room = rooms.get(allocation.roomId)
  if (room === undefined) throw new Error('Its room is gone.')
  return times(times(netOf(allocation, room), whole(room.count)), withWaste)
}

function netOf({ source, netQty }: Allocation, room: Room): OracleFraction {
  if (source === 'manual') return read(netQty)
  if (source === 'count') return ONE
  const measure = room[source]
  return measure === null ? NOTHING : read(measure)
}

function packsOf(
  { packing }: OracleList,
  { pack }: Line,
  allocations: readonly Allocation[],
  rooms: ReadonlyMap<string, Room>,
): OracleFraction | null {
  if (pack.coveragePerPack === null) return null
  const coverage = read(pack.coveragePerPack)
  const places = packing === 'pooled' ? [allocations] : [...Map.groupBy(allocations, ({ roomId }) => roomId).values()]
  const toCover = sum(
    places.map((place) => roundedUp(dividedBy(sum(place.map((one) => needOf(one, rooms))), coverage))),
  )
  const least = larger(toCover, whole(pack.minOrderPacks))
  return isMore(least, NOTHING) ? plus(least, whole(pack.sparePacks)) : NOTHING
}

/** Net prices, in the line's currency. */
function pricesOf(list: OracleList, line: Line): Bounds | null {
  const { low, high, chosen, taxIncluded } = line.price
  const lowest = low ?? high ?? chosen
  const highest = high ?? low ?? chosen
  if (lowest === null || highest === null) return null
  const each = unitsOf(line)
  const stated = eachBound((bound) =>
    dividedBy(read({ low: lowest, high: highest, chosen: chosen ?? highest }[bound]), each),
  )
  if (!taxIncluded) return stated
  return eachBound((bound) => dividedBy(stated[bound], plus(ONE, rateOf(list, line))))
}

/** In square metres. */
const SQUARE_FOOT = times(read('0.3048'), read('0.3048'))

/** How many units, or packs, the price is for. */
function unitsOf({ price: { per, basis }, unit, pack }: Line): OracleFraction {
  if (per == null) return ONE
  const isByPack = basis === 'perPack' && pack.coveragePerPack !== null
  const isForFeet = !isByPack && unit === 'square_meter' && per.unit === 'square_foot'
  return isForFeet ? times(whole(per.quantity), SQUARE_FOOT) : whole(per.quantity)
}

/** 13 % is 0.13. */
function rateOf(list: OracleList, { price }: Line): OracleFraction {
  return percentOf(price.taxRate ?? list.defaultTaxRate)
}

function percentOf(text: string): OracleFraction {
  return dividedBy(read(text), HUNDRED)
}

function eachBound(of: (bound: Bound) => OracleFraction): Bounds {
  return { low: of('low'), high: of('high'), chosen: of('chosen') }
}

/** ISO 4217, for the currencies of the random lists. */
function minorDigits(currency: string): number {
  const digits = MINOR_DIGITS.get(currency)
  if (digits === undefined) throw new Error(`${currency} is not drawn.`)
  return digits
}

export const MINOR_DIGITS = new Map([
  ['CNY', 2],
  ['EUR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['TND', 3],
])
