import type { Allocation } from '../entries.ts'
import type { LineFigures } from '../figures.ts'
import { minorDigitsOf } from '../currencies.ts'
import { readAmounts, shownAmounts, taxDigitsOf } from './amounts.ts'
import type { Amounts, Bounds, ShowingTerms, SumTerms } from './amounts.ts'
import { digitsOf, parseDecimal, printDecimal } from './decimal.ts'
import { QUANTITY_DIGITS, roomNeedsOf } from './quantities.ts'
import type { RoomNeed, Rooms } from './quantities.ts'

/**
 * Splits an amount by weights, each part rounded to the amount's own last digit, so that the parts add up to it. The remainder
 * goes to the largest remainders, of equal ones to the first. Without any weight the first gets all. No weight may be negative.
 */
export function sharesOf(amount: string, weights: readonly string[]): string[] {
  const digits = digitsOf(amount)
  const scale = Math.max(0, ...weights.map(digitsOf))
  const whole = weights.map((weight) => parseDecimal(weight, scale))
  return parted(parseDecimal(amount, digits), whole).map((part) => printDecimal(part, digits, digits))
}

/** One room's share of a line's rounded amounts. */
export interface RoomShare extends Omit<LineFigures, 'packs' | 'orderQty' | 'freight'> {
  /** Null: for the whole project. */
  roomId: string | null
}

/**
 * A line by room, in the order of the rooms, without a room last, split by need: rows add up to the line in every column, and no
 * low amount is above its high one. Packs, orders and freight are the line's. A line without allocations is for the whole
 * project.
 */
export function roomSharesOf(
  terms: SumTerms,
  figures: LineFigures,
  allocations: readonly Allocation[],
  rooms: Rooms,
): RoomShare[] {
  return sharesByNeed(terms, figures, roomNeedsOf(allocations, rooms), rooms)
}

export function sharesByNeed(
  terms: SumTerms,
  figures: LineFigures,
  roomNeeds: readonly RoomNeed[],
  rooms: Rooms,
): RoomShare[] {
  const needs = inRoomOrder(roomNeeds, rooms)
  const weights = needs.map(({ need }) => need)
  const minor = minorDigitsOf(terms.baseCurrency)
  const taxDigits = taxDigitsOf(terms)
  const amounts = readAmounts(terms, figures)
  const goods = amounts && partedBounds(amounts.goods, weights)
  const tax = amounts && partedBounds(amounts.tax, weights)
  const amount = (value: bigint | undefined, digits: number) =>
    value === undefined ? null : printDecimal(value, digits, digits)
  return needs.map(({ roomId, need }, at) => {
    const [net, itsTax] = [goods?.[at], tax?.[at]]
    const shown = net && itsTax && shownAmounts(terms, net, itsTax)
    const digits = terms.taxMode === 'inclusive' ? taxDigits : minor
    return {
      roomId,
      need: printDecimal(need, QUANTITY_DIGITS),
      goodsLow: amount(net?.low, minor),
      goodsHigh: amount(net?.high, minor),
      goodsChosen: amount(net?.chosen, minor),
      taxLow: amount(itsTax?.low, taxDigits),
      taxHigh: amount(itsTax?.high, taxDigits),
      taxChosen: amount(itsTax?.chosen, taxDigits),
      low: amount(shown?.low, digits),
      high: amount(shown?.high, digits),
      chosen: amount(shown?.chosen, digits),
    }
  })
}

/** The amount that a line shows in each room, in units of `shownDigitsOf` the list. */
export function shownByRoom(
  terms: ShowingTerms,
  { goods, tax }: Pick<Amounts, 'goods' | 'tax'>,
  roomNeeds: readonly RoomNeed[],
  rooms: Rooms,
): { roomId: string | null; shown: Bounds }[] {
  const needs = inRoomOrder(roomNeeds, rooms)
  const weights = needs.map(({ need }) => need)
  const net = partedBounds(goods, weights)
  const itsTax = terms.taxMode === 'inclusive' ? partedBounds(tax, weights) : []
  return needs.map(({ roomId }, at) => ({
    roomId,
    shown: shownAmounts(terms, net[at] ?? NOTHING, itsTax[at] ?? NOTHING),
  }))
}
const NOTHING: Bounds = { low: 0n, high: 0n, chosen: 0n }

/** Equal remainders go to the first, so the order must be the same wherever the line is shown. */
function inRoomOrder(needs: readonly RoomNeed[], rooms: Rooms): readonly RoomNeed[] {
  if (needs.length === 0) return [{ roomId: null, need: 0n }]
  const placed = needs.map((need) => ({ need, place: rooms.get(need.roomId ?? '')?.sort ?? Infinity }))
  return placed
    .sort((one, other) => {
      if (one.place !== other.place) return one.place < other.place ? -1 : 1
      return (one.need.roomId ?? LAST) < (other.need.roomId ?? LAST) ? -1 : 1
    })
    .map(({ need }) => need)
}
/** Sorts behind every id. */
const LAST = '~'

/** High and chosen are the low share plus a share of their difference above low: split by themselves, shares could cross. */
function partedBounds({ low, high, chosen }: Bounds, weights: readonly bigint[]): Bounds[] {
  const lows = parted(low, weights)
  const highs = high === low ? null : parted(high - low, weights)
  const chosens = chosen === high ? highs : parted(chosen - low, weights)
  return lows.map((part, at) => ({ low: part, high: part + (highs?.[at] ?? 0n), chosen: part + (chosens?.[at] ?? 0n) }))
}

function parted(amount: bigint, weights: readonly bigint[]): bigint[] {
  let all = 0n
  for (const weight of weights) all += weight
  if (all === 0n || weights.length === 1) return weights.map((_, at) => (at === 0 ? amount : 0n))
  const [sign, size] = amount < 0n ? [-1n, -amount] : [1n, amount]
  let left = size
  const parts: { at: number; part: bigint; remainder: bigint }[] = []
  for (const [at, weight] of weights.entries()) {
    const whole = size * weight
    const part = whole / all
    left -= part
    parts.push({ at, part, remainder: whole - part * all })
  }
  if (left > 0n) {
    const largest = parts.toSorted((one, other) =>
      one.remainder === other.remainder ? one.at - other.at : one.remainder > other.remainder ? -1 : 1,
    )
    for (const one of largest.slice(0, Number(left))) one.part += 1n
  }
  return parts.map(({ part }) => sign * part)
}
