import { divideRounded, powerOfTen, printDecimal } from '../budgets/arithmetic/decimal.ts'
import type { Fraction } from '../budgets/arithmetic/decimal.ts'

export type { Fraction }

/** `-12.5`, `400/121` or `1e-7`, exactly. */
export function fractionOf(text: string): Fraction {
  const [mantissa = '', exponent] = text.split('e')
  if (exponent !== undefined) {
    const [amount, power] = [fractionOf(mantissa), powerOfTen(Math.abs(Number(exponent)))]
    return times(
      amount,
      Number(exponent) < 0 ? { numerator: 1n, denominator: power } : { numerator: power, denominator: 1n },
    )
  }
  const [over = '', under] = text.split('/')
  if (under !== undefined) return { numerator: BigInt(over), denominator: BigInt(under) }
  const [whole = '', digits = ''] = over.split('.')
  return { numerator: BigInt(whole + digits), denominator: powerOfTen(digits.length) }
}

export function times(one: Fraction, other: Fraction): Fraction {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator }
}

/** `by` is above zero. */
export function over(one: Fraction, by: Fraction): Fraction {
  return { numerator: one.numerator * by.denominator, denominator: one.denominator * by.numerator }
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

/** A decimal of at most `places`, a half rounded away from zero, and whether it had to be rounded. */
export function decimalOf({ numerator, denominator }: Fraction, places: number): { text: string; isRounded: boolean } {
  const scaled = numerator * powerOfTen(places)
  const rounded = divideRounded(scaled, denominator)
  return { text: printDecimal(rounded, places), isRounded: rounded * denominator !== scaled }
}
