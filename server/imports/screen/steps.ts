import { isDeepStrictEqual } from 'node:util'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { checkImport, mapImport, OneImport } from '../../../contract/import-screen.ts'
import { permissionsOf } from '../../../contract/permissions.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { askOfJob, queueJob, resumeJob, setJobAside } from '../../platform/jobs/jobs.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { withSigns } from '../mapping/ask-signs.ts'
import { guessMapping } from '../mapping/guess-mapping.ts'
import { readTyped } from '../mapping/read-constants.ts'
import { isFinished } from '../runs/import-run.ts'
import { kindOf } from './import-jobs.ts'
import { loadKnownCatalogue } from './known-catalogue.ts'
import { mayRun, showImport } from './one-import.ts'
import type { QueueDeps } from './deps.ts'
import { findReady, publishableRunOf } from './publishing.ts'
import { withSaid } from './propose-mapping.ts'
import { rememberSupplier } from './suppliers.ts'
import { lockUpload, noteUpload, readingSubjectOf, STATE_OF, subjectOf } from './uploads.ts'
import type { Upload } from './uploads.ts'
import type { UploadWork } from './work/do-work.ts'

type Step = ParsedInputOf<typeof checkImport>

const REASONS = {
  notNow: {
    en: 'is at a step that does not allow this ({state}); reload the page',
    'zh-CN': '当前步骤不允许此操作（{state}）',
  },
  notWhole: {
    en: 'too little of the table is understood: say which columns are the brand, the product’s number or model, and its name',
    'zh-CN': '表格的列还没有对应完整：请指定品牌、产品编号或型号以及名称所在的列',
  },
  asked: { en: 'say first which currency {sign} is in this file', 'zh-CN': '请先说明此文件中的 {sign} 是哪种货币' },
  noneReady: { en: 'nothing that it added is left to be published', 'zh-CN': '新增的产品中没有可上架的' },
  notChecked: { en: 'has changed since its dry run: check it again', 'zh-CN': '检查之后又有改动，请重新检查' },
} satisfies Record<string, Record<Language, string>>

/** The state after a member stops the reading. */
const STOPPED = {
  en: 'Reading was stopped. Choose how the file is read and begin again, or forget it.',
  zh: '读取已停止。可以修改读取方式后重新开始，或放弃该文件。',
}

/** Changes how an upload is read. A new choice of sheet, encoding and the like starts the reading again. */
export async function mapUpload(
  deps: QueueDeps,
  { id, choice, mapping, takesGuess, supplier, withdrawsAbsent }: ParsedInputOf<typeof mapImport>,
  context: MemberContext,
): Promise<OneImport> {
  const known = await loadKnownCatalogue(deps.db)
  const typed = mapping && readTyped(mapping, known)
  return takeStep(deps, { id, states: ['read', 'checked', 'refused'], context }, async (trx, upload) => {
    if (typed && 'reason' in typed) {
      const { target, reason } = typed
      throw new Problem(400, { field: target, reason: context.language === 'zh-CN' ? reason.zh : reason.en })
    }
    const isOther = !isDeepStrictEqual(choice, upload.choice)
    // A stopped or refused reading may be repeated with the same choice.
    const isReadAnew = choice !== undefined && (isOther || upload.state === 'refused')
    const guess =
      takesGuess && upload.columns
        ? withSaid(guessMapping(upload.columns, known, deps.clock.today()), upload.proposal?.said ?? [])
        : undefined
    await noteUpload(trx, id, {
      ...(isReadAnew && { choice: JSON.stringify(choice), problem: null }),
      ...(typed &&
        !isReadAnew && {
          mapping: JSON.stringify(withSigns(typed.mapping, upload.columns ?? [], known)),
          is_own_mapping: true,
        }),
      ...(guess &&
        !isReadAnew && {
          mapping: JSON.stringify(guess.mapping),
          proposal: JSON.stringify(guess),
          is_own_mapping: true,
        }),
      ...(supplier !== undefined && { supplier }),
      ...(withdrawsAbsent !== undefined && { withdraws_absent: withdrawsAbsent }),
    })
    if (isReadAnew) await beginWork(trx, { work: 'read', id, memberId: context.caller.memberId })
  })
}

/** Starts the dry run, and remembers the mapping for this supplier. */
export async function checkUploaded(deps: QueueDeps, { id }: Step, context: MemberContext): Promise<OneImport> {
  return takeStep(deps, { id, states: ['read', 'checked', 'failed'], context }, async (trx, upload) => {
    const { facts, mapping, supplier } = upload
    const [asked] = mapping?.askedSigns ?? []
    if (asked !== undefined)
      throw new Problem(400, {
        field: 'currencyUnit',
        reason: REASONS.asked[context.language].replace('{sign}', asked),
      })
    if (facts && mapping && supplier) await rememberSupplier(trx, { name: supplier, header: facts.header, mapping })
    await beginWork(trx, { work: 'check', id, memberId: context.caller.memberId })
  })
}

/** Starts the import, if the upload is checked as it is now and enough of it is understood. */
export async function runUploaded(deps: QueueDeps, { id }: Step, context: MemberContext): Promise<OneImport> {
  return takeStep(deps, { id, states: ['checked', 'failed'], context }, async (trx, upload) => {
    // After a failed undo the run may be half undone: finish the undo, do not run again.
    const isAnew = upload.run_id !== null && (await isFinished(trx, upload.run_id))
    if (isAnew) requireState(upload, ['checked'], context.language)
    const may = mayRun(upload)
    if (may !== true) throw new Problem(400, { field: 'id', reason: REASONS[may][context.language] })
    if (isAnew) await noteUpload(trx, id, { run_id: null })
    await beginWork(trx, { work: 'run', id, memberId: context.caller.memberId })
  })
}

export async function pauseUploaded(deps: QueueDeps, { id }: Step, context: MemberContext): Promise<OneImport> {
  const states: OneImport['state'][] = ['reading', 'checking', 'running', 'publishing', 'undoing']
  return takeStep(deps, { id, states, context }, async (trx, { state }) => {
    if (state !== 'reading') return void (await askOfJob(trx, subjectOf(id), 'pause'))
    // The choice is kept, so that the reading can be repeated with changes.
    await setJobAside(trx, readingSubjectOf(id))
    await noteUpload(trx, id, { state: 'refused', problem: JSON.stringify(STOPPED) })
  })
}

export async function resumeUploaded(deps: QueueDeps, { id }: Step, context: MemberContext): Promise<OneImport> {
  return takeStep(deps, { id, states: ['paused', 'publishing', 'undoing'], context }, async (trx, { state }) => {
    if (state === 'publishing') requirePublishing(context)
    if (await resumeJob(trx, subjectOf(id))) {
      if (state === 'paused') await noteUpload(trx, id, { state: 'running' })
      return
    }
    const work = state === 'paused' ? 'run' : state === 'publishing' ? 'publish' : 'undo'
    // Publishing and undo have the same state while they run and while they are paused; running ones are left alone.
    const isUnderWay = work !== 'run' && (await isAtWork(trx, id))
    if (isUnderWay) throw notNow(state, context.language)
    await beginWork(trx, { work, id, memberId: context.caller.memberId })
  })
}

/** The permission is that for publishing by hand. */
function requirePublishing({ caller }: MemberContext): void {
  if (!permissionsOf(caller.roles).includes('catalogue:keep')) throw new Problem(403)
}

/** Publishes what the run added and left withdrawn. */
export async function publishUploaded(deps: QueueDeps, { id }: Step, context: MemberContext): Promise<OneImport> {
  requirePublishing(context)
  return takeStep(deps, { id, states: ['done'], context }, async (trx, upload) => {
    const runId = publishableRunOf(upload)
    const isReady = runId !== null && (await findReady(trx, runId)).length > 0
    if (!isReady) throw new Problem(400, { field: 'id', reason: REASONS.noneReady[context.language] })
    await noteUpload(trx, id, { problem: null })
    await beginWork(trx, { work: 'publish', id, memberId: context.caller.memberId })
  })
}

export async function undoUploaded(deps: QueueDeps, { id }: Step, context: MemberContext): Promise<OneImport> {
  return takeStep(deps, { id, states: ['done', 'paused', 'failed'], context }, async (trx, upload) => {
    if (upload.run_id === null) throw notNow(upload.state, context.language)
    await beginWork(trx, { work: 'undo', id, memberId: context.caller.memberId })
  })
}

/** Starts the reading of a new upload. */
export async function readUploaded(deps: QueueDeps, { id, memberId }: Omit<UploadWork, 'work'>): Promise<void> {
  await deps.db.transaction().execute((trx) => beginWork(trx, { work: 'read', id, memberId }))
  deps.wake()
}

/**
 * Performs a step on an upload in one of these states and returns the new state. The row lock makes concurrent steps wait, and prevents
 * changes between check and run.
 */
async function takeStep(
  deps: QueueDeps,
  { id, states, context }: { id: string; states: OneImport['state'][]; context: MemberContext },
  step: (trx: Trx, upload: Upload) => Promise<void>,
): Promise<OneImport> {
  await deps.db.transaction().execute(async (trx) => {
    const upload = await lockUpload(trx, id)
    requireState(upload, states, context.language)
    await step(trx, upload)
  })
  deps.wake()
  return showImport(deps, id)
}

/** Requires the row lock and a state that allows no other work; a job that is just ending has no effect any more. */
async function beginWork(trx: Trx, work: UploadWork): Promise<void> {
  const subject = work.work === 'read' ? readingSubjectOf(work.id) : subjectOf(work.id)
  await setJobAside(trx, subject)
  await queueJob(trx, { kind: kindOf(work.work), subject, payload: { ...work } })
  await noteUpload(trx, work.id, { state: STATE_OF[work.work] })
}

async function isAtWork(trx: Trx, id: string): Promise<boolean> {
  const job = await trx
    .selectFrom('job')
    .select('id')
    .where('subject', '=', subjectOf(id))
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return job !== undefined
}

function requireState({ state }: Upload, states: OneImport['state'][], language: Language): void {
  if (!states.includes(state)) throw notNow(state, language)
}

function notNow(state: OneImport['state'], language: Language): Problem {
  return new Problem(400, { field: 'id', reason: REASONS.notNow[language].replace('{state}', state) })
}
