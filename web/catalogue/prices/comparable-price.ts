import type { TFunction } from 'i18next'
import { coveragePerUnit } from '../../../contract/coverage.ts'
import type { ProductCard, ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { SQUARE_METRE } from './price-text.ts'
import { formatApproximate, formatMeasure, joinSymbol } from './price.ts'

export type ComparablePrice = NonNullable<SkuDetail['comparablePrice']>

interface Priced {
  currencyUnit: string
  measurementUnit: string
  statedPrice: SkuDetail['statedPrice']
}

/** Whether the own price, as shown, is the comparable one: then it is shown once. */
export function saysComparable(
  { currencyUnit, measurementUnit, statedPrice }: Priced,
  price: ComparablePrice,
): boolean {
  return currencyUnit === price.currency && measurementUnit === price.per && statedPrice === null
}

/** Whether there is a comparable price to show besides the own one. */
export function hasEstimate(product: ProductCard): boolean {
  return product.comparablePrice !== null && !saysComparable(product, product.comparablePrice)
}

/** The price per m², where there is one. */
export function pricePerSquareMetre({ comparablePrice }: Pick<SkuDetail, 'comparablePrice'>): ComparablePrice | null {
  return comparablePrice?.per === SQUARE_METRE ? comparablePrice : null
}

interface Saying {
  t: TFunction
  language: string
}

/** "≈ ¥187 – 218 / m²"; `symbol` and `unit` are the dictionary's names for currency and unit. */
export function comparableText(
  price: ComparablePrice,
  { t, language, symbol, unit }: Saying & { symbol: string; unit: string },
): string {
  return t('price.comparable', { price: formatComparable(price, symbol, language), unit })
}

/** The rate of the conversion, and its source where the reader's language has one; null for a price in its own currency. */
export function rateText({ rateDate, rateSource }: ComparablePrice, { t, language }: Saying): string | null {
  if (rateDate === null) return null
  const day = dayFormatOf(language).format(new Date(rateDate))
  const source = readableSource(rateSource ?? '', language)
  return source === '' ? t('price.rate', { date: day }) : t('price.rateFrom', { date: day, source })
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once: making a formatter takes longer than the rest of a card's price, and each card of a list has one. */
function dayFormatOf(language: string): Intl.DateTimeFormat {
  const known = dayFormats.get(language)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  dayFormats.set(language, made)
  return made
}

/**
 * Sources may be written in two languages ("演示 / Demonstration"): picks the Chinese part (Han, or a name in capitals such as ECB) or
 * the English one.
 */
function readableSource(sources: string, language: string): string {
  const isChinese = language === 'zh-CN'
  const isReadable = (part: string) =>
    isChinese ? /\p{Script=Han}/u.test(part) || !/\p{Ll}/u.test(part) : !/\p{Script=Han}/u.test(part)
  return sources
    .split(/ \/ |, /)
    .filter(isReadable)
    .join(isChinese ? '，' : ', ')
}

/** "¥187 – 218", rounded for comparing. `symbol` is the dictionary's for the price's currency. */
export function formatComparable({ low, high }: ComparablePrice, symbol: string, language: string): string {
  const figures = new Set([low, high].map((amount) => formatApproximate(amount, language)))
  return joinSymbol(symbol) + [...figures].join(' – ')
}

/** The square metres that one unit of sale covers, as text; null where the price is per m² anyway, or they are unknown. */
export function coverageText(product: ProductDetail, sku: SkuDetail, language: string): string | null {
  const { measurementUnit } = product
  if (measurementUnit === SQUARE_METRE) return null
  const { packCoverage, packPieces, size } = sku
  const coverage = coveragePerUnit({
    measurementUnit,
    packCoverage,
    packPieces,
    length: size?.length,
    width: size?.width,
  })
  return coverage === null ? null : formatMeasure(coverage, language)
}
