import { sql } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getKeptProduct, getKeptSku, KeptProductDetail } from '../../../contract/keeping/products.ts'
import { Problem } from '../../../contract/problem.ts'
import { loadProductsById } from '../../imports/merging/stored-products.ts'
import type { ProductRows } from '../../imports/merging/stored-products.ts'
import type { Db } from '../../database.ts'
import { completenessOfEntry } from './completeness/completeness.ts'
import { gapsIn } from './page/gap-bits.ts'
import type { KeptEntry } from './page/load-entries.ts'
import { bitsOfEntry, bitsOfProduct, bitsOfSku } from './page/narrowed.ts'
import { majorOf } from './page/product-page.ts'
import type { ProductDeps } from './deps.ts'
import { productFieldsOf, skuFieldsOf } from './record/fields-of-rows.ts'
import { findReferences } from './record/find-references.ts'

type Deps = Pick<ProductDeps, 'db' | 'clock' | 'kept'>

/** A product with all fields of its form. Throws 404. */
export async function getProductInFull(
  deps: Deps,
  { id }: ParsedInputOf<typeof getKeptProduct>,
): Promise<KeptProductDetail> {
  const kept = await deps.kept()
  const [rows] = await loadProductsById(deps.db, [id])
  const entry = kept.entries.get(Number(id))
  if (!rows || !entry) throw new Problem(404)
  return detailOf(deps, rows, entry)
}

/** The product of a SKU with all fields of its form. */
export async function getSkuInFull(deps: Deps, { id }: ParsedInputOf<typeof getKeptSku>): Promise<KeptProductDetail> {
  return getProductInFull(deps, { id: await getProductOf(deps.db, id) })
}

/** The product of a SKU. Throws 404. */
export async function getProductOf(db: Db, skuId: string): Promise<string> {
  const sku = await db.selectFrom('sku').select('product_id').where('id', '=', skuId).executeTakeFirst()
  if (!sku) throw new Problem(404)
  return sku.product_id
}

async function detailOf({ db, clock }: Deps, rows: ProductRows, entry: KeptEntry): Promise<KeptProductDetail> {
  const today = clock.today()
  const { keys, ...meant } = await findReferences(db, rows)
  const skuEntries = new Map(entry.skus.map((sku) => [String(sku.id), sku]))
  const changed = await findChange(db, entry.version)
  const createTime = rows.product.created_at.getTime()
  return {
    id: rows.product.id,
    fields: productFieldsOf(rows, keys),
    skus: rows.skus.map((sku) => {
      const skuEntry = skuEntries.get(sku.id)
      return {
        id: sku.id,
        fields: skuFieldsOf(sku, rows, keys),
        variantName: sku.variant_name ?? '',
        variantEnName: sku.variant_en_name ?? '',
        comparableLow: majorOf(sku.comparable_low),
        comparableHigh: majorOf(sku.comparable_high),
        lacks: skuEntry ? gapsIn(bitsOfEntry(entry, today) | bitsOfSku(skuEntry)) : [],
      }
    }),
    lacks: gapsIn(bitsOfProduct(entry, today)),
    completeness: completenessOfEntry(entry, today),
    isOnSale: entry.isOnSale,
    createTime,
    updateTime: changed?.at.getTime() ?? createTime,
    actor: changed?.actor ?? null,
    ...meant,
  }
}

async function findChange(db: Db, version: number): Promise<{ at: Date; actor: string } | undefined> {
  const { rows } = await sql<{ at: Date; actor: string }>`
    SELECT at, actor FROM change_log WHERE version = ${version}`.execute(db)
  return rows[0]
}
