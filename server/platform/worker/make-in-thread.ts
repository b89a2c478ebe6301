import { Worker } from 'node:worker_threads'
import type { WorkerOptions } from 'node:worker_threads'

interface ThreadWork {
  /** What the thread runs; it posts the bytes of the file once they are whole. */
  program: URL
  workerData: WorkerOptions['workerData']
  /** Memory that goes over to the thread instead of being copied. */
  transferList?: NonNullable<WorkerOptions['transferList']>
  /** The most that the thread may take for objects, in MB. */
  heapMb: number
  /** Sends what is too much to be copied in one go. */
  send?: (post: (part: unknown) => void) => Promise<void>
}

/**
 * Has a file made by a thread of its own: hundreds of pages take seconds, and everybody else's calls go on meanwhile. Throws the
 * signal's abort, which ends the thread.
 */
export async function makeInThread(
  { program, workerData, transferList = [], heapMb, send }: ThreadWork,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const resourceLimits = { maxOldGenerationSizeMb: heapMb }
  const worker = new Worker(program, { workerData, transferList, resourceLimits, execArgv: [] })
  const giveUp = () => {
    reject(signal.reason as Error)
    void worker.terminate()
  }
  signal.addEventListener('abort', giveUp)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the file was not made: its thread ended with ${code}`)))
  // Nobody listens yet who would be told that it has failed while parts are on their way.
  promise.catch(() => undefined)
  await send?.((part) => worker.postMessage(part, []))
  return promise.finally(() => signal.removeEventListener('abort', giveUp))
}
