import { over, times } from '../../../contract/values/fraction.ts'
import type { Fraction } from '../../../contract/values/fraction.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { readDays as readTime } from '../../../contract/values/read-days.ts'
import { readSize } from '../../../contract/values/read-size.ts'
import type { Value } from '../../../contract/values/read-value.ts'
import { readingText } from '../../../contract/values/reading-text.ts'
import { UNITS } from '../../../contract/values/units.ts'
import type { Dimension, UnitName } from '../../../contract/values/units.ts'
import { wordsIn } from '../../../contract/values/words.ts'
import { amountOf, plain, refuseUnread, roundedNumber, Unreadable, valueOfCell } from './read-number.ts'
import type { DecimalMark, Tell } from './read-number.ts'

const LENGTHS = { mm: 'millimeter', cm: 'centimeter', m: 'meter', in: 'inch' } as const satisfies Record<
  string,
  UnitName
>
export type MeasureUnit = keyof typeof LENGTHS

/** The unit of length that a text names, such as the header `厚度(mm)`. */
export function lengthUnitIn(text: string): MeasureUnit | undefined {
  const units = unitsIn(text)
  return (Object.keys(LENGTHS) as MeasureUnit[]).findLast((unit) => units.includes(LENGTHS[unit]))
}

/** The units that a header or another text without numbers names. */
export function unitsIn(text: string): UnitName[] {
  return wordsIn(plainValue(text)).flatMap((word) => (word.is === 'unit' && word.units.length === 1 ? word.units : []))
}

/** How a number is read: its decimal mark where it does not show one, and what is told. */
export interface CellReading {
  mark?: DecimalMark | undefined
  tell: Tell
}

/** A number; undefined for a word that says there is none. Throws Unreadable, also for a unit that cannot be converted to `unit`. */
export function readNumber(text: string, { mark, tell }: CellReading, unit?: UnitName): number | undefined {
  const value = valueOfCell(text, mark, tell)
  if (!value) return undefined
  refusePrice(value)
  return roundedNumber(unit ? amountIn(value, unit, tell) : amountOf(value, tell), MOST_PLACES, tell)
}

const MOST_PLACES = 10

/** Square metres; a cell without a unit has the header's, such as `Coverage per box (sq ft)`. */
export function readArea(text: string, { mark, tell }: CellReading, header: string): number | undefined {
  const value = valueOfCell(text, mark, tell)
  if (!value) return undefined
  refusePrice(value)
  const [stated = 'square_meter'] = unitsIn(header).filter((unit) => UNITS[unit].dimension === 'area')
  const whole = value.units.length > 0 ? value : { ...value, units: [stated] }
  return roundedNumber(amountIn(whole, 'square_meter', tell), 4, () => {})
}

/** A length in mm; its own unit takes precedence over the column's. */
export function readLength(text: string, { mark, tell }: CellReading, unit: MeasureUnit): number | undefined {
  const value = valueOfCell(text, mark, tell)
  return value && lengthOf(value, unit, tell)
}

function lengthOf(value: Value, unit: MeasureUnit, tell: Tell): number {
  refusePrice(value)
  const stated = value.units.length > 0 ? value : { ...value, units: [LENGTHS[unit]] }
  const amount = amountIn(stated, 'millimeter', tell)
  if (amount.numerator <= 0n) throw new Unreadable('must be over 0', '必须大于 0')
  return roundedNumber(amount, 3, () => {})
}

/** The amount in `unit`, which a value without a unit has. Throws Unreadable for another kind of unit. */
export function amountIn(value: Value, unit: UnitName, tell: Tell): Fraction {
  const amount = amountOf(value, tell)
  const { units } = value
  const fitting = units.filter((one) => one === unit || isOf(one, UNITS[unit].dimension))
  const [own, more] = fitting
  if (units.length > 0 && (!own || more))
    throw new Unreadable(
      `is in ${units.join(' or ').replaceAll('_', ' ')}, not in ${unit.replaceAll('_', ' ')}`,
      `单位是 ${units.join(' 或 ')}，不是 ${unit}`,
    )
  return !own || own === unit ? amount : over(times(amount, UNITS[own].is), UNITS[unit].is)
}

function isOf(unit: UnitName, dimension: Dimension): boolean {
  return dimension !== 'count' && UNITS[unit].dimension === dimension
}

function refusePrice({ currencies, per }: Value): void {
  if (currencies.length > 0) throw new Unreadable('is a price', '是价格')
  if (per && per.quantity !== 1) throw new Unreadable(`is for ${per.quantity}`, `是每 ${per.quantity} 的数量`)
}

export interface ReadSize {
  length?: number
  width?: number
  thickness?: number
}

/** Length, width and thickness in mm of a text such as `450×90×14 mm`. Throws Unreadable unless there are two or three measures. */
export function readSizeValue(text: string, { mark, tell }: CellReading, unit: MeasureUnit): ReadSize | undefined {
  const read = readSize(text, mark)
  if (!Array.isArray(read)) {
    if (read.is === 'none') return undefined
    throw new Unreadable(readingText(read, 'en'), readingText(read, 'zh'))
  }
  for (const value of read) refuseUnread(value)
  const [length, width, thickness, more] = read.map((value) => lengthOf(value, unit, tell))
  if (length === undefined || width === undefined || more !== undefined)
    throw new Unreadable('expected length × width (× thickness)', '应为 长×宽（×厚）')
  return thickness === undefined ? { length, width } : { length, width, thickness }
}

/** Days of delivery (`contract/values/read-days.ts`). Throws Unreadable. */
export function readDays(text: string, { mark }: CellReading): number | undefined {
  const read = readTime(text, mark)
  if ('days' in read && read.rest.length === 0) return read.days
  if ('is' in read && read.is === 'none') return undefined
  throw new Unreadable('expected a number of days', '应为天数')
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
