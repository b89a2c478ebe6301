import { useLocation, useNavigate } from 'react-router'
import { searchWithSku, wasOpenedHere } from '../product-address.ts'

/**
 * Closing takes only `skuId` from the address. Where opening made a history entry, it is taken back, so that Back after
 * closing does not open the product again.
 */
export function useClose(): () => void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (wasOpenedHere(state)) void navigate(-1)
    else void navigate({ pathname, search: searchWithSku(search, null) }, { replace: true, preventScrollReset: true })
  }
}
