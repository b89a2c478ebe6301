import { unitsText } from '../../../contract/plural.ts'
import {
  comparableText,
  coverageText,
  pricePerSquareMetre,
  rateText,
  saysComparable,
  type ComparablePrice,
} from '../../catalogue/prices/comparable-price.ts'
import { entryNameOf, pickName } from '../../catalogue/names.ts'
import { coversText, packTexts } from '../../catalogue/prices/pack.ts'
import { formatPriceRange } from '../../catalogue/prices/price.ts'
import { SQUARE_METRE } from '../../catalogue/prices/price-text.ts'
import { haveMixedBases, lowestPrice, type Compared } from '../best.ts'
import { withoutEcho } from './echoes.ts'
import { rowOf, type ComparisonRow } from './rows.ts'
import { findEntry, type ComparisonFormats } from '../words.ts'

export function priceRows(compared: readonly Compared[], words: ComparisonFormats): ComparisonRow[] {
  const { t, language } = words
  const rows = [
    rowOf('price', t('comparison.price'), { compared, say: (one) => ownPrice(one, words) }),
    comparableRow(compared, words),
    rowOf('pack', t('comparison.pack'), {
      compared,
      say: ({ detail, sku }) => {
        const { coverage, pieces } = packTexts(detail, sku, { t, language })
        return [coverage, pieces]
      },
    }),
    rowOf('currency', t('comparison.currency'), {
      compared,
      say: ({ detail: { currencyUnit } }) => [currencyUnit === 'rmb' ? t('comparison.rmb') : currencyUnit],
    }),
  ]
  return [...withoutEcho(rows, compared)]
}

function ownPrice({ detail, sku }: Compared, words: ComparisonFormats) {
  const { t, language, isChinese } = words
  const symbol = pickName(isChinese, detail.currencyLabel, detail.currencyRemark)
  const figures = formatPriceRange({ ...sku, currencyUnit: detail.currencyUnit }, symbol, language)
  if (figures === null) return [t('price.onRequest')]
  const unit = unitOf({ detail, sku }, words)
  const price = sku.comparablePrice
  // A price that cannot be given per m² is converted per its unit of sale.
  const converted = price && price.per !== SQUARE_METRE ? estimate(price, words, unit) : []
  const per = unitsText(unit, sku.statedPrice?.quantity ?? 1, language)
  return [unit ? `${figures} / ${per}` : figures, quiet(taxText({ detail, sku }, words)), ...converted]
}

function comparableRow(compared: readonly Compared[], words: ComparisonFormats): ComparisonRow {
  const { t } = words
  const row = rowOf('comparable', t('comparison.comparable'), { compared, say: (one) => comparablePrice(one, words) })
  const place = lowestPrice(compared)
  if (place !== null) return { ...row, best: { place, word: t('comparison.lowest'), why: t('comparison.lowestWhy') } }
  return haveMixedBases(compared) ? { ...row, note: t('comparison.mixedBases') } : row
}

function comparablePrice({ detail, sku }: Compared, words: ComparisonFormats) {
  const { t, language } = words
  const price = pricePerSquareMetre(sku)
  if (!price) return []
  // A price that already is per m² is no estimate.
  if (saysComparable({ ...detail, statedPrice: sku.statedPrice }, price)) {
    const own = { minPrice: price.low, maxPrice: price.high, currencyUnit: price.currency }
    return [`${formatPriceRange(own, symbolOf(price, words), language)} / m²`]
  }
  // The content of a pack has its own row.
  const isSaidOfPack = packTexts(detail, sku, words).coverage !== null
  const area = isSaidOfPack ? null : coverageText(detail, sku, language)
  const unit = unitOf({ detail, sku }, words)
  const [figures, rate] = estimate(price, words, 'm²')
  return [figures, quiet(area === null ? '' : coversText(t, detail, { unit, area })), rate]
}

/** A converted or calculated price, and its exchange rate. */
function estimate(price: ComparablePrice, words: ComparisonFormats, unit: string) {
  const { t, language } = words
  const rate = rateText(price, words)
  return [comparableText(price, { t, language, symbol: symbolOf(price, words), unit }), quiet(rate ?? '')] as const
}

function quiet(text: string) {
  return { text, tone: 'quiet' as const }
}

function symbolOf({ currency }: ComparablePrice, words: ComparisonFormats): string {
  const entry = findEntry(words, 'product_currency_unit', currency)
  return entry ? entryNameOf(words.isChinese, entry) : currency
}

function unitOf({ detail }: Compared, { isChinese }: ComparisonFormats): string {
  return pickName(isChinese, detail.measurementLabel, detail.measurementRemark)
}

function taxText({ sku: { taxIncluded } }: Compared, { t }: ComparisonFormats): string {
  if (taxIncluded === null) return ''
  return t(taxIncluded ? 'drawer.taxIncluded' : 'drawer.taxExcluded')
}
