import { SCALES } from './amounts.ts'
import type { UnitSystem } from './budget.ts'
import { divideRounded, parseDecimal, powerOfTen, printDecimal } from './arithmetic/decimal.ts'

/**
 * How quantities are shown to somebody who measures in feet. Only what is shown is converted: a line is counted, and ordered, in
 * its own unit. Definitions, all exact: the international foot is 0.3048 m and the pound 0.45359237 kg (agreement of 1959);
 * the US gallon is 231 cubic inches, 3.785411784 l.
 */
interface Conversion {
  /** How many of the line's unit one of these is. */
  is: string
  symbol: string
}

const IMPERIAL: ReadonlyMap<string, Conversion> = new Map([
  ['square_meter', { is: '0.09290304', symbol: 'ft²' }],
  ['meter', { is: '0.3048', symbol: 'ft' }],
  ['cubic_meter', { is: '0.028316846592', symbol: 'ft³' }],
  ['litre', { is: '3.785411784', symbol: 'gal' }],
  ['kilogram', { is: '0.45359237', symbol: 'lb' }],
])
/** More digits than any of the definitions has. */
const DIGITS = 14
const QUANTITY_DIGITS = 10

/** What a unit of the dictionary is converted to, or null where it is shown as it is: pieces, boxes, words of the member's own. */
export function imperialSymbol(unit: string): string | null {
  return IMPERIAL.get(unit)?.symbol ?? null
}

/**
 * A quantity of a line in the units of a system, rounded to so many places; in its own unit where it has no other. `quantity`
 * has at most ten digits after its point.
 */
export function shownQuantity(quantity: string, unit: string, system: UnitSystem, places = 2): string {
  const value = parseDecimal(quantity, QUANTITY_DIGITS)
  const conversion = system === 'imperial' ? IMPERIAL.get(unit) : undefined
  const [numerator, denominator] = conversion
    ? [value * powerOfTen(DIGITS), parseDecimal(conversion.is, DIGITS) * powerOfTen(QUANTITY_DIGITS)]
    : [value, powerOfTen(QUANTITY_DIGITS)]
  return printDecimal(divideRounded(numerator * powerOfTen(places), denominator), places)
}

/** What somebody measured in feet, in the line's own unit to four places; null where that unit has no other. */
export function metricQuantity(quantity: string, unit: string): string | null {
  const conversion = IMPERIAL.get(unit)
  if (!conversion) return null
  const product = parseDecimal(quantity, QUANTITY_DIGITS) * parseDecimal(conversion.is, DIGITS)
  const rounded = divideRounded(product, powerOfTen(QUANTITY_DIGITS + DIGITS - SCALES.quantity))
  return printDecimal(rounded, SCALES.quantity)
}
