import { readPlainNumber } from '../../../contract/values/figure.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import type { UnitName } from '../../../contract/values/units.ts'

/** A number with its unit, among signs of arithmetic. The slash of a mixed fraction belongs to it: `6 1/2"`. */
const TOKENS = /(?:\d \d{1,2}\/\d{1,2}(?!\d)|[^-+*/()×÷])+|\S/g

/**
 * Reads what is typed into a number field, in its unit: a number (`contract/values`), or arithmetic with such numbers: `120+5`,
 * `2*(40-1.5)`, `1.2 m / 3`, `5' 6 1/2" - 3 cm`. Null where it is neither.
 */
export function readArithmetic(text: string, unit?: UnitName): number | null {
  const whole = readPlainNumber(text, unit)
  if (whole !== undefined) return whole
  const reading = { tokens: plainValue(text).match(TOKENS) ?? [], at: 0, unit }
  const value = readSum(reading)
  const isRead = reading.at === reading.tokens.length && value !== null && Number.isFinite(value)
  // Binary sums leave dust behind the last digit: 0.1 + 0.2.
  return isRead ? Math.round(value * 1e6) / 1e6 : null
}

interface Reading {
  tokens: readonly string[]
  at: number
  unit: UnitName | undefined
}

function readSum(reading: Reading): number | null {
  let sum = readProduct(reading)
  for (let sign = signAt(reading); sum !== null && sign !== 0; sign = signAt(reading)) {
    reading.at += 1
    const next = readProduct(reading)
    sum = next === null ? null : sum + sign * next
  }
  return sum
}

function signAt(reading: Reading): -1 | 0 | 1 {
  const token = tokenAt(reading)
  if (token === '+') return 1
  return token === '-' ? -1 : 0
}

/** The token here, behind any space. */
function tokenAt(reading: Reading): string | undefined {
  while (reading.tokens[reading.at]?.trim() === '') reading.at += 1
  return reading.tokens[reading.at]
}

function readProduct(reading: Reading): number | null {
  let product = readPart(reading)
  while (product !== null) {
    const sign = tokenAt(reading) ?? ''
    if (!['*', '×', '/', '÷'].includes(sign)) return product
    reading.at += 1
    const next = readPart(reading)
    if (next === null) return null
    product = sign === '*' || sign === '×' ? product * next : product / next
  }
  return null
}

function readPart(reading: Reading): number | null {
  const sign = signAt(reading)
  const token = tokenAt(reading)
  if (token === undefined) return null
  reading.at += 1
  if (sign !== 0) {
    const part = readPart(reading)
    return part === null ? null : sign * part
  }
  if (token !== '(') return readPlainNumber(token, reading.unit) ?? null
  const sum = readSum(reading)
  if (tokenAt(reading) !== ')') return null
  reading.at += 1
  return sum
}
