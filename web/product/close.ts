import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchWithSku, wasOpenedHere } from '../catalogue/product-address.ts'

/**
 * Closing removes only `skuId` from the address. If opening made a history entry, closing goes back, so that Back does not open the
 * product again.
 */
export function useClose(): () => void {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const closedEntry = useRef<string | null>(null)
  return () => {
    // Going back takes a moment: a second press meanwhile would go back twice.
    if (closedEntry.current === key) return
    closedEntry.current = key
    const address = { pathname, search: searchWithSku(search, null), hash }
    if (wasOpenedHere(state)) void navigate(-1)
    else void navigate(address, { replace: true, state: state as unknown, preventScrollReset: true })
  }
}
