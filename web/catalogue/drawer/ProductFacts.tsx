import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { coverageText, formatComparable, saysComparable } from '../comparable-price.ts'
import { brandNameOf, entryNameOf, nameOf, pickName, useIsChinese } from '../names.ts'
import { formatPriceRange, formatQuantity } from '../price.ts'
import { useDictionaries } from '../queries.ts'
import styles from './ProductFacts.module.css'

interface ProductFactsProps {
  detail: ProductDetail
  sku: SkuDetail
}

/** Name, price, and what the product is ordered by. */
export function ProductFacts({ detail, sku, actions }: ProductFactsProps & { actions?: ReactNode }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const brand = brandNameOf(isChinese, detail.brand)
  return (
    <>
      <div className={styles['title']}>
        <h2 className={styles['name']}>{nameOf(isChinese, detail)}</h2>
        {actions}
      </div>
      {!(detail.onSale && sku.onSale) && <p className={styles['withdrawn']}>{t('drawer.withdrawn')}</p>}
      <SkuPrice detail={detail} sku={sku} />
      <ComparableLine detail={detail} sku={sku} />
      <PackLine sku={sku} />
      <dl className={styles['facts']}>
        <dt>{t('drawer.model')}</dt>
        <dd className={styles['model']}>{sku.model}</dd>
        <dt>{t('drawer.brand')}</dt>
        <dd>
          <Link
            className={styles['brand']}
            to={`/brand/${detail.brandId}`}
            target="_blank"
            aria-label={t('drawer.brandPage', { name: brand })}
          >
            {brand}
          </Link>
        </dd>
        {detail.platformNo && (
          <>
            <dt>{t('drawer.platformNo')}</dt>
            <dd className={styles['model']}>{detail.platformNo}</dd>
          </>
        )}
      </dl>
    </>
  )
}

function SkuPrice({ detail, sku }: ProductFactsProps) {
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
function ComparableLine({ detail, sku }: ProductFactsProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const findEntry = useDictionaries()
  const price = sku.comparablePrice
  const isPriced = sku.minPrice !== null || sku.maxPrice !== null
  if (!isPriced || (price && saysComparable(detail, price))) return null
  if (!price) return detail.measurementUnit !== 'square_meter' && <p className={styles['pack']}>{t('price.unknown')}</p>
  const currency = findEntry('product_currency_unit', price.currency)
  const symbol = currency ? entryNameOf(isChinese, currency) : ''
  const area = coverageText(detail, sku, i18n.language)
  const unit = pickName(isChinese, detail.measurementLabel, detail.measurementRemark)
  return (
    <p className={styles['comparable']} title={t('price.comparableTitle')}>
      {t('price.comparable', { price: formatComparable(price, symbol, i18n.language) })}
      {area !== null && <span> · {t('price.covers', { unit, area })}</span>}
    </p>
  )
}

function PackLine({ sku }: { sku: SkuDetail }) {
  const { t, i18n } = useTranslation()
  const parts = [
    sku.packCoverage !== null && t('drawer.packCoverage', { area: formatQuantity(sku.packCoverage, i18n.language) }),
    sku.packPieces !== null && t('drawer.pieces', { count: sku.packPieces }),
    sku.taxIncluded !== null &&
      sku.minPrice !== null &&
      t(sku.taxIncluded ? 'drawer.taxIncluded' : 'drawer.taxExcluded'),
  ].filter((part) => part !== false)
  return parts.length > 0 && <p className={styles['pack']}>{parts.join(' · ')}</p>
}
