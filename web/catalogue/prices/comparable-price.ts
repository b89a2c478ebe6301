import type { TFunction } from 'i18next'
import { coveragePerUnit } from '../../../contract/coverage.ts'
import type { ProductCard, ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { SQUARE_METRE } from './price-text.ts'
import { formatApproximate, formatMeasure, joinSymbol } from './price.ts'

export type ComparablePrice = NonNullable<SkuDetail['comparablePrice']>

interface Priced {
  currencyUnit: string
  measurementUnit: string
}

/** Whether the own price, as it is shown, is the comparable one: then it need not be said twice. */
export function saysComparable({ currencyUnit, measurementUnit }: Priced, price: ComparablePrice): boolean {
  return currencyUnit === price.currency && measurementUnit === price.per
}

/** Whether something that compares can be said besides its own price. */
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

/** At which rate it was converted, and whose that is where it can be read; null for one in its own currency. */
export function rateText({ rateDate, rateSource }: ComparablePrice, { t, language }: Saying): string | null {
  if (rateDate === null) return null
  const day = dayFormatOf(language).format(new Date(rateDate))
  const source = readableSource(rateSource ?? '', language)
  return source === '' ? t('price.rate', { date: day }) : t('price.rateFrom', { date: day, source })
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once: making it takes longer than all else that a card does for its price, and each card of a list has one. */
function dayFormatOf(language: string): Intl.DateTimeFormat {
  const known = dayFormats.get(language)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  dayFormats.set(language, made)
  return made
}

/**
 * Of sources written in one language or two ("演示 / Demonstration") what the reader's has: in Chinese what is in Han, or
 * letters that stand for a name (ECB), in English what is not.
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

/** "¥187 – 218", rounded to what compares. `symbol` is the dictionary's for the price's currency. */
export function formatComparable({ low, high }: ComparablePrice, symbol: string, language: string): string {
  const figures = new Set([low, high].map((amount) => formatApproximate(amount, language)))
  return joinSymbol(symbol) + [...figures].join(' – ')
}

/** The square metres that one unit of sale covers, as text; null where price is per m² anyway, or they are not known. */
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
