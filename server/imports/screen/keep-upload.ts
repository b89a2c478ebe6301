import { open, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { discardImport, OneImport, uploadImport } from '../../../contract/import-screen.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { setJobAside } from '../../platform/jobs/jobs.ts'
import type { TakeFile, WithTaken } from '../../platform/http/multipart.ts'
import { refuseAtOnce } from '../tables/inspect-upload.ts'
import { TableRefused } from '../tables/table-refused.ts'
import type { QueueDeps, ScreenDeps } from './deps.ts'
import { shareFile } from './bring-upload.ts'
import { readUploaded } from './steps.ts'
import { removeShared, sweepShared } from './sweep-shared.ts'
import { sweepUnpacked } from './unpacked-files.ts'
import { folderOf, lockUpload, readingSubjectOf } from './uploads.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long an upload and its rejected rows stay available. */
const KEPT_DAYS = 30
const LONGEST_NAME = 200
const BUSY: OneImport['state'][] = ['checking', 'running', 'publishing', 'undoing']

interface TakenFile {
  /** The temporary folder, before the upload has an id. */
  folder: string
  name: string
  bytes: number
}

/** Streams a file into a folder of its own, and deletes the folder if the transfer breaks off. */
export function takeInto({ importsFolder }: Pick<ScreenDeps, 'importsFolder'>): TakeFile<TakenFile> {
  return async (bytes, name) => {
    const folder = join(importsFolder, `coming-${randomUUID()}`)
    await mkdir(folder, { recursive: true })
    try {
      const file = await open(join(folder, 'upload'), 'wx')
      let size = 0
      try {
        for await (const chunk of bytes) {
          await file.writeFile(chunk)
          size += chunk.length
        }
        await file.sync()
      } finally {
        await file.close()
      }
      return { folder, name, bytes: size }
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }
}

/** Stores an upload and queues its reading; refuses a file that is obviously no table. */
export async function keepImportUpload(
  deps: QueueDeps,
  _input: unknown,
  { caller: { memberId }, file, language }: MemberContext & WithTaken<TakenFile>,
): Promise<OutputOf<typeof uploadImport>> {
  if (!file) throw new Problem(400, { field: 'file', reason: language === 'zh-CN' ? '请选择文件' : 'is required' })
  const { folder, name, bytes } = file
  try {
    await refuseAtOnce(join(folder, 'upload'), name)
    const { id } = await deps.db
      .insertInto('import_upload')
      .values({ name: name.slice(-LONGEST_NAME) || 'upload', member_id: memberId, bytes: String(bytes) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await rename(folder, folderOf(deps, id))
    await shareOrForget(deps, id, bytes)
    await readUploaded(deps, { id, memberId })
    return { importId: id }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error instanceof TableRefused ? refusal(error, language) : error
  }
}

/** An upload that cannot be stored for all servers is none. */
async function shareOrForget(deps: QueueDeps, id: string, bytes: number): Promise<void> {
  try {
    await shareFile(deps, id, bytes)
  } catch (error) {
    await deps.db.deleteFrom('import_upload').where('id', '=', id).execute()
    await rm(folderOf(deps, id), { recursive: true, force: true })
    throw error
  }
}

function refusal({ reason }: TableRefused, language: Language): Problem {
  return new Problem(400, { field: 'file', reason: language === 'zh-CN' ? reason.zh : reason.en })
}

/** Deletes an upload that has not been run, and its file. */
export async function discardUpload(
  deps: QueueDeps,
  { id }: ParsedInputOf<typeof discardImport>,
  { language }: MemberContext,
): Promise<boolean> {
  await deps.db.transaction().execute(async (trx) => {
    const upload = await lockUpload(trx, id)
    if (upload.run_id !== null || BUSY.includes(upload.state)) {
      const reason = { en: 'it has been run, or something goes on with it', 'zh-CN': '已经导入过，或正在处理中' }
      throw new Problem(400, { field: 'id', reason: reason[language] })
    }
    await setJobAside(trx, readingSubjectOf(id))
    await trx.deleteFrom('import_upload').where('id', '=', id).execute()
  })
  // The reading process may have written to the folder a moment ago, so deletion is tried again.
  await rm(folderOf(deps, id), { recursive: true, force: true, maxRetries: 5 })
  // What a store that is away keeps, the sweep removes.
  await removeShared(deps, id).catch(() => undefined)
  return true
}

/** Whether a folder is left from a killed server: its file has not grown for a day. */
async function isLeft(folder: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(join(folder, 'upload')).catch(() => stat(folder))
  return mtimeMs < now.getTime() - DAY_MS
}

/** Deletes the files of old uploads, old uploads that were never run, the remains of broken transfers, and old jobs. */
export async function sweepImportUploads(deps: ScreenDeps): Promise<void> {
  const { db, clock } = deps
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  await db
    .deleteFrom('import_upload')
    .where('created_at', '<', before)
    .where('run_id', 'is', null)
    .where('state', 'not in', BUSY)
    .execute()
  await sweepImportFolder(deps)
  await sweepShared(deps, before)
  await db.deleteFrom('job').where('ended_at', '<', before).execute()
}

/** Deletes the files of old uploads, and what is unpacked and unused, from this machine's folder: each machine has its own copies. */
export async function sweepImportFolder(deps: ScreenDeps): Promise<void> {
  const { db, clock, importsFolder } = deps
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  const kept = await db.selectFrom('import_upload').select('id').where('created_at', '>=', before).execute()
  const names = new Set(kept.map(({ id }) => id))
  for (const name of await readdir(importsFolder).catch((): string[] => [])) {
    const folder = join(importsFolder, name)
    if (/^\d+$/.test(name) ? !names.has(name) : await isLeft(folder, clock.now()))
      await rm(folder, { recursive: true, force: true })
  }
  await sweepUnpacked(deps, clock.now())
}
