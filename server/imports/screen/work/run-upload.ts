import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import { importCatalogue } from '../../import-catalogue.ts'
import { isFinished } from '../../runs/import-run.ts'
import { freeUnpacked } from '../unpacked-files.ts'
import { openUpload } from '../upload-source.ts'
import { endJob, findUploadOf } from '../uploads.ts'
import type { WorkDeps } from '../uploads.ts'

/** Runs an upload, or continues a paused or interrupted run. */
export async function runUpload(
  deps: WorkDeps,
  id: string,
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const { db, storage } = deps
  const work = { work: 'run', id } as const
  const upload = await findUploadOf(db, work)
  if (!upload) return 'done'
  if (upload.run_id !== null && (await isFinished(db, upload.run_id))) {
    // The server was killed after the run ended and before its job did.
    await freeUnpacked(deps, id)
    await endJob(db, work, { state: 'done' })
    return 'done'
  }
  const source = await openUpload(deps, upload)
  const run = await importCatalogue({ db, storage }, source, {
    actor: `member:${upload.member_id}`,
    signal,
    onProgress: report,
    onBegun: (runId) => endJob(db, work, { run_id: runId }),
  })
  if (run.isFinished) await freeUnpacked(deps, id)
  await endJob(db, work, { state: run.isFinished ? 'done' : signal.reason === 'stop' ? 'running' : 'paused' })
  return run.isFinished ? 'done' : 'paused'
}
