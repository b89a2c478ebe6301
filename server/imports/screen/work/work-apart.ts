import { fork } from 'node:child_process'
import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import { askWorker } from '../../../platform/worker/ask-worker.ts'
import { WorkerEnded } from '../../../platform/worker/protocol.ts'
import type { UploadWork } from './do-work.ts'
import type { ImportProtocol, WorkOrder } from './work-process.ts'

const PROGRAM = new URL('./work-process.ts', import.meta.url)
/** Of its JavaScript; the tables that an import may hold at once are bounded. */
const HEAP_MB = 1024
/** After it was asked to stop: the lines under way are through by then, or are taken back with their transaction. */
const PATIENCE_MS = 4000

/** Has work on an upload done by a process of its own, which ends with it. Throws what went wrong there. */
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
  // Reading writes nothing that must be complete: it may be killed at any point.
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
