import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import type { WorkParts } from '../uploads.ts'
import { checkUpload } from './check-upload.ts'
import { readUpload } from './read-upload.ts'
import { runUpload } from './run-upload.ts'
import { undoUpload } from './undo-upload.ts'

/** What is to be done with an upload; `memberId` is who asked for it. */
export type UploadWork = { work: 'read' | 'check' | 'run' | 'undo'; id: string; memberId: string }

export async function doWork(
  parts: WorkParts,
  { work, id, memberId }: UploadWork,
  context: JobContext,
): Promise<'done' | 'paused'> {
  switch (work) {
    case 'read':
      return readUpload(parts, id, context)
    case 'check':
      return checkUpload(parts, id, context)
    case 'run':
      return runUpload(parts, id, context)
    case 'undo':
      return undoUpload(parts, { id, memberId }, context)
  }
}
