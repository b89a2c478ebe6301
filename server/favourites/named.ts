import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { findNamedWork, holdsAll } from '../workspace/find-work.ts'
import type { NamedWork, WorkQuery } from '../workspace/find-work.ts'

/** Folders that a member sees, by words of their name, or of one note on something in them. */
export async function findNamedFolders(db: QueryExecutorProvider, query: WorkQuery): Promise<NamedWork[]> {
  return findNamedWork(db, 'folder', query, {
    note: sql`coalesce((
      SELECT item.note FROM folder_item AS item
      WHERE item.folder_id = seen.id AND item.deleted_at IS NULL AND item.note <> '' AND ${holdsAll(sql`item.note`, query.words)}
      ORDER BY item.place LIMIT 1), '')`,
  })
}
