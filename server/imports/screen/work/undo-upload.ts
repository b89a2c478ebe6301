import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import { undoRun } from '../../undoing/undo-run.ts'
import { findPublishings } from '../publishing.ts'
import { endJob, findUploadOf } from '../uploads.ts'
import type { WorkDeps } from '../uploads.ts'

/** Undoes an upload's run, after what has published its products. `memberId` is who requested it. */
export async function undoUpload(
  { db }: WorkDeps,
  { id, memberId }: { id: string; memberId: string },
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const runId = (await findUploadOf(db, { work: 'undo', id }))?.run_id ?? null
  if (runId === null) return 'done'
  const options = { actor: `member:${memberId}`, signal, onProgress: report }
  for (const publishing of await findPublishings(db, runId))
    if (!(await undoRun(db, publishing, options)).isFinished) return 'paused'
  const undone = await undoRun(db, runId, options)
  await endJob(
    db,
    { work: 'undo', id },
    { undone: JSON.stringify(undone), ...(undone.isFinished && { state: 'undone' }) },
  )
  return undone.isFinished ? 'done' : 'paused'
}
