import type { Reason } from '../../../contract/import-table.ts'

export type DecimalMark = '.' | ','

/** Why a text cannot be read; reported with its row and column. */
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
 * Normalises a text: full-width digits become plain ones, invisible characters are removed, and `m2` loses its digit, which is no amount.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\b([cdm]?m)[23]\b/gi, '$1')
    .trim()
}

/** Reads one amount, which a currency, a unit, `.-` or `,–` may surround. Throws Unreadable. */
export function readNumber(text: string, mark: DecimalMark): number {
  const numbers = readNumbers(text, mark)
  const [only] = numbers
  if (only === undefined) throw new Unreadable('is no number', '不是数字')
  if (numbers.length > 1) throw new Unreadable('holds several numbers', '含有多个数字')
  return only
}

// A currency may stand before or after either end of a range.
const CURRENCY = '(?:[€$£¥元]|us\\$|\\b(?:eur|usd|cny|rmb|gbp|chf))'
/** The separator of a range: a number, with or without a currency, stands on either side. */
const BETWEEN = new RegExp(
  `(?<=\\d\\s*${CURRENCY}?)(?:\\s*(?:[-‐‒–—−~〜]|至|到)|\\s+(?:to|bis|a|al|à)(?=\\s))(?=\\s*${CURRENCY}?\\s*[\\d.,])`,
  'gi',
)
const DATE = /^\d{4}-(?:0?[1-9]|1[0-2])(?:-\d{1,2})?$/
const CODE = /\p{L}[-‐–—]\d/u

/** Whether a dash belongs to a code such as `A-12` or a date such as `2024-05`, and not to a range. */
export function isCodeOrDate(text: string): boolean {
  return DATE.test(plain(text)) || CODE.test(plain(text))
}

/**
 * Reads one amount or a range: `180-220`, `180～220元/㎡`, `180 to 220`. Throws Unreadable, also for two numbers without a range separator.
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
  if (low > high) throw new Unreadable('its lowest price is greater than its highest', '最低价高于最高价')
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
  // A number with both marks shows its decimal mark by itself, whatever its column uses.
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

/** The decimal mark of a column, by its unambiguous numbers. Undefined if there are none, as with `1.234` alone: then a person must say. */
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

/** The decimal mark that a number shows; undefined without a mark, `either` if it is ambiguous. */
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
