import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '../locales/drawer-texts.ts'
import { Drawer } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../kit/dialog/CloseButton.tsx'
import { useTitleName } from '../kit/window-title.ts'
import { nameOf, useIsChinese } from '../catalogue/names.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { useClose } from './close.ts'
import { EmptyProduct } from './EmptyProduct.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { useOpenProduct } from './open-product.ts'
import { ProductDetail } from './ProductDetail.tsx'
import type { SkuActions, RenderSkuPlaces } from './sku-actions.ts'
import { useStartAtTop } from './start-at-top.ts'
import styles from './ProductDialog.module.css'
import { useFocusReturn } from './focus-return.ts'

export interface ProductDialogProps {
  skuId: string | null
  actions?: SkuActions | undefined
  places?: RenderSkuPlaces | undefined
}

/** The stylesheet animates the opening: the facts are there with the first frame. */
const EXIT_MS = 160

/** The drawer, open while there is a SKU. Esc leaves it open (specification §2); the close button is always visible. */
export function ProductDialog({ skuId, actions, places }: ProductDialogProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const isOpen = skuId !== null
  const { detail, failure, shownSkuId, isLoading, refetch } = useOpenProduct(skuId)
  const content = useRef<HTMLDivElement>(null)
  useStartAtTop(content, isOpen ? (detail?.id ?? '') : undefined)
  const close = useClose()
  const returnFocus = useFocusReturn(skuId)
  useTitleName('drawer', isOpen && detail ? nameOf(isChinese, detail) : undefined)

  return (
    <Drawer.Root
      opened={isOpen}
      onClose={close}
      position="right"
      size="min(100%, calc(1000 * var(--u)))"
      closeOnEscape={false}
      closeOnClickOutside={!isLoading}
      returnFocus={false}
      onExitTransitionEnd={returnFocus}
      classNames={{ content: styles['drawer'] ?? '', overlay: styles['veil'] ?? '' }}
      transitionProps={{ duration: 0, exitDuration: EXIT_MS, timingFunction: 'ease-out' }}
    >
      {/* A press beside the drawer would take the focus out of it. */}
      <Drawer.Overlay onMouseDown={(event) => event.preventDefault()} />
      <Drawer.Content
        ref={content}
        aria-label={detail ? nameOf(isChinese, detail) : t('drawer.product')}
        aria-busy={isLoading}
      >
        <div className={styles['head']}>
          {detail && <Breadcrumb detail={detail} />}
          <div className={styles['close']}>
            <CloseButton label={t('drawer.close')} onClose={close} />
          </div>
        </div>
        {isLoading && <DetailSkeleton />}
        {failure && <EmptyProduct error={failure} onRetry={() => void refetch()} onClose={close} />}
        {detail && shownSkuId !== null && (
          <ProductDetail detail={detail} skuId={shownSkuId} actions={actions} places={places} />
        )}
      </Drawer.Content>
    </Drawer.Root>
  )
}
