import type { ChildProcess } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { processChannel, threadChannel } from './channels.ts'
import { WorkerEnded, WorkerError } from './protocol.ts'
import type { ReplyFields, WorkerProtocol } from './protocol.ts'

/** The requesting side of a worker: `serveRequests` answers in a thread or child process. */
export interface AskedWorker<Protocol extends WorkerProtocol> {
  /**
   * Rejects with WorkerError for an error in the worker, with WorkerEnded if the worker ends, and with the reason of `close`.
   * Buffers in `transfer` move to a thread; a process gets copies.
   */
  ask(request: Protocol['request'], options?: AskOptions<Protocol>): Promise<Protocol['answer']>
  /** Sends a message without an answer. Resolves once it is sent; does nothing if the worker has ended. */
  tell(message: Protocol['request']): Promise<void>
  /** The worker's announcement that it is ready; rejects if it could not get ready. */
  readonly opened: Promise<Protocol['opened']>
  isReady(): boolean
  /** Resolves once the worker has ended, for any reason. */
  readonly ended: Promise<void>
  /** Ends the worker, and resolves when it has ended. With a reason, rejects open requests at once. */
  close(reason?: Error): Promise<void>
}

export interface AskOptions<Protocol extends WorkerProtocol> {
  transfer?: ArrayBuffer[]
  onNote?: (note: Protocol['note']) => void
}

export interface WorkerEvents<Protocol extends WorkerProtocol> {
  /** Receives notes that belong to no request. */
  onNote?: (note: Protocol['note']) => void
  /** Called when the worker has ended, for any reason. */
  onEnd?: (error: WorkerEnded) => void
}

interface OpenRequest<Protocol extends WorkerProtocol> extends PromiseWithResolvers<Protocol['answer']> {
  onNote: ((note: Protocol['note']) => void) | undefined
}

/** Attaches to a thread or child process that was just started. */
export function askWorker<Protocol extends WorkerProtocol>(
  worker: Worker | ChildProcess,
  events: WorkerEvents<Protocol> = {},
): AskedWorker<Protocol> {
  const channel = worker instanceof Worker ? threadChannel(worker) : processChannel(worker)
  const requests = new Map<number, OpenRequest<Protocol>>()
  const opened = Promise.withResolvers<Protocol['opened']>()
  const ended = Promise.withResolvers<void>()
  let lastId = 0
  let isReady = false
  let end: Error | undefined

  // Nobody may be waiting for this promise.
  opened.promise.catch(() => undefined)
  channel.listen(hear, (error) => {
    isReady = false
    rejectAll(error)
    ended.resolve()
    events.onEnd?.(error)
  })

  return {
    ask,
    tell,
    opened: opened.promise,
    isReady: () => isReady,
    ended: ended.promise,
    async close(reason) {
      if (reason) rejectAll(reason)
      channel.terminate()
      return ended.promise
    },
  }

  async function ask(
    request: Protocol['request'],
    { transfer = [], onNote }: AskOptions<Protocol> = {},
  ): Promise<Protocol['answer']> {
    if (end) throw end
    const id = (lastId += 1)
    const open = { ...Promise.withResolvers<Protocol['answer']>(), onNote }
    requests.set(id, open)
    channel.send({ ...request, id }, transfer, (error) => {
      if (error && requests.delete(id)) open.reject(new WorkerEnded(undefined, error))
    })
    return open.promise
  }

  async function tell(message: Protocol['request']): Promise<void> {
    if (end) return
    const { promise, resolve } = Promise.withResolvers<void>()
    channel.send(message, [], () => resolve())
    return promise
  }

  function hear(message: ReplyFields): void {
    const { id, error } = message
    const request = id === undefined ? undefined : requests.get(id)
    if ('note' in message) {
      const { onNote } = request ?? events
      onNote?.(message.note)
      return
    }
    if (id === undefined) {
      isReady = error === undefined
      return error ? opened.reject(new WorkerError(error)) : opened.resolve(message)
    }
    requests.delete(id)
    if (error) request?.reject(new WorkerError(error))
    else request?.resolve(message)
  }

  function rejectAll(error: Error): void {
    end ??= error
    opened.reject(error)
    for (const { reject } of requests.values()) reject(error)
    requests.clear()
  }
}
