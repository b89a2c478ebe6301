import { sql } from 'kysely'
import type { Selection } from '../../../../contract/keeping/bulk.ts'
import type { Language } from '../../../../contract/problem.ts'
import { findKeptProducts } from '../page/find-kept.ts'
import { narrowProducts, narrowSkus } from '../page/narrowed.ts'
import type { ProductDeps } from '../deps.ts'

/** The selection of a bulk change: products by ascending id, and SKUs, unless all of them. */
export interface Selected {
  productIds: string[]
  skuIds: ReadonlySet<string> | undefined
}

type Deps = Pick<ProductDeps, 'db' | 'clock' | 'finding' | 'kept'>

/** Finds the selected products and SKUs that exist. */
export async function findSelected(deps: Deps, selection: Selection, language: Language): Promise<Selected> {
  const { ids, skuIds, filter, skuFilter } = selection
  if (ids) {
    const { entries } = await deps.kept()
    return { productIds: inOrder(ids.map(Number).filter((id) => entries.has(id))), skuIds: undefined }
  }
  if (skuIds) return findOwners(deps, skuIds)
  const today = deps.clock.today()
  if (filter) {
    const { list } = narrowProducts(await findKeptProducts(deps, { query: filter, sort: 'newest', language }), { ...filter, today }) // prettier-ignore
    return { productIds: inOrder(list.map(({ id }) => id)), skuIds: undefined }
  }
  if (!skuFilter) return { productIds: [], skuIds: undefined }
  const found = await findKeptProducts(deps, { query: skuFilter, sort: 'newest', language })
  const { list } = narrowSkus(found, { ...skuFilter, today })
  return {
    productIds: inOrder(list.map(([entry]) => entry.id)),
    skuIds: new Set(list.map(([, sku]) => String(sku.id))),
  }
}

async function findOwners({ db }: Deps, skuIds: readonly string[]): Promise<Selected> {
  const { rows } = await sql<{ id: string; product_id: string }>`
    SELECT id::text, product_id::text FROM sku WHERE id = ANY (${skuIds}::bigint[])`.execute(db)
  return {
    productIds: inOrder(rows.map((row) => Number(row.product_id))),
    skuIds: new Set(rows.map((row) => row.id)),
  }
}

function inOrder(ids: readonly number[]): string[] {
  return [...new Set(ids)].sort((one, other) => one - other).map(String)
}
