import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getImportDifferences, getUploadPage, getUploadRejections } from '../../../contract/import-screen.ts'
import { reasonInChinese } from '../telling/chinese-reason.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { ScreenDeps } from './deps.ts'
import { understoodOf } from './understood-products.ts'
import { getUpload } from './uploads.ts'

/** Uploads that have not been run yet. */
export async function getPageOfUploads(
  { db }: Pick<ScreenDeps, 'db'>,
  { pageNo, pageSize }: ParsedInputOf<typeof getUploadPage>,
): Promise<OutputOf<typeof getUploadPage>> {
  const open = db.selectFrom('import_upload').where('run_id', 'is', null)
  const rows = await open
    .select(['id', 'name', 'created_at', 'state'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await open.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const list = rows.map(({ created_at: at, ...upload }) => ({ ...upload, createTime: at.getTime() }))
  return { list, total: Number(total) }
}

/** The differences that a dry run found, in the order of the file. What added products are is read from it again. */
export async function getPageOfDifferences(
  deps: Pick<ScreenDeps, 'db' | 'clock' | 'importsFolder' | 'uploads'>,
  { id, kind, line, pageNo, pageSize }: ParsedInputOf<typeof getImportDifferences>,
  { language }: Pick<MemberContext, 'language'>,
): Promise<OutputOf<typeof getImportDifferences>> {
  const { db } = deps
  const upload = await getUpload(db, id)
  const found = db
    .selectFrom('import_difference')
    .where('upload_id', '=', id)
    .where('kind', '=', kind)
    .$if(line !== undefined, (some) => some.where('line', '=', line ?? 0))
  const list = await found
    .select(['line', 'brand', 'key', 'name', 'fields'])
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  if (kind !== 'added') return { list, total: Number(total) }
  const understood = await understoodOf(deps, upload, { lines: list.map((one) => one.line), language })
  return { list: list.map((one) => ({ ...one, fields: understood.get(one.line) ?? [] })), total: Number(total) }
}

/** The rejections of the run, or of the dry run if there was no run. */
export async function getPageOfUploadRejections(
  { db }: Pick<ScreenDeps, 'db'>,
  { id, pageNo, pageSize }: ParsedInputOf<typeof getUploadRejections>,
): Promise<OutputOf<typeof getUploadRejections>> {
  const { run_id: runId } = await getUpload(db, id)
  const rejected =
    runId === null
      ? db.selectFrom('import_check_rejection').where('upload_id', '=', id)
      : (db.selectFrom('import_rejection').where('run_id', '=', runId) as never as ReturnType<typeof ofCheck>)
  const rows = await rejected
    .select(['line', 'field', 'reason', 'reason_zh', 'column_name', 'value'])
    .orderBy('line')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await rejected.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const list = rows.map(({ line, field, reason, reason_zh: zh, column_name: column, value }) => ({
    line,
    column: column ?? field,
    value,
    reason: { en: reason, zh: zh ?? reasonInChinese(reason) },
  }))
  return { list, total: Number(total) }

  function ofCheck() {
    return db.selectFrom('import_check_rejection').where('upload_id', '=', id)
  }
}
