import { fork } from 'node:child_process'
import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import { askWorker } from '../../../platform/worker/ask-worker.ts'
import { WorkerEnded } from '../../../platform/worker/protocol.ts'
import type { UploadWork } from './do-work.ts'
import type { ImportProtocol, WorkOrder } from './work-process.ts'

const PROGRAM = new URL('./work-process.ts', import.meta.url)
/** The JavaScript heap; the size of concurrent imports is bounded. */
const HEAP_MB = 1024
/** How long a stopped process may finish its lines before it is killed; its open transaction is then rolled back. */
const PATIENCE_MS = 4000

/** Does work on an upload in a separate process, which ends with it. Throws the error of that process. */
export async function workApart(
  order: Omit<WorkOrder, 'work'>,
  work: UploadWork,
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=8', '--expose-gc'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const worker = askWorker<ImportProtocol>(child)
  let timer: NodeJS.Timeout | undefined
  // Reading writes nothing that must be complete, so it may be killed at any time.
  const isLeft = () => work.work === 'read' && signal.aborted && signal.reason !== 'stop'
  const stop = () => {
    void worker.tell({ stop: String(signal.reason) })
    if (isLeft()) child.kill('SIGKILL')
    if (signal.reason === 'stop') timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  }
  signal.addEventListener('abort', stop)
  try {
    const answer = worker.ask({ ...order, work }, { onNote: report })
    if (signal.aborted) stop()
    return (await answer).end
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error
    if (isLeft()) return 'done'
    throw error.cause ?? new Error(`the process of an import ended with ${error.endedBy}`)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
