import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { emptyTrash, restorableSince } from '../workspace/trash.ts'
import type { Db } from '../database.ts'
import type { BoardDeps } from './deps.ts'

const DAY = 24 * 60 * 60_000

/** Deletes boards that can no longer be restored, old records of removed items, and pictures that no board shows. */
export async function sweepBoards(deps: Pick<BoardDeps, 'db' | 'clock' | 'removeUpload'>): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  await emptyTrash(db, 'board', now)
  await db.deleteFrom('board_removal').where('removed_at', '<=', restorableSince(now)).execute()
  await sweepPictures(deps, new Date(now.getTime() - DAY))
}

/** Deletes pictures that no board has shown since a moment. Boards in the trash keep their pictures. */
async function sweepPictures(
  { db, removeUpload }: Pick<BoardDeps, 'db' | 'removeUpload'>,
  before: Date,
): Promise<void> {
  for (const key of await findUnused(db, before, null))
    // Checked again under the lock: a board may show it by now.
    await removeUpload(key, async (trx) => (await findUnused(trx, before, key)).length > 0)
}

/** Whether no board shows a picture, however recent it is. */
export async function isUnused(db: Db, key: string): Promise<boolean> {
  return (await findUnused(db, null, key)).length > 0
}

async function findUnused(db: QueryExecutorProvider, before: Date | null, key: string | null): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM upload
    WHERE directory = 'board' AND (${before}::timestamptz IS NULL OR created_at < ${before}) AND (${key}::text IS NULL OR key = ${key})
      AND NOT EXISTS (SELECT FROM board_item WHERE picture_key = key)
      AND NOT EXISTS (SELECT FROM board WHERE fields -> 'background' ->> 'type' = 'picture' AND fields -> 'background' ->> 'value' = key)`.execute(
    db,
  )
  return rows.map((row) => row.key)
}
