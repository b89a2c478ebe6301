import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { usePriceIn } from '../../finding/filters/currency.tsx'
import { productDetailOf } from '../../catalogue/queries.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { columnName } from '../column-name.ts'
import styles from './TrayBar.module.css'

/** A SKU of the tray: one button that removes it. */
export function TrayThumbnail({ skuId, onRemove }: { skuId: string; onRemove: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const queryClient = useQueryClient()
  const priceIn = usePriceIn()
  const { data: detail, isPending } = useQuery({
    ...productDetailOf(queryClient, skuId, priceIn),
    meta: { isSilent: true, isBackground: true },
  })
  const sku = detail?.skus.find(({ id }) => id === skuId)
  const name = columnName({ skuId, compared: detail && sku ? { detail, sku } : null }, isChinese)
  return (
    <button
      type="button"
      className={styles['thumbnail']}
      aria-label={t('comparison.remove', { name })}
      title={name}
      onClick={onRemove}
    >
      {isPending ? (
        <span className={styles['waiting']} />
      ) : (
        <Picture address={sku?.coverImage ?? null} alt="" sizes="64px" color={sku?.coverColor ?? null} isEager />
      )}
      <span className={styles['cross']}>
        <IconX />
      </span>
    </button>
  )
}
