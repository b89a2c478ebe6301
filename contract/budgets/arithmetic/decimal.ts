/**
 * Decimals as whole numbers of their last digit (bigint), so that nothing is rounded by accident: `12.34` at scale 4 is 123400n.
 * A fraction stays exact until the one division that rounds (decisions/068).
 */

/** A number that may not terminate as a decimal. The denominator is above zero. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

const FORM = /^-?\d+(\.\d+)?$/
/** Whole numbers with up to this many digits are exact as a `Number`, which is parsed three times as fast. */
const SAFE_DIGITS = 15
const ZERO = 48
const NINE = 57
const POINT = 46

/**
 * `text` in units of the last of `scale` digits. Throws a RangeError for text that is no decimal or has more digits after its
 * point.
 */
export function parseDecimal(text: string, scale: number): bigint {
  return text.length + scale <= SAFE_DIGITS ? BigInt(readShort(text, scale)) : readLong(text, scale)
}

/** The shortest text of a value: without trailing zeros, but with at least `leastDigits` after the point. */
export function printDecimal(value: bigint, scale: number, leastDigits = 0): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  let end = digits.length
  while (end > whole.length + leastDigits && digits.charCodeAt(end - 1) === ZERO) end--
  const sign = value < 0n ? '-' : ''
  return end > whole.length ? `${sign}${whole}.${digits.slice(whole.length, end)}` : sign + whole
}

/** 10 to the power of `exponent`. */
export function powerOfTen(exponent: number): bigint {
  return (POWERS[exponent] ??= 10n ** BigInt(exponent))
}
const POWERS: bigint[] = []

/** Rounds to a whole number, a half away from zero, as people and Excel's ROUND do (−1.005 → −1.01). */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const half = denominator / 2n
  // With an odd denominator no exact half exists.
  return (numerator < 0n ? numerator - half : numerator + half) / denominator
}

/** Rounds up to a whole number. Neither argument may be negative. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator
}

/** A fraction in units of its last place, a half rounded away from zero. */
export function roundedTo({ numerator, denominator }: Fraction, places: number): bigint {
  return divideRounded(numerator * powerOfTen(places), denominator)
}

/**
 * The sum of decimals, with as many digits after the point as the longest has, and at least `leastDigits`; null values are
 * skipped.
 */
export function sumOf(texts: Iterable<string | null>, leastDigits = 0): string {
  const all = [...texts].filter((text) => text !== null)
  const scale = all.reduce((most, text) => Math.max(most, digitsOf(text)), leastDigits)
  let sum = 0n
  for (const text of all) sum += parseDecimal(text, scale)
  return printDecimal(sum, scale, scale)
}

/** Negative if `one` is less than `other`, zero if both are equal. */
export function compareDecimals(one: string, other: string): number {
  const scale = Math.max(digitsOf(one), digitsOf(other))
  const [left, right] = [parseDecimal(one, scale), parseDecimal(other, scale)]
  return left < right ? -1 : Number(left > right)
}

/** The number of digits after the point. */
export function digitsOf(text: string): number {
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}

function readShort(text: string, scale: number): number {
  const isNegative = text.startsWith('-')
  const first = isNegative ? 1 : 0
  let value = 0
  let point = -1
  for (let at = first; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= ZERO && code <= NINE) value = value * 10 + code - ZERO
    else if (code === POINT && point < 0 && at > first && at < text.length - 1) point = at
    else throw noDecimal(text, scale)
  }
  const digits = point < 0 ? 0 : text.length - point - 1
  if (text.length === first || digits > scale) throw noDecimal(text, scale)
  for (let at = digits; at < scale; at++) value *= 10
  // Avoids "-0".
  return isNegative && value > 0 ? -value : value
}

function readLong(text: string, scale: number): bigint {
  const [whole = '', digits = ''] = text.split('.')
  if (!FORM.test(text) || digits.length > scale) throw noDecimal(text, scale)
  return BigInt(whole + digits.padEnd(scale, '0'))
}

function noDecimal(text: string, scale: number): RangeError {
  return new RangeError(`"${text}" is no decimal of at most ${scale} digits after the point`)
}
