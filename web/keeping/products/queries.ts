import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getBulkRun } from '../../../contract/keeping/bulk.ts'
import {
  getCompletenessOfBrands,
  getIncompleteProducts,
  getMissingFacts,
} from '../../../contract/keeping/completeness.ts'
import * as calls from '../../../contract/keeping/products.ts'
import type { KeptProduct, KeptProductDetail, KeptSku } from '../../../contract/keeping/products.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { getBrandPage } from '../../../contract/lookups.ts'
import { call } from '../../api.ts'
import { query, readAgain } from '../../query.ts'

/** The API's largest page. */
const LARGEST_PAGE = 200
const LOOKUP_FRESH_MS = 60_000
const POLL_MS = 500

export const keptProduct = (id: string) => query(calls.getKeptProduct, { id }, { isSilent: true })

/** The product of a SKU, in full. */
export const keptProductOfSku = (id: string) => query(calls.getKeptSku, { id }, { isSilent: true })

/** All brands, including those without products. */
export const everyBrand = queryOptions({
  queryKey: [getBrandPage.path, 'every'],
  queryFn: ({ signal }) => everyOne((pageNo) => call(getBrandPage, { pageNo, pageSize: LARGEST_PAGE }, { signal })),
  staleTime: LOOKUP_FRESH_MS,
})

/** A bulk change that runs in the background. */
export const bulkRun = (id: string) =>
  query(
    getBulkRun,
    { id },
    { pollMs: (run) => (run?.state === 'running' || run?.state === 'undoing' ? POLL_MS : false) },
  )

/** The ids of all that a query finds. */
export async function idsFoundBy(asked: InputOf<typeof calls.getKeptProductPage>): Promise<string[]> {
  const found = await everyOne((pageNo) => call(calls.getKeptProductPage, { ...asked, pageNo, pageSize: LARGEST_PAGE }))
  return found.map(({ id }) => id)
}

async function everyOne<Row>(readPage: (pageNo: number) => Promise<{ list: Row[]; total: number }>): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, total } = await readPage(pageNo)
    rows.push(...list)
    if (!list.length || rows.length >= total) return rows
  }
}

const lists = [
  calls.getKeptProductPage,
  calls.getKeptSkuPage,
  calls.getDeletedProducts,
  calls.getDeletedSkus,
  getCompletenessOfBrands,
  getIncompleteProducts,
  getMissingFacts,
]

/** Reads the products in sight again, after changes here or elsewhere; the shop's own lists when they are next shown. */
export function readProductsAgain(client: QueryClient): void {
  void readAgain(client, ['everything', ...lists])
}

/** Shows a changed product in its form and in its rows. */
export function showProduct(client: QueryClient, detail: KeptProductDetail): void {
  const { id, fields, skus } = detail
  client.setQueryData(keptProduct(id).queryKey, detail)
  // At once; derived values come when the lists are read again.
  changeRows<KeptProduct>(client, calls.getKeptProductPage.path, (row) => {
    const { name, enName, rank, status } = fields
    return row.id === id ? { ...row, name, enName, rank, status } : row
  })
  changeRows<KeptSku>(client, calls.getKeptSkuPage.path, (row) => {
    const { minPrice, maxPrice, stock, leadTimeDays } = skus.find((sku) => sku.id === row.id)?.fields ?? row
    return { ...row, minPrice, maxPrice, stock, leadTimeDays }
  })
  readProductsAgain(client)
}

function changeRows<Row>(client: QueryClient, path: string, changed: (row: Row) => Row): void {
  client.setQueriesData<{ list: Row[] }>(
    { queryKey: [path] },
    (page) => page && { ...page, list: page.list.map((row) => changed(row)) },
  )
}
