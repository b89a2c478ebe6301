import { divideRounded, digitsOf, divideUp, parseDecimal, powerOfTen, printDecimal } from './decimal.ts'
import type { Fraction } from './decimal.ts'
import type { AllocationSource } from '../entries.ts'

/** What a number in an explanation means. */
export type Meaning =
  | 'net'
  | 'copies'
  | 'waste'
  | 'roomNeed'
  | 'need'
  | 'coverage'
  | 'roomPacks'
  | 'packs'
  | 'minOrderPacks'
  | 'sparePacks'
  | 'orderQty'
  | 'price'
  | 'priceQuantity'
  | 'unitPrice'
  | 'taxTakenOut'
  | 'netPrice'
  | 'atPrice'
  | 'discount'
  | 'discounted'
  | 'markup'
  | 'markedUp'
  | 'freight'
  | 'withFreight'
  | 'fxRate'
  | 'sell'
  | 'goods'
  | 'taxRate'
  | 'tax'
  | 'contingencyPct'
  | 'contingency'
  | 'total'

/** The unit of a number; null: a bare number. */
export type StepUnit = 'unit' | 'packs' | 'perStated' | 'perUnit' | 'perPack' | 'lineCurrency' | 'baseCurrency' | null

export interface Operand {
  /** A decimal as it is used in the computation: a factor of 1.1 for a waste of 10 %. */
  value: string
  /** Whether it has more digits than are shown. The computation uses all. */
  isShortened: boolean
  means: Meaning
  unit: StepUnit
  /** The index of the step whose result it is, from 0. */
  of?: number
  /** For a factor: the percentage that it comes from. */
  percent?: string
  /** For a measure or a room's part; null: in no room. */
  roomId?: string | null
  /** For a net quantity: its source. A measure that the room does not state counts as nothing. */
  source?: AllocationSource
  isUnknown?: boolean
  /** For a line's part in a total. */
  lineId?: string
  /** For a rate: its date and source. */
  date?: string | null
  by?: string | null
}

export type Operator = 'take' | 'add' | 'multiply' | 'divide' | 'greatest'
/** `up`: to the next whole number. `half`: to `places` decimal places, a half away from zero. */
export type Rounding = { how: 'up' } | { how: 'half'; places: number }

/** One step of a computation; the steps are in order. Its value is the rounded result, where it is rounded. */
export interface ArithmeticStep {
  /** The figure that the step leads to. */
  about: 'need' | 'packs' | 'orderQty' | 'goods' | 'tax' | 'contingency' | 'total'
  operator: Operator
  operands: Operand[]
  /** The result, before it is rounded. */
  result: Operand
  rounded: (Rounding & { to: Operand }) | null
}

/** A number with its exact value, for the next steps. */
export interface Term {
  told: Operand
  exact: Fraction
}

type Told = Omit<Operand, 'value' | 'isShortened' | 'of'>

/** The most digits that are shown in full, and the digits of a shortened number. */
const SHORTENED_DIGITS = 4
const MOST_DIGITS = 10

/** A decimal as a term. */
export function termOf(value: string, told: Told): Term {
  const scale = digitsOf(value)
  return exactTerm({ numerator: parseDecimal(value, scale), denominator: powerOfTen(scale) }, told)
}

/** An exact number as a term. */
export function exactTerm(exact: Fraction, told: Told): Term {
  return { told: operandOf(exact, told), exact }
}

/** 1 + a percentage, 1 − it, or the share itself, as a factor. */
export function factorOf(percent: string, how: 'more' | 'less' | 'share', means: Meaning): Term {
  const scale = digitsOf(percent)
  const share = parseDecimal(percent, scale)
  const denominator = powerOfTen(scale + 2)
  const numerator = { more: denominator + share, less: denominator - share, share }[how]
  const exact = { numerator, denominator }
  return { told: operandOf(exact, { means, unit: null, percent: printDecimal(share, scale) }), exact }
}

/** A computation that records its steps. */
export interface Computation {
  steps: ArithmeticStep[]
  step(
    about: ArithmeticStep['about'],
    operator: Operator,
    terms: readonly Term[],
    told: Told,
    rounding?: Rounding,
  ): Term
}

export function createComputation(): Computation {
  const steps: ArithmeticStep[] = []
  return {
    steps,
    step: (about, operator, terms, told, rounding) => {
      const exact = resultOf(operator, terms)
      const final = rounding ? roundedBy(exact, rounding) : exact
      const to = operandOf(final, told)
      steps.push({
        about,
        operator,
        operands: terms.map((term) => term.told),
        result: operandOf(exact, told),
        rounded: rounding ? { ...rounding, to } : null,
      })
      return { told: { ...to, of: steps.length - 1 }, exact: final }
    },
  }
}

function resultOf(operator: Operator, terms: readonly Term[]): Fraction {
  const [first = { numerator: 0n, denominator: 1n }, ...rest] = terms.map(({ exact }) => exact)
  return rest.reduce((so, one) => OPERATIONS[operator](so, one), first)
}

const OPERATIONS: Record<Operator, (one: Fraction, other: Fraction) => Fraction> = {
  take: (one) => one,
  add: (one, other) =>
    one.denominator === other.denominator
      ? { numerator: one.numerator + other.numerator, denominator: one.denominator }
      : {
          numerator: one.numerator * other.denominator + other.numerator * one.denominator,
          denominator: one.denominator * other.denominator,
        },
  multiply: (one, other) => ({
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  }),
  divide: (one, other) => ({
    numerator: one.numerator * other.denominator,
    denominator: one.denominator * other.numerator,
  }),
  greatest: (one, other) => (one.numerator * other.denominator < other.numerator * one.denominator ? other : one),
}

function roundedBy({ numerator, denominator }: Fraction, rounding: Rounding): Fraction {
  if (rounding.how === 'up') return { numerator: divideUp(numerator, denominator), denominator: 1n }
  const places = powerOfTen(rounding.places)
  return { numerator: divideRounded(numerator * places, denominator), denominator: places }
}

function operandOf({ numerator, denominator }: Fraction, told: Told): Operand {
  const most = numerator * powerOfTen(MOST_DIGITS)
  const isShortened = most % denominator !== 0n
  const value = isShortened
    ? printDecimal(divideRounded(numerator * powerOfTen(SHORTENED_DIGITS), denominator), SHORTENED_DIGITS)
    : printDecimal(most / denominator, MOST_DIGITS)
  return { value, isShortened, ...told }
}
