import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** A pool of processes that run one script; an order goes to an idle one. */
export interface Processes<Order, Answer> {
  ask(order: Order): Promise<Answer>
  close(): void
}

interface Waiting<Order, Answer> {
  order: Order
  answer: PromiseWithResolvers<Answer>
}

/** A process's message: the answer, or the error's text. */
export type Reply<Answer> = { answer: Answer } | { failure: string }

/**
 * Starts the processes, one for each core unless `count` says otherwise. If one exits by itself, all pending orders are
 * rejected.
 */
export function startProcesses<Order, Answer>(
  script: URL,
  args: string[] = [],
  count = availableParallelism(),
): Processes<Order, Answer> {
  const queue: Waiting<Order, Answer>[] = []
  const busy = new Map<ChildProcess, Waiting<Order, Answer>>()
  let isClosed = false
  const all = Array.from({ length: count }, start)
  const idle = [...all]

  function start(): ChildProcess {
    const child = fork(script, args, { serialization: 'advanced' })
    child.on('message', (reply: Reply<Answer>) => {
      const answer = busy.get(child)?.answer
      busy.delete(child)
      idle.push(child)
      if ('failure' in reply) answer?.reject(new Error(reply.failure))
      else answer?.resolve(reply.answer)
      hand()
    })
    child.on('exit', (code) => {
      if (isClosed) return
      for (const { answer } of [...busy.values(), ...queue.splice(0)]) {
        answer.reject(new Error(`A process of the bench ended with ${code}`))
      }
      busy.clear()
    })
    return child
  }

  function hand(): void {
    const child = queue.length > 0 ? idle.pop() : undefined
    const waiting = child && queue.shift()
    if (!child || !waiting) return
    busy.set(child, waiting)
    child.send(waiting.order as object)
  }

  return {
    ask(order) {
      const answer = Promise.withResolvers<Answer>()
      queue.push({ order, answer })
      hand()
      return answer.promise
    },
    close() {
      isClosed = true
      for (const child of all) child.kill()
    },
  }
}

/** Serves the orders of `startProcesses` in a child process. */
export function serveOrders(work: (order: never) => Promise<unknown>): void {
  process.on('message', (order) => {
    work(order as never).then(
      (answer) => reply({ answer }),
      (error: unknown) => reply({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.on('disconnect', () => process.exit())

  function reply(said: Reply<unknown>): void {
    process.send?.(said)
  }
}
