import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { useSkuInAddress } from '../catalogue/product-address.ts'
import { loadDialog } from './load-dialog.ts'
import type { SkuActions, RenderSkuPlaces } from './sku-actions.ts'

const IDLE_AFTER_MS = 1500
const ProductDialog = lazyComponent(loadDialog)

/** Opens the product that the address names, on any page. Its script loads separately, once the page is idle. */
export function ProductDrawer({ actions, places }: { actions?: SkuActions; places?: RenderSkuPlaces }) {
  const { t } = useTranslation()
  const skuId = useSkuInAddress()
  const { key } = useLocation()
  // Opening renders much: the press is answered first, and the drawer renders in pieces after it. It closes at once.
  const mayOpen = useDeferredValue(skuId !== null)
  const [isAtRest, setIsAtRest] = useState(false)
  // The browser's idle time is not React's: the script must not compete with the first pictures.
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // Once opened it stays mounted: closing has to slide it out and give the focus back, however early that is.
  if (skuId !== null && !isAtRest) setIsAtRest(true)
  if (skuId === null && !isAtRest) return null
  return (
    <LatePart
      // Opening a product after a failure tries again, even the same product.
      resetKey={key}
      fallback={skuId !== null && <ProgressLine label={t('drawer.loading')} />}
      onFailure={(error) => {
        if (skuId !== null) reportFailure(error)
      }}
    >
      <ProductDialog skuId={mayOpen ? skuId : null} actions={actions} places={places} />
    </LatePart>
  )
}
