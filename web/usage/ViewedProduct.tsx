import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCountShown } from './use-shown.ts'

/** The catalogue's own lists. */
const LISTS = new Set(['/', '/product'])

interface ViewedProductProps {
  productId: string
  skuId: string
}

/** Renders nothing: counts a view of the drawer's product, once for all its SKUs. */
export function ViewedProduct({ productId, skuId }: ViewedProductProps) {
  const { pathname, search } = useLocation()
  const [viewed, setViewed] = useState({ productId, skuId, isFirst: true })
  if (viewed.productId !== productId) setViewed({ productId, skuId, isFirst: false })
  // A product opened from within the drawer was not found by the list's words.
  const words = viewed.isFirst && LISTS.has(pathname) ? new URLSearchParams(search).get('keyword') : null
  // Products that staff open over their tables are work, not usage.
  const isWork = pathname.startsWith('/operator')
  useCountShown(isWork ? null : { event: 'view', skuId: viewed.skuId, ...(words && { foundBy: words }) })
  return null
}
