import { sql } from 'kysely'
import { isCarriedOut } from '../../catalogue/import-lock.ts'
import type { Db } from '../../database.ts'

/**
 * The imports that loaded the demonstration, recognised by their author, because a file may have the same name. Leaves out imports
 * that changed nothing.
 */
export async function findDemonstrationRuns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM import_run WHERE name = 'demonstration' AND EXISTS (
      SELECT FROM change_span WHERE run_id = import_run.id AND actor = 'demonstration')
    ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a server is loading the demonstration now. */
export async function isLoading(db: Db): Promise<boolean> {
  const run = await db
    .selectFrom('import_run')
    .select('id')
    .where('name', '=', 'demonstration')
    .where(isCarriedOut)
    .executeTakeFirst()
  return run !== undefined
}

/** Marks the imports as ended, so that no start resumes them. */
export async function endRuns(db: Db): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ finished_at: sql`now()` })
    .where('name', '=', 'demonstration')
    .where('finished_at', 'is', null)
    .execute()
}
