import type { Reason } from '../../../contract/import-table.ts'

export type DecimalMark = '.' | ','

/** Why a text is no value; told with the row and the column. */
export class Unreadable extends Error {
  readonly reason: Reason
  constructor(en: string, zh: string) {
    super(en)
    this.reason = { en, zh }
  }
}

const SPACES = /[\s\u00a0\u202f\u2009'’‘`]/g
/** `45.-` and `80,–`. */
const WITHOUT_DECIMALS = /[.,]\s*[-–—](?!\d)/g
const NUMBER = /[-+]?(?:\d[\d.,]*|[.,]\d+)/g

/**
 * A text as people write them: full-width digits as plain ones, invisible marks gone. Units of area as their letters, so that no digit
 * of theirs is read as an amount.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\b([cdm]?m)[23]\b/gi, '$1')
    .trim()
}

/** One amount with whatever stands about it: a sign of a currency, a unit, `.-` and `,–`. Throws Unreadable. */
export function readNumber(text: string, mark: DecimalMark): number {
  const numbers = readNumbers(text, mark)
  const [only] = numbers
  if (only === undefined) throw new Unreadable('is no number', '不是数字')
  if (numbers.length > 1) throw new Unreadable('holds several numbers', '含有多个数字')
  return only
}

// A currency may stand before or behind an amount, and says nothing of what the mark between two of them is.
const CURRENCY = '(?:[€$£¥元]|us\\$|\\b(?:eur|usd|cny|rmb|gbp|chf))'
/** What stands between both ends of a range: a number, perhaps of a currency, on either side. */
const BETWEEN = new RegExp(
  `(?<=\\d\\s*${CURRENCY}?)(?:\\s*(?:[-‐‒–—−~〜]|至|到)|\\s+(?:to|bis|a|al|à)(?=\\s))(?=\\s*${CURRENCY}?\\s*[\\d.,])`,
  'gi',
)
const DATE = /^\d{4}-(?:0?[1-9]|1[0-2])(?:-\d{1,2})?$/
const CODE = /\p{L}[-‐–—]\d/u

/** Whether a mark that may be of a range is of something else: of a code such as `A-12`, or of a date such as `2024-05`. */
export function isCodeOrDate(text: string): boolean {
  return DATE.test(plain(text)) || CODE.test(plain(text))
}

/**
 * One amount, or both ends of a range as ranges are written: `180-220`, `180～220元/㎡`, `180 to 220`. Two numbers that stand together in
 * another way are none. Throws Unreadable.
 */
export function readAmountRange(text: string, mark: DecimalMark): { low: number; high: number } {
  if (isCodeOrDate(text)) throw new Unreadable('is no price', '不是价格')
  const ends = plain(text)
    .replace(WITHOUT_DECIMALS, '')
    .split(BETWEEN)
    .map((end) => readNumbers(end, mark))
  const [low, high = low] = ends.flat()
  if (low === undefined || high === undefined) throw new Unreadable('is no price', '不是价格')
  if (ends.length > 2 || ends.some((end) => end.length !== 1))
    throw new Unreadable('holds several prices', '含有多个价格')
  if (low > high) throw new Unreadable('its low end is over its high end', '最低价高于最高价')
  return { low, high }
}

function readNumbers(text: string, mark: DecimalMark): number[] {
  const bare = plain(text)
    .replace(WITHOUT_DECIMALS, '')
    .replace(SPACES, (space) => (space.trim() ? '' : ' '))
  const joined = bare.replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
  return [...joined.matchAll(NUMBER)].map(([digits]) => amountOf(digits, mark))
}

function amountOf(digits: string, stated: DecimalMark): number {
  const bare = digits.replace(/[.,]+$/, '')
  // With both marks in it a number says by itself which is which, whatever its column does.
  const own = bare.includes('.') && bare.includes(',') ? markIn(bare) : undefined
  const mark = own === '.' || own === ',' ? own : stated
  const group = mark === '.' ? ',' : '.'
  const [whole = '', ...rest] = bare.split(mark)
  const isGrouped = whole
    .split(group)
    .every((part, index) => (index === 0 ? part.length <= 3 || !whole.includes(group) : part.length === 3))
  if (rest.length > 1 || (rest[0] ?? '').includes(group) || !isGrouped)
    throw new Unreadable(
      `${digits} is no number with ${mark} before its decimals`,
      `${digits} 不是以“${mark}”为小数点的数字`,
    )
  return Number(`${whole.replaceAll(group, '') || '0'}.${rest[0] ?? '0'}`)
}

/**
 * The mark before decimals in a column: told by what can be nothing else. Undefined where nothing tells, as in `1.234` alone: then
 * nobody may guess.
 */
export function decimalMarkOf(samples: readonly string[]): DecimalMark | undefined {
  const votes = { '.': 0, ',': 0 }
  let isDoubtful = false
  for (const sample of samples)
    for (const [digits] of plain(sample).replace(SPACES, '').matchAll(NUMBER)) {
      const mark = markIn(digits)
      if (mark === 'either') isDoubtful = true
      else if (mark) votes[mark] += 1
    }
  if (votes['.'] === votes[',']) return isDoubtful || votes['.'] ? undefined : '.'
  return votes['.'] > votes[','] ? '.' : ','
}

/** Which mark a number itself shows to be that of its decimals; none where it has no mark, `either` where it could be both. */
function markIn(digits: string): DecimalMark | 'either' | undefined {
  const bare = digits.replace(/[.,]+$/, '')
  const marks = [...bare.matchAll(/[.,]/g)].map(([mark]) => mark as DecimalMark)
  const [first, last] = [marks[0], marks.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const other = { '.': ',', ',': '.' } as const
  if (first !== last) return last
  if (marks.length > 1) return other[last]
  const decimals = bare.length - bare.lastIndexOf(last) - 1
  return decimals === 3 && /^[-+]?[1-9]\d{0,2}[.,]/.test(bare) ? 'either' : last
}
