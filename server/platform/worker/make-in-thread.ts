import { Worker } from 'node:worker_threads'
import type { WorkerOptions } from 'node:worker_threads'
import { askWorker } from './ask-worker.ts'
import { WorkerEnded } from './protocol.ts'
import type { WorkerProtocol } from './protocol.ts'

/** A thread that makes one file. `Part` is a message with a part of the content; without parts, `workerData` has everything. */
export interface FileThread<Part extends object = never> extends WorkerProtocol {
  request: Part | { isWhole: true }
  /** That a part was worked on, where its sender waits for that. */
  answer: { file: Uint8Array<ArrayBuffer> } | { isDone: true }
}

interface ThreadWork<Part extends object> {
  /** The module of the thread; it serves `FileThread`. */
  program: URL
  workerData: WorkerOptions['workerData']
  /** Buffers that move to the thread without a copy. */
  transferList?: NonNullable<WorkerOptions['transferList']>
  /** Limit of the thread's heap, in MB. */
  heapMb: number
  /** Sends content in parts if it is too large for one message. `wait` resolves once the thread has worked on a part. */
  send?: (post: (part: Part) => void, wait: (part: Part) => Promise<void>) => Promise<void>
}

/**
 * Makes a file in a thread of its own, because hundreds of pages take seconds and would block the event loop. An abort ends the
 * thread and is thrown.
 */
export async function makeInThread<Part extends object = never>(
  { program, workerData, transferList = [], heapMb, send }: ThreadWork<Part>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted()
  const resourceLimits = { maxOldGenerationSizeMb: heapMb }
  const worker = askWorker<FileThread<Part>>(
    new Worker(program, { workerData, transferList, resourceLimits, execArgv: [] }),
  )
  const giveUp = () => void worker.close(signal.reason as Error)
  signal.addEventListener('abort', giveUp)
  try {
    await send?.(
      (part) => void worker.tell(part),
      async (part) => void (await worker.ask(part)),
    )
    const answer = await worker.ask({ isWhole: true })
    if (!('file' in answer)) throw new Error('the thread has made no file')
    return answer.file
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error
    throw error.cause ?? new Error(`the file was not made: its thread ended with ${error.endedBy}`)
  } finally {
    signal.removeEventListener('abort', giveUp)
    void worker.close()
  }
}
