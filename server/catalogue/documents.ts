import type { Kysely } from 'kysely'
import type { CatalogueTables } from './tables.ts'

/** Whether a key of the storage is that of a certificate's or a product's document. */
export async function isDocument(db: Kysely<CatalogueTables>, key: string): Promise<boolean> {
  const found = await db.selectFrom('stored_document').select('id').where('key', '=', key).executeTakeFirst()
  return found !== undefined
}
