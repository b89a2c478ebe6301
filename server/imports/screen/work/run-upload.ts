import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import { importCatalogue } from '../../imports.ts'
import { openUpload } from '../upload-source.ts'
import { getUpload, noteUpload } from '../uploads.ts'
import type { WorkParts } from '../uploads.ts'

/** Takes an upload into the catalogue, or goes on with it where it was paused or broken off. */
export async function runUpload(
  parts: WorkParts,
  id: string,
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const { db, storage } = parts
  const upload = await getUpload(db, id)
  const source = await openUpload(db, upload)
  const { isFinished } = await importCatalogue({ db: db, storage }, source, {
    actor: `member:${upload.member_id}`,
    signal,
    onProgress: report,
    onBegun: (runId) => noteUpload(db, id, { run_id: runId, state: 'running' }),
  })
  await noteUpload(db, id, { state: isFinished ? 'done' : signal.reason === 'stop' ? 'running' : 'paused' })
  return isFinished ? 'done' : 'paused'
}
