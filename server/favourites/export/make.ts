import { Worker } from 'node:worker_threads'
import type { Schedule } from './schedule.ts'

const WORKER = new URL('./make-worker.ts', import.meta.url)
/** A thread of its own: hundreds of pages take seconds, and everybody else's calls go on meanwhile. */
const LIMITS = { maxOldGenerationSizeMb: 512 }

/** A schedule as a PDF. Throws the signal's abort. */
export async function makePdf(schedule: Schedule, signal: AbortSignal): Promise<Uint8Array> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const transferList = [...schedule.pictures.values()].map(({ buffer }) => buffer as ArrayBuffer)
  const worker = new Worker(WORKER, { workerData: schedule, transferList, resourceLimits: LIMITS, execArgv: [] })
  const giveUp = () => {
    reject(signal.reason as Error)
    void worker.terminate()
  }
  signal.addEventListener('abort', giveUp)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the file was not made: its thread ended with ${code}`)))
  return promise.finally(() => signal.removeEventListener('abort', giveUp))
}
