import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ImportTables } from './tables.ts'

/** What work on uploads is done with, in the server or in a process of its own. */
export interface WorkDeps {
  db: Kysely<ImportTables>
  storage: Storage
  /** Where uploads lie, each in a folder of its own. */
  importsFolder: string
}

export type Upload = Selectable<ImportTables['import_upload']>

export async function findUpload(db: Kysely<ImportTables>, id: string): Promise<Upload | undefined> {
  return db.selectFrom('import_upload').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function getUpload(db: Kysely<ImportTables>, id: string): Promise<Upload> {
  const upload = await findUpload(db, id)
  if (!upload) throw new Problem(404)
  return upload
}

/** The upload, held to the end of the transaction: whoever else would change it waits, and finds it as it is by then. */
export async function lockUpload(trx: Transaction<ImportTables>, id: string): Promise<Upload> {
  const upload = await trx.selectFrom('import_upload').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!upload) throw new Problem(404)
  return upload
}

export function folderOf({ importsFolder }: Pick<WorkDeps, 'importsFolder'>, id: string): string {
  return join(importsFolder, id)
}

export function uploadPath(deps: Pick<WorkDeps, 'importsFolder'>, id: string): string {
  return join(folderOf(deps, id), 'upload')
}

/** What goes on with an upload, one thing at a time; only looking at it may still go on beside. */
export const subjectOf = (id: string) => `import:${id}`
export const readingSubjectOf = (id: string) => `import-reading:${id}`

/** How an upload stands while something is done with it. */
export const STATE_OF = { read: 'reading', check: 'checking', run: 'running', undo: 'undoing' } as const

/** Of all that decides what an upload comes to: what was checked is what is run. */
export function uploadDigestOf({ id, choice, mapping, withdraws_absent: withdraws }: Upload): string {
  return createHash('sha256')
    .update(JSON.stringify([id, choice, mapping, withdraws]))
    .digest('hex')
}

/** Writes down how an upload stands. JSON columns are given as text. */
export async function noteUpload(
  db: Kysely<ImportTables>,
  id: string,
  facts: Updateable<ImportTables['import_upload']>,
): Promise<void> {
  await db.updateTable('import_upload').set(facts).where('id', '=', id).execute()
}

/**
 * The upload of a job, where that job is still to be done; none where it was done already, where another has taken its place, or where
 * the upload is gone.
 */
export async function findUploadOf(
  db: Kysely<ImportTables>,
  { work, id }: { work: keyof typeof STATE_OF; id: string },
): Promise<Upload | undefined> {
  return db
    .selectFrom('import_upload')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', STATE_OF[work])
    .executeTakeFirst()
}

/** Writes down what came of a job, unless the upload is at another step by now. */
export async function endJob(
  db: Kysely<ImportTables>,
  { work, id }: { work: keyof typeof STATE_OF; id: string },
  facts: Updateable<ImportTables['import_upload']>,
): Promise<void> {
  await db.updateTable('import_upload').set(facts).where('id', '=', id).where('state', '=', STATE_OF[work]).execute()
}
