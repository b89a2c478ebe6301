import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { storageKeyOf } from '../platform/storage/storage.ts'

/** Remembers the content of a file that was made. What is kept stays as it is, whatever is made later. */
export async function noteContent(db: Db, key: string, bytes: Buffer, { isKept }: { isKept: boolean }): Promise<void> {
  await sql`
    INSERT INTO made_file (key, content_key, bytes, kept_at)
    VALUES (${key}, ${storageKeyOf(bytes)}, ${bytes.length}, CASE WHEN ${isKept} THEN now() END)
    ON CONFLICT (key) DO UPDATE SET content_key = excluded.content_key, bytes = excluded.bytes, kept_at = excluded.kept_at
      WHERE made_file.kept_at IS NULL`.execute(db)
}

/** Whether a file that was made has the content of this key. */
export async function hasContent(db: Db, key: string, contentKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('made_file')
    .select('key')
    .where('key', '=', key)
    .where('content_key', '=', contentKey)
    .executeTakeFirst()
  return found !== undefined
}
