import { readPlainNumber } from '../../../contract/values/figure.ts'
import type { UnitName } from '../../../contract/values/units.ts'

const DECIMAL = String.raw`\d+(?:[.,]\d{1,2})?`
const DIGITS = String.raw`\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:'\d{3})+(?:[.,]\d{1,2})?|(?:\.\d{3})+,\d{1,2})|${DECIMAL}`
const ENGLISH: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
const HAN: Record<string, number> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const PLACES: Record<string, number> = { hundred: 100, thousand: 1000, 十: 10, 百: 100, 千: 1000, 万: 10_000, k: 1000 }
const TEN_THOUSAND = 10_000

/** One to nine, an amount only beside another that gives its place: 两到三千. */
export const HAN_DIGIT = `[${Object.keys(HAN).join('')}]`

/** An amount, in digits ("1,200", "99.50", "2k", "3千", "2千5") or written out ("five hundred", 五百, 一千二百, 两百五). */
export const FIGURE = [
  String.raw`${DECIMAL}[百千万](?:零?\d{1,2}[十百千])*(?:\d(?!\d)|${HAN_DIGIT})?`,
  String.raw`(?:${DIGITS})(?:\s?(?:k|hundred|thousand)(?![a-z]))?`,
  String.raw`(?:(?:${Object.keys(ENGLISH).join('|')})\s)?(?:hundred|thousand)(?![a-z])`,
  String.raw`${HAN_DIGIT}?[十百千万](?:零?${HAN_DIGIT}?[十百千万])*(?:零?${HAN_DIGIT})?`,
].join('|')

/** A continuation that makes a figure another number. */
export const NO_MORE_FIGURE = String.raw`(?!\s+\d|\/\d|e\d|\s*(?:[十百千万亿零〇二两三四五六七八九]|million|billion|(?:and\s+)?(?:a\s+)?(?:half|hundred|thousand|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)))`

/** The value of such an amount. */
export function amountOf(figure: string): number {
  if (/[十百千万]/u.test(figure) || figure in HAN) return hanAmountOf(figure)
  const digits = /^[\d.,']+/.exec(figure)?.[0]
  if (digits !== undefined) return numberOf(digits) * multiplierOf(figure)
  const words = figure.split(/\s+/)
  return (ENGLISH[words[0] ?? ''] ?? 1) * multiplierOf(figure)
}

/** The multiplier at a figure's end: 1000 for "2k" and 3千; 1 without one. */
export function multiplierOf(figure: string): number {
  return PLACES[/[a-z]+$|[十百千万]$/iu.exec(figure)?.[0].toLowerCase() ?? ''] ?? 1
}

/** A last digit without a place belongs one place below the previous one (两百五 is 250), unless a zero stands between. */
function hanAmountOf(figure: string): number {
  let sum = 0
  let section = 0
  let count = 0
  let place = 1
  for (const [sign] of figure.matchAll(/\d+(?:[.,]\d+)?|./gu)) {
    const value = PLACES[sign]
    if (value === TEN_THOUSAND) sum = (section + count || 1) * value
    else if (value !== undefined) section += (count || 1) * value
    if (value === TEN_THOUSAND) section = 0
    if (value !== undefined || sign === '零') {
      place = value ?? 1
      count = 0
    } else count = HAN[sign] ?? numberOf(sign)
  }
  return sum + section + (place > 10 ? (count * place) / 10 : count)
}

/** A number as it is read everywhere, in `unit`; NaN where it is none. */
export function numberOf(figure = '', unit?: UnitName): number {
  return readPlainNumber(figure, unit) ?? Number.NaN
}
