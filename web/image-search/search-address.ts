import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DEFAULT_COLOR_WEIGHT, type Region } from '../../contract/image-search.ts'
import { isId, writtenQuery } from '../catalogue/address.ts'
import { readRegion, writeRegion } from './region/region.ts'

/** The source of the search: a picture kept by this browser, or a SKU's; null for none. */
export type AddressSource = { picture: string } | { like: string } | null

/** The search's settings in the address, beside the catalogue's filters. Invalid values are left out, never an error. */
export interface SearchAddress {
  source: AddressSource
  /** Null: the whole picture. */
  region: Region | null
  /** 0..1. */
  colorWeight: number
}

const LONGEST_PICTURE_ID = 80

export function readAddress(query: URLSearchParams): SearchAddress {
  const like = query.get('like') ?? ''
  const picture = query.get('picture') ?? ''
  const weight = Number(query.get('colorWeight')?.trim() || Number.NaN)
  const isPicture = picture !== '' && picture.length <= LONGEST_PICTURE_ID
  return {
    source: isId(like) ? { like } : isPicture ? { picture } : null,
    region: readRegion(query.get('region')),
    colorWeight: weight >= 0 && weight <= 1 ? Math.round(weight * 100) / 100 : DEFAULT_COLOR_WEIGHT,
  }
}

/** The query with these settings in place of its own; another source resets the region. The rest stays. */
export function writeAddress(query: URLSearchParams, change: Partial<SearchAddress>): URLSearchParams {
  const { source, region, colorWeight } = {
    ...readAddress(query),
    ...('source' in change && { region: null }),
    ...change,
  }
  const next = new URLSearchParams(query)
  const values = {
    picture: source && 'picture' in source ? source.picture : null,
    like: source && 'like' in source ? source.like : null,
    region: region && writeRegion(region),
    colorWeight: colorWeight === DEFAULT_COLOR_WEIGHT ? null : String(colorWeight),
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

interface ChangeOptions {
  /** Replaces the history entry. */
  isReplacing?: boolean
}

/**
 * The search's settings in this page's address, and how to change them. Changes of one kind in a row are one step back. A late change
 * applies to the address at that time, and not after the page is left: `change` returns whether it is in sight.
 */
export function useSearchAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const lastWritten = useRef<string | null>(null)
  const inSight = useRef<{ pathname: string; search: string } | null>(null)
  // A page that is kept out of sight has no effects.
  useLayoutEffect(() => {
    inSight.current = { pathname, search }
    return () => {
      inSight.current = null
    }
  }, [pathname, search])
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search])
  const change = (changed: Partial<SearchAddress>, { isReplacing = false }: ChangeOptions = {}): boolean => {
    const at = inSight.current
    if (!at) return false
    const query = writtenQuery(writeAddress(new URLSearchParams(at.search), changed))
    const next = query && `?${query}`
    if (next === at.search) return true
    const isSameStep = !('source' in changed) && lastWritten.current === `${Object.keys(changed).join()} ${at.search}`
    void navigate({ pathname: at.pathname, search: next }, { replace: isReplacing || isSameStep })
    lastWritten.current = `${Object.keys(changed).join()} ${next}`
    return true
  }
  return { address, change, isInSight: () => inSight.current !== null }
}
