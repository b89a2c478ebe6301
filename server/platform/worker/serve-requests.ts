import { parentPort } from 'node:worker_threads'
import { crossError } from './protocol.ts'
import type { ReplyFields, WorkerProtocol } from './protocol.ts'

export interface RequestContext<Protocol extends WorkerProtocol> {
  /** Tells the asking side something before the answer. */
  note(note: Protocol['note']): void
  /** Has work done once the answer is on its way. */
  afterwards(work: () => void): void
}

type Handler<Protocol extends WorkerProtocol> = (
  request: Protocol['request'],
  context: RequestContext<Protocol>,
) => Protocol['answer'] | undefined | Promise<Protocol['answer'] | undefined>

/**
 * The answering side, in the thread or child process. What `handle` returns is the answer; for a message that is only told it
 * returns nothing. A rejection goes back as an error; an error that is thrown at once ends the worker. `transferOf` names the
 * buffers of an answer that go over without a copy.
 */
export function serveRequests<Protocol extends WorkerProtocol>(
  handle: Handler<Protocol>,
  transferOf: (answer: Protocol['answer']) => ArrayBuffer[] = () => [],
): void {
  if (parentPort) {
    parentPort.on('message', hear)
    // A request that cannot be read would leave its asker waiting.
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

/** Says that this worker can be asked, and what it has opened for that. */
export function announceReady(opened: object = {}): void {
  send(opened)
}

/** Says why this worker cannot be asked. */
export function announceFailure(error: unknown): void {
  send({ error: crossError(error) })
}

/** Tells the asking side something that belongs to no request. */
export function sendNote(note: unknown): void {
  send({ note })
}

function send(message: ReplyFields, transfer: ArrayBuffer[] = []): void {
  if (parentPort) parentPort.postMessage(message, transfer)
  else process.send?.(message)
}
