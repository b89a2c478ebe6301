import { createContext, use, useMemo, useRef } from 'react'
import { useLocation, useNavigate, type Path } from 'react-router'
import { useCurrencies } from './currency.tsx'
import { writtenQuery } from '../../catalogue/address.ts'
import { usePlaceNow } from '../../catalogue/held-place.tsx'
import { readFilters, writeFilters, type CatalogueFilters } from './filters.ts'

interface ChangeOptions {
  /** For text fields: typing is one step back, not one per letter. */
  isTyping?: boolean
}

/** Within it all changes replace one history entry, for instance in a sheet that is an entry itself. */
export const OneStepContext = createContext(false)

/** The filters of this page's address, and how to change them. */
export function useAddressFilters() {
  const { search } = useLocation()
  const placeNow = usePlaceNow()
  const navigate = useNavigate()
  const isOneStep = use(OneStepContext)
  const currencies = useCurrencies()
  const filters = useMemo(() => readFilters(new URLSearchParams(search), currencies), [search, currencies])
  const addressWith = (change: Partial<CatalogueFilters>): Partial<Path> => {
    const now = placeNow()
    const query = new URLSearchParams(now.search)
    const inForce = now.search === search ? filters : readFilters(query, currencies)
    const next = withWords(inForce, change)
    return { pathname: now.pathname, search: writtenQuery(writeFilters(query, next)) }
  }
  const changeFilters = (change: Partial<CatalogueFilters>, { isTyping = false }: ChangeOptions = {}) => {
    void navigate(addressWith(change), { replace: isTyping || isOneStep })
  }
  return { filters, addressWith, changeFilters, isOneStep }
}

/** Filters with a change. In other words the stretches that are liked would be others. */
export function withWords(inForce: CatalogueFilters, change: Partial<CatalogueFilters>): CatalogueFilters {
  const isEdited = change.keyword !== undefined && change.keyword !== inForce.keyword
  return { ...inForce, ...(isEdited && { like: null }), ...change }
}

/** For gradual changes such as a slider moved by keys: all moves in a row are one step back. */
export function useSteadyChange(): (change: Partial<CatalogueFilters>) => void {
  const { addressWith, changeFilters } = useAddressFilters()
  const { search } = useLocation()
  const lastWritten = useRef<string | null>(null)
  return (change) => {
    const next = addressWith(change).search ?? ''
    if (asSearch(next) === search) return
    changeFilters(change, { isTyping: lastWritten.current === search })
    lastWritten.current = asSearch(next)
  }
}

function asSearch(query: string): string {
  return query && `?${query}`
}
