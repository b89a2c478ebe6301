import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:worker_threads'
import { WorkerEnded } from './protocol.ts'

/** The common interface of threads and child processes: messages both ways, and an end. */
export interface WorkerChannel {
  /** Calls `onSent` once the message is sent, or failed to be. Throws if the message cannot be copied. */
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
    // Without a callback, sending to an ended process would crash this one.
    send: (message, _transfer, onSent) => void child.send(message, onSent),
    listen(hear, onEnd) {
      let endedBy: number | string | undefined
      const endOnceHeard = () => {
        // Messages that the process sent before it ended come first.
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
