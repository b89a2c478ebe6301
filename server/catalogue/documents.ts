import type { Db } from '../database.ts'

/** The document of a certificate or a product with this storage key: its format and its length in bytes. */
export async function findDocument(db: Db, key: string): Promise<{ format: string; bytes: number } | undefined> {
  const found = await db
    .selectFrom('stored_document')
    .select(['format', 'bytes'])
    .where('key', '=', key)
    .executeTakeFirst()
  return found && { format: found.format, bytes: Number(found.bytes) }
}
