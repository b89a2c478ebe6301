import { fractionOf } from './fraction.ts'
import type { Fraction } from './fraction.ts'

export type DecimalMark = '.' | ','

/** A number of plain text (`plainValue`): with groups, decimals, and what stands for no decimals, `45.-`. */
export const NUMBER =
  /(?<![\d.,])\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,٫]\d+)?(?:[.,:] ?--?(?! ?\d))?|\d+(?:[.,٫]\d+)*(?:[.,:] ?--?(?! ?\d))?|(?<![\d.,])[.,]\d+/g

/**
 * What the digits of a number are; `either` where a sign may stand before decimals or thousands (`1.234`) and `mark` does not say;
 * null where they are no number (`1.2.3`).
 */
export function readDigits(written: string, mark?: DecimalMark): Fraction | 'either' | null {
  const digits = written.replace(/[.,:] ?--?$/, '').replaceAll(/[ ']/g, '')
  const signs = digits.replaceAll(/\d/g, '')
  const sign = signs.at(-1)
  if (sign === undefined) return fractionOf(digits)
  const at = digits.lastIndexOf(sign)
  const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)]
  if (sign === '٫') return signs.length === 1 || areGroups(whole) ? decimal(whole, decimals) : null
  const isOnce = !signs.slice(0, -1).includes(sign)
  if (isOnce && signs.length > 1) return areGroups(whole) ? decimal(whole, decimals) : null
  if (!isOnce) return areGroups(digits) ? fractionOf(digits.replaceAll(sign, '')) : null
  // Groups by spaces leave a sign no other meaning.
  if (!areGroups(digits) || /[ ']/.test(written)) return decimal(whole, decimals)
  if (mark === undefined) return 'either'
  return mark === sign ? decimal(whole, decimals) : fractionOf(whole + decimals)
}

/**
 * The decimal mark that numbers show: `,` of `12,5` and `1.234,5`. Undefined where they show none, or both equally often: then a person
 * must say.
 */
export function decimalMarkOf(numbers: Iterable<string>): DecimalMark | undefined {
  const votes = { '.': 0, ',': 0 }
  for (const number of numbers) {
    const mark = markShownIn(number)
    if (mark) votes[mark] += 1
  }
  if (votes['.'] === votes[',']) return undefined
  return votes['.'] > votes[','] ? '.' : ','
}

function markShownIn(written: string): DecimalMark | undefined {
  const [asPoint, asComma] = [readDigits(written, '.'), readDigits(written, ',')]
  const sign = /[.,](?=\d+$)/.exec(written.replace(/[.,:] ?--?$/, ''))?.[0] as DecimalMark | undefined
  if (!sign || asPoint === null || asComma === null || asPoint === 'either' || asComma === 'either') return undefined
  if (!isSame(asPoint, asComma)) return undefined
  // Both readings agree: the last sign is decimal, or all of them are of groups.
  return isSame(asPoint, fractionOf(written.replaceAll(/\D/g, ''))) ? other(sign) : sign
}

function isSame(one: Fraction, two: Fraction): boolean {
  return one.numerator * two.denominator === two.numerator * one.denominator
}

function other(mark: DecimalMark): DecimalMark {
  return mark === '.' ? ',' : '.'
}

/** Three digits, two or three before as in India, and one sign between all of them. */
function areGroups(text: string): boolean {
  return /^[1-9]\d{0,2}(?:([.,])\d{3}(?:\1\d{3})*|([.,])(?:\d{2}\2)+\d{3})$/.test(text)
}

function decimal(whole: string, decimals: string): Fraction {
  return fractionOf(`${whole.replaceAll(/[.,]/g, '') || '0'}.${decimals}`)
}
