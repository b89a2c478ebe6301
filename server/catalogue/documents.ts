import type { Kysely } from 'kysely'
import type { CatalogueTables } from './tables.ts'

/** Whether a storage key belongs to a document of a certificate or a product. */
export async function isDocument(db: Kysely<CatalogueTables>, key: string): Promise<boolean> {
  const found = await db.selectFrom('stored_document').select('id').where('key', '=', key).executeTakeFirst()
  return found !== undefined
}
