import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getImportPage, getImportRejections } from '../../../contract/imports.ts'
import { Problem } from '../../../contract/problem.ts'
import { isCarriedOut } from '../../catalogue/import-lock.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Db } from '../../database.ts'
import { reasonInChinese } from '../telling/chinese-reason.ts'

export interface PastRunDeps {
  db: Db
}

const uploadOfRun = sql<
  string | null
>`(SELECT max(upload.id)::text FROM import_upload upload WHERE upload.run_id = import_run.id)`

/** All import runs, the newest first. */
export async function getPageOfRuns(
  { db }: PastRunDeps,
  { pageNo, pageSize }: ParsedInputOf<typeof getImportPage>,
): Promise<OutputOf<typeof getImportPage>> {
  const rows = await db
    .selectFrom('import_run')
    .selectAll()
    .select(isCarriedOut.as('is_under_way'))
    .select(uploadOfRun.as('upload_id'))
    .where('kind', '=', 'import')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await db
    .selectFrom('import_run')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('kind', '=', 'import')
    .executeTakeFirstOrThrow()
  const list = rows.map((run) => ({
    id: run.id,
    importId: run.upload_id,
    name: run.name,
    startTime: run.started_at.getTime(),
    finishTime: run.finished_at?.getTime() ?? null,
    isUnderWay: run.is_under_way,
    done: run.next_line - 1,
    total: run.total,
    added: run.added,
    changed: run.changed,
    unchanged: run.unchanged,
    rejected: run.rejected,
    incomplete: run.incomplete,
  }))
  return { list, total: Number(total) }
}

/** The rejections of a run by line; a line may have several. */
export async function getPageOfRejections(
  { db }: PastRunDeps,
  { id: runId, pageNo, pageSize }: ParsedInputOf<typeof getImportRejections>,
  { language }: Pick<MemberContext, 'language'>,
): Promise<OutputOf<typeof getImportRejections>> {
  const run = await db.selectFrom('import_run').select('id').where('id', '=', runId).executeTakeFirst()
  if (!run) throw new Problem(404)
  const ofRun = db.selectFrom('import_rejection').where('run_id', '=', runId)
  const rows = await ofRun
    .select(['line', 'field', 'reason', 'reason_zh', 'column_name'])
    .orderBy('line')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  // Rejections of a table name its columns: whoever fills it in does not know the import file.
  const list = rows.map(({ line, field, reason, reason_zh: zh, column_name: column }) => ({
    line,
    field: column ?? field,
    reason: language === 'zh-CN' ? (zh ?? reasonInChinese(reason)) : reason,
  }))
  const { total } = await ofRun.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { list, total: Number(total) }
}
