import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

/** Whether a named version shows a picture. Such pictures are kept, even when no board shows them any more. */
export async function isInVersion(db: QueryExecutorProvider, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM named_version WHERE picture_keys @> ARRAY[${key}] LIMIT 1`.execute(db)
  return rows.length > 0
}
