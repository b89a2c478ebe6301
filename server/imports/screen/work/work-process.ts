import { endWithParent } from '../../../platform/end-with-parent.ts'
import { connect } from '../../../platform/postgres/database.ts'
import type { ConnectOptions } from '../../../platform/postgres/database.ts'
import { lowerPriority } from '../../../platform/lower-priority.ts'
import type { WorkerProtocol } from '../../../platform/worker/protocol.ts'
import { serveRequests } from '../../../platform/worker/serve-requests.ts'
import type { RequestContext } from '../../../platform/worker/serve-requests.ts'
import { within } from '../../../platform/storage/objects/objects.ts'
import { openObjects } from '../../../platform/storage/objects/open-objects.ts'
import type { StorageSettings } from '../../../platform/storage/objects/open-objects.ts'
import { createStorage } from '../../../platform/storage/storage.ts'
import type { JobProgress } from '../../../platform/jobs/tables.ts'
import { doWork } from './do-work.ts'
import type { UploadWork } from './do-work.ts'

/**
 * The process that reads, checks and runs imports. It keeps large tables off the server's event loop, and frees its memory when it ends.
 */

export interface WorkOrder {
  work: UploadWork
  connection: ConnectOptions
  storage: StorageSettings
  importsFolder: string
}

export interface ImportProtocol extends WorkerProtocol {
  /** The order comes first and is answered; `stop` has no answer. */
  request: WorkOrder | { stop: string }
  answer: { end: 'done' | 'paused' }
  note: JobProgress
}

/** The statement timeout: a statement of an import may take as long as the import. */
const LONGEST_MS = 10 * 60_000
/** Of this process only the standard error output is seen. */
const LOG = { error: (...words: unknown[]) => void process.stderr.write(`${JSON.stringify(words)}\n`) }

lowerPriority()
const wish = new AbortController()
endWithParent()
serveRequests<ImportProtocol>((message, context) => {
  if ('work' in message) return carryOut(message, context)
  wish.abort(message.stop)
  return undefined
})

async function carryOut(
  { work, connection, storage: settings, importsFolder }: WorkOrder,
  { note, afterwards }: RequestContext<ImportProtocol>,
): Promise<ImportProtocol['answer']> {
  const db = connect({ ...connection, longestMs: LONGEST_MS })
  const { objects, isElsewhere } = await openObjects(settings, { log: LOG, whose: 'work' })
  const storage = createStorage(within(objects, 'storage'))
  const uploads = isElsewhere ? within(objects, 'imports') : undefined
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
  return { end: await doWork({ db, storage, importsFolder, uploads }, work, { signal: wish.signal, report }) }
}

/** Heap growth that triggers a collection; V8 itself waits far longer on a machine with much memory. */
const WORTH = 32 * 1024 * 1024
let afterLast = process.memoryUsage().heapTotal

// Rows become garbage quickly, hundreds of megabytes of it; collecting it early keeps the process small.
function collectGarbage(): void {
  if (process.memoryUsage().heapTotal - afterLast < WORTH) return
  globalThis.gc?.()
  afterLast = process.memoryUsage().heapTotal
}
