import { over, plus, times } from './fraction.ts'
import type { Fraction } from './fraction.ts'
import { plainValue } from './plain-value.ts'
import { decimalMarkOf, NUMBER, readDigits } from './read-number.ts'
import type { DecimalMark } from './read-number.ts'
import { UNITS } from './units.ts'
import type { UnitName } from './units.ts'
import { wordsIn } from './words.ts'
import type { Bound, Token } from './words.ts'

export type { DecimalMark }

/** What a text says of a value. What is not understood is in `rest`, and nothing is read of a text that is no value at all. */
export type ReadValue =
  /** Nothing, or a word for it: `-`, `n/a`, `on request`, `询价`. */
  | { is: 'none'; word: string }
  /** `either`: a sign may stand before decimals or thousands. */
  | { is: 'unread'; why: 'noNumber' | 'either' | 'date' | 'severalNumbers' | 'brackets' | 'lowOverHigh' }
  | Value

export interface Value {
  is: 'value'
  /** In the unit as written; both ends are equal where no range is written. */
  low: Fraction
  high: Fraction
  bound?: Bound
  /** Several where a word has several meanings; none where no unit is written. */
  units: readonly UnitName[]
  /** ISO 4217; several where a sign means several, none where no currency is written. */
  currencies: readonly string[]
  /** What a price is for. */
  per?: Basis
  isTaxIncluded?: boolean
  /** Footnotes and remarks in brackets, which change nothing. */
  notes: readonly string[]
  /** What was not understood, as written. */
  rest: readonly string[]
}

export interface Basis {
  /** 1, 10, 100 or 1,000. */
  quantity: number
  units: readonly UnitName[]
}

const NONE =
  /^(?:[-–—_.…?/]*|n ?[./]? ?a ?\.?|none|null|nil|tb[dac]|k\. ?a\.?|o\. ?a\.?|a\. ?a\.?|auf anfrage|nach aufwand|(?:price )?(?:up)?on (?:request|application)|request|p\.? ?o\.? ?a\.?|call(?: for price)?|contact us|询价|电询|面议|另议|请咨询|请询价|咨询客服|待定|暂无|暂缺|无|未知|sur demande|n\.? ?c\.?|su richiesta|da definire|a consultar|consultar|bajo pedido|sobre consulta|por definir|#n\/a|#wert!|#value!|entfällt|keine angabe)$/i
const DATE = /^\d{4}-(?:0?[1-9]|1[0-2])(?:-\d{1,2})?$|^\d{1,2}([./])\d{1,2}\1(?:\d{2}|\d{4})$/
const PLAIN = /^\d(?:[\d.,]*\d)?$/
const BASES = new Set(['1', '10', '100', '1000'])
/** Of an inch, or an open fraction; others are a basis or two numbers. */
const HALVES = new Set(['2', '3', '4', '8', '16', '32', '64'])

/** One number, range or price, with what stands beside it. `mark` is the decimal mark where a text does not show it. */
export function readValue(text: string, mark?: DecimalMark): ReadValue {
  const plain = plainValue(text)
  if (PLAIN.test(plain) && !DATE.test(plain)) {
    const low = readDigits(plain, mark)
    if (low && low !== 'either') return valueOf({ low, high: low })
  }
  if (NONE.test(plain)) return { is: 'none', word: plain }
  if (DATE.test(plain)) return { is: 'unread', why: 'date' }
  const all = pieces(plain)
  return parse(all, mark ?? decimalMarkOf(all.flatMap((piece) => ('number' in piece ? [piece.number] : []))), plain)
}

/** Whether a text is a word for no value. */
export function saysNone(text: string): boolean {
  return NONE.test(plainValue(text))
}

type Piece = { number: string } | Token

function pieces(plain: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const { 0: number, index } of plain.matchAll(NUMBER)) {
    found.push(...wordsIn(plain.slice(at, index)), { number })
    at = index + number.length
  }
  return [...found, ...wordsIn(plain.slice(at))]
}

interface Ends {
  low: Fraction
  high: Fraction
}

function valueOf(ends: Ends, more: Partial<Value> = {}): Value {
  return { is: 'value', units: [], currencies: [], notes: [], rest: [], ...ends, ...more }
}

/** What is known so far. */
interface Reading {
  ends: { amount: Fraction; units: readonly UnitName[] }[]
  bound?: Bound
  currencies: readonly string[]
  per?: Basis
  isTaxIncluded?: boolean
  notes: string[]
  rest: string[]
}

function parse(all: readonly Piece[], mark: DecimalMark | undefined, plain: string): ReadValue {
  const reading: Reading = { ends: [], currencies: [], notes: [], rest: [] }
  let at = 0
  const peek = (by = 0) => all[at + by]
  const wordAt = (by = 0) => {
    const piece = peek(by)
    return piece && 'is' in piece ? piece : undefined
  }
  const numberAt = (by = 0) => {
    const piece = peek(by)
    return piece && 'number' in piece ? piece : undefined
  }
  let why: 'noNumber' | 'either' | 'severalNumbers' | 'brackets' | undefined
  let isNegative = false
  let wantsEnd = false
  let isBetween = false
  let depth = 0

  while (at < all.length && !why) {
    const number = numberAt()
    if (number) {
      if (isFootnote()) {
        reading.notes.push(number.number)
        at += 2
      } else if (reading.ends.length === 0 || wantsEnd) readEnd(number.number)
      else if (depth > 0) note(number.number)
      else why = 'severalNumbers'
    } else readWord(wordAt() as Token)
  }
  if (why) return { is: 'unread', why }
  return finished(reading)

  function note(text: string): void {
    reading.notes.push(text)
    at += 1
  }

  /** `45 1)`. */
  function isFootnote(): boolean {
    return (
      reading.ends.length > 0 && depth === 0 && wordAt(1)?.is === 'close' && /^\d{1,2}$/.test(numberAt()?.number ?? '')
    )
  }

  function readEnd(first: string): void {
    const amount = withFraction(first)
    if (amount === 'either' || amount === null) {
      why = amount ?? 'noNumber'
      return
    }
    let [sum, units] = [amount, unitHere()]
    // 5′ 11″: a smaller unit follows.
    while (units.length > 0) {
      const before = at
      const isDash = wordAt()?.is === 'dash'
      if (isDash) at += 1
      if (!numberAt()) {
        at = before
        break
      }
      const more = withFraction(numberAt()?.number ?? '')
      const smaller = more && more !== 'either' ? unitHere() : []
      const [large, small] = [units[0], smaller[0]]
      const isPart = large && small && isPartOf(small, large) && (!isDash || (large === 'foot' && small === 'inch'))
      if (!more || more === 'either' || !isPart) {
        at = before
        break
      }
      sum = plus(over(times(sum, UNITS[large].is), UNITS[small].is), more)
      units = smaller
    }
    reading.ends.push({ amount: isNegative ? { ...sum, numerator: -sum.numerator } : sum, units })
    isNegative = false
    wantsEnd = false
  }

  /** The number here, and the fraction after it. */
  function withFraction(first: string): Fraction | 'either' | null {
    const whole = readDigits(first, mark)
    at += 1
    const isSlash = (by: number) =>
      wordAt(by)?.is === 'fraction' || (wordAt(by)?.is === 'slash' && HALVES.has(numberAt(by + 1)?.number ?? ''))
    const isSmall = (text = '') => /^\d{1,2}$/.test(text)
    if (whole && whole !== 'either' && isSlash(0) && isSmall(first) && numberAt(1)) {
      const under = readDigits(numberAt(1)?.number ?? '')
      at += 2
      return under && under !== 'either' ? over(whole, under) : null
    }
    const by = wordAt()?.is === 'dash' ? 1 : 0
    if (whole && whole !== 'either' && isSmall(numberAt(by)?.number) && isSlash(by + 1) && numberAt(by + 2)) {
      const [upper, under] = [readDigits(numberAt(by)?.number ?? ''), readDigits(numberAt(by + 2)?.number ?? '')]
      at += by + 3
      return upper && under && upper !== 'either' && under !== 'either' ? plus(whole, over(upper, under)) : null
    }
    return whole
  }

  function unitHere(): readonly UnitName[] {
    const word = wordAt()
    if (word?.is !== 'unit') return []
    at += 1
    return word.units
  }

  function readWord(word: Token): void {
    at += 1
    switch (word.is) {
      case 'currency':
        return takeCurrency(word)
      case 'bound':
        if (reading.bound) reading.rest.push(word.text)
        reading.bound = word.bound
        return
      case 'range':
        if (numberFollows() && reading.ends.length === 1) wantsEnd = true
        else if (word.isUpTo && reading.ends.length === 0) reading.bound = 'upTo'
        else if (word.text === '~' && reading.ends.length === 0) reading.bound = 'about'
        else reading.rest.push(word.text)
        return
      case 'dash':
        return readDash(word)
      case 'between':
        isBetween = true
        return
      case 'and':
        if (isBetween && numberFollows() && reading.ends.length === 1) wantsEnd = true
        else reading.rest.push(word.text)
        return
      case 'slash':
      case 'per':
        if (/^à$/i.test(word.text) && numberFollows() && reading.ends.length === 1) wantsEnd = true
        else readBasis(word)
        return
      case 'tax':
        reading.isTaxIncluded = word.isIncluded
        return
      case 'open':
        if (reading.ends.length === 0) why = 'brackets'
        depth += 1
        return
      case 'close':
        depth = Math.max(0, depth - 1)
        return
      case 'note':
        reading.notes.push(word.text)
        return
      case 'plus':
        if (reading.ends.length > 0 || !numberFollows()) reading.rest.push(word.text)
        return
      case 'unit':
        return takeUnit(word)
      default:
        ;(depth > 0 && reading.ends.length > 0 ? reading.notes : reading.rest).push(word.text)
    }
  }

  function numberFollows(): boolean {
    return Boolean(numberAt()) || (Boolean(numberAt(1)) && ['currency', 'bound', 'range'].includes(wordAt()?.is ?? ''))
  }

  function readDash(word: Token): void {
    if (reading.ends.length === 1 && numberFollows()) wantsEnd = true
    else if (reading.ends.length === 0 && numberFollows()) isNegative = true
    else if (reading.ends.length === 1 && at === all.length && /\d-$/.test(plain)) {
      const [end] = reading.ends
      if (end) reading.ends = [{ ...end, amount: { ...end.amount, numerator: -end.amount.numerator } }]
    } else reading.rest.push(word.text)
  }

  function readBasis(word: Token): void {
    const start = at
    const spelled = wordAt()
    const count = numberAt()?.number.replaceAll(/[., ']/g, '') ?? (spelled?.is === 'count' ? spelled.count : undefined)
    if (count !== undefined) at += 1
    const units = unitHere()
    const isFirst = reading.ends.length === 0
    // 每平方米 180 元: before its number, a basis has a unit.
    if (!reading.per && BASES.has(count ?? '1') && (units.length > 0 || (count !== undefined && !isFirst))) {
      reading.per = { quantity: Number(count ?? '1'), units }
      return
    }
    at = start
    reading.rest.push(word.text)
  }

  function takeUnit(word: Extract<Token, { is: 'unit' }>): void {
    const last = reading.ends.at(-1)
    // 块 is a piece, and what people say for yuan; `each` is a basis.
    if (last && last.units.length === 0) reading.ends[reading.ends.length - 1] = { ...last, units: word.units }
    else if (depth > 0 && reading.ends.length > 0) reading.notes.push(word.text)
    else reading.rest.push(word.text)
  }

  function takeCurrency({ codes, text }: Extract<Token, { is: 'currency' }>): void {
    const shared = codes.filter((code) => reading.currencies.includes(code))
    if (reading.currencies.length === 0) reading.currencies = codes
    else if (shared.length > 0) reading.currencies = shared
    else reading.rest.push(text)
  }
}

function isPartOf(small: UnitName, large: UnitName): boolean {
  const [one, other] = [UNITS[small], UNITS[large]]
  return (
    one.dimension === other.dimension &&
    one.dimension !== 'count' &&
    one.is.numerator * other.is.denominator < other.is.numerator * one.is.denominator
  )
}

function finished({ ends, ...reading }: Reading): ReadValue {
  const [first, second = first] = ends
  if (!first || !second) return { is: 'unread', why: 'noNumber' }
  // 40–45 cm: the unit is of both; 60 cm – 1 m: each has its own.
  const units = second.units.length > 0 ? second.units : first.units
  const low = first.units.length > 0 ? converted(first.amount, first.units, units) : first.amount
  if (!low) return { is: 'unread', why: 'severalNumbers' }
  if (second.amount.numerator * low.denominator < low.numerator * second.amount.denominator)
    return { is: 'unread', why: 'lowOverHigh' }
  // From 180 to 220 is a range.
  const { bound, ...others } = reading
  const isOpen = bound !== undefined && !(bound === 'from' && ends.length === 2)
  return valueOf({ low, high: second.amount }, { ...others, ...(isOpen && { bound }), units })
}

function converted(amount: Fraction, from: readonly UnitName[], to: readonly UnitName[]): Fraction | null {
  const [one, other] = [from[0], to[0]]
  if (from === to || one === other || !one || !other) return amount
  if (UNITS[one].dimension !== UNITS[other].dimension || UNITS[one].dimension === 'count') return null
  return over(times(amount, UNITS[one].is), UNITS[other].is)
}
