import { Worker } from 'node:worker_threads'
import type { SetCounts } from '../count/count-plan.ts'
import type { RangeTask } from './count-range.ts'

/** What a thread is asked. */
export interface ScanQuestion {
  id: number
  task: RangeTask
}

/** What it answers; the first answer has nothing in it and tells that the thread can be asked. */
export interface ScanAnswer {
  id?: number
  sets?: SetCounts[]
}

/** A thread that counts ranges. */
export interface ScanThread {
  isReady(): boolean
  /** Takes the bits away from whoever gives them. Throws where the thread ends before it has answered. */
  ask(task: RangeTask): Promise<SetCounts[]>
  close(): Promise<void>
}

/** `onEnd` is told of an end that nobody asked for. */
export function startScanThread(onEnd: (error: Error) => void): ScanThread {
  const worker = new Worker(new URL('scan-worker.ts', import.meta.url))
  const waiting = new Map<number, PromiseWithResolvers<SetCounts[]>>()
  let asked = 0
  let isReady = false
  let isClosed = false
  let cause: Error | undefined
  worker.on('message', ({ id, sets }: ScanAnswer) => {
    isReady = true
    if (id === undefined || !sets) return
    waiting.get(id)?.resolve(sets)
    waiting.delete(id)
  })
  worker.on('messageerror', (error) => {
    cause = error
    void worker.terminate()
  })
  worker.on('error', (error: Error) => (cause = error))
  worker.on('exit', (code) => {
    isReady = false
    const error = new Error(cause?.message ?? `the thread ended with code ${code}`, { cause })
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (!isClosed) onEnd(error)
  })
  return {
    isReady: () => isReady,
    async ask(task) {
      const id = asked++
      const bits = task.sets.flatMap(({ skus }) => (skus ? [skus.buffer] : []))
      worker.postMessage({ id, task } satisfies ScanQuestion, bits)
      const answer = Promise.withResolvers<SetCounts[]>()
      waiting.set(id, answer)
      return answer.promise
    },
    async close() {
      isClosed = true
      await worker.terminate()
    },
  }
}
