import { ownValue } from '../../../contract/own-value.ts'
import { decimalMarkOf, isCodeOrDate, plain, readNumber, Unreadable } from './read-number.ts'
import type { DecimalMark } from './read-number.ts'

const MM = { mm: 1, cm: 10, m: 1000, in: 25.4 } as const
export type MeasureUnit = keyof typeof MM

const UNIT_WORDS: Record<string, MeasureUnit> = {
  mm: 'mm', millimeter: 'mm', millimetre: 'mm', 毫米: 'mm', cm: 'cm', centimeter: 'cm', centimetre: 'cm', 厘米: 'cm', 公分: 'cm',
  m: 'm', meter: 'm', metre: 'm', 米: 'm', in: 'in', inch: 'in', inches: 'in', '"': 'in', '″': 'in', 英寸: 'in', 寸: 'in',
} // prettier-ignore

/** The unit of length that a text names, such as the header `厚度(mm)`. */
export function lengthUnitIn(text: string): MeasureUnit | undefined {
  const words =
    plain(text)
      .toLowerCase()
      .match(/毫米|厘米|公分|英寸|米|["″]|[a-z]+/g) ?? []
  return words.map((word) => ownValue(UNIT_WORDS, word)).findLast((unit) => unit !== undefined)
}

const inMm = (value: number, unit: MeasureUnit) => Number((value * MM[unit]).toFixed(3))

/** A length in mm; its own unit takes precedence over the column's. */
export function readLength(text: string, mark: DecimalMark, unit: MeasureUnit): number {
  const value = readNumber(text.replace(/["″]/g, ' in'), mark)
  if (value <= 0) throw new Unreadable('must be over 0', '必须大于 0')
  return inMm(value, lengthUnitIn(text) ?? unit)
}

export interface ReadSize {
  length?: number
  width?: number
  thickness?: number
}

/** Length, width and thickness in mm of a text such as `450×90×14 mm`. Throws Unreadable unless there are two or three measures. */
export function readSizeValue(text: string, mark: DecimalMark, unit: MeasureUnit): ReadSize {
  const parts = plain(text)
    .toLowerCase()
    .split(/[x×*✕хX]|\bby\b/)
  const unitOfAll = lengthUnitIn(parts.at(-1) ?? '') ?? unit
  const [length, width, thickness, more] = parts.map((part) => readLength(part, mark, lengthUnitIn(part) ?? unitOfAll))
  if (length === undefined || width === undefined || more !== undefined)
    throw new Unreadable('expected length × width (× thickness)', '应为 长×宽（×厚）')
  return thickness === undefined ? { length, width } : { length, width, thickness }
}

/** Days of delivery, the longer of a range. A week counts as seven days, a month as thirty. */
export function readDays(text: string): number {
  const words = plain(text).toLowerCase()
  if (/^(in stock|stock|immediate|sofort|现货|有货|即时)/.test(words)) return 0
  const numbers = (words.match(/\d+/g) ?? []).map(Number)
  const most = Math.max(...numbers)
  if (!numbers.length || numbers.length > 2 || isCodeOrDate(words))
    throw new Unreadable('expected a number of days', '应为天数')
  const factor = /week|woche|semaine|settiman|周|星期/.test(words)
    ? 7
    : /month|monat|mois|mese|个月|月/.test(words)
      ? 30
      : 1
  return most * factor
}

const MONTHS = 12

/** A day as `YYYY-MM-DD`. */
export function readDate(text: string, order: 'dmy' | 'mdy' | 'ymd' = 'ymd'): string {
  const bare = plain(text).replace(/\s+\d{1,2}:\d{2}.*$/, '')
  const parts = bare.match(/\d+/g) ?? []
  const [a = '', b = '', c = ''] =
    parts.length === 1 && /^\d{8}$/.test(bare) ? [bare.slice(0, 4), bare.slice(4, 6), bare.slice(6)] : parts
  const [year, month, day] = a.length === 4 ? [a, b, c] : order === 'mdy' && !bare.includes('.') ? [c, a, b] : [c, b, a]
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isDay = year.length === 4 && Number(month) >= 1 && Number(month) <= MONTHS && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso) // prettier-ignore
  if (!isDay) throw new Unreadable('expected a date, such as 2026-01-31', '应为日期，例如 2026-01-31')
  return iso
}

const YES = new Set([
  'yes',
  'y',
  'true',
  '1',
  'x',
  '✓',
  '√',
  'ja',
  'oui',
  'si',
  'sì',
  'sí',
  '是',
  '有',
  '含',
  '含税',
  '可',
  '可定制',
  'incl',
  'included',
  'incl.',
])
const NO = new Set([
  'no',
  'n',
  'false',
  '0',
  '-',
  '✗',
  '×',
  'nein',
  'non',
  '否',
  '无',
  '不含',
  '不含税',
  '不可',
  '不可定制',
  'excl',
  'excluded',
  'excl.',
])

export function readBoolean(text: string): boolean {
  const word = plain(text).toLowerCase()
  if (YES.has(word)) return true
  if (NO.has(word)) return false
  throw new Unreadable('expected yes or no', '应为“是”或“否”')
}

const ON_SALE = /^(on[ _]?sale|active|available|current|published|in sortiment|在售|上架|有售|正常|attivo|actif|aktiv)$/
const WITHDRAWN =
  /^(withdrawn|discontinued|inactive|archived|off|eol|下架|停产|停售|fuori produzione|ausgelaufen|arrêté)$/

export function readStatus(text: string): 'on_sale' | 'withdrawn' {
  const word = plain(text).toLowerCase()
  if (ON_SALE.test(word)) return 'on_sale'
  if (WITHDRAWN.test(word)) return 'withdrawn'
  throw new Unreadable('expected on sale or withdrawn', '应为“在售”或“下架”')
}

export function readTrade(text: string): 'domestic' | 'imported' {
  const word = plain(text).toLowerCase()
  if (/^(domestic|local|national|国产|国内|inland)$/.test(word)) return 'domestic'
  if (/^(imported|import|进口|国外|importiert|importato|importé)$/.test(word)) return 'imported'
  throw new Unreadable('expected domestic or imported', '应为“国产”或“进口”')
}

export function readColour(text: string): string {
  const hex = /^#?([0-9a-f]{6})$/i.exec(plain(text))?.[1]
  if (hex === undefined) throw new Unreadable('expected a colour as #RRGGBB', '应为 #RRGGBB 格式的颜色')
  return `#${hex.toLowerCase()}`
}

/** A number in a place where no column states the decimal mark. */
export function readAlone(text: string): number {
  const mark = decimalMarkOf([text])
  if (!mark)
    throw new Unreadable(
      'could be a thousand or a thousandth: say which mark stands before decimals',
      '无法判断小数点，请指定小数点符号',
    )
  return readNumber(text, mark)
}
