import type { ColumnRule } from '../../../contract/import-mapping.ts'
import { fractionOf, over, times } from '../../../contract/values/fraction.ts'
import type { Fraction } from '../../../contract/values/fraction.ts'
import { readDays as readTime } from '../../../contract/values/read-days.ts'
import { readSize } from '../../../contract/values/read-size.ts'
import type { Value } from '../../../contract/values/read-value.ts'
import { readingText } from '../../../contract/values/reading-text.ts'
import { areConvertible, UNITS } from '../../../contract/values/units.ts'
import type { UnitName } from '../../../contract/values/units.ts'
import { unitsNamed } from '../../../contract/values/words.ts'
import { amountOf, plain, refuseUnread, roundedNumber, Unreadable, valueOfCell } from './read-number.ts'
import type { DecimalMark, Tell } from './read-number.ts'

/** How a value is read: its decimal mark and its unit where it does not show one, a factor, and what is told. */
export interface CellReading {
  mark?: DecimalMark | undefined
  /** Several where the column's word means several; if absent, the one that is wanted. */
  units?: readonly UnitName[] | undefined
  multiply?: number | undefined
  /** Which side one measure of a size is: rolls are sold by their width. */
  side?: 'length' | 'width' | undefined
  tell: Tell
}

/** A value that is no price, times its column's factor; undefined for a word that says there is none. Throws Unreadable. */
function measureOf(text: string, { mark, multiply, tell }: CellReading, { isOfPack = false } = {}): Value | undefined {
  const value = valueOfCell(text, mark, tell)
  if (!value) return undefined
  const { currencies, per, low, high } = value
  if (currencies.length > 0) throw new Unreadable('is a price', '是价格')
  if (per && per.quantity !== 1) throw new Unreadable(`is for ${per.quantity}`, `是每 ${per.quantity} 的数量`)
  if (per && per.units.some((unit) => UNITS[unit].dimension !== 'count'))
    throw new Unreadable(`is per ${inWords(per.units)}`, `是每 ${per.units.join(' 或 ')} 的数量`)
  if (per && !isOfPack)
    tell({ en: `says that it is per ${inWords(per.units)}`, zh: `注明是每 ${per.units.join(' 或 ')} 的数量` })
  if (multiply === undefined) return value
  const factor = fractionOf(`${multiply}`)
  const lowest = times(low, factor)
  return { ...value, low: lowest, high: low === high ? lowest : times(high, factor) }
}

/** A number in `unit`, or of no unit; undefined for a word that says there is none. Throws Unreadable, also for another unit. */
export function readNumber(text: string, reading: CellReading, unit?: UnitName): number | undefined {
  const value = measureOf(text, reading)
  return value && numberIn(value, reading, { unit, places: MOST_PLACES })
}

const MOST_PLACES = 10

function numberIn(
  value: Value,
  reading: CellReading,
  { unit, places }: { unit: UnitName | undefined; places: number },
): number {
  if (unit === undefined) {
    if (value.units.length > 0)
      throw new Unreadable(`is in ${inWords(value.units)}, where no unit is expected`, '不应带单位')
    return roundedNumber(amountOf(value, reading.tell), places, reading.tell)
  }
  const own = ownUnit(value.units.length > 0 ? value.units : (reading.units ?? [unit]), unit)
  if (value.isBareFraction && UNITS[own].dimension === 'length' && own !== 'inch' && own !== 'foot')
    throw new Unreadable('is a fraction: say of what unit', '是分数，请注明单位')
  const amount = amountOf(value, reading.tell)
  // A conversion makes decimals that nobody wrote.
  if (own !== unit) return roundedNumber(inUnit(amount, own, unit), places, () => {})
  return roundedNumber(amount, places, reading.tell)
}

function inUnit(amount: Fraction, from: UnitName, to: UnitName): Fraction {
  return from === to ? amount : over(times(amount, UNITS[from].is), UNITS[to].is)
}

/** The only one of these units that is one of `wanted`. Throws Unreadable. */
function ownUnit(units: readonly UnitName[], wanted: UnitName): UnitName {
  const [own, more] = units.filter((unit) => areConvertible(unit, wanted))
  if (own === undefined || more !== undefined)
    throw new Unreadable(
      `is in ${inWords(units)}, not in ${inWords([wanted])}`,
      `单位是 ${units.join(' 或 ')}，不是 ${wanted}`,
    )
  return own
}

function inWords(units: readonly UnitName[]): string {
  return units.join(' or ').replaceAll('_', ' ')
}

/** Square metres. */
export function readArea(text: string, reading: CellReading): number | undefined {
  const value = measureOf(text, reading, { isOfPack: true })
  return value && numberIn(value, reading, { unit: 'square_meter', places: 4 })
}

/** A whole number of pieces; a part is rounded and told. */
export function readCount(text: string, reading: CellReading): number | undefined {
  const value = measureOf(text, reading, { isOfPack: true })
  if (!value) return undefined
  if (value.units.some((unit) => UNITS[unit].dimension !== 'count'))
    throw new Unreadable(`is in ${inWords(value.units)}, and no count`, '不是件数')
  return roundedNumber(amountOf(value, reading.tell), 0, reading.tell)
}

/** A stock; its unit is compared with the product's once the whole row is read. */
export interface ReadStock {
  amount: Fraction
  units: readonly UnitName[]
}

export function readStock(text: string, reading: CellReading): ReadStock | undefined {
  const value = measureOf(text, reading)
  return value && { amount: amountOf(value, reading.tell), units: value.units }
}

/** Things that are counted one by one, whatever a supplier calls them. */
const SINGLE = new Set<UnitName>(['sheet', 'slab', 'roll', 'set', 'pair'])

/** A stock in the product's unit; `unit` is undefined where the row states none. Throws Unreadable. */
export function stockIn({ amount, units }: ReadStock, unit: UnitName | undefined, tell: Tell): number {
  const isCounted = unit !== undefined && units.includes('piece') && SINGLE.has(unit)
  if (units.length === 0 || isCounted) return roundedNumber(amount, MOST_PLACES, tell)
  if (unit !== undefined) return roundedNumber(inUnit(amount, ownUnit(units, unit), unit), MOST_PLACES, () => {})
  tell({
    en: `is in ${inWords(units)}, and the row states no unit to compare`,
    zh: '带有单位，但该行没有说明单位，无法比较',
  })
  return roundedNumber(amount, MOST_PLACES, tell)
}

/** The value of a property by its type; undefined for a word that says there is none. Throws Unreadable. */
export function readProperty(
  text: string,
  { unit, type = unit === '' ? 'choice' : 'number' }: NonNullable<ColumnRule['attribute']>,
  reading: CellReading,
): unknown {
  if (type === 'boolean') return readBoolean(text)
  if (type === 'choice' || type === 'text') return text
  const units = unitsNamed(unit)
  const [only, other] = units
  const kept = other === undefined ? only : undefined
  // A unit that is not known is only compared.
  const bare = kept === undefined && unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length) : text
  if (type === 'number') return readNumber(bare, reading, kept)
  const value = measureOf(bare, reading)
  if (!value) return undefined
  const end = (amount: Fraction) =>
    numberIn({ ...value, low: amount, high: amount }, reading, { unit: kept, places: MOST_PLACES })
  return value.low === value.high ? end(value.low) : { low: end(value.low), high: end(value.high) }
}

/** A length in mm; its own unit takes precedence over the column's. */
export function readLength(text: string, reading: CellReading): number | undefined {
  const value = measureOf(text, reading)
  return value && lengthOf(value, reading)
}

function lengthOf(value: Value, reading: CellReading): number {
  if (value.low.numerator <= 0n) throw new Unreadable('must be over 0', '必须大于 0')
  return numberIn(value, reading, { unit: 'millimeter', places: 3 })
}

export interface ReadSize {
  length?: number
  width?: number
  thickness?: number
}

/** Length, width and thickness in mm of a text such as `450×90×14 mm`. Throws Unreadable unless there are two or three measures, or one of a known side. */
export function readSizeValue(text: string, reading: CellReading): ReadSize | undefined {
  const read = readSize(text, reading.mark)
  if (!Array.isArray(read)) {
    if (read.is === 'none') return undefined
    throw new Unreadable(readingText(read, 'en'), readingText(read, 'zh'))
  }
  for (const value of read) refuseUnread(value)
  const [length, width, thickness, more] = read.map((value) => lengthOf(value, reading))
  if (reading.side !== undefined && length !== undefined && width === undefined) return { [reading.side]: length }
  if (length === undefined || width === undefined || more !== undefined)
    throw new Unreadable('expected length × width (× thickness)', '应为 长×宽（×厚）')
  return thickness === undefined ? { length, width } : { length, width, thickness }
}

/** Days of delivery (`contract/values/read-days.ts`). Throws Unreadable. */
export function readDays(text: string, { mark, units = [] }: CellReading): number | undefined {
  const read = readTime(text, mark, units[0])
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
  'tak',
  'sim',
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
  'nee',
  'nie',
  'não',
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

export function isYesOrNo(text: string): boolean {
  const word = plain(text).toLowerCase()
  return YES.has(word) || NO.has(word)
}

export function readBoolean(text: string): boolean {
  if (isYesOrNo(text)) return YES.has(plain(text).toLowerCase())
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
