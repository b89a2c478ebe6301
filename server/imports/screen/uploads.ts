import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely, Selectable, Updateable } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ImportTables } from './tables.ts'

/** What work on uploads is done with, in the server or in a process of its own. */
export interface WorkParts {
  db: Kysely<ImportTables>
  storage: Storage
  /** Where uploads lie, each in a folder of its own. */
  importsFolder: string
}

export type Upload = Selectable<ImportTables['import_upload']>

export async function getUpload(db: Kysely<ImportTables>, id: string): Promise<Upload> {
  const upload = await db.selectFrom('import_upload').selectAll().where('id', '=', id).executeTakeFirst()
  if (!upload) throw new Problem(404)
  return upload
}

export function folderOf({ importsFolder }: Pick<WorkParts, 'importsFolder'>, id: string): string {
  return join(importsFolder, id)
}

export function pathOf(parts: Pick<WorkParts, 'importsFolder'>, id: string): string {
  return join(folderOf(parts, id), 'upload')
}

/** What goes on with an upload, one thing at a time; only looking at it may still go on beside. */
export const subjectOf = (id: string) => `import:${id}`
export const readingSubjectOf = (id: string) => `import-reading:${id}`

/** Of all that decides what an upload comes to: what was checked is what is run. */
export function digestOf({ id, choice, mapping, withdraws_absent: withdraws }: Upload): string {
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
