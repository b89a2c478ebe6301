import { useMemo } from 'react'
import { useLocation, useNavigate, type Path } from 'react-router'
import { readFilters, writeFilters, writtenQuery, type CatalogueFilters } from './filters.ts'

interface ChangeOptions {
  /** For what changes while typing: one step back, not one a letter. */
  isTyping?: boolean
}

/** The filters of this page's address, and how to change some of them. */
export function useAddressFilters() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search])
  const addressWith = (change: Partial<CatalogueFilters>): Partial<Path> => ({
    pathname,
    search: writtenQuery(writeFilters(new URLSearchParams(search), { ...filters, ...change })),
  })
  const changeFilters = (change: Partial<CatalogueFilters>, { isTyping = false }: ChangeOptions = {}) => {
    void navigate(addressWith(change), { replace: isTyping })
  }
  return { filters, addressWith, changeFilters }
}
