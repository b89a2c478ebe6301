import { unitsText } from '../../../contract/plural.ts'
import { useTranslation } from 'react-i18next'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import {
  comparableText,
  coverageText,
  pricePerSquareMetre,
  rateText,
  saysComparable,
} from '../../catalogue/prices/comparable-price.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { coversText, packTexts } from '../../catalogue/prices/pack.ts'
import { formatMeasure, formatPriceRange } from '../../catalogue/prices/price.ts'
import { SQUARE_METRE, useSymbol, useUnitName } from '../../catalogue/prices/price-text.ts'
import styles from './ProductFacts.module.css'

interface PriceLinesProps {
  detail: ProductDetail
  sku: SkuDetail
}

/** A SKU's own price and its price per m², and what a pack holds. */
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
      {figures && unit && <span> / {unitsText(unit, sku.statedPrice?.quantity ?? 1, i18n.language)}</span>}
    </p>
  )
}

/**
 * The comparable price with its basis and exchange rate, where the own price has another unit or currency; or the note that no price
 * per m² is known.
 */
function ComparableLine({ detail, sku }: PriceLinesProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const isChinese = useIsChinese()
  const symbolOf = useSymbol()
  const unitName = useUnitName()
  const price = sku.comparablePrice
  const isPriced = sku.minPrice !== null || sku.maxPrice !== null
  const isUnknown = detail.measurementUnit !== SQUARE_METRE && !pricePerSquareMetre(sku)
  if (!isPriced) return null
  const area = price?.per === SQUARE_METRE ? coverageText(detail, sku, language) : null
  const unit = pickName(isChinese, detail.measurementLabel, detail.measurementRemark)
  const rate = price && rateText(price, { t, language })
  return (
    <>
      {price && !saysComparable({ ...detail, statedPrice: sku.statedPrice }, price) && (
        <p className={styles['comparable']} title={area === null ? undefined : t('price.comparableTitle')}>
          {comparableText(price, { t, language, symbol: symbolOf(price.currency), unit: unitName(price.per) })}
          {area !== null && <span> · {coversText(t, detail, { unit, area })}</span>}
          {rate !== null && <span> · {rate}</span>}
        </p>
      )}
      {isUnknown && <p className={styles['pack']}>{t('price.unknown')}</p>}
    </>
  )
}

/** What a pack holds, unless the line above says it already, and whether the price includes tax. */
function PackLine({ detail, sku }: PriceLinesProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const unit = pickName(useIsChinese(), detail.measurementLabel, detail.measurementRemark)
  const { packCoverage, taxIncluded, minPrice } = sku
  const area = packCoverage === null ? null : formatMeasure(packCoverage, language)
  const isOfUnit = area !== null && area === coverageText(detail, sku, language)
  const { coverage, pieces } = packTexts(detail, sku, { t, language })
  const parts = [
    isOfUnit ? !pricePerSquareMetre(sku) && coversText(t, detail, { unit, area }) : coverage,
    pieces,
    taxIncluded !== null && minPrice !== null && t(taxIncluded ? 'drawer.taxIncluded' : 'drawer.taxExcluded'),
  ].filter(Boolean)
  return parts.length > 0 && <p className={styles['pack']}>{parts.join(' · ')}</p>
}
