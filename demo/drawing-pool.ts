import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type AskedWorker, askWorker } from '../server/platform/worker/ask-worker.ts'
import { WorkerEnded } from '../server/platform/worker/protocol.ts'
import type { DrawingProtocol } from './drawing-worker.ts'

const WORKER = fileURLToPath(new URL('./drawing-worker.ts', import.meta.url))

/**
 * A surface makes many short-lived objects: a large young generation avoids copying them. Parallel collector threads
 * would only compete with other processes.
 */
const FLAGS = ['--max-semi-space-size=64', '--single-threaded-gc']

type Work = DrawingProtocol['request']
type Drawer = AskedWorker<DrawingProtocol>
type Waiting = { work: Work; done: () => void; failed: (error: Error) => void }

type DrawingPool = {
  /** Makes a file in the order of requests; `isNext` puts it before all waiting ones. */
  make: (work: Work, isNext?: boolean) => Promise<void>
  close: () => Promise<void>
}

type PoolOptions = {
  /** The most processes. */
  count: number
  /** The processes' priority as for `os.setPriority`; the lowest by default. */
  priority?: number | undefined
  /** Awaited before each file: resolves when the machine is idle, and at the latest after a short time. */
  whenQuiet?: (() => Promise<void>) | undefined
}

/**
 * Starts drawing processes on demand, at the lowest priority. If one exits by itself, all pending files are rejected.
 * Processes rather than threads: the server refuses SVG in all its threads, and drawings begin as SVG.
 */
export function openDrawingPool({
  count,
  priority = constants.priority.PRIORITY_LOW,
  whenQuiet = () => Promise.resolve(),
}: PoolOptions): DrawingPool {
  const next: Waiting[] = []
  const queue: Waiting[] = []
  const busy = new Map<Drawer, Waiting>()
  const idle: Drawer[] = []
  const all: Drawer[] = []
  let broken: Error | undefined
  /** Processes that wait for an idle moment. */
  let asked = 0

  const breakWith = (error: Error) => {
    broken ??= error
    for (const waiting of [...busy.values(), ...next.splice(0), ...queue.splice(0)]) waiting.failed(broken)
    busy.clear()
  }

  const start = (): Drawer => {
    const child = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: FLAGS })
    // Set by the parent, so that the priority also covers the process's start and all its threads.
    if (child.pid !== undefined) setPriority(child.pid, priority)
    const worker = askWorker<DrawingProtocol>(child)
    all.push(worker)
    return worker
  }

  // The system may have no memory for a further process; whoever finished a file must not be the one to throw it.
  const startOrBreak = (): Drawer | undefined => {
    try {
      return start()
    } catch (error) {
      breakWith(error as Error)
      return undefined
    }
  }

  const hand = () => {
    for (let waiting = next.length + queue.length - asked; waiting > 0; waiting--) {
      const worker = idle.pop() ?? (all.length < count ? startOrBreak() : undefined)
      if (!worker) return
      asked++
      void whenQuiet().then(() => give(worker))
    }
  }

  // Takes the file only now: one that somebody is looking at may have come meanwhile.
  const give = (worker: Drawer) => {
    asked--
    const waiting = next.shift() ?? queue.shift()
    if (!waiting) return idle.push(worker)
    busy.set(worker, waiting)
    return void draw(worker, waiting)
  }

  const draw = async (worker: Drawer, { work, done, failed }: Waiting) => {
    try {
      await worker.ask(work)
      done()
    } catch (error) {
      if (error instanceof WorkerEnded) return breakWith(endOf(error))
      failed(new Error(`${work.target}: ${(error as Error).message}`))
    }
    busy.delete(worker)
    idle.push(worker)
    hand()
  }

  return {
    make: (work, isNext = false) =>
      new Promise<void>((done, failed) => {
        if (broken) return failed(broken)
        const line = isNext ? next : queue
        line.push({ work, done, failed })
        hand()
      }),
    close: async () => {
      breakWith(new Error('The drawing pool was closed'))
      await Promise.all(all.map((worker) => worker.close()))
    },
  }
}

function endOf({ cause, endedBy }: WorkerEnded): Error {
  return (cause as Error | undefined) ?? new Error(`A drawing process ended with ${endedBy}`)
}
