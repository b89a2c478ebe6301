import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { noteUpload, readingSubjectOf } from './uploads.ts'
import type { ImportTables } from './tables.ts'

/** What a reading that somebody stopped leaves. */
const STOPPED = {
  en: 'Reading was stopped. Choose how the file is read and begin again, or forget it.',
  zh: '读取已停止。可以修改读取方式后重新开始，或放弃该文件。',
}

/** Stops reading; what was to be read is kept, to be read again as somebody chooses. */
export async function stopReading(db: Kysely<ImportTables>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endReading(trx, id)
    await noteUpload(trx, id, { state: 'refused', problem: JSON.stringify(STOPPED) })
  })
}

/**
 * Has whatever reads an upload end, so that another reading may be queued. One that goes on is asked to end and stands no longer in the
 * way of others; the next of its lane begins when it has.
 */
export async function endReading(db: Kysely<ImportTables>, id: string): Promise<void> {
  const subject = readingSubjectOf(id)
  await db.deleteFrom('job').where('subject', '=', subject).where('state', 'in', ['queued', 'paused']).execute()
  await db
    .updateTable('job')
    .set({ wanted: 'end', subject: sql<string>`subject || ':' || id` })
    .where('subject', '=', subject)
    .where('state', '=', 'running')
    .execute()
}
