import type { ProjectDeps } from '../stored.ts'
import { nameOf } from '../../platform/storage/storage.ts'
import { restorableSince } from '../../workspace/trash.ts'
import type { ProjectFileDeps } from './stored.ts'

const HOUR = 60 * 60_000

/** Removes files that can no longer be restored, and those that are nobody's: of deleted projects, and of interrupted uploads. */
export async function sweepProjectFiles({
  db,
  clock,
  privateObjects,
}: ProjectDeps & Pick<ProjectFileDeps, 'privateObjects'>): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('project_file')
    .set({ project_id: null })
    .where('deleted_at', '<=', restorableSince(now))
    .where('project_id', 'is not', null)
    .execute()
  const due = await db
    .selectFrom('project_file')
    .select('id')
    .where('project_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - HOUR))
    .execute()
  for (const { id } of due)
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('project_file')
        .select('key')
        .where('id', '=', id)
        .where('project_id', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      // First the content, so that an interrupted removal can be repeated.
      await privateObjects.remove(nameOf(row.key))
      await trx.deleteFrom('project_file').where('id', '=', id).execute()
    })
}
