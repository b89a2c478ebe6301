import { Worker } from 'node:worker_threads'
import { type WorkerAnswer, type WorkerOrder } from './drawing-worker.ts'

type Waiting = { work: WorkerOrder; done: () => void; failed: (error: Error) => void }

/** Threads that make files, in the order asked for. */
type DrawingPool = { make: (work: Omit<WorkerOrder, 'id'>) => Promise<void>; close: () => Promise<void> }

/** Starts threads as work comes in, `count` at most. After one fails, everything asked for and not yet made is rejected. */
export function openDrawingPool(count: number): DrawingPool {
  const queue: Waiting[] = []
  const busy = new Map<Worker, Waiting>()
  const idle: Worker[] = []
  const all: Worker[] = []
  let broken: Error | undefined
  let nextId = 1

  const breakWith = (error: Error) => {
    broken ??= error
    for (const waiting of [...busy.values(), ...queue.splice(0)]) waiting.failed(broken)
    busy.clear()
  }

  const start = (): Worker => {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url))
    all.push(worker)
    worker.on('message', ({ failure }: WorkerAnswer) => {
      const waiting = busy.get(worker)
      busy.delete(worker)
      idle.push(worker)
      if (failure) waiting?.failed(new Error(`${waiting.work.target}: ${failure}`))
      else waiting?.done()
      hand()
    })
    worker.on('error', (error) => breakWith(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => {
      if (busy.has(worker)) breakWith(new Error(`A drawing thread ended with ${code}`))
    })
    return worker
  }

  const hand = () => {
    while (queue.length > 0) {
      const worker = idle.pop() ?? (all.length < count ? start() : undefined)
      const waiting = worker && queue.shift()
      if (!worker || !waiting) return
      busy.set(worker, waiting)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(waiting.work)
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
      await Promise.all(all.map((worker) => worker.terminate()))
    },
  }
}
