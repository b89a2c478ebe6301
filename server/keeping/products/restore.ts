import { sql } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getDeletedProducts, restoreProducts } from '../../../contract/keeping/products.ts'
import { nameIn } from '../../../contract/display-name.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { changeByHand } from '../change-by-hand.ts'
import { restoredValues } from '../records/joining/restored-values.ts'
import { findTrashEntry, getPageOfDeleted, restoreFromTrash } from '../trash.ts'
import { nameAgain } from './delete-skus.ts'
import type { ProductDeps } from './deps.ts'
import { REASONS, refusal } from './record/refusals.ts'

type Deps = Pick<ProductDeps, 'db' | 'clock'>
type Rows = [table: string, row: Record<string, unknown>][]

/** Restores products from the trash; returns their number. Throws Problem 400 where one cannot be restored; then none is. */
export async function restoreProductsFromTrash(
  deps: Deps,
  { ids }: ParsedInputOf<typeof restoreProducts>,
  context: MemberContext,
): Promise<number> {
  return restore(deps, { entity: 'product', ids }, context)
}

/** Restores SKUs to their products in the same way. */
export async function restoreSkusFromTrash(
  deps: Deps,
  { ids }: ParsedInputOf<typeof restoreProducts>,
  context: MemberContext,
): Promise<number> {
  return restore(deps, { entity: 'sku', ids }, context)
}

async function restore(
  { db, clock }: Deps,
  { entity, ids }: { entity: 'product' | 'sku'; ids: string[] },
  { caller: { memberId }, language }: MemberContext,
): Promise<number> {
  const now = clock.now()
  return changeByHand(db, memberId, async (trx) => {
    let count = 0
    const productIds = new Set<string>()
    for (const id of ids) {
      const thrown = await findTrashEntry(trx, { entity, id, now })
      if (!thrown) continue
      const name = nameIn(language, { name: thrown.name, enName: thrown.en_name }) || id
      const rows = await restoredValues(trx, thrown.rows)
      await requireRoom(trx, rows, name)
      await sql`UPDATE catalogue_trash SET rows = ${JSON.stringify(rows)}::jsonb WHERE id = ${thrown.id}`.execute(trx)
      if (await restoreFromTrash(trx, { entity, id, now })) count += 1
      for (const [table, row] of thrown.rows) if (table === 'sku') productIds.add(String(row['product_id']))
    }
    // The product's other SKUs may have been named without this one.
    await nameAgain(trx, [...productIds])
    return count
  })
}

/** The records to which rows refer, and their names in refusals. */
const NEEDS: Record<string, Record<string, { table: string; what: { en: string; zh: string } }>> = {
  product: {
    brand_id: { table: 'brand', what: { en: 'its brand', zh: '所属品牌' } },
    category_id: { table: 'category', what: { en: 'its category', zh: '所属分类' } },
  },
  sku: {
    product_id: { table: 'product', what: { en: 'its product', zh: '所属产品' } },
    color_id: { table: 'color', what: { en: 'its colour', zh: '所用颜色' } },
  },
  attribute_value: {
    attribute_id: { table: 'attribute', what: { en: 'an attribute that it names', zh: '所用属性' } },
    option_id: { table: 'attribute_option', what: { en: 'a choice that it names', zh: '所用选项' } },
  },
  certificate: {
    authority_id: { table: 'authority', what: { en: 'the authority of a certificate', zh: '证书的认证机构' } },
  },
}

/** The dictionary values in rows, with their dictionary. */
const VALUES: Record<string, Record<string, string>> = {
  product: { currency_unit: 'product_currency_unit', measurement_unit: 'product_measurement_unit' },
  certificate: { scheme: 'product_auth_type' },
  download: { kind: 'product_related_download' },
}

/** Throws Problem 400 where something that the rows need is gone, or their key is taken. */
async function requireRoom(trx: Trx, rows: Rows, name: string): Promise<void> {
  const own = new Set(rows.map(([table, row]) => `${table} ${String(row['id'])}`))
  for (const [table, row] of rows) {
    for (const [column, { table: needed, what }] of Object.entries(NEEDS[table] ?? {})) {
      const id = row[column] as number | undefined
      if (id === undefined || own.has(`${needed} ${id}`)) continue
      const found = await sql`SELECT FROM ${sql.table(needed)} WHERE id = ${id}`.execute(trx)
      if (!found.rows.length) throw refusal(name, { en: `${what.en} is not there any more`, zh: `${what.zh}已不存在` })
    }
    for (const [column, type] of Object.entries(VALUES[table] ?? {})) {
      const value = String(row[column])
      const found = await trx.selectFrom('dictionary_entry').select('id').where('type', '=', type).where('value', '=', value).executeTakeFirst() // prettier-ignore
      if (!found) throw refusal(name, { en: `${value} is not in the dictionary any more`, zh: `字典中已没有 ${value}` })
    }
  }
  const [first] = rows
  if (first?.[0] === 'product') await requireFreeProduct(trx, first[1], name)
  if (first?.[0] === 'sku') await requireFreeModel(trx, first[1], name)
}

async function requireFreeProduct(trx: Trx, row: Record<string, unknown>, name: string): Promise<void> {
  const { rows } = await sql<{ key: string; brand_id: string }>`
    SELECT key, brand_id::text FROM product WHERE (brand_id = ${String(row['brand_id'])}::bigint AND key = ${row['key']})
      OR platform_no = ${row['platform_no'] ?? null}`.execute(trx)
  const [other] = rows
  if (!other) return
  const isKey = other.key === row['key'] && other.brand_id === String(row['brand_id'])
  throw refusal(name, isKey ? REASONS.sameKey : REASONS.sameNumber)
}

async function requireFreeModel(trx: Trx, row: Record<string, unknown>, name: string): Promise<void> {
  const { rows } = await sql`
    SELECT FROM sku WHERE product_id = ${String(row['product_id'])}::bigint AND model = ${row['model']}`.execute(trx)
  if (rows.length) throw refusal(name, REASONS.sameModel)
}

/** A page of products that can be restored. */
export async function getPageOfDeletedProducts(
  { db, clock }: Deps,
  paging: ParsedInputOf<typeof getDeletedProducts>,
): ReturnType<typeof getPageOfDeleted> {
  return getPageOfDeleted(db, { ...paging, entity: 'product', now: clock.now() })
}

/** A page of SKUs that can be restored. */
export async function getPageOfDeletedSkus(
  { db, clock }: Deps,
  paging: ParsedInputOf<typeof getDeletedProducts>,
): ReturnType<typeof getPageOfDeleted> {
  return getPageOfDeleted(db, { ...paging, entity: 'sku', now: clock.now() })
}
