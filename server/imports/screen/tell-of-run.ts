import type { ScreenDeps } from './deps.ts'
import { findUpload } from './uploads.ts'
import type { UploadWork } from './work/do-work.ts'

/**
 * Tells whoever began it that a run has come to its end. It is told by the server, not by the process that did the work: if the server
 * is killed in between, the job is found done when it is taken up again, and told of then.
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
