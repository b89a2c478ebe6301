import { useTranslation } from 'react-i18next'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { coverageText, formatComparable, saysComparable } from '../comparable-price.ts'
import { entryNameOf, pickName, useIsChinese } from '../names.ts'
import { coversText, packTexts } from '../pack.ts'
import { formatMeasure, formatPriceRange } from '../price.ts'
import { useDictionaries } from '../queries.ts'
import styles from './ProductFacts.module.css'

interface PriceLinesProps {
  detail: ProductDetail
  sku: SkuDetail
}

/** What a SKU costs by its own unit and per m², and what one buys for it. */
export function PriceLines({ detail, sku }: PriceLinesProps) {
  return (
    <>
      <SkuPrice detail={detail} sku={sku} />
      <ComparableLine detail={detail} sku={sku} />
      <PackLine detail={detail} sku={sku} />
    </>
  )
}

function SkuPrice({ detail, sku }: PriceLinesProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const symbol = pickName(isChinese, detail.currencyLabel, detail.currencyRemark)
  const unit = pickName(isChinese, detail.measurementLabel, detail.measurementRemark)
  const figures = formatPriceRange({ ...sku, currencyUnit: detail.currencyUnit }, symbol, i18n.language)
  return (
    <p className={styles['price']}>
      {figures ?? t('price.onRequest')}
      {figures && unit && <span> / {unit}</span>}
    </p>
  )
}

/** The price per m² with what it was worked out from, where the own price is per something else; or that it is not known. */
function ComparableLine({ detail, sku }: PriceLinesProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const findEntry = useDictionaries()
  const price = sku.comparablePrice
  const isPriced = sku.minPrice !== null || sku.maxPrice !== null
  if (!isPriced || (price && saysComparable(detail, price))) return null
  if (!price) return detail.measurementUnit !== 'square_meter' && <p className={styles['pack']}>{t('price.unknown')}</p>
  const currency = findEntry('product_currency_unit', price.currency)
  const symbol = currency ? entryNameOf(isChinese, currency) : price.currency
  const area = coverageText(detail, sku, i18n.language)
  const unit = pickName(isChinese, detail.measurementLabel, detail.measurementRemark)
  return (
    <p className={styles['comparable']} title={t('price.comparableTitle')}>
      {t('price.comparable', { price: formatComparable(price, symbol, i18n.language) })}
      {area !== null && <span> · {coversText(t, detail, { unit, area })}</span>}
    </p>
  )
}

/** What a pack holds, as far as the line above does not say it already, and whether tax is in the price. */
function PackLine({ detail, sku }: PriceLinesProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const unit = pickName(useIsChinese(), detail.measurementLabel, detail.measurementRemark)
  const { packCoverage, taxIncluded, minPrice } = sku
  const area = packCoverage === null ? null : formatMeasure(packCoverage, language)
  const isOfUnit = area !== null && area === coverageText(detail, sku, language)
  const { coverage, pieces } = packTexts(detail, sku, { t, language })
  const parts = [
    isOfUnit ? !sku.comparablePrice && coversText(t, detail, { unit, area }) : coverage,
    pieces,
    taxIncluded !== null && minPrice !== null && t(taxIncluded ? 'drawer.taxIncluded' : 'drawer.taxExcluded'),
  ].filter(Boolean)
  return parts.length > 0 && <p className={styles['pack']}>{parts.join(' · ')}</p>
}
