import { SCALES, WHOLE_DIGITS } from './amounts.ts'
import type { Scaled } from './amounts.ts'
import { compareDecimals, digitsOf } from './arithmetic/decimal.ts'
import type { UnitSystem } from './budget.ts'
import { imperialUnit, SHOWN_PLACES, shownQuantity } from './units.ts'
import type { PricePer } from './price-per.ts'
import { isPriceQuantity } from '../price-quantity.ts'
import { decimalOf } from '../values/fraction.ts'
import type { Fraction } from '../values/fraction.ts'
import { plainValue } from '../values/plain-value.ts'
import { NUMBER } from '../values/read-number.ts'
import { readDays } from '../values/read-days.ts'
import { readValue } from '../values/read-value.ts'
import type { Value } from '../values/read-value.ts'
import { convertedTo, fittingUnit, isUnitName } from '../values/units.ts'
import type { UnitName } from '../values/units.ts'

/** How to read what a member types: the kind of number, and their conventions. */
export interface TypedReading {
  /** `whole`: packs, pieces, days. */
  kind: Scaled | 'whole'
  /** The decimal sign of the member's language. It decides when a text has only one of the signs. */
  decimalSign: '.' | ','
  /** The unit of a quantity, or of a price: a value of `product_measurement_unit`, `day`, or a word of the member's. */
  unit?: string
  /** The unit system of a quantity without a unit; `imperial` reads it in the unit that the line's unit is converted to. */
  system?: UnitSystem
  /** The stored quantity. A text that says what is shown of it, in fewer places, leaves it as it is. */
  stands?: string | null
  /** The price's currency. */
  currency?: string
  most?: number | string
  /** For packs and rates, by which something is divided. */
  isAboveZero?: boolean
}

/** Why a text is no such number. `typed` is the part that was not understood. */
export type TypedProblem =
  | { reason: 'formula' | 'negative' | 'zero' }
  | { reason: 'noNumber'; typed: string }
  /** The unit is neither the line's own nor its imperial one. */
  | { reason: 'otherUnit'; typed: string; unit: string }
  | { reason: 'otherCurrency'; typed: string; currency: string }
  /** Too many digits: more than `most` before the point, or after it. */
  | { reason: 'digitsBefore' | 'digitsAfter'; most: number }
  | { reason: 'tooMuch'; most: string }

/** A decimal of the contract's form, null for an empty cell, or the problem. */
/** `per`: what a typed price is for, where it says so. */
export type Typed =
  | { value: string | null; per?: PricePer; problem?: undefined }
  | { value?: undefined; problem: TypedProblem }

const MOST_WHOLE_DIGITS = 9
/** Signs of a formula. A fraction of a unit is none, nor what a price is for: `6 1/2"`, `12.40 / 100 m²`. */
const FORMULA = /^[=@]|\d\s*[*/^×÷+]\s*[\d(]/

/**
 * Parses a typed or pasted cell (`contract/values`): `1,234.5`, `1.234,5`, `１２．５`, `12 m²`, `15 %`, `¥180 / m²`. Where a text does not
 * show its decimal sign, `decimalSign` decides. A formula is refused, since another program's rules would compute it.
 */
export function readTyped(text: string, reading: TypedReading): Typed {
  if (reading.kind === 'whole' && reading.unit === 'day') return daysIn(text, reading)
  const read = readValue(text, reading.decimalSign)
  const isMeasure = read.is === 'value' && (read.per?.units ?? read.units).length > 0 && read.rest.length === 0
  if (!isMeasure && FORMULA.test(text.normalize('NFKC').trim())) return { problem: { reason: 'formula' } }
  if (read.is === 'none') return { value: null }
  if (read.is === 'unread')
    return {
      problem: read.why === 'brackets' ? { reason: 'negative' } : { reason: 'noNumber', typed: plainValue(text) },
    }
  if (read.low.numerator < 0n) return { problem: { reason: 'negative' } }
  if (isBare(read)) return limited(read.low, unitOf(read, reading, false), reading)
  const beside = besideNumber(text)
  const isPlain = read.low === read.high && read.bound === undefined && read.notes.length === 0
  const own = reading.unit !== undefined && beside === reading.unit.toLowerCase()
  if (!isPlain || (read.rest.length > 0 && !own)) return { problem: { reason: 'noNumber', typed: beside } }
  const asked = own ? null : problemOf(read, beside, reading)
  if (asked) return { problem: asked }
  const typed = limited(read.low, unitOf(read, reading, own), reading)
  const per = perOf(read, reading)
  return per && !typed.problem ? { ...typed, per } : typed
}

/** "12.40 per 100", "2.99 / ft²": what a price is for. */
function perOf({ units, per }: Value, { kind, unit }: TypedReading): PricePer | undefined {
  const of = per?.units ?? units
  if (kind !== 'price' || (!per && of.length === 0)) return undefined
  const quantity = per?.quantity ?? 1
  if (!isPriceQuantity(quantity)) return undefined
  return { quantity, unit: (of.length > 0 ? fitting(of, unit) : undefined) ?? unit ?? 'piece' }
}

/** A time, as suppliers and people write it: `2 weeks` are fourteen days. */
function daysIn(text: string, reading: TypedReading): Typed {
  const read = readDays(text, reading.decimalSign)
  if ('days' in read && read.rest.length === 0)
    return limited({ numerator: BigInt(read.days), denominator: 1n }, undefined, reading)
  if ('is' in read && read.is === 'none') return { value: null }
  return { problem: { reason: 'noNumber', typed: besideNumber(text) } }
}

/** The decimal sign of a language or locale: `en`, `de-CH`. */
export function decimalSignOf(locale: string): '.' | ',' {
  return new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'
}

/** A number with nothing beside it, as most are. */
function isBare({ low, high, bound, units, currencies, per, notes, rest }: Value): boolean {
  const words = units.length + currencies.length + notes.length + rest.length
  return low === high && bound === undefined && !per && words === 0
}

/** The words beside a number, in one spelling. */
function besideNumber(text: string): string {
  return plainValue(text)
    .replace(NUMBER, '')
    .replace(/^[\s/]+/, '')
    .trim()
    .toLowerCase()
}

/** What is wrong with the unit, the currency or the basis of a number. */
function problemOf(value: Value, typed: string, { kind, unit, currency }: TypedReading): TypedProblem | null {
  const { units, currencies, per } = value
  if (kind === 'percent')
    return units.every((one) => one === 'percent') && !per && currencies.length === 0
      ? null
      : { reason: 'noNumber', typed }
  if (kind !== 'price') {
    if (currencies.length > 0 || per || units.includes('percent')) return { reason: 'noNumber', typed }
    // Whole things are not converted: two weeks are no two days.
    const isFitting =
      kind === 'whole' ? (units as readonly (string | undefined)[]).includes(unit) : fitting(units, unit)
    return units.length === 0 || isFitting ? null : otherUnit(typed, unit)
  }
  if (currency && currencies.length > 0 && !currencies.includes(currency))
    return { reason: 'otherCurrency', typed, currency }
  const of = per?.units ?? units
  if (per && !isPriceQuantity(per.quantity)) return { reason: 'noNumber', typed }
  return of.length === 0 || unit === undefined || fitting(of, unit) ? null : otherUnit(typed, unit)
}

function otherUnit(typed: string, unit: string | undefined): TypedProblem {
  return unit === undefined ? { reason: 'noNumber', typed } : { reason: 'otherUnit', typed, unit }
}

/** The unit of a text among the meanings of its word, as far as it can be a line's. */
function fitting(units: readonly UnitName[], unit: string | undefined): UnitName | undefined {
  return isUnitName(unit) ? fittingUnit(units, unit) : undefined
}

/** The unit of the number; undefined where it needs no conversion. */
function unitOf({ units }: Value, { kind, unit, system }: TypedReading, isOwn: boolean): UnitName | undefined {
  if (kind !== 'quantity' || isOwn || unit === undefined) return undefined
  return units.length > 0 ? fitting(units, unit) : system === 'imperial' ? imperialUnit(unit) : undefined
}

function limited(number: Fraction, from: UnitName | undefined, reading: TypedReading): Typed {
  const { kind, unit, most, isAboveZero } = reading
  const scale = kind === 'whole' ? 0 : SCALES[kind]
  const mostBefore = kind === 'whole' ? MOST_WHOLE_DIGITS : WHOLE_DIGITS[kind]
  if (from && isShown(number, from, reading)) return { value: reading.stands ?? null }
  const isConverted = from !== undefined && from !== unit && isUnitName(unit)
  const { text: value, isRounded } = decimalOf(isConverted ? convertedTo(number, from, unit) : number, scale)
  // What is converted is rounded: metres of feet never end.
  if (isRounded && !isConverted) return { problem: { reason: 'digitsAfter', most: scale } }
  const digitsBefore = value.length - (value.includes('.') ? digitsOf(value) + 1 : 0)
  if (digitsBefore > mostBefore) return { problem: { reason: 'digitsBefore', most: mostBefore } }
  if (most !== undefined && compareDecimals(value, `${most}`) > 0)
    return { problem: { reason: 'tooMuch', most: `${most}` } }
  if (isAboveZero && !/[1-9]/.test(value)) return { problem: { reason: 'zero' } }
  return { value }
}

/** Whether a number is what is shown of the stored quantity. */
function isShown(number: Fraction, from: UnitName, { unit, system, stands }: TypedReading): boolean {
  if (!stands || system !== 'imperial' || unit === undefined || from !== imperialUnit(unit)) return false
  const { text, isRounded } = decimalOf(number, SHOWN_PLACES)
  return !isRounded && text === shownQuantity(stands, unit, system)
}
