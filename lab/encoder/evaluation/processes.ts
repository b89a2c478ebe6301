import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { askWorker } from '../../../server/platform/worker/ask-worker.ts'
import type { AskedWorker } from '../../../server/platform/worker/ask-worker.ts'
import type { WorkerProtocol } from '../../../server/platform/worker/protocol.ts'
import { serveRequests } from '../../../server/platform/worker/serve-requests.ts'

/** A pool of processes that run one script; an order goes to an idle one. */
export interface Processes<Order, Answer> {
  ask(order: Order): Promise<Answer>
  close(): void
}

interface OrderProtocol<Order, Answer> extends WorkerProtocol {
  request: { order: Order }
  answer: { answer: Answer }
}

/**
 * Starts the processes, one for each core unless `count` says otherwise. If one exits by itself, the order that it had is
 * rejected, and so is every later one that reaches it.
 */
export function startProcesses<Order, Answer>(
  script: URL,
  args: string[] = [],
  count = availableParallelism(),
): Processes<Order, Answer> {
  const all = Array.from({ length: count }, () =>
    askWorker<OrderProtocol<Order, Answer>>(fork(script, args, { serialization: 'advanced' })),
  )
  const idle = [...all]
  const queue: ((worker: AskedWorker<OrderProtocol<Order, Answer>>) => void)[] = []

  return {
    async ask(order) {
      const worker = idle.pop() ?? (await new Promise<(typeof all)[number]>((resolve) => void queue.push(resolve)))
      try {
        return (await worker.ask({ order })).answer
      } finally {
        const next = queue.shift()
        if (next) next(worker)
        else idle.push(worker)
      }
    },
    close() {
      for (const worker of all) void worker.close()
    },
  }
}

/** Serves the orders of `startProcesses` in a child process. */
export function serveOrders(work: (order: never) => Promise<unknown>): void {
  serveRequests<OrderProtocol<never, unknown>>(async ({ order }) => ({ answer: await work(order) }))
  process.on('disconnect', () => process.exit())
}
