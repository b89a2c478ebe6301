import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { ModelSource } from '../follow/model-source.ts'
import type { State } from '../snapshot/snapshot.ts'
import { createAssembly } from './assembly.ts'
import type { ThreadAnswer, ThreadQuestion, ThreadStart, ToldError } from './messages.ts'
import { NoSharedMemory } from './shared-columns.ts'

/** A thread that died so often in a row, with nothing done, does so for a reason. */
const MOST_DEATHS = 3
/** What it writes at its end is not waited for any longer. */
const END_MS = 10_000

/** The thread has ended again and again. */
export class ThreadLost extends Error {}

/** One that ended by itself, which another one may do better. */
class ThreadEnded extends Error {}

/** A thread at rest is memory that nobody uses; to start one anew takes a tenth of a second and more. */
const IDLE_MS = 60_000
/** One that has read all of the catalogue holds several times what the next one will, which goes on from the shared parts. */
const IDLE_AFTER_BUILDING_MS = 2000

export interface ThreadDeps extends Omit<ThreadStart, 'held'> {
  /** After how long without a question it is ended until the next one, in ms. */
  idleMs?: number | undefined
  /** The same, once it has built all of the catalogue. */
  builtIdleMs?: number | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
}

export interface ThreadSource extends ModelSource {
  /** What was handed over last. */
  held(): State | undefined
}

interface RunningThread {
  worker: Worker
  /** Who waits for an answer. */
  waiting: PromiseWithResolvers<State> | undefined
  /** Whether it has built all of the catalogue. */
  hasBuilt: boolean
}

/**
 * Has a thread of its own build what was asked for, and puts it together here (decisions/110). It starts with the first question.
 * Where it dies, another one goes on from what was handed over last. Throws NoSharedMemory where there is none, ThreadLost
 * where no thread lives.
 */
export function createThreadSource(
  { log, idleMs = IDLE_MS, builtIdleMs = IDLE_AFTER_BUILDING_MS, ...start }: ThreadDeps,
  first?: State,
): ThreadSource {
  const assembly = createAssembly(first?.model)
  let state = first
  let running: RunningThread | undefined
  let isClosed = false
  let resting: NodeJS.Timeout | undefined
  let ending: Promise<void> = Promise.resolve()

  return {
    async take(todayOf) {
      for (let deaths = 0; ;) {
        try {
          return await ask({ kind: 'take', today: todayOf() })
        } catch (error) {
          if (!(error instanceof ThreadEnded) || isClosed) throw error
          deaths += 1
          if (deaths === MOST_DEATHS) throw new ThreadLost(error.message, { cause: error })
          log.warn({ err: error }, 'the thread that follows the catalogue ended by itself and is started again')
        }
      }
    },
    giveUp(reason) {
      const thread = running
      if (!thread?.waiting) return
      running = undefined
      thread.waiting.reject(reason)
      void thread.worker.terminate()
    },
    async close() {
      isClosed = true
      endThread()
      await ending
    },
    held: () => state,
  }

  async function ask(question: ThreadQuestion): Promise<State> {
    clearTimeout(resting)
    // One that writes still what it has would be overtaken.
    await ending
    running ??= startThread()
    const { worker } = running
    running.waiting = Promise.withResolvers<State>()
    worker.postMessage(question, [])
    return running.waiting.promise
  }

  function startThread(): RunningThread {
    const held = state && { parts: assembly.parts, version: state.version, today: state.today }
    const worker = new Worker(new URL('model-worker.ts', import.meta.url), {
      workerData: { ...start, held } satisfies ThreadStart,
    })
    const thread: RunningThread = { worker, waiting: undefined, hasBuilt: false }
    let cause: Error | undefined
    worker.on('message', (answer: ThreadAnswer) => {
      if (answer.kind === 'warned') return log.warn(...answer.said)
      // Of one that was given up nothing is wanted any more.
      if (running === thread) hear(thread, answer)
    })
    worker.on('error', (error: Error) => (cause = error))
    worker.on('exit', (code) => {
      if (running === thread) running = undefined
      thread.waiting?.reject(new ThreadEnded(cause?.message ?? `it ended with code ${code}`, { cause }))
    })
    return thread
  }

  /** Lets it keep what it has, and end. */
  function endThread(): void {
    clearTimeout(resting)
    const thread = running
    running = undefined
    if (thread) ending = endInOrder(thread.worker)
  }

  function hear(thread: RunningThread, answer: Exclude<ThreadAnswer, { kind: 'warned' }>): void {
    const { waiting } = thread
    thread.waiting = undefined
    if (answer.kind === 'taken' && answer.isAfresh) thread.hasBuilt = true
    resting = setTimeout(endThread, thread.hasBuilt ? Math.min(idleMs, builtIdleMs) : idleMs).unref()
    if (answer.kind === 'failed') return waiting?.reject(errorOf(answer.error))
    const { version, today } = answer
    state = { model: assembly.put(answer), version, today }
    waiting?.resolve(state)
  }
}

async function endInOrder(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit')
  worker.postMessage({ kind: 'end' } satisfies ThreadQuestion, [])
  const late = setTimeout(() => void worker.terminate(), END_MS)
  await ended.catch(() => undefined)
  clearTimeout(late)
}

function errorOf({ message, code, syscall, isWithoutMemory }: ToldError): Error {
  if (isWithoutMemory) return new NoSharedMemory(message)
  return Object.assign(new Error(message), { code, syscall })
}
