import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Selectable, Updateable } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { ObjectStore } from '../../platform/storage/objects/objects.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Db, Trx } from '../../database.ts'
import type { ImportTables } from './tables.ts'

/** Where the files of uploads are. */
export interface UploadPlace {
  /** The folder of uploads on this machine; each has a subfolder. */
  importsFolder: string
  /** Where all servers find them, under the id of the upload; absent if this folder is the only place. */
  uploads?: ObjectStore | undefined
}

/** The dependencies of work on uploads, in the server or in a separate process. */
export interface WorkDeps extends UploadPlace {
  db: Db
  storage: Storage
}

export type Upload = Selectable<ImportTables['import_upload']>

export async function findUpload(db: Db, id: string): Promise<Upload | undefined> {
  return db.selectFrom('import_upload').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function getUpload(db: Db, id: string): Promise<Upload> {
  const upload = await findUpload(db, id)
  if (!upload) throw new Problem(404)
  return upload
}

/** Reads an upload and locks its row until the end of the transaction. */
export async function lockUpload(trx: Trx, id: string): Promise<Upload> {
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

/** The job subject of an upload, one job at a time; only a reading may run beside it. */
export const subjectOf = (id: string) => `import:${id}`
export const readingSubjectOf = (id: string) => `import-reading:${id}`

/** The state of an upload during each kind of work. */
export const STATE_OF = {
  read: 'reading',
  check: 'checking',
  run: 'running',
  publish: 'publishing',
  undo: 'undoing',
} as const

/** A hash of everything that decides the result of an import, so that only what was checked is run. */
export function uploadDigestOf({ id, choice, facts, mapping, withdraws_absent: withdraws }: Upload): string {
  return createHash('sha256')
    .update(JSON.stringify([id, choice, mapping, withdraws, facts?.levels]))
    .digest('hex')
}

/** Updates the row of an upload. JSON columns are given as text. */
export async function noteUpload(db: Db, id: string, facts: Updateable<ImportTables['import_upload']>): Promise<void> {
  if (Object.keys(facts).length === 0) return
  await db.updateTable('import_upload').set(facts).where('id', '=', id).execute()
}

/**
 * The upload of a job that is still to be done. Undefined if the job is done already, another has replaced it, or the upload is deleted.
 */
export async function findUploadOf(
  db: Db,
  { work, id }: { work: keyof typeof STATE_OF; id: string },
): Promise<Upload | undefined> {
  return db
    .selectFrom('import_upload')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', STATE_OF[work])
    .executeTakeFirst()
}

/** Stores the result of a job, unless the upload is in another state by now. */
export async function endJob(
  db: Db,
  { work, id }: { work: keyof typeof STATE_OF; id: string },
  facts: Updateable<ImportTables['import_upload']>,
): Promise<void> {
  await db.updateTable('import_upload').set(facts).where('id', '=', id).where('state', '=', STATE_OF[work]).execute()
}

/** The state after work has failed. What was imported stays whole, whatever of it could not be published. */
export function failedStateOf(work: keyof typeof STATE_OF): 'done' | 'failed' {
  return work === 'publish' ? 'done' : 'failed'
}

/** Marks an upload whose work has failed as at work again; false if somebody has done something else with it since. */
export async function renewWork(db: Db, { work, id }: { work: keyof typeof STATE_OF; id: string }): Promise<boolean> {
  const renewed = await db
    .updateTable('import_upload')
    .set({ state: STATE_OF[work], problem: null })
    .where('id', '=', id)
    .where('state', '=', failedStateOf(work))
    .where('problem', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return renewed !== undefined
}
