import type { Allocation } from '../entries.ts'
import type { LineFigures } from '../figures.ts'
import { minorDigitsOf } from '../currencies.ts'
import { bounds, taxDigitsOf } from './amounts.ts'
import type { Bounds, Terms } from './amounts.ts'
import { digitsOf, parseDecimal, powerOfTen, printDecimal } from './decimal.ts'
import { QUANTITY_DIGITS, roomNeedsOf } from './quantities.ts'
import type { RoomNeed, Rooms } from './quantities.ts'

/**
 * An amount parted by weights, each part to the amount's own last digit, so that they add up to it: what is left of rounding down goes
 * to the largest remainders, of equal ones to the first. Where nothing has weight, the first has all. No weight may be negative.
 */
export function sharesOf(amount: string, weights: readonly string[]): string[] {
  const digits = digitsOf(amount)
  const scale = Math.max(0, ...weights.map(digitsOf))
  const whole = weights.map((weight) => parseDecimal(weight, scale))
  return parted(parseDecimal(amount, digits), whole).map((part) => printDecimal(part, digits, digits))
}

/** What one room has of a line's rounded amounts, of a line that may be for several. */
export interface RoomShare extends Omit<LineFigures, 'packs' | 'orderQty' | 'freight'> {
  /** Null: for the whole project. */
  roomId: string | null
}

/**
 * A line by room, in the order of the rooms and at last what is in none, by what each needs: rows add up to the line in every column, and no low
 * amount is above its high one. Packs, what is ordered and freight are the line's. A line without allocations is for the whole project.
 */
export function roomSharesOf(
  terms: Terms,
  figures: LineFigures,
  allocations: readonly Allocation[],
  rooms: Rooms,
): RoomShare[] {
  return sharesByNeed(terms, figures, roomNeedsOf(allocations, rooms), rooms)
}

export function sharesByNeed(
  terms: Terms,
  figures: LineFigures,
  roomNeeds: readonly RoomNeed[],
  rooms: Rooms,
): RoomShare[] {
  // Of equal remainders the first has more: the order is the same wherever the line is shown.
  const needs = roomNeeds.length > 0 ? inRoomOrder(roomNeeds, rooms) : [{ roomId: null, need: 0n }]
  const weights = needs.map(({ need }) => need)
  const minor = minorDigitsOf(terms.baseCurrency)
  const taxDigits = taxDigitsOf(terms)
  const goods = partedBounds([figures.goodsLow, figures.goodsHigh, figures.goodsChosen], minor, weights)
  const tax = partedBounds([figures.taxLow, figures.taxHigh, figures.taxChosen], taxDigits, weights)
  const isWithTax = terms.taxMode === 'inclusive'
  const finer = powerOfTen(taxDigits - minor)
  return needs.map(({ roomId, need }, at) => {
    const [net, itsTax] = [goods?.[at], tax?.[at]]
    const amount = (value: bigint | undefined, digits: number) =>
      value === undefined ? null : printDecimal(value, digits, digits)
    const shown = (bound: keyof Bounds) =>
      isWithTax && net && itsTax ? amount(net[bound] * finer + itsTax[bound], taxDigits) : amount(net?.[bound], minor)
    return {
      roomId,
      need: printDecimal(need, QUANTITY_DIGITS),
      goodsLow: amount(net?.low, minor),
      goodsHigh: amount(net?.high, minor),
      goodsChosen: amount(net?.chosen, minor),
      taxLow: amount(itsTax?.low, taxDigits),
      taxHigh: amount(itsTax?.high, taxDigits),
      taxChosen: amount(itsTax?.chosen, taxDigits),
      low: shown('low'),
      high: shown('high'),
      chosen: shown('chosen'),
    }
  })
}

function inRoomOrder(needs: readonly RoomNeed[], rooms: Rooms): RoomNeed[] {
  const placeOf = ({ roomId }: RoomNeed) => rooms.get(roomId ?? '')?.sort ?? Infinity
  const idOf = ({ roomId }: RoomNeed) => roomId ?? '~'
  return needs.toSorted((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)]
    if (place !== otherPlace) return place < otherPlace ? -1 : 1
    return idOf(one) < idOf(other) ? -1 : 1
  })
}

/** High and chosen are the low share and a share of what they are above it: parted by themselves a share could cross another. */
function partedBounds(
  figures: readonly (string | null)[],
  digits: number,
  weights: readonly bigint[],
): Bounds[] | null {
  const [low, high, chosen] = figures.map((figure) => (figure === null ? null : parseDecimal(figure, digits)))
  if (low == null || high == null || chosen == null) return null
  const lows = parted(low, weights)
  const above = { low: parted(0n, weights), high: parted(high - low, weights), chosen: parted(chosen - low, weights) }
  return lows.map((part, at) => {
    const share = { low: 0n, high: 0n, chosen: 0n }
    for (const bound of bounds) share[bound] = part + (above[bound][at] ?? 0n)
    return share
  })
}

function parted(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return weights.map((_, at) => (at === 0 ? amount : 0n))
  const [sign, size] = amount < 0n ? [-1n, -amount] : [1n, amount]
  const parts = weights.map((weight) => (size * weight) / all)
  const left = size - parts.reduce((sum, part) => sum + part, 0n)
  const remainders = weights.map((weight, at) => ({ at, remainder: (size * weight) % all }))
  remainders.sort((one, other) => (one.remainder === other.remainder ? 0 : one.remainder > other.remainder ? -1 : 1))
  for (const { at } of remainders.slice(0, Number(left))) parts[at] = (parts[at] ?? 0n) + 1n
  return parts.map((part) => sign * part)
}
