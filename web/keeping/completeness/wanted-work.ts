import { useSearchParams } from 'react-router'
import type { Gap } from '../../../contract/keeping/gaps.ts'
import { gapIn } from '../form-address.ts'

/** The work list's settings in the address. */
export interface WantedWork {
  brandId?: string | undefined
  gap?: Gap | undefined
  /** The page of the work list, and of the brands; from 1. */
  page: number
  brands: number
  /** The page of the missing facts, from 1. */
  facts: number
}

export function useWantedWork() {
  const [address, setAddress] = useSearchParams()
  const wanted = readWork(address)
  const change = (part: Partial<WantedWork>) => {
    // Another brand or gap begins at the first page.
    const next = { ...wanted, ...('brandId' in part || 'gap' in part ? { page: 1, facts: 1 } : {}), ...part }
    const query = new URLSearchParams()
    if (next.brandId) query.set('brandId', next.brandId)
    if (next.gap) query.set('gap', next.gap)
    if (next.page > 1) query.set('page', String(next.page))
    if (next.brands > 1) query.set('brands', String(next.brands))
    if (next.facts > 1) query.set('facts', String(next.facts))
    setAddress(query)
  }
  return { wanted, change }
}

function readWork(address: URLSearchParams): WantedWork {
  const brandId = address.get('brandId') ?? ''
  return {
    brandId: /^\d{1,18}$/.test(brandId) ? brandId : undefined,
    gap: gapIn(address.get('gap')),
    page: pageIn(address.get('page')),
    brands: pageIn(address.get('brands')),
    facts: pageIn(address.get('facts')),
  }
}

/** Anything else means the first page. */
function pageIn(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
