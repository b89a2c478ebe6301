import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../ui/buttons.module.css'
import { showToast } from '../../ui/toast.ts'
import { nameOf, useIsChinese } from '../names.ts'
import { productDetailOf } from '../queries.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { useClose } from './close.ts'
import { EmptyProduct } from './EmptyProduct.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { ProductDetail } from './ProductDetail.tsx'
import type { SkuActions } from './sku-actions.ts'
import styles from './ProductDialog.module.css'
import { useFocusReturn } from './focus-return.ts'

interface ProductDialogProps {
  skuId: string | null
  actions?: SkuActions | undefined
}

/** The drawer, open while there is a SKU. Esc leaves it open (specification §2); the close button is always there. */
export function ProductDialog({ skuId, actions }: ProductDialogProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const queryClient = useQueryClient()
  const close = useClose()
  const [shownSkuId, setShownSkuId] = useState(skuId)
  if (skuId !== null && skuId !== shownSkuId) setShownSkuId(skuId)
  const detailQuery = useQuery({ ...productDetailOf(queryClient, shownSkuId ?? ''), enabled: skuId !== null })
  const { data: detail, error } = detailQuery
  const isLoading = skuId !== null && detailQuery.isLoading
  const returnFocus = useFocusReturn(skuId)

  // The toast lives outside this tree; one for each failed answer (specification §8).
  useEffect(() => {
    if (error) showToast(t('errors.detail'))
  }, [error, t])

  return (
    <Drawer.Root
      opened={skuId !== null}
      onClose={close}
      position="right"
      size="min(100%, calc(1000 * var(--u)))"
      closeOnEscape={false}
      closeOnClickOutside={!isLoading}
      returnFocus={false}
      onExitTransitionEnd={returnFocus}
      classNames={{ content: styles['drawer'] ?? '', overlay: styles['veil'] ?? '' }}
      transitionProps={{ duration: 180, timingFunction: 'ease-out' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={detail ? nameOf(isChinese, detail) : t('drawer.product')} aria-busy={isLoading}>
        <div className={styles['head']}>
          {detail && <Breadcrumb detail={detail} />}
          <button
            type="button"
            className={`${buttons['framed']} ${styles['close']}`}
            aria-label={t('drawer.close')}
            data-autofocus
            onClick={close}
          >
            <IconX />
          </button>
        </div>
        {isLoading && <DetailSkeleton />}
        {error && !detail && <EmptyProduct />}
        {detail && shownSkuId !== null && <ProductDetail detail={detail} skuId={shownSkuId} actions={actions} />}
      </Drawer.Content>
    </Drawer.Root>
  )
}
