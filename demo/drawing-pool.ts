import { availableParallelism } from 'node:os'
import { NotMade } from '../server/platform/storage/maker.ts'
import type { AskedWorker } from '../server/platform/worker/ask-worker.ts'
import { createKeptProcesses } from '../server/platform/worker/kept-processes.ts'
import { WorkerEnded, WorkerError } from '../server/platform/worker/protocol.ts'
import type { Drawn, DrawingProtocol, DrawingRequest } from './drawing-worker.ts'

/** Memory of one drawing process, in bytes, and the limit of its heap in MB. */
const BYTES_EACH = 350e6
const HEAP_MB = 300
/**
 * A surface makes many short-lived objects: a large young generation avoids copying them. Parallel collector threads
 * would only compete with other processes.
 */
const FLAGS = ['--max-semi-space-size=64', '--single-threaded-gc']
/** How long an idle process is kept, and how long one drawing may last. */
const KEPT_MS = 5 * 60_000
const LONGEST_MS = 120_000
const CLOSED = 'the drawing processes were ended'
/** A kept process may be killed just when work arrives. */
const MOST_TRIES = 3

type Drawer = AskedWorker<DrawingProtocol>

/** A drawing that was asked for. */
export type Queued = {
  drawn: Promise<Drawn>
  /** Takes it back unless it has begun; returns whether it did. A drawing that was taken back never settles. */
  takeBack: () => boolean
}

type Waiting = { request: DrawingRequest; dueAt: number; drawn: PromiseWithResolvers<Drawn> }

export type DrawingPool = {
  /**
   * Draws, in the order of the moments asked plus their patience. Rejects with NotMade if its process dies, if it lasts
   * too long, or if too many wait.
   */
  draw: (request: DrawingRequest, patienceMs?: number) => Queued
  /** Starts a process for a drawing that will come soon. */
  prepare: () => void
  close: () => Promise<void>
}

export type PoolOptions = {
  /** The most processes. */
  count: number
  /** The processes' priority as for `os.setPriority`; that of this process by default. */
  priority?: number | undefined
  /** How long an idle process is kept. */
  keptMs?: number | undefined
  /** How long one drawing may last. */
  longestMs?: number | undefined
  /** How many drawings may wait. */
  mostWaiting?: number | undefined
}

/** Uses both of two cores; with more, one stays free. All processes together may use half of the available memory. */
export function mostProcesses(): number {
  const cores = availableParallelism()
  const fitting = Math.floor(process.availableMemory() / 2 / BYTES_EACH)
  return Math.max(1, Math.min(cores <= 2 ? cores : cores - 1, fitting))
}

/** Opens a queue of drawings for a number of processes, which are started at need. */
export function openDrawingPool({ count, mostWaiting = 1000, ...options }: PoolOptions): DrawingPool {
  const drawers = openDrawers(options)
  const queue: Waiting[] = []
  let running = 0
  let isClosed = false

  const hand = () => {
    while (running < count) {
      const waiting = queue.shift()
      if (!waiting) return
      running++
      void settle(waiting)
    }
  }

  const settle = async ({ request, drawn }: Waiting) => {
    try {
      drawn.resolve(await drawers.draw(request))
    } catch (error) {
      drawn.reject(error)
    }
    running--
    hand()
  }

  const refusal = (): string | undefined => {
    if (isClosed) return CLOSED
    return queue.length >= mostWaiting ? 'too many drawings are waiting' : undefined
  }

  return {
    draw: (request, patienceMs = 0) => {
      const waiting = { request, dueAt: performance.now() + patienceMs, drawn: Promise.withResolvers<Drawn>() }
      // Nobody may be waiting for it any more.
      waiting.drawn.promise.catch(() => undefined)
      const refused = refusal()
      if (refused === undefined) insert(queue, waiting)
      else waiting.drawn.reject(new NotMade(refused))
      hand()
      return {
        drawn: waiting.drawn.promise,
        takeBack: () => {
          const place = queue.indexOf(waiting)
          if (place >= 0) queue.splice(place, 1)
          return place >= 0
        },
      }
    },
    prepare: () => {
      if (running === 0 && !isClosed) drawers.prepare()
    },
    close: async () => {
      isClosed = true
      const reason = new NotMade(CLOSED)
      for (const { drawn } of queue.splice(0)) drawn.reject(reason)
      await drawers.close(reason)
    },
  }
}

/**
 * Opens the processes, each of which draws one file at a time. Processes rather than threads: the server refuses SVG in
 * all its threads, and drawings begin as SVG.
 */
function openDrawers({ priority, keptMs = KEPT_MS, longestMs = LONGEST_MS }: Omit<PoolOptions, 'count'>) {
  const processes = createKeptProcesses<DrawingProtocol>({
    program: new URL('./drawing-worker.ts', import.meta.url),
    heapMb: HEAP_MB,
    keptMs,
    flags: FLAGS,
    priority,
  })
  const busy = new Set<Drawer>()

  const take = (): Drawer => {
    try {
      return processes.take()
    } catch (error) {
      // The system has no memory or no place for a further process.
      throw new NotMade('no process could be started', { cause: error })
    }
  }

  const draw = async (request: DrawingRequest, tries = 1): Promise<Drawn> => {
    const worker = take()
    let hasBegun = false
    busy.add(worker)
    const timer = setTimeout(() => void worker.close(new NotMade('it took too long')), longestMs)
    try {
      const drawn = await worker.ask(request, { onNote: () => (hasBegun = true) })
      processes.keep(worker)
      return drawn
    } catch (error) {
      if (error instanceof WorkerError) processes.keep(worker)
      else void worker.close()
      const isLost = error instanceof WorkerEnded && !hasBegun && tries < MOST_TRIES
      if (!isLost) throw failureOf(request, error)
    } finally {
      clearTimeout(timer)
      busy.delete(worker)
    }
    return draw(request, tries + 1)
  }

  return {
    draw: (request: DrawingRequest) => draw(request),
    prepare: () => processes.prepare(),
    close: async (reason: Error) => {
      await Promise.all([processes.end(), ...[...busy].map(async (worker) => worker.close(reason))])
    },
  }
}

/** Puts it behind all that are due before it or at the same moment. */
function insert(queue: Waiting[], waiting: Waiting): void {
  const before = queue.findLastIndex(({ dueAt }) => dueAt <= waiting.dueAt)
  queue.splice(before + 1, 0, waiting)
}

function failureOf({ order }: DrawingRequest, error: unknown): Error {
  if (error instanceof WorkerError)
    return new Error(`${order.product}, ${order.kind}: ${error.message}`, { cause: error })
  return error instanceof NotMade ? error : new NotMade((error as Error).message, { cause: error })
}
