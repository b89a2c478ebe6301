import { SCALES } from './amounts.ts'
import type { UnitSystem } from './budget.ts'
import { divideRounded, parseDecimal, powerOfTen, printDecimal } from './arithmetic/decimal.ts'

/**
 * How quantities are shown in feet and pounds. Only the display is converted: a line is counted, and ordered, in its own unit.
 * All definitions are exact: foot 0.3048 m, pound 0.45359237 kg (agreement of 1959), US gallon 231 cubic inches, 3.785411784 l.
 */
interface Conversion {
  /** How many of the line's unit it contains. */
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

/**
 * The imperial symbol for a unit of the dictionary, or null where it is not converted: pieces, boxes, words of the member's own.
 */
export function imperialSymbol(unit: string): string | null {
  return IMPERIAL.get(unit)?.symbol ?? null
}

/**
 * A quantity of a line in a unit system, rounded to `places`; in its own unit where there is no conversion. `quantity` has at
 * most ten digits after its point.
 */
export function shownQuantity(quantity: string, unit: string, system: UnitSystem, places = 2): string {
  const value = parseDecimal(quantity, QUANTITY_DIGITS)
  const conversion = system === 'imperial' ? IMPERIAL.get(unit) : undefined
  const [numerator, denominator] = conversion
    ? [value * powerOfTen(DIGITS), parseDecimal(conversion.is, DIGITS) * powerOfTen(QUANTITY_DIGITS)]
    : [value, powerOfTen(QUANTITY_DIGITS)]
  return printDecimal(divideRounded(numerator * powerOfTen(places), denominator), places)
}

/** A quantity in imperial units, converted to the line's own unit, to four places; null where there is no conversion. */
export function metricQuantity(quantity: string, unit: string): string | null {
  const conversion = IMPERIAL.get(unit)
  if (!conversion) return null
  const product = parseDecimal(quantity, QUANTITY_DIGITS) * parseDecimal(conversion.is, DIGITS)
  const rounded = divideRounded(product, powerOfTen(QUANTITY_DIGITS + DIGITS - SCALES.quantity))
  return printDecimal(rounded, SCALES.quantity)
}
