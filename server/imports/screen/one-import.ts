import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getImport, getImportsUnderWay, OneImport } from '../../../contract/import-screen.ts'
import type { ImportMapping, TableColumn } from '../../../contract/import-mapping.ts'
import type { Db } from '../../database.ts'
import { rateMapping } from '../mapping/guess-mapping.ts'
import type { ScreenDeps } from './deps.ts'
import { uploadDigestOf, getUpload, readingSubjectOf, subjectOf } from './uploads.ts'
import type { Upload } from './uploads.ts'

export async function getOneImport(
  deps: Pick<ScreenDeps, 'db'>,
  { id }: ParsedInputOf<typeof getImport>,
): Promise<OneImport> {
  return showImport(deps, id)
}

/** An upload as the import screen shows it. */
export async function showImport({ db }: Pick<ScreenDeps, 'db'>, id: string): Promise<OneImport> {
  const upload = await getUpload(db, id)
  const { facts, columns, proposal } = upload
  const mapping = upload.mapping && withEveryColumn(upload.mapping, columns ?? [])
  const now =
    mapping && columns && proposal ? { ...proposal, ...rateMapping(columns, mapping, proposal.supplier) } : proposal
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
    ...(await findWork(db, upload)),
  }
}

/** A section's title may first appear when somebody has begun to change the mapping. */
function withEveryColumn(mapping: ImportMapping, columns: readonly TableColumn[]): ImportMapping {
  const known = new Set(mapping.columns.map(({ column }) => column))
  const missing = [...columns.keys()].filter((column) => !known.has(column))
  return { ...mapping, columns: [...mapping.columns, ...missing.map((column) => ({ column, target: null }))] }
}

function isCheckedNow(upload: Upload): boolean {
  return upload.checked !== null && upload.checked_digest === uploadDigestOf(upload)
}

/** Whether an upload may be run, or the reason why not. */
export function mayRun(upload: Upload): true | 'notWhole' | 'notChecked' {
  const { facts, mapping, columns } = upload
  const isWhole =
    facts?.kind === 'jsonl' || (mapping !== null && columns !== null && rateMapping(columns, mapping).isEnough)
  if (!isWhole) return 'notWhole'
  return isCheckedNow(upload) || 'notChecked'
}

async function findRun(db: Db, runId: string): Promise<OneImport['run']> {
  const run = await db.selectFrom('import_run').selectAll().where('id', '=', runId).executeTakeFirst()
  if (!run) return null
  const { id, added, changed, unchanged, rejected } = run
  return { id, added, changed, unchanged, rejected, startTime: run.started_at.getTime(), finishTime: run.finished_at?.getTime() ?? null } // prettier-ignore
}

const BUSY = ['reading', 'checking', 'running', 'paused', 'publishing', 'undoing'] as const
const WORK = { queued: 'waiting', running: 'going', paused: 'paused', done: null, failed: null } as const

/** The progress of the work on an upload. */
async function findWork(
  db: Db,
  { id, state }: Pick<Upload, 'id' | 'state'>,
): Promise<Pick<OneImport, 'progress' | 'work'>> {
  const none = { progress: null, work: null }
  if (!BUSY.some((busy) => busy === state)) return none
  const subject = state === 'reading' ? readingSubjectOf(id) : subjectOf(id)
  const job = await db
    .selectFrom('job')
    .select(['progress', 'state'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return job ? { progress: job.progress, work: WORK[job.state] } : none
}

/** The imports in progress, the oldest first, without paused ones. */
export async function getUnderWay({ db }: Pick<ScreenDeps, 'db'>): Promise<OutputOf<typeof getImportsUnderWay>> {
  const uploads = await db
    .selectFrom('import_upload')
    .select(['id', 'name', 'state'])
    .where('state', 'in', BUSY)
    .where('state', '<>', 'paused')
    .orderBy('id')
    .limit(MOST_UNDER_WAY)
    .execute()
  return Promise.all(uploads.map(async (upload) => ({ ...upload, ...(await findWork(db, upload)) })))
}

const MOST_UNDER_WAY = 20
