import { endWithParent } from '../../../platform/end-with-parent.ts'
import { connect } from '../../../platform/postgres/database.ts'
import type { ConnectOptions } from '../../../platform/postgres/database.ts'
import { lowerPriority } from '../../../platform/lower-priority.ts'
import type { WorkerProtocol } from '../../../platform/worker/protocol.ts'
import { serveRequests } from '../../../platform/worker/serve-requests.ts'
import type { RequestContext } from '../../../platform/worker/serve-requests.ts'
import { createFolderStorage } from '../../../platform/storage/storage.ts'
import type { JobProgress } from '../../../platform/jobs/tables.ts'
import type { ImportTables } from '../tables.ts'
import { doWork } from './do-work.ts'
import type { UploadWork } from './do-work.ts'

/**
 * The process that reads, checks and carries out imports: tables of any size are taken apart without the server waiting for it, and
 * its memory goes back with it.
 */

export interface WorkOrder {
  work: UploadWork
  connection: ConnectOptions
  storageFolder: string
  importsFolder: string
}

export interface ImportProtocol extends WorkerProtocol {
  /** The order comes first. It is answered; to stop is only told. */
  request: WorkOrder | { stop: string }
  answer: { end: 'done' | 'paused' }
  note: JobProgress
}

/** A statement of an import may take as long as the import. */
const LONGEST_MS = 10 * 60_000

lowerPriority()
const wish = new AbortController()
endWithParent()
serveRequests<ImportProtocol>((message, context) => {
  if ('work' in message) return carryOut(message, context)
  wish.abort(message.stop)
  return undefined
})

async function carryOut(
  { work, connection, storageFolder, importsFolder }: WorkOrder,
  { note, afterwards }: RequestContext<ImportProtocol>,
): Promise<ImportProtocol['answer']> {
  const db = connect<ImportTables>({ ...connection, longestMs: LONGEST_MS })
  const storage = createFolderStorage(storageFolder)
  let last = 0
  const report = (progress: JobProgress) => {
    collectGarbage()
    if (performance.now() - last < 200) return
    last = performance.now()
    note(progress)
  }
  afterwards(() => {
    void db
      .destroy()
      .catch(() => undefined)
      .then(() => process.disconnect?.())
  })
  return { end: await doWork({ db, storage, importsFolder }, work, { signal: wish.signal, report }) }
}

/** How much the heap may grow before it is looked through: V8 itself waits for far more on a machine with much memory. */
const WORTH = 32 * 1024 * 1024
let afterLast = process.memoryUsage().heapTotal

// Rows go by as garbage, hundreds of megabytes of them: it is collected while little of it stands.
function collectGarbage(): void {
  if (process.memoryUsage().heapTotal - afterLast < WORTH) return
  globalThis.gc?.()
  afterLast = process.memoryUsage().heapTotal
}
