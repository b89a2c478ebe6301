import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { isCarriedOut } from '../../catalogue/import-lock.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'

/**
 * The runs that loaded the demonstration: by who carried them out and not by their name alone, which a file may have as well.
 * Such a run that has changed nothing has nothing to take back.
 */
export async function findDemonstrationRuns(db: Kysely<CatalogueTables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM import_run WHERE name = 'demonstration' AND EXISTS (
      SELECT FROM change_span WHERE run_id = import_run.id AND actor = 'demonstration')
    ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether some server fills the catalogue with it right now. */
export async function isLoading(db: Kysely<CatalogueTables>): Promise<boolean> {
  const run = await db
    .selectFrom('import_run')
    .select('id')
    .where('name', '=', 'demonstration')
    .where(isCarriedOut)
    .executeTakeFirst()
  return run !== undefined
}

/** Has no start go on with it. */
export async function endRuns(db: Kysely<CatalogueTables>): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ finished_at: sql`now()` })
    .where('name', '=', 'demonstration')
    .where('finished_at', 'is', null)
    .execute()
}
