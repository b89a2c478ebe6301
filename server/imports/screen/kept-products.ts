import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getKeptOfUndo, KeptReason } from '../../../contract/import-screen.ts'
import type { Db } from '../../database.ts'
import type { ScreenDeps } from './deps.ts'
import { getUpload } from './uploads.ts'

/** Names of a product's parts in the import file. */
const PARTS: Record<string, string> = {
  attribute_value: 'attrs',
  picture_use: 'pictures',
  certificate: 'auths',
  download: 'files',
}

interface Kept {
  product_id: string
  brand: string
  key: string
  name: string
  enName: string
  /** `reason` is absent in undos older than reasons. */
  kept: { entity: string; id: string; fields: string[]; reason?: KeptReason }[]
}

/** The products that an undo did not restore completely, with the fields that stayed and why. */
export async function getPageOfKept(
  { db }: Pick<ScreenDeps, 'db'>,
  { id, pageNo, pageSize }: ParsedInputOf<typeof getKeptOfUndo>,
): Promise<OutputOf<typeof getKeptOfUndo>> {
  const { run_id: runId } = await getUpload(db, id)
  if (runId === null) return { list: [], total: 0 }
  const { rows } = await sql<Kept>`
    SELECT import_undo.product_id::text, english_name AS brand, key, coalesce(product.name, '') AS name, coalesce(product.en_name, '') AS "enName", kept
    FROM import_undo JOIN product ON product.id = product_id JOIN brand ON brand.id = brand_id
    WHERE run_id = ${runId} AND outcome = 'kept' ORDER BY product_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`.execute(
    db,
  )
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM import_undo JOIN product ON product.id = product_id WHERE run_id = ${runId} AND outcome = 'kept'`.execute(
    db,
  )
  const models = await findModels(db, rows)
  const list = rows.map(({ product_id: productId, kept, ...product }) => ({
    ...product,
    productId,
    stayed: kept.flatMap((one) => fieldsOf(one, models).map((field) => ({ field, reason: one.reason ?? 'changed' }))),
  }))
  return { list, total: counted[0]?.total ?? 0 }
}

async function findModels(db: Db, rows: Kept[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ kept }) => kept.filter(({ entity }) => entity === 'sku').map(({ id }) => id))
  if (!ids.length) return new Map()
  const skus = await db.selectFrom('sku').select(['id', 'model']).where('id', 'in', ids).execute()
  return new Map(skus.map(({ id, model }) => [id, model]))
}

/** Fields named as in the differences of a dry run: `skus[OAK-1].minPrice`. */
function fieldsOf({ entity, id, fields }: Kept['kept'][number], models: ReadonlyMap<string, string>): string[] {
  const part = PARTS[entity]
  if (part !== undefined) return [part]
  const owner = entity === 'sku' ? `skus[${models.get(id) ?? id}]` : ''
  if (!fields.length) return [owner || 'key']
  return fields.map((field) => [owner, camelCase(field)].filter(Boolean).join('.'))
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
