import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import { undoRun } from '../../undoing/undo-run.ts'
import { endJob, findUploadOf } from '../uploads.ts'
import type { WorkDeps } from '../uploads.ts'

/** Undoes an upload's run. `memberId` is who requested it. */
export async function undoUpload(
  { db }: WorkDeps,
  { id, memberId }: { id: string; memberId: string },
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const runId = (await findUploadOf(db, { work: 'undo', id }))?.run_id ?? null
  if (runId === null) return 'done'
  const undone = await undoRun(db, runId, { actor: `member:${memberId}`, signal, onProgress: report })
  await endJob(
    db,
    { work: 'undo', id },
    { undone: JSON.stringify(undone), ...(undone.isFinished && { state: 'undone' }) },
  )
  return undone.isFinished ? 'done' : 'paused'
}
