import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type WorkerAnswer, type WorkerOrder } from './drawing-worker.ts'

const WORKER = fileURLToPath(new URL('./drawing-worker.ts', import.meta.url))

/**
 * A surface is many small functions called for every pixel, and makes short-lived records: more inlining than V8 allows
 * itself and a roomy nursery spare a tenth of the time.
 */
const FLAGS = [
  '--max-semi-space-size=64',
  '--max-inlined-bytecode-size=2000',
  '--max-inlined-bytecode-size-cumulative=5000',
]

type Waiting = { work: WorkerOrder; done: () => void; failed: (error: Error) => void }

/** Processes that make files, in the order asked for. */
type DrawingPool = { make: (work: Omit<WorkerOrder, 'id'>) => Promise<void>; close: () => Promise<void> }

/**
 * Starts processes as work comes in, `count` at most. After one ends by itself, everything asked for and not yet made
 * is rejected. Processes, not threads: the server refuses SVG for all its threads, and drawings are SVG before they are
 * pictures.
 */
export function openDrawingPool(count: number): DrawingPool {
  const queue: Waiting[] = []
  const busy = new Map<ChildProcess, Waiting>()
  const idle: ChildProcess[] = []
  const all: ChildProcess[] = []
  let broken: Error | undefined
  let nextId = 1

  const breakWith = (error: Error) => {
    broken ??= error
    for (const waiting of [...busy.values(), ...queue.splice(0)]) waiting.failed(broken)
    busy.clear()
  }

  const start = (): ChildProcess => {
    const worker = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: FLAGS })
    all.push(worker)
    worker.on('message', ({ failure }: WorkerAnswer) => {
      const waiting = busy.get(worker)
      busy.delete(worker)
      idle.push(worker)
      if (failure) waiting?.failed(new Error(`${waiting.work.target}: ${failure}`))
      else waiting?.done()
      hand()
    })
    worker.on('error', breakWith)
    worker.on('exit', (code) => {
      if (busy.has(worker)) breakWith(new Error(`A drawing process ended with ${code}`))
    })
    return worker
  }

  const hand = () => {
    while (queue.length > 0) {
      const worker = idle.pop() ?? (all.length < count ? start() : undefined)
      const waiting = worker && queue.shift()
      if (!worker || !waiting) return
      busy.set(worker, waiting)
      worker.send(waiting.work)
    }
  }

  return {
    make: (work) =>
      new Promise<void>((done, failed) => {
        if (broken) return failed(broken)
        queue.push({ work: { ...work, id: nextId++ }, done, failed })
        hand()
      }),
    close: async () => {
      breakWith(new Error('The drawing pool was closed'))
      await Promise.all(all.map(end))
    },
  }
}

async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  worker.kill()
  await ended
}
