import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getCatalogueStatus, getProductDetail, type ProductDetail } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import {
  dictionaryTypes,
  getAreaTree,
  getAuthorityList,
  getBrand,
  getBrandList,
  getCategoryAttributes,
  getCategoryList,
  getColorList,
  getDictionaries,
  getRateList,
} from '../../contract/lookups.ts'
import { AnswerError, call, TransportError } from '../api.ts'
import { isId } from './address.ts'
import { currencyInput } from './prices/price.ts'
import { DICTIONARY_FRESH_MS, keepDictionaries, keptDictionaries } from './kept/kept-dictionaries.ts'
import { isAttributeList, isNamedList, isProductDetail } from './kept/answer-shapes.ts'
import { keepList, keptAreas, keptBrands, keptCategories, keptColors, keptList } from './kept/kept-lists.ts'

const DETAIL_FRESH_MS = 5 * 60_000
const LOOKUP_FRESH_MS = 60 * 60_000
const ALL_CATEGORIES = '0'
const POLL_MS = 1000
const UNANSWERED_POLL_MS = 15_000

const NOT_FOUND = 404

/** A product by one of its SKUs, with prices in a currency. The answer holds all SKUs, so it is cached under each of them. */
export function productDetailOf(queryClient: QueryClient, skuId: string, priceIn: string) {
  return queryOptions({
    queryKey: ['product', skuId, priceIn],
    queryFn: async ({ signal }) => {
      // An address may contain anything: ids that cannot exist are not asked for.
      if (!isId(skuId)) throw new AnswerError(NOT_FOUND, '')
      const detail = await call(getProductDetail, { skuId, priceIn: currencyInput(priceIn) }, { signal })
      if (!isProductDetail(detail)) throw new TransportError('unreadable')
      keepForEverySku(queryClient, detail, priceIn)
      return detail
    },
    // A failed detail is the toast "Error" alone (product.md), which the drawer shows; reading ahead reports nothing.
    meta: { isSilent: true },
    staleTime: DETAIL_FRESH_MS,
    // While another currency loads, the previous one stays in sight.
    placeholderData: (): ProductDetail | undefined =>
      queryClient.getQueriesData<ProductDetail>({ queryKey: ['product', skuId] }).find(([, detail]) => detail)?.[1],
  })
}

function keepForEverySku(queryClient: QueryClient, detail: ProductDetail, priceIn: string): void {
  for (const sku of detail.skus) queryClient.setQueryData(['product', sku.id, priceIn], detail)
}

export const brandList = queryOptions({
  queryKey: ['brands'],
  queryFn: async ({ signal }) => keepList(keptBrands, await call(getBrandList, {}, { signal })),
  ...keptList(keptBrands),
  staleTime: LOOKUP_FRESH_MS,
})

/** Options for a lookup that only names what is chosen. Another component reads it as well and reports its failure. */
export function toName(isChosen: boolean): { enabled: boolean; retryOnMount: false } {
  return { enabled: isChosen, retryOnMount: false }
}

export function brandQuery(id: string) {
  return queryOptions({
    queryKey: ['brand', id],
    queryFn: ({ signal }) => call(getBrand, { id }, { signal }),
    staleTime: LOOKUP_FRESH_MS,
  })
}

export const categoryList = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }) => keepList(keptCategories, await call(getCategoryList, {}, { signal })),
  ...keptList(keptCategories),
  staleTime: LOOKUP_FRESH_MS,
})

/** The attributes of a category's products; without a category, of all products. */
export function attributesOf(categoryId: string | null) {
  return queryOptions({
    queryKey: ['attributes', categoryId],
    queryFn: async ({ signal }) => {
      const attributes = await call(getCategoryAttributes, { categoryId: categoryId ?? ALL_CATEGORIES }, { signal })
      if (!isAttributeList(attributes)) throw new TransportError('unreadable')
      return attributes
    },
    staleTime: LOOKUP_FRESH_MS,
  })
}

export const authorityList = queryOptions({
  queryKey: ['authorities'],
  queryFn: async ({ signal }) => {
    const authorities = await call(getAuthorityList, {}, { signal })
    if (!isNamedList(authorities)) throw new TransportError('unreadable')
    return authorities
  },
  staleTime: LOOKUP_FRESH_MS,
})

export const colorList = queryOptions({
  queryKey: ['colors'],
  queryFn: async ({ signal }) => keepList(keptColors, await call(getColorList, {}, { signal })),
  ...keptList(keptColors),
  staleTime: LOOKUP_FRESH_MS,
})

export const areaTree = queryOptions({
  queryKey: ['areas'],
  queryFn: async ({ signal }) => keepList(keptAreas, await call(getAreaTree, {}, { signal })),
  ...keptList(keptAreas),
  staleTime: LOOKUP_FRESH_MS,
})

/** The currencies that prices can be compared in, with today's rates. */
export const rateList = queryOptions({
  queryKey: ['rates'],
  queryFn: async ({ signal }) => {
    const rates = await call(getRateList, {}, { signal })
    if (!Array.isArray(rates)) throw new TransportError('unreadable')
    return rates
  },
  staleTime: LOOKUP_FRESH_MS,
})

export const dictionaries = queryOptions({
  queryKey: ['dictionaries'],
  queryFn: async ({ signal }) =>
    keepDictionaries(await call(getDictionaries, { types: dictionaryTypes.join(',') }, { signal })),
  initialData: () => keptDictionaries()?.entries,
  initialDataUpdatedAt: () => keptDictionaries()?.readAt,
  staleTime: DICTIONARY_FRESH_MS,
})

type DictionaryType = (typeof dictionaryTypes)[number]

/** Finds a dictionary's entry by its value, once the dictionaries have loaded. */
export function useDictionaries() {
  // Every card asks for them; ProductList decides when they are stale.
  const { data } = useQuery({ ...dictionaries, refetchOnMount: false, retryOnMount: false })
  return useCallback(
    (type: DictionaryType, value: string) => data?.find((entry) => entry.dictType === type && entry.value === value),
    [data],
  )
}

/** A dictionary's entries in order; undefined while they load. */
export function useDictionary(type: DictionaryType) {
  const { data } = useQuery({ ...dictionaries, refetchOnMount: false, retryOnMount: false })
  return data?.filter(({ dictType }) => dictType === type)
}

export type CatalogueStatus = OutputOf<typeof getCatalogueStatus>

/** Polls while an import runs or the catalogue is empty (an import is then about to begin), and at intervals until it answers. */
export const catalogueStatus = queryOptions({
  queryKey: ['catalogue-status'],
  queryFn: ({ signal }) => call(getCatalogueStatus, {}, { signal }),
  meta: { isBackground: true },
  refetchInterval: ({ state: { data } }) => {
    if (!data) return UNANSWERED_POLL_MS
    return data.import || data.products === 0 ? POLL_MS : false
  },
})
