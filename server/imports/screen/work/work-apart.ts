import { fork } from 'node:child_process'
import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import type { UploadWork } from './do-work.ts'
import type { FromWork, WorkOrder } from './work-process.ts'

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
  const { promise, resolve, reject } = Promise.withResolvers<'done' | 'paused'>()
  let timer: NodeJS.Timeout | undefined
  // A reading writes nothing that has to be whole: one that is asked to end may be ended wherever it is.
  const isLeft = () => work.work === 'read' && signal.aborted && signal.reason !== 'stop'
  const stop = () => {
    if (child.connected) child.send({ stop: String(signal.reason) })
    if (isLeft()) child.kill('SIGKILL')
    if (signal.reason === 'stop') timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  }
  child.on('message', (message: FromWork) => {
    if ('progress' in message) report(message.progress)
    else if ('end' in message) resolve(message.end)
    else reject(Object.assign(new Error(message.failure), { stack: message.stack }))
  })
  child.once('error', reject)
  child.once('exit', (code, end) =>
    isLeft() ? resolve('done') : reject(new Error(`the process of an import ended with ${end ?? code}`)),
  )
  signal.addEventListener('abort', stop)
  try {
    child.send({ ...order, work } satisfies WorkOrder)
    if (signal.aborted) stop()
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
