import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getImport, OneImport } from '../../../contract/import-screen.ts'
import { judge } from '../mapping/guess-mapping.ts'
import type { ScreenParts } from './parts.ts'
import type { ImportTables } from './tables.ts'
import { digestOf, getUpload, subjectOf } from './uploads.ts'
import type { Upload } from './uploads.ts'

export async function getOneImport(
  parts: Pick<ScreenParts, 'db'>,
  { id }: ParsedInputOf<typeof getImport>,
): Promise<OneImport> {
  return showImport(parts, id)
}

/** An upload as the import screen shows it. */
export async function showImport({ db }: Pick<ScreenParts, 'db'>, id: string): Promise<OneImport> {
  const upload = await getUpload(db, id)
  const { facts, mapping, columns, proposal } = upload
  const now = mapping && columns && proposal ? judge(columns, mapping, proposal.supplier) : proposal
  return {
    id,
    name: upload.name,
    bytes: Number(upload.bytes),
    createTime: upload.created_at.getTime(),
    state: upload.state,
    problem: upload.problem,
    facts,
    choice: upload.choice,
    columns,
    preview: upload.preview,
    proposal: now,
    mapping,
    supplier: upload.supplier,
    withdrawsAbsent: upload.withdraws_absent,
    checked: upload.checked,
    isCheckedNow: isCheckedNow(upload),
    mayRun: mayRun(upload) === true,
    run: upload.run_id === null ? null : await findRun(db, upload.run_id),
    undone: upload.undone,
    progress: await findProgress(db, upload),
  }
}

function isCheckedNow(upload: Upload): boolean {
  return upload.checked !== null && upload.checked_digest === digestOf(upload)
}

/** Whether an upload may be run; else why not. */
export function mayRun(upload: Upload): true | 'notWhole' | 'notChecked' {
  const { facts, mapping, columns } = upload
  const isWhole = facts?.kind === 'jsonl' || (mapping !== null && columns !== null && judge(columns, mapping).isEnough)
  if (!isWhole) return 'notWhole'
  return isCheckedNow(upload) || 'notChecked'
}

async function findRun(db: Kysely<ImportTables>, runId: string): Promise<OneImport['run']> {
  const run = await db.selectFrom('import_run').selectAll().where('id', '=', runId).executeTakeFirst()
  if (!run) return null
  const { id, added, changed, unchanged, rejected } = run
  return { id, added, changed, unchanged, rejected, startTime: run.started_at.getTime(), finishTime: run.finished_at?.getTime() ?? null } // prettier-ignore
}

async function findProgress(db: Kysely<ImportTables>, { id, state }: Upload): Promise<OneImport['progress']> {
  const subject = state === 'reading' ? `import-reading:${id}` : subjectOf(id)
  const job = await db
    .selectFrom('job')
    .select('progress')
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return ['reading', 'checking', 'running', 'paused', 'undoing'].includes(state) ? (job?.progress ?? null) : null
}
