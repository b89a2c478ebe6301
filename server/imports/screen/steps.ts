import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { checkImport, mapImport, OneImport } from '../../../contract/import-screen.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { askOfJob, queueJob, resumeJob } from '../../platform/jobs/jobs.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { readTyped } from '../mapping/read-constants.ts'
import { endReading, stopReading } from './end-reading.ts'
import { kindOf } from './import-jobs.ts'
import { loadKnownCatalogue } from './known-catalogue.ts'
import { mayRun, showImport } from './one-import.ts'
import type { QueueParts } from './parts.ts'
import { rememberSupplier } from './suppliers.ts'
import { getUpload, noteUpload, readingSubjectOf, subjectOf } from './uploads.ts'
import type { Upload } from './uploads.ts'
import type { UploadWork } from './work/do-work.ts'

type Step = ParsedInputOf<typeof checkImport>

const REASONS = {
  notNow: { en: 'is at another step by now ({state})', 'zh-CN': '当前步骤不允许此操作（{state}）' },
  notWhole: {
    en: 'too little of the table is understood: say which columns are the brand, the product’s number or model, and its name',
    'zh-CN': '表格的列还没有对应完整：请指定品牌、产品编号或型号以及名称所在的列',
  },
  notChecked: { en: 'has changed since its dry run: check it again', 'zh-CN': '检查之后又有改动，请重新检查' },
} satisfies Record<string, Record<Language, string>>

/** Changes how an upload is read. Another way of reading its file has it looked at anew. */
export async function mapUpload(
  parts: QueueParts,
  { id, choice, mapping, supplier, withdrawsAbsent }: ParsedInputOf<typeof mapImport>,
  context: MemberContext,
): Promise<OneImport> {
  const upload = await getUpload(parts.db, id)
  requireState(upload, ['read', 'checked', 'refused'], context.language)
  const typed = mapping && readTyped(mapping, await loadKnownCatalogue(parts.db))
  if (typed && 'reason' in typed) {
    const { target, reason } = typed
    throw new Problem(400, { field: target, reason: context.language === 'zh-CN' ? reason.zh : reason.en })
  }
  const isOther = JSON.stringify(choice) !== JSON.stringify(upload.choice)
  // A reading that was stopped or refused may be tried again as it was.
  const isReadAnew = choice !== undefined && (isOther || upload.state === 'refused')
  await noteUpload(parts.db, id, {
    ...(isReadAnew && { choice: JSON.stringify(choice), state: 'reading', problem: null }),
    ...(typed && !isReadAnew && { mapping: JSON.stringify(typed.mapping), is_own_mapping: true }),
    ...(supplier !== undefined && { supplier }),
    ...(withdrawsAbsent !== undefined && { withdraws_absent: withdrawsAbsent }),
  })
  if (isReadAnew) await queueWork(parts, { work: 'read', id, memberId: context.caller.memberId })
  return showImport(parts, id)
}

/** Begins the dry run, and remembers how this supplier's tables are read. */
export async function checkUploaded(parts: QueueParts, { id }: Step, context: MemberContext): Promise<OneImport> {
  const upload = await getUpload(parts.db, id)
  requireState(upload, ['read', 'checked', 'failed'], context.language)
  const { facts, mapping, supplier } = upload
  if (facts && mapping && supplier) await rememberSupplier(parts.db, { name: supplier, header: facts.header, mapping })
  return begin(parts, upload, 'check', context)
}

/** Takes the file into the catalogue: only what was checked as it is now, and only where enough of it is understood. */
export async function runUploaded(parts: QueueParts, { id }: Step, context: MemberContext): Promise<OneImport> {
  const upload = await getUpload(parts.db, id)
  requireState(upload, ['checked', 'failed'], context.language)
  // An undo that failed may have taken half of it back: it is finished, not run anew.
  if (await hasFinished(parts, upload)) requireState(upload, ['checked'], context.language)
  const may = mayRun(upload)
  if (may !== true) throw new Problem(400, { field: 'id', reason: REASONS[may][context.language] })
  return begin(parts, upload, 'run', context)
}

async function hasFinished({ db }: QueueParts, { run_id: runId }: Upload): Promise<boolean> {
  if (runId === null) return false
  const run = await db.selectFrom('import_run').select('finished_at').where('id', '=', runId).executeTakeFirst()
  return run?.finished_at != null
}

export async function pauseUploaded(parts: QueueParts, { id }: Step, { language }: MemberContext): Promise<OneImport> {
  const upload = await getUpload(parts.db, id)
  requireState(upload, ['reading', 'checking', 'running', 'undoing'], language)
  if (upload.state === 'reading') {
    await stopReading(parts.db, id)
    return showImport(parts, id)
  }
  await askOfJob(parts.db, subjectOf(id), 'pause')
  return showImport(parts, id)
}

export async function resumeUploaded(parts: QueueParts, { id }: Step, context: MemberContext): Promise<OneImport> {
  const upload = await getUpload(parts.db, id)
  requireState(upload, ['paused', 'undoing'], context.language)
  if (await resumeJob(parts.db, subjectOf(id))) {
    if (upload.state === 'paused') await noteUpload(parts.db, id, { state: 'running' })
    parts.wake()
    return showImport(parts, id)
  }
  return begin(parts, upload, upload.state === 'paused' ? 'run' : 'undo', context)
}

export async function undoUploaded(parts: QueueParts, { id }: Step, context: MemberContext): Promise<OneImport> {
  const upload = await getUpload(parts.db, id)
  requireState(upload, ['done', 'paused', 'failed'], context.language)
  if (upload.run_id === null) throw new Problem(400, { field: 'id', reason: REASONS.notNow[context.language].replace('{state}', upload.state) }) // prettier-ignore
  return begin(parts, upload, 'undo', context)
}

const STATES = { read: 'reading', check: 'checking', run: 'running', undo: 'undoing' } as const

async function begin(
  parts: QueueParts,
  { id }: Upload,
  work: 'check' | 'run' | 'undo',
  { caller: { memberId }, language }: MemberContext,
): Promise<OneImport> {
  if (work === 'undo')
    await parts.db.deleteFrom('job').where('subject', '=', subjectOf(id)).where('state', '=', 'paused').execute()
  const isQueued = await queueWork(parts, { work, id, memberId })
  if (!isQueued)
    throw new Problem(400, { field: 'id', reason: REASONS.notNow[language].replace('{state}', STATES[work]) })
  return showImport(parts, id)
}

/** Answers whether it was queued: something else may be under way. */
export async function queueWork(parts: QueueParts, work: UploadWork): Promise<boolean> {
  const subject = work.work === 'read' ? readingSubjectOf(work.id) : subjectOf(work.id)
  const isQueued = await parts.db.transaction().execute(async (trx) => {
    // What is asked for last is how it is read.
    if (work.work === 'read') await endReading(trx, work.id)
    if (!(await queueJob(trx as never, { kind: kindOf(work.work), subject, payload: { ...work } }))) return false
    await noteUpload(trx, work.id, { state: STATES[work.work] })
    return true
  })
  parts.wake()
  return isQueued
}

function requireState({ state }: Upload, states: OneImport['state'][], language: Language): void {
  if (!states.includes(state))
    throw new Problem(400, { field: 'id', reason: REASONS.notNow[language].replace('{state}', state) })
}
