import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Whether the catalogue shows a picture with this storage key: such a picture is never removed, unlike a member's own. */
export async function isLastingPicture(db: Db, key: string): Promise<boolean> {
  const found = await db.selectFrom('picture').select('id').where('key', '=', key).executeTakeFirst()
  return found !== undefined
}

/** Whether the catalogue has a picture or a document with this storage key, shown or not. */
export async function isStoredFile(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM picture WHERE key = ${key} UNION ALL SELECT FROM stored_document WHERE key = ${key} LIMIT 1`.execute(db)
  return rows.length > 0
}
