import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:worker_threads'
import { WorkerEnded } from './protocol.ts'

/** What threads and child processes have in common: messages both ways, and an end. */
export interface WorkerChannel {
  /** `onSent` is called once the message is on its way, or could not be sent. Throws where the message cannot be copied. */
  send(message: object, transfer: ArrayBuffer[], onSent: (error: Error | null) => void): void
  listen(hear: (message: object) => void, onEnd: (error: WorkerEnded) => void): void
  /** Ends the worker at once. */
  terminate(): void
}

export function threadChannel(worker: Worker): WorkerChannel {
  return {
    send(message, transfer, onSent) {
      worker.postMessage(message, transfer)
      onSent(null)
    },
    listen(hear, onEnd) {
      let cause: Error | undefined
      worker.on('message', hear)
      worker.on('messageerror', (error: Error) => {
        cause = error
        void worker.terminate()
      })
      worker.on('error', (error: Error) => (cause = error))
      worker.on('exit', (code) => onEnd(new WorkerEnded(code, cause)))
    },
    terminate: () => void worker.terminate(),
  }
}

export function processChannel(child: ChildProcess): WorkerChannel {
  return {
    // Without a callback, a message to a process that has ended would be an error of this process.
    send: (message, _transfer, onSent) => void child.send(message, onSent),
    listen(hear, onEnd) {
      let endedBy: number | string | undefined
      const endOnceHeard = () => {
        // The messages that it sent before it ended are heard first.
        if (endedBy !== undefined && !child.connected) onEnd(new WorkerEnded(endedBy))
      }
      child.on('message', hear)
      child.on('error', (error) => onEnd(new WorkerEnded(undefined, error)))
      child.on('disconnect', endOnceHeard)
      child.on('exit', (code, signal) => {
        endedBy = signal ?? code ?? undefined
        endOnceHeard()
      })
    },
    terminate: () => void child.kill('SIGKILL'),
  }
}
