import { useLocation, useNavigate } from 'react-router'
import { isCataloguePath } from '../catalogue-path.ts'
import { readFilters, writeFilters, writtenQuery } from '../filters.ts'

/**
 * Shows the list by a colour (`#rrggbb`): that of this page, with its other filters, or else the catalogue's. A product that is
 * open closes, and Back opens it again.
 */
export function useListByColor(): (hex: string) => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hasList = isCataloguePath(pathname) || pathname.startsWith('/brand/')
  return (colorHex) => {
    const query = new URLSearchParams(hasList ? search : '')
    const wanted = writtenQuery(writeFilters(query, { ...readFilters(query), colorHex }))
    void navigate({ pathname: hasList ? pathname : '/', search: wanted })
  }
}
