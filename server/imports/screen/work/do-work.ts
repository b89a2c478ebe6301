import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import type { WorkDeps } from '../uploads.ts'
import { checkUpload } from './check-upload.ts'
import { publishUpload } from './publish-upload.ts'
import { readUpload } from './read-upload.ts'
import { runUpload } from './run-upload.ts'
import { undoUpload } from './undo-upload.ts'

/** Work on an upload; `memberId` is who requested it. */
export type UploadWork = { work: 'read' | 'check' | 'run' | 'publish' | 'undo'; id: string; memberId: string }

export async function doWork(
  deps: WorkDeps,
  { work, id, memberId }: UploadWork,
  context: JobContext,
): Promise<'done' | 'paused'> {
  switch (work) {
    case 'read':
      return readUpload(deps, id, context)
    case 'check':
      return checkUpload(deps, id, context)
    case 'run':
      return runUpload(deps, id, context)
    case 'publish':
      return publishUpload(deps, { id, memberId }, context)
    case 'undo':
      return undoUpload(deps, { id, memberId }, context)
  }
}
