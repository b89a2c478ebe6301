import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getBrandPage } from '../../../contract/lookups.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import * as calls from '../../../contract/keeping/products.ts'
import type { KeptProduct, KeptProductDetail, KeptSku } from '../../../contract/keeping/products.ts'
import { getBulkRun } from '../../../contract/keeping/bulk.ts'
import { call } from '../../api.ts'
import { isShort } from '../../kit/lists/endless-list.ts'

export const PRODUCTS_A_PAGE = 50
export const SKUS_IN_A_ROW = 200
export const DELETED_A_PAGE = 20
/** The API's largest page. */
const LARGEST_PAGE = 200
const LOOKUP_FRESH_MS = 60_000
const POLL_MS = 500

/** A page of products; while another loads, the previous one stays in sight. */
export const keptProductPage = (query: InputOf<typeof calls.getKeptProductPage>) =>
  queryOptions({
    queryKey: ['kept-products', query],
    queryFn: ({ signal }) => call(calls.getKeptProductPage, { ...query, pageSize: PRODUCTS_A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

/** The SKUs of one product, below its row. */
export const keptSkusOf = (productId: string) =>
  queryOptions({
    queryKey: ['kept-skus', productId],
    queryFn: ({ signal }) => call(calls.getKeptSkuPage, { productId, pageSize: SKUS_IN_A_ROW }, { signal }),
    meta: { isMembers: true },
  })

export const keptProduct = (id: string) =>
  queryOptions({
    queryKey: ['kept-product', id],
    queryFn: ({ signal }) => call(calls.getKeptProduct, { id }, { signal }),
    meta: { isMembers: true, isSilent: true },
  })

/** The product of a SKU, in full. */
export const keptProductOfSku = (id: string) =>
  queryOptions({
    queryKey: ['kept-product-of-sku', id],
    queryFn: ({ signal }) => call(calls.getKeptSku, { id }, { signal }),
    meta: { isMembers: true, isSilent: true },
  })

export const deletedProductsPage = (kind: 'products' | 'skus', pageNo: number) =>
  queryOptions({
    queryKey: ['kept-deleted', kind, pageNo],
    queryFn: ({ signal }) =>
      call(
        kind === 'products' ? calls.getDeletedProducts : calls.getDeletedSkus,
        { pageNo, pageSize: DELETED_A_PAGE },
        { signal },
      ),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

/** All brands, including those without products. */
export const everyBrand = queryOptions({
  queryKey: ['every-brand'],
  queryFn: async ({ signal }) => {
    const first = await call(getBrandPage, { pageSize: LARGEST_PAGE }, { signal })
    const list = [...first.list]
    for (let pageNo = 2; list.length < first.total; pageNo += 1) {
      const next = await call(getBrandPage, { pageNo, pageSize: LARGEST_PAGE }, { signal })
      if (!next.list.length) break
      list.push(...next.list)
    }
    return list
  },
  staleTime: LOOKUP_FRESH_MS,
})

/** A bulk change that runs in the background. */
export const bulkRun = (id: string) =>
  queryOptions({
    queryKey: ['kept-bulk', id],
    queryFn: ({ signal }) => call(getBulkRun, { id }, { signal }),
    meta: { isMembers: true },
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'running' || data?.state === 'undoing' ? POLL_MS : false,
  })

/** The ids of all that a query finds, page by page. */
export async function idsFoundBy(query: InputOf<typeof calls.getKeptProductPage>): Promise<string[]> {
  const ids: string[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, total } = await call(calls.getKeptProductPage, { ...query, pageNo, pageSize: LARGEST_PAGE })
    ids.push(...list.map(({ id }) => id))
    if (!list.length || ids.length >= total) return ids
  }
}

/** Reads the products in sight again, after changes here or elsewhere. */
export function readProductsAgain(client: QueryClient): void {
  for (const key of ['kept-products', 'kept-skus', 'kept-deleted']) void client.invalidateQueries({ queryKey: [key] })
  // The shop's own lists and open products may show it.
  for (const key of ['facets', 'product']) void client.invalidateQueries({ queryKey: [key] })
  void client.invalidateQueries({ queryKey: ['products'], predicate: isShort })
}

/** Shows a changed product in its form and in its rows. */
export function showProduct(client: QueryClient, detail: KeptProductDetail): void {
  const { id, fields, skus } = detail
  client.setQueryData(keptProduct(id).queryKey, detail)
  // At once; derived values come when the lists are read again.
  client.setQueriesData<ListOf<KeptProduct>>({ queryKey: ['kept-products'] }, (page) =>
    withRows(page, (row) => {
      const { name, enName, rank, status } = fields
      return row.id === id ? { ...row, name, enName, rank, status } : row
    }),
  )
  client.setQueriesData<ListOf<KeptSku>>({ queryKey: ['kept-skus', id] }, (page) =>
    withRows(page, (row) => {
      const { minPrice, maxPrice, stock, leadTimeDays } = skus.find((sku) => sku.id === row.id)?.fields ?? row
      return { ...row, minPrice, maxPrice, stock, leadTimeDays }
    }),
  )
  readProductsAgain(client)
}

interface ListOf<Row> {
  list: Row[]
}

function withRows<Row>(page: ListOf<Row> | undefined, change: (row: Row) => Row): ListOf<Row> | undefined {
  return page && { ...page, list: page.list.map((row) => change(row)) }
}
