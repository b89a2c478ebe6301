import { setImmediate as otherCalls } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FileBudget, FileLine } from './file-budget.ts'

/** Lines on their way, and that there are no more. */
export type BudgetPart = { lines: FileLine[] } | { isWhole: true }

const WORKER = new URL('./make-worker.ts', import.meta.url)
/** A thread of its own: hundreds of pages take seconds, and everybody else's calls go on meanwhile. */
const LIMITS = { maxOldGenerationSizeMb: 768 }
/** Lines and allocations that are packed in one go: some milliseconds. */
const AT_ONCE = 1000

/** The bytes of a budget's file. Throws the signal's abort. */
export async function makeFile(budget: FileBudget, signal: AbortSignal): Promise<Uint8Array> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const transferList = [...budget.pictures.values()].map(({ buffer }) => buffer as ArrayBuffer)
  const workerData = { budget: { ...budget, lines: [] } }
  const worker = new Worker(WORKER, { workerData, transferList, resourceLimits: LIMITS, execArgv: [] })
  const giveUp = () => {
    reject(signal.reason as Error)
    void worker.terminate()
  }
  signal.addEventListener('abort', giveUp)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the file was not made: its thread ended with ${code}`)))
  // Nobody listens yet who would be told that it has failed while lines are on their way.
  promise.catch(() => undefined)
  await send(worker, budget.lines, signal)
  return promise.finally(() => signal.removeEventListener('abort', giveUp))
}

async function send(worker: Worker, lines: readonly FileLine[], signal: AbortSignal): Promise<void> {
  let part: FileLine[] = []
  let size = 0
  for (const line of lines) {
    part.push(line)
    size += 1 + line.allocations.length
    if (size < AT_ONCE) continue
    worker.postMessage({ lines: part } satisfies BudgetPart, [])
    part = []
    size = 0
    await otherCalls()
    if (signal.aborted) return
  }
  worker.postMessage({ lines: part } satisfies BudgetPart, [])
  worker.postMessage({ isWhole: true } satisfies BudgetPart, [])
}
