import { lazy, Suspense, useEffect, useState } from 'react'
import { useSkuInAddress } from '../product-address.ts'
import type { SkuActions } from './sku-actions.ts'

const IDLE_AFTER_MS = 1500
const loadDialog = () => import('./ProductDialog.tsx')
const ProductDialog = lazy(async () => ({ default: (await loadDialog()).ProductDialog }))

/** Opens the product that the address names, on whatever page. Its script comes apart, once the page has come to rest. */
export function ProductDrawer({ actions }: { actions?: SkuActions }) {
  const skuId = useSkuInAddress()
  const [isAtRest, setIsAtRest] = useState(false)
  // The browser's idle time is not React's: the script should not compete with the first pictures.
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // Once opened it stays: closing must let it slide out and give the focus back, however early that is.
  if (skuId !== null && !isAtRest) setIsAtRest(true)
  if (skuId === null && !isAtRest) return null
  return (
    <Suspense fallback={null}>
      <ProductDialog skuId={skuId} actions={actions} />
    </Suspense>
  )
}
