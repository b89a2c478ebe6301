import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { brandNameOf, nameOf, useIsChinese, variantOf } from '../../catalogue/names.ts'
import { PriceLines } from './PriceLines.tsx'
import styles from './ProductFacts.module.css'

interface ProductFactsProps {
  detail: ProductDetail
  sku: SkuDetail
}

interface Slots {
  actions?: ReactNode
  fits: ReactNode
}

/** Name, price, where it fits, and ordering data. */
export function ProductFacts({ detail, sku, actions, fits }: ProductFactsProps & Slots) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const variant = variantOf(isChinese, sku)
  const brand = brandNameOf(isChinese, detail.brand)
  return (
    <>
      <div className={styles['title']}>
        <div className={styles['names']}>
          <h2 className={styles['name']}>{nameOf(isChinese, detail)}</h2>
          {variant && <p className={styles['variant']}>{nameOf(isChinese, variant)}</p>}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {!(detail.onSale && sku.onSale) && <p className={styles['withdrawn']}>{t('drawer.withdrawn')}</p>}
      <PriceLines detail={detail} sku={sku} />
      {fits}
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
