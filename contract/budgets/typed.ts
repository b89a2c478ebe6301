import { SCALES, WHOLE_DIGITS } from './amounts.ts'
import type { Scaled } from './amounts.ts'
import { compareDecimals, digitsOf, parseDecimal, printDecimal } from './arithmetic/decimal.ts'
import type { UnitSystem } from './budget.ts'
import { currenciesNamed, isUnit, plainWords, unitNamed } from './unit-words.ts'
import { metricQuantity } from './units.ts'

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
export type Typed = { value: string | null; problem?: undefined } | { value?: undefined; problem: TypedProblem }

const MOST_WHOLE_DIGITS = 9
/** Signs of a formula. */
const FORMULA = /^[=@]|\d\s*[*/^×÷+]\s*[\d(]/
const NEGATIVE = /^[-−–]\s*\S|^\(.*\)$/
const EMPTY = /^[-−–—]?$/
/** A number with the text before and after it. */
const AROUND = /^(?<before>[^\d.,'’]*)(?<number>[\d.,](?:[\d.,'’ ]*[\d.,])?)(?<after>\D*\d?)$/u

/**
 * Parses a typed or pasted cell: `1,234.5`, `1.234,5`, `1 234,5`, `１２．５`, `12 m²`, `15 %`, `¥180 / m²`. If both signs occur, the
 * last is decimal; for a single one `decimalSign` decides. A formula is refused, since another program's rules would compute it.
 */
export function readTyped(text: string, reading: TypedReading): Typed {
  const typed = text
    .normalize('NFKC')
    .replaceAll(/[\s  ]+/gu, ' ')
    .trim()
  if (EMPTY.test(typed)) return { value: null }
  if (FORMULA.test(typed)) return { problem: { reason: 'formula' } }
  if (NEGATIVE.test(typed)) return { problem: { reason: 'negative' } }
  const groups = AROUND.exec(typed.replace(/^\+ ?/, ''))?.groups
  const number = plainNumber(groups?.['number'] ?? '', reading.decimalSign)
  if (!groups || number === null) return { problem: { reason: 'noNumber', typed } }
  const isOf = understood(groups['before'] ?? '', groups['after'] ?? '', reading)
  if (typeof isOf === 'object') return { problem: isOf }
  return limited(number, isOf, reading)
}

/** The decimal sign of a language or locale: `en`, `de-CH`. */
export function decimalSignOf(locale: string): '.' | ',' {
  return new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'
}

/** `1.234,5` as `1234.5`; null where it is no number. */
function plainNumber(typed: string, decimalSign: '.' | ','): string | null {
  const bare = typed.replaceAll(/['’ ]/gu, '')
  // Thousands grouped by spaces or apostrophes are whole groups of three.
  if (bare !== typed && !/^\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d*)?$/u.test(typed)) return null
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return bare
  const sign = bare.charAt(last)
  const other = sign === '.' ? ',' : '.'
  const [whole, digits] = [bare.slice(0, last), bare.slice(last + 1)]
  const isParting = isParted(bare, sign) && (sign !== decimalSign || whole.includes(sign)) && bare === typed
  if (isParting) return bare.replaceAll(sign, '')
  if (whole.includes(sign) || (whole.includes(other) && !isParted(whole, other))) return null
  const before = whole.replaceAll(other, '') || '0'
  return digits === '' ? before : `${before}.${digits}`
}

/** Whether a sign groups thousands: three digits at the end, two or three before, as in India. */
function isParted(text: string, sign: string): boolean {
  const [first = '', ...rest] = text.split(sign)
  const last = rest.pop()
  const isBegun = /^[1-9]\d{0,2}$/.test(first)
  return isBegun && last !== undefined && /^\d{3}$/.test(last) && rest.every((group) => /^\d{2,3}$/.test(group))
}

/** The unit of the number, or the problem with the words around it. */
function understood(
  before: string,
  after: string,
  { kind, ...reading }: TypedReading,
): 'own' | 'imperial' | TypedProblem {
  const [lead, trail] = [plainWords(before), plainWords(after)]
  const typed = `${before.trim()} ${after.trim()}`.trim()
  const system = reading.system === 'imperial' ? 'imperial' : 'own'
  if (typed === '') return kind === 'quantity' ? system : 'own'
  if (kind === 'percent') return lead === '' && trail === '%' ? 'own' : { reason: 'noNumber', typed }
  if (kind === 'price') return pricedIn(lead, trail, reading) ?? 'own'
  const named = lead === '' && reading.unit !== undefined ? unitNamed(trail, reading.unit) : null
  if (named) return named
  if (lead !== '' || reading.unit === undefined || !isUnit(trail)) return { reason: 'noNumber', typed }
  return { reason: 'otherUnit', typed, unit: reading.unit }
}

/** The problem with the currency around a price or with its unit, as in `¥180 / m²`. */
function pricedIn(
  lead: string,
  trail: string,
  { currency, unit }: Pick<TypedReading, 'currency' | 'unit'>,
): TypedProblem | null {
  const [after = '', per] = trail.split('/').map((words) => words.trim())
  for (const words of [lead, after].filter(Boolean)) {
    const codes = currenciesNamed(words)
    if (codes.length === 0) return { reason: 'noNumber', typed: words }
    if (currency && !codes.includes(currency)) return { reason: 'otherCurrency', typed: words, currency }
  }
  if (per === undefined || unit === undefined || unitNamed(per, unit) === 'own') return null
  return { reason: 'otherUnit', typed: per, unit }
}

function limited(
  number: string,
  isIn: 'own' | 'imperial',
  { kind, unit = '', most, isAboveZero }: TypedReading,
): Typed {
  const scale = kind === 'whole' ? 0 : SCALES[kind]
  const mostBefore = kind === 'whole' ? MOST_WHOLE_DIGITS : WHOLE_DIGITS[kind]
  const shortest = printDecimal(parseDecimal(number, digitsOf(number)), digitsOf(number))
  // Feet have four digits, and so have metres converted from feet.
  if (digitsOf(shortest) > scale) return { problem: { reason: 'digitsAfter', most: scale } }
  const value = isIn === 'imperial' ? (metricQuantity(shortest, unit) ?? shortest) : shortest
  const digitsBefore = value.length - (value.includes('.') ? digitsOf(value) + 1 : 0)
  if (digitsBefore > mostBefore) return { problem: { reason: 'digitsBefore', most: mostBefore } }
  if (most !== undefined && compareDecimals(value, `${most}`) > 0)
    return { problem: { reason: 'tooMuch', most: `${most}` } }
  if (isAboveZero && !/[1-9]/.test(value)) return { problem: { reason: 'zero' } }
  return { value }
}
