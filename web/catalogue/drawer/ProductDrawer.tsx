import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { showToast } from '../../ui/toast.ts'
import { useSkuInAddress } from '../product-address.ts'
import { loadDialog } from './load-dialog.ts'
import type { SkuActions } from './sku-actions.ts'

const IDLE_AFTER_MS = 1500
/** The wish of no product in particular. */
const ANY = 'any'

/** Opens the product that the address names, on whatever page. Its script comes apart, once the page has come to rest. */
export function ProductDrawer({ actions }: { actions?: SkuActions }) {
  const { t } = useTranslation()
  const skuId = useSkuInAddress()
  const [isAtRest, setIsAtRest] = useState(false)
  // The browser's idle time is not React's: the script should not compete with the first pictures.
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const drawDialog = useLazyPart({
    load: loadDialog,
    wish: skuId ?? (isAtRest ? ANY : null),
    // Nobody is told of what nobody asked for.
    onFailure: (wish) => wish !== ANY && showToast(t('errors.networkError')),
  })
  // Once there it stays: closing must let it slide out and give the focus back.
  return drawDialog?.({ skuId, actions })
}
