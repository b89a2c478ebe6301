import { useLocation, useNavigate, type Path } from 'react-router'
import { isCataloguePath, writtenQuery } from '../../catalogue/address.ts'
import { readFilters, writeFilters } from '../filters/filters.ts'

/**
 * Filters the list by a colour (`#rrggbb`): this page's list with its other filters, or else the catalogue. An open product closes;
 * Back opens it again.
 */
export function useListByColor(): (hex: string) => void {
  const addressOf = useColorAddress()
  const navigate = useNavigate()
  return (colorHex) => void navigate(addressOf(colorHex))
}

/** The list's address. */
export function useColorAddress(): (hex: string) => Partial<Path> {
  const { pathname, search } = useLocation()
  const hasList = isCataloguePath(pathname) || pathname.startsWith('/brand/')
  return (colorHex) => {
    const query = new URLSearchParams(hasList ? search : '')
    const wanted = writtenQuery(writeFilters(query, { ...readFilters(query), colorHex }))
    return { pathname: hasList ? pathname : '/', search: wanted }
  }
}
