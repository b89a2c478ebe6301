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
  /** `1/4` of nothing that is said: of an inch, most likely. */
  isBareFraction?: true
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

const NONE = new RegExp(
  `^(?:${[
    '[-–—_.…?/]*|n ?[./]? ?a ?\\.?|none|null|nil|tb[dac]|#n\\/a|#wert!|#value!',
    '(?:price )?(?:up)?on (?:request|application|enquiry|inquiry)|request|p\\.? ?o\\.? ?[ar]\\.?|call(?: us)?(?: for (?:price|quote))?|contact us|ask|enquire',
    'k\\. ?a\\.?|o\\. ?a\\.?|a\\. ?a\\.?|(?:preise? )?auf (?:anfrage|wunsch)|nach (?:aufwand|vereinbarung)|tagespreis|entfällt|keine angabe',
    '(?:prix )?sur (?:demande|devis)|(?:nous )?(?:consulter|contacter)|n\\.? ?c\\.?',
    '(?:prezz[oi] )?[sa]u? ?richiesta|da (?:definire|quotare)|a consultar|consultar|(?:precio )?(?:bajo (?:pedido|consulta)|a (?:petición|consultar))|(?:preço )?sob (?:consulta|pedido)|sobre consulta|por definir',
    '(?:prijs )?op aanvraag|(?:cena )?(?:na zapytanie|do (?:uzgodnienia|ustalenia))|(?:цена )?по запросу|договорная',
    '询价|电询|电议|电洽|面洽|面议|另议|另询|来电|请来电|请咨询|请询价|咨询客服|待定|暂无|暂缺|无|未知',
    'オープン(?:価格|プライス)?|お?問い?合わ?せ(?:ください)?|要?問合せ?|要相談|応相談|別途(?:見積(?:もり)?)?|なし',
    '(?:pris )?på (?:förfrågan|begäran|forespørsel|foresp[øo]rgsel)|na (?:dotaz|vyžádání)|(?:fiyat )?sorunuz|(?:별도|가격|전화|별도 ?가격) ?문의|문의|미정|협의',
    '(?:السعر )?(?:حسب|عند) الطلب|اتصل بنا',
  ].join('|')})$`,
  'i',
)
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
  const own = mark ?? decimalMarkOf(all.flatMap((piece) => ('number' in piece ? [piece.number] : [])))
  return new Parser(all, own, plain).read()
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
  isBareFraction?: true
  ends: { amount: Fraction; units: readonly UnitName[] }[]
  bound?: Bound
  currencies: readonly string[]
  per?: Basis
  isTaxIncluded?: boolean
  notes: string[]
  rest: string[]
}

/** Reads the pieces of one text, from left to right. */
class Parser {
  private readonly reading: Reading = { ends: [], currencies: [], notes: [], rest: [] }
  private at = 0
  private why: 'noNumber' | 'either' | 'severalNumbers' | 'brackets' | undefined
  private isNegative = false
  private wantsEnd = false
  private isBetween = false
  private depth = 0
  /** Whether these brackets hold a number: then what else they hold is of that number. */
  private isCounted = false

  private readonly all: readonly Piece[]
  private readonly mark: DecimalMark | undefined
  private readonly plain: string

  constructor(all: readonly Piece[], mark: DecimalMark | undefined, plain: string) {
    this.all = all
    this.mark = mark
    this.plain = plain
  }

  read(): ReadValue {
    while (this.at < this.all.length && !this.why) {
      const number = this.numberAt()
      if (number) {
        if (this.isFootnote()) {
          this.reading.notes.push(number.number)
          this.at += 2
        } else if (this.reading.ends.length === 0 || this.wantsEnd) this.readEnd(number.number)
        else if (this.depth > 0) this.note(number.number)
        else this.why = 'severalNumbers'
      } else this.readWord(this.wordAt() as Token)
    }
    return this.why ? { is: 'unread', why: this.why } : finished(this.reading)
  }

  private wordAt(by = 0): Token | undefined {
    const piece = this.all[this.at + by]
    return piece && 'is' in piece ? piece : undefined
  }

  private numberAt(by = 0): { number: string } | undefined {
    const piece = this.all[this.at + by]
    return piece && 'number' in piece ? piece : undefined
  }

  private note(text: string): void {
    this.isCounted = true
    this.reading.notes.push(text)
    this.at += 1
  }

  private numberInBrackets(): boolean {
    for (let by = 0; this.all[this.at + by] && this.wordAt(by)?.is !== 'close'; by += 1)
      if (this.numberAt(by)) return true
    return false
  }

  /** Whether the brackets that begin here hold a number that is no percentage, as those of a tax. */
  private holdsNumber(): boolean {
    for (let by = 0; this.all[this.at + by] && this.wordAt(by)?.is !== 'close'; by += 1)
      if (this.numberAt(by) && this.wordAt(by + 1)?.text !== '%') return true
    return false
  }

  /** `45 1)`. */
  private isFootnote(): boolean {
    return (
      this.reading.ends.length > 0 &&
      this.depth === 0 &&
      this.wordAt(1)?.is === 'close' &&
      /^\d{1,2}$/.test(this.numberAt()?.number ?? '')
    )
  }

  private readEnd(first: string): void {
    const amount = this.withFraction(first)
    if (amount === 'either' || amount === null) {
      this.why ??= amount ?? 'noNumber'
      return
    }
    let [sum, units] = [amount, this.unitHere()]
    // 5′ 11″: a smaller unit follows.
    while (units.length > 0) {
      const before = this.at
      const isDash = this.wordAt()?.is === 'dash'
      if (isDash) this.at += 1
      if (!this.numberAt()) {
        this.at = before
        break
      }
      const more = this.withFraction(this.numberAt()?.number ?? '')
      const smaller = more && more !== 'either' ? this.unitHere() : []
      const [large, small] = [units[0], smaller[0]]
      const isPart = large && small && isPartOf(small, large) && (!isDash || (large === 'foot' && small === 'inch'))
      if (!more || more === 'either' || !isPart) {
        this.at = before
        break
      }
      sum = plus(over(times(sum, UNITS[large].is), UNITS[small].is), more)
      units = smaller
    }
    this.reading.ends.push({ amount: this.isNegative ? { ...sum, numerator: -sum.numerator } : sum, units })
    this.isNegative = false
    this.wantsEnd = false
  }

  /** The number here, and the fraction after it. */
  private withFraction(first: string): Fraction | 'either' | null {
    const whole = readDigits(first, this.mark)
    this.at += 1
    const isSlash = (by: number) =>
      this.wordAt(by)?.is === 'fraction' ||
      (this.wordAt(by)?.is === 'slash' && HALVES.has(this.numberAt(by + 1)?.number ?? ''))
    const isSmall = (text = '') => /^\d{1,2}$/.test(text)
    if (whole && whole !== 'either' && isSlash(0) && isSmall(first) && this.numberAt(1)) {
      const [under, isOpen] = [readDigits(this.numberAt(1)?.number ?? ''), this.wordAt(0)?.is === 'slash']
      this.at += 2
      if (!under || under === 'either') return null
      if (isOpen && !this.isFraction(Number(whole.numerator), Number(under.numerator))) {
        this.why = 'severalNumbers'
        return null
      }
      if (isOpen && this.wordAt()?.is !== 'unit') this.reading.isBareFraction = true
      return over(whole, under)
    }
    const by = this.wordAt()?.is === 'dash' ? 1 : 0
    if (whole && whole !== 'either' && isSmall(this.numberAt(by)?.number) && isSlash(by + 1) && this.numberAt(by + 2)) {
      const [upper, under] = [
        readDigits(this.numberAt(by)?.number ?? ''),
        readDigits(this.numberAt(by + 2)?.number ?? ''),
      ]
      this.at += by + 3
      return upper && under && upper !== 'either' && under !== 'either' ? plus(whole, over(upper, under)) : null
    }
    return whole
  }

  /** `3/4"`: in lowest terms, below one, and of inches, feet or metres, or of nothing that is said. `8/16 mm` are two numbers. */
  private isFraction(upper: number, under: number): boolean {
    const word = this.wordAt()
    const isOfInches =
      word?.is === 'unit' && word.units.some((unit) => ['inch', 'foot', 'yard', 'meter'].includes(unit))
    const isAlone = word?.is !== 'unit' && this.reading.currencies.length === 0
    return upper > 0 && upper < under && isLowest(upper, under) && (isOfInches || isAlone)
  }

  private unitHere(): readonly UnitName[] {
    const word = this.wordAt()
    if (word?.is !== 'unit') return []
    this.at += 1
    return word.units
  }

  private readWord(word: Token): void {
    this.at += 1
    switch (word.is) {
      case 'currency':
        return this.takeCurrency(word)
      case 'bound':
        if (this.reading.bound) this.reading.rest.push(word.text)
        this.reading.bound = word.bound
        return
      case 'range':
        if (this.isRange()) this.wantsEnd = true
        else if (word.text === 'a' && this.isBasis()) this.readBasis(word)
        else if (word.isUpTo && this.reading.ends.length === 0) this.reading.bound = 'upTo'
        else if (word.text === '~' && this.reading.ends.length === 0) this.reading.bound = 'about'
        else this.reading.rest.push(word.text)
        return
      case 'dash':
        return this.readDash(word)
      case 'between':
        this.isBetween = true
        return
      case 'and':
        if (this.isBetween && this.numberFollows() && this.reading.ends.length === 1) this.wantsEnd = true
        else this.reading.rest.push(word.text)
        return
      case 'slash':
      case 'per':
        if (/^à$/i.test(word.text) && this.isRange()) this.wantsEnd = true
        else this.readBasis(word)
        return
      case 'tax':
        if (this.depth > 0 && this.isCounted) this.reading.notes.push(word.text)
        else if ((this.reading.isTaxIncluded ?? word.isIncluded) !== word.isIncluded) this.reading.rest.push(word.text)
        else this.reading.isTaxIncluded = word.isIncluded
        return
      case 'open':
        if (this.reading.ends.length === 0) this.why = this.numberInBrackets() ? 'brackets' : 'noNumber'
        this.depth += 1
        this.isCounted = this.holdsNumber()
        return
      case 'close':
        this.depth = Math.max(0, this.depth - 1)
        return
      case 'even':
        if (this.reading.ends.length === 0) this.reading.rest.push(word.text)
        return
      case 'note':
        this.reading.notes.push(word.text)
        return
      case 'plus':
        if (this.reading.ends.length > 0 || !this.numberFollows()) this.reading.rest.push(word.text)
        return
      case 'unit':
        return this.takeUnit(word)
      default:
        ;(this.depth > 0 && this.reading.ends.length > 0 ? this.reading.notes : this.reading.rest).push(word.text)
    }
  }

  /** Whether a second end follows, and no basis: `12,50 € à 100 Stk` is one price. */
  private isRange(): boolean {
    return this.numberFollows() && this.reading.ends.length === 1 && !this.isBasis()
  }

  private isBasis(): boolean {
    const count = this.numberAt()?.number.replaceAll(/[., ']/g, '') ?? ''
    return this.reading.currencies.length > 0 && BASES.has(count) && this.wordAt(1)?.is === 'unit'
  }

  private numberFollows(): boolean {
    return (
      Boolean(this.numberAt()) ||
      (Boolean(this.numberAt(1)) && ['currency', 'bound', 'range'].includes(this.wordAt()?.is ?? ''))
    )
  }

  private readDash(word: Token): void {
    if (this.reading.ends.length === 1 && this.numberFollows()) this.wantsEnd = true
    else if (this.reading.ends.length === 0 && this.numberFollows()) this.isNegative = true
    else if (this.reading.ends.length === 1 && this.at === this.all.length && /\d-$/.test(this.plain)) {
      const [end] = this.reading.ends
      if (end) this.reading.ends = [{ ...end, amount: { ...end.amount, numerator: -end.amount.numerator } }]
    } else this.reading.rest.push(word.text)
  }

  private readBasis(word: Token): void {
    const start = this.at
    const spelled = this.wordAt()
    const count =
      this.numberAt()?.number.replaceAll(/[., ']/g, '') ?? (spelled?.is === 'count' ? spelled.count : undefined)
    if (count !== undefined) this.at += 1
    // M is a thousand in American lists.
    const units = this.wordAt()?.text === 'M' ? [] : this.unitHere()
    const isFirst = this.reading.ends.length === 0
    // 每平方米 180 元: before its number, a basis has a unit.
    if (!this.reading.per && BASES.has(count ?? '1') && (units.length > 0 || (count !== undefined && !isFirst))) {
      this.reading.per = { quantity: Number(count ?? '1'), units }
      return
    }
    this.at = start
    this.reading.rest.push(word.text)
  }

  private takeUnit(word: Extract<Token, { is: 'unit' }>): void {
    const last = this.reading.ends.at(-1)
    if (this.depth > 0 && this.isCounted) {
      this.reading.notes.push(word.text)
      return
    }
    // 块 is a piece, and what people say for yuan; `each` is a basis.
    if (last && last.units.length === 0)
      this.reading.ends[this.reading.ends.length - 1] = { ...last, units: word.units }
    else if (this.depth > 0 && this.reading.ends.length > 0) this.reading.notes.push(word.text)
    else this.reading.rest.push(word.text)
  }

  private takeCurrency({ codes, text }: Extract<Token, { is: 'currency' }>): void {
    const shared = codes.filter((code) => this.reading.currencies.includes(code))
    if (this.reading.currencies.length === 0) this.reading.currencies = codes
    else if (shared.length > 0) this.reading.currencies = shared
    else this.reading.rest.push(text)
  }
}

function isLowest(upper: number, under: number): boolean {
  return under % upper === 0 ? upper === 1 : isLowest(under % upper, upper)
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
