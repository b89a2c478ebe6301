import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { brandNameOf, nameOf, pickName, useIsChinese } from '../names.ts'
import { formatPriceRange, formatQuantity } from '../price.ts'
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
