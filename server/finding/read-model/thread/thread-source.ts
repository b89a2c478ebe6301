import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { askWorker } from '../../../platform/worker/ask-worker.ts'
import type { AskedWorker } from '../../../platform/worker/ask-worker.ts'
import { WorkerEnded, WorkerError } from '../../../platform/worker/protocol.ts'
import type { ModelSource } from '../follow/model-source.ts'
import { removeOwnHalf } from '../snapshot/sections-file.ts'
import type { State } from '../snapshot/snapshot.ts'
import { createAssembly } from './assembly.ts'
import type { ModelProtocol, ThreadStart } from './messages.ts'
import { NoSharedMemory } from './shared-columns.ts'

/** After so many threads in a row have ended without a result, no more are started. */
const MOST_DEATHS = 3
/** How long a thread may take to write its last snapshot once somebody waits for its end. */
const HURRIED_MS = 10_000

/** Too many threads in a row have ended. */
export class ThreadLost extends Error {}

/** An idle thread only holds memory, but starting another takes a tenth of a second or more. */
const IDLE_MS = 60_000
/** A thread that has read the whole catalogue holds several times the memory of one that goes on from the shared parts. */
const IDLE_AFTER_BUILDING_MS = 2000

export interface ThreadDeps extends Omit<ThreadStart, 'held'> {
  /** After so many ms without a request the thread is ended, until the next request. */
  idleMs?: number | undefined
  /** The same for a thread that has built the whole catalogue. */
  builtIdleMs?: number | undefined
  /** How long a thread may take to write its last snapshot once somebody waits for its end. */
  hurriedMs?: number | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
}

export interface ThreadSource extends ModelSource {
  /** The last state that was handed over. */
  held(): State | undefined
}

interface RunningThread {
  worker: AskedWorker<ModelProtocol>
  isAsked: boolean
  /** Whether it has built the whole catalogue. */
  hasBuilt: boolean
}

/**
 * Builds the model in a thread and assembles it here (decisions/110). The thread starts with the first request; if it dies, another goes
 * on from the last state. Throws NoSharedMemory, and ThreadLost if too many threads end.
 */
export function createThreadSource(
  { log, idleMs = IDLE_MS, builtIdleMs = IDLE_AFTER_BUILDING_MS, hurriedMs = HURRIED_MS, ...start }: ThreadDeps,
  first?: State,
): ThreadSource {
  const assembly = createAssembly(first?.model)
  let state = first
  let running: RunningThread | undefined
  let isClosed = false
  let resting: NodeJS.Timeout | undefined
  let ending: AskedWorker<ModelProtocol> | undefined

  return {
    async take(todayOf) {
      for (let deaths = 0; ;) {
        try {
          return await ask(todayOf())
        } catch (error) {
          if (!(error instanceof WorkerEnded) || isClosed) throw error
          deaths += 1
          if (deaths === MOST_DEATHS) throw new ThreadLost(error.message, { cause: error })
          log.warn({ err: error }, 'the thread that follows the catalogue ended by itself and is started again')
        }
      }
    },
    giveUp(reason) {
      const thread = running
      if (!thread?.isAsked) return
      running = undefined
      void thread.worker.close(reason)
    },
    async close() {
      isClosed = true
      endThread()
      await untilEnded()
    },
    held: () => state,
  }

  async function ask(today: string): Promise<State> {
    clearTimeout(resting)
    // The next thread must not write its snapshot while the last one still does.
    await untilEnded()
    const thread = (running ??= startThread())
    thread.isAsked = true
    try {
      return keep(thread, await thread.worker.ask({ kind: 'take', today }))
    } catch (error) {
      throw errorOf(error)
    } finally {
      thread.isAsked = false
      if (running === thread) restLater(thread)
    }
  }

  function startThread(): RunningThread {
    const held = state && { parts: assembly.parts, version: state.version, madeAt: state.madeAt, today: state.today }
    const worker = startWorker({ ...start, held }, log, () => {
      if (running?.worker === worker) running = undefined
    })
    return { worker, isAsked: false, hasBuilt: false }
  }

  function keep(thread: RunningThread, taken: ModelProtocol['answer']): State {
    if (taken.isAfresh) thread.hasBuilt = true
    const { version, madeAt, today } = taken
    state = { model: assembly.put(taken), version, madeAt, today }
    return state
  }

  function restLater({ hasBuilt }: RunningThread): void {
    resting = setTimeout(endThread, hasBuilt ? Math.min(idleMs, builtIdleMs) : idleMs).unref()
  }

  /** Lets the thread write its snapshot, and end. That of millions of SKUs takes a while, which nobody need wait for. */
  function endThread(): void {
    clearTimeout(resting)
    if (!running) return
    ending = running.worker
    running = undefined
    void ending.tell({ kind: 'end' })
  }

  async function untilEnded(): Promise<void> {
    if (ending) await endSoon(ending, hurriedMs, start.snapshotPath)
    ending = undefined
  }
}

function startWorker(workerData: ThreadStart, log: ThreadDeps['log'], onEnd: () => void): AskedWorker<ModelProtocol> {
  const thread = new Worker(new URL('model-worker.ts', import.meta.url), { workerData })
  return askWorker<ModelProtocol>(thread, { onNote: (warning) => log.warn(...warning), onEnd })
}

/** Waits for a thread that ends; if it is late, it leaves its snapshot to the next one. */
async function endSoon(
  { ended, close }: AskedWorker<ModelProtocol>,
  ms: number,
  snapshotPath: string | undefined,
): Promise<void> {
  const late = setTimeout(() => void close(), ms)
  await ended
  clearTimeout(late)
  if (snapshotPath !== undefined) await removeOwnHalf(snapshotPath)
}

function errorOf(error: unknown): unknown {
  return error instanceof WorkerError && error.kind === NoSharedMemory.name ? new NoSharedMemory(error.message) : error
}
