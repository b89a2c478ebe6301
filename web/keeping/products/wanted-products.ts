import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { InputOf } from '../../../contract/endpoint.ts'
import { gaps, type Gap } from '../../../contract/keeping/gaps.ts'
import { keptSorts, type getKeptProductPage } from '../../../contract/keeping/products.ts'

const statuses = ['all', 'on_sale', 'withdrawn'] as const
export type WantedStatus = (typeof statuses)[number]
export type KeptSort = (typeof keptSorts)[number]

/** The list's settings in the address. */
export interface WantedProducts {
  keyword: string
  status: WantedStatus
  lacks: readonly Gap[]
  /** The code of a fact that they lack; `any` for any that their category expects. */
  lacksFact: string | null
  brandId: string | null
  categoryId: string | null
  sort: KeptSort
  page: number
}

export const everything: WantedProducts = {
  keyword: '',
  status: 'all',
  lacks: [],
  lacksFact: null,
  brandId: null,
  categoryId: null,
  sort: 'relevance',
  page: 1,
}

/** Reads an address; invalid values are left out. */
export function readProductsAddress(search: string): WantedProducts {
  const query = new URLSearchParams(search)
  const lacks = new Set(query.get('lacks')?.split(','))
  return {
    keyword: query.get('keyword')?.trim() ?? '',
    status: statuses.find((status) => status === query.get('status')) ?? 'all',
    lacks: gaps.map(({ value }) => value).filter((value) => lacks.has(value)),
    lacksFact: /^[a-z][a-z0-9-]{0,49}$/.exec(query.get('lacksFact') ?? '')?.[0] ?? null,
    brandId: idIn(query.get('brandId')),
    categoryId: idIn(query.get('categoryId')),
    sort: keptSorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  }
}

/** The query of an address, without defaults. */
export function writeProductsAddress({
  keyword,
  status,
  lacks,
  lacksFact,
  brandId,
  categoryId,
  sort,
  page,
}: WantedProducts): string {
  const query = new URLSearchParams()
  if (keyword) query.set('keyword', keyword)
  if (status !== 'all') query.set('status', status)
  if (lacks.length) query.set('lacks', lacks.join(','))
  if (lacksFact) query.set('lacksFact', lacksFact)
  if (brandId) query.set('brandId', brandId)
  if (categoryId) query.set('categoryId', categoryId)
  if (sort !== 'relevance') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.toString().replaceAll('%2C', ',')
}

/** The filters as a query of the API. */
export function filterOf({ keyword, status, lacks, lacksFact, brandId, categoryId }: WantedProducts) {
  return {
    ...(keyword && { keyword }),
    ...(status !== 'all' && { status }),
    ...(lacks.length > 0 && { lacks: [...lacks] }),
    ...(lacksFact && { lacksFact }),
    ...(brandId && { brandId: [brandId] }),
    ...(categoryId && { categoryId }),
  }
}

export function queryOf(wanted: WantedProducts): InputOf<typeof getKeptProductPage> {
  return { ...filterOf(wanted), sort: wanted.sort, pageNo: wanted.page }
}

/** Whether anything narrows the list. */
export function isNarrowed(wanted: WantedProducts): boolean {
  return Object.keys(filterOf(wanted)).length > 0
}

interface ChangeOptions {
  /** For text fields: typing is one step back, not one per letter. */
  isTyping?: boolean
}

/** This page's settings, and how to change them; a change begins at the first page. */
export function useWantedProducts() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wanted = useMemo(() => readProductsAddress(search), [search])
  const change = (part: Partial<WantedProducts>, { isTyping = false }: ChangeOptions = {}) =>
    void navigate({ pathname, search: writeProductsAddress({ ...wanted, page: 1, ...part }) }, { replace: isTyping })
  return { wanted, change }
}

function idIn(text: string | null): string | null {
  return text !== null && /^\d{1,18}$/.test(text) ? text : null
}
