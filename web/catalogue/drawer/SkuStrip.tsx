import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import { Picture } from '../../ui/Picture.tsx'
import { searchWithSku } from '../product-address.ts'
import styles from './SkuStrip.module.css'

/** The product's other SKUs by their covers; the address follows the one chosen. */
export function SkuStrip({ skus, current }: { skus: readonly SkuDetail[]; current: SkuDetail }) {
  const { t } = useTranslation()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  if (skus.length < 2) return null
  const choose = (skuId: string) => {
    const address = { pathname, search: searchWithSku(search, skuId) }
    void navigate(address, { replace: true, state: state as unknown, preventScrollReset: true })
  }
  return (
    <ul className={styles['strip']} aria-label={t('drawer.variants')}>
      {skus.map((sku) => (
        <li key={sku.id}>
          <button
            type="button"
            className={styles['sku']}
            title={sku.model}
            aria-label={[sku.model, sku.color?.name].filter(Boolean).join(', ')}
            aria-current={sku.id === current.id || undefined}
            onClick={() => choose(sku.id)}
          >
            <Picture address={sku.coverImage} alt="" sizes="max(60px, 3vw)" color={sku.coverColor} />
          </button>
        </li>
      ))}
    </ul>
  )
}
