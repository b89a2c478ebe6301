import { parentPort } from 'node:worker_threads'
import { crossError } from './protocol.ts'
import type { ReplyFields, WorkerProtocol } from './protocol.ts'

export interface RequestContext<Protocol extends WorkerProtocol> {
  /** Sends a note to the requesting side before the answer. */
  note(note: Protocol['note']): void
  /** Runs work after the answer is sent. */
  afterwards(work: () => void): void
}

type Handler<Protocol extends WorkerProtocol> = (
  request: Protocol['request'],
  context: RequestContext<Protocol>,
) => Protocol['answer'] | undefined | Promise<Protocol['answer'] | undefined>

/**
 * The answering side, in the thread or child process. `handle` returns the answer, or undefined for a message without one. A
 * rejection goes back as an error; a synchronous throw ends the worker. `transferOf` names buffers of the answer to move.
 */
export function serveRequests<Protocol extends WorkerProtocol>(
  handle: Handler<Protocol>,
  transferOf: (answer: Protocol['answer']) => ArrayBuffer[] = () => [],
): void {
  if (parentPort) {
    parentPort.on('message', hear)
    // A request that cannot be read would otherwise leave its sender waiting.
    parentPort.on('messageerror', () => process.exit(1))
  } else process.on('message', hear)

  function hear(request: Protocol['request'] & { id?: number }): void {
    const { id } = request
    const last: (() => void)[] = []
    const answered = handle(request, {
      note: (note) => send({ id, note }),
      afterwards: (work) => void last.push(work),
    })
    if (!(answered instanceof Promise)) return answer(answered)
    answered.then(answer, (error: unknown) => {
      if (id === undefined) throw error
      send({ id, error: crossError(error) })
      finish()
    })

    function answer(said: Protocol['answer'] | undefined): void {
      if (said) send({ ...said, id }, transferOf(said))
      finish()
    }

    function finish(): void {
      for (const work of last) work()
    }
  }
}

/** Announces that this worker is ready, with what it has opened. */
export function announceReady(opened: object = {}): void {
  send(opened)
}

/** Reports why this worker cannot get ready. */
export function announceFailure(error: unknown): void {
  send({ error: crossError(error) })
}

/** Sends a note that belongs to no request. */
export function sendNote(note: unknown): void {
  send({ note })
}

function send(message: ReplyFields, transfer: ArrayBuffer[] = []): void {
  if (parentPort) parentPort.postMessage(message, transfer)
  else process.send?.(message)
}
