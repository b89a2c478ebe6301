import type { ScreenDeps } from './deps.ts'
import { findUpload } from './uploads.ts'
import type { UploadWork } from './work/do-work.ts'

/**
 * Notifies the member who started a run of its end. The server does this, not the worker process: after a crash the job is taken up again,
 * found done, and the notice is sent then.
 */
export async function tellOfRun(
  { clock, notify }: Pick<ScreenDeps, 'clock' | 'notify'>,
  db: ScreenDeps['db'],
  { work, id, memberId }: UploadWork,
): Promise<void> {
  if (work !== 'run') return
  const upload = await findUpload(db, id)
  if (upload?.state !== 'done' && upload?.state !== 'failed') return
  const kind = upload.state === 'done' ? 'import-done' : 'import-failed'
  await notify(db, [{ memberId, kind, ref: id, details: { importId: id, name: upload.name } }], clock.now())
}
