/** Units in millimetres, for fields that count millimetres. */
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, 毫米: 1, cm: 10, 厘米: 10, m: 1000, 米: 1000 }

/**
 * Reads what is typed into a number field: a number with a point or comma, its unit, and arithmetic such as `120+5`, `2*(40-1.5)` or `1.2 m
 * / 3`. Null where it is not a number.
 */
export function readArithmetic(text: string): number | null {
  const tokens = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    // Spaces between thousands.
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .match(/\d+(?:[.,]\d+)?|[.,]\d+|[a-z°]+|[\u4e00-\u9fff]+|[-+*/()×÷−]|\S/g)
  if (!tokens) return null
  const reading = { tokens, at: 0 }
  const value = readSum(reading)
  return reading.at === tokens.length && value !== null && Number.isFinite(value) ? value : null
}

interface Reading {
  tokens: readonly string[]
  at: number
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

function signAt({ tokens, at }: Reading): -1 | 0 | 1 {
  const token = tokens[at]
  if (token === '+') return 1
  return token === '-' || token === '−' ? -1 : 0
}

function readProduct(reading: Reading): number | null {
  let product = readPart(reading)
  while (product !== null) {
    const sign = reading.tokens[reading.at] ?? ''
    if (!['*', '×', '/', '÷'].includes(sign)) return product
    reading.at += 1
    const next = readPart(reading)
    if (next === null) return null
    product = sign === '*' || sign === '×' ? product * next : product / next
  }
  return null
}

function readPart(reading: Reading): number | null {
  const token = reading.tokens[reading.at]
  if (token === undefined) return null
  const sign = signAt(reading)
  reading.at += 1
  if (sign !== 0) {
    const part = readPart(reading)
    return part === null ? null : sign * part
  }
  if (token === '(') {
    const sum = readSum(reading)
    if (reading.tokens[reading.at] !== ')') return null
    reading.at += 1
    return sum
  }
  const number = /^[\d.,]+$/.test(token) ? Number(token.replace(',', '.')) : Number.NaN
  if (Number.isNaN(number)) return null
  const unit = reading.tokens[reading.at] ?? ''
  if (Object.hasOwn(MILLIMETRES, unit)) {
    reading.at += 1
    return number * (MILLIMETRES[unit] ?? 1)
  }
  if (unit === '°') reading.at += 1
  return number
}
