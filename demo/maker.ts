import type { DecodedPicture } from '../server/platform/pictures/pictures.ts'
import { MADE_MARK } from '../server/platform/storage/maker.ts'
import type { Maker, Wish } from '../server/platform/storage/maker.ts'
import { type DrawingPool, type Queued, mostProcesses, openDrawingPool } from './drawing-pool.ts'
import type { Drawn, DrawingRequest } from './drawing-worker.ts'
import { fileOfKey } from './files.ts'
import { getProduct } from './products/all.ts'
import { drawnWidth } from './scales.ts'

/** The lowest, for what nobody waits for. */
const LOWEST_PRIORITY = 19
/** How long an idle drawing may last: at the lowest priority it may hardly advance. */
const LONGEST_IDLE_MS = 30 * 60_000
/** The idle process is kept a shorter time: who draws ahead asks for one file after another. */
const IDLE_KEPT_MS = 20_000
/** What is asked at most so much later than this goes first: small pictures, then covers; rooms take longest. */
const PATIENCE_MS = { small: 0, cover: 300, other: 1000, room: 1500 }

export type MakerOptions = {
  /** The most processes that draw what is asked for; by default as many as the machine has place for. */
  workers?: number | undefined
  /** Keeps the rooms that are drawn for many products; without it, each process keeps the last few. */
  roomFolder?: string | undefined
  /** How long a drawing that was asked for may last. */
  longestMs?: number | undefined
  /** Priority of the idle process, as for `os.setPriority`; the lowest by default. */
  idlePriority?: number | undefined
  /** How many drawings may wait, of each urgency. */
  mostWaiting?: number | undefined
}

/** The demonstration's files, drawn by processes. */
export interface DemonstrationMaker extends Maker {
  /** Starts a process for a file that will be asked for soon. */
  prepare(): Promise<void>
}

type Urgency = Wish['urgency']

/** A drawing that is wanted by some. */
type Task = { urgency: Urgency; wanted: number; queued: Queued | undefined; drawn: PromiseWithResolvers<Drawn> }

/** Opens the maker of the demonstration's files; no process is started before the first file is asked for. */
export function openMaker({
  workers = mostProcesses(),
  roomFolder,
  longestMs,
  idlePriority = LOWEST_PRIORITY,
  mostWaiting,
}: MakerOptions = {}): DemonstrationMaker {
  const pools: Record<Urgency, DrawingPool> = {
    asked: openDrawingPool({ count: workers, longestMs, mostWaiting }),
    idle: openDrawingPool({
      count: 1,
      priority: idlePriority,
      keptMs: IDLE_KEPT_MS,
      longestMs: LONGEST_IDLE_MS,
      mostWaiting,
    }),
  }
  const tasks = openTasks(pools)

  const requestOf = (key: string, width?: number): DrawingRequest | undefined => {
    const order = fileOfKey(key)?.order
    return order && { product: getProduct(order.product), order, width, roomFolder }
  }

  return {
    isOwn: (key) => key.length === 40 && key.startsWith(MADE_MARK),
    async find(key) {
      const file = fileOfKey(key)
      return file && { key: file.key }
    },
    async make(key, wish) {
      const request = requestOf(key)
      if (!request) throw new Error(`${key} is no file of the demonstration`)
      const { file } = await tasks.draw(key, request, wish)
      if (!file) throw new Error(`${key} was drawn as a picture`)
      return Buffer.from(file.buffer, file.byteOffset, file.length)
    },
    async makeAtLeast(key, width, wish): Promise<DecodedPicture | undefined> {
      const order = fileOfKey(key)?.order
      const drawn = order && drawnWidth(order, width)
      const request = drawn === undefined ? undefined : requestOf(key, drawn)
      // The whole is there as soon.
      if (!request || tasks.isAsked(key)) return undefined
      return (await tasks.draw(`${key} ${drawn}`, request, wish)).picture
    },
    async prepare() {
      pools.asked.prepare()
    },
    async close() {
      await Promise.all([pools.asked.close(), pools.idle.close()])
    },
  }
}

/** Draws what several want at the same time only once, by its name. */
function openTasks(pools: Record<Urgency, DrawingPool>) {
  const tasks = new Map<string, Task>()

  const begin = (task: Task, request: DrawingRequest, urgency: Urgency): void => {
    const queued = pools[urgency].draw(request, patienceOf(request))
    task.urgency = urgency
    task.queued = queued
    const fail = (error: unknown) => {
      if (task.queued === queued) task.drawn.reject(error)
    }
    queued.drawn.then(task.drawn.resolve, fail)
  }

  const open = (name: string, request: DrawingRequest, urgency: Urgency): Task => {
    const task: Task = { urgency, wanted: 0, queued: undefined, drawn: Promise.withResolvers<Drawn>() }
    begin(task, request, urgency)
    tasks.set(name, task)
    const forget = () => void (tasks.get(name) === task && tasks.delete(name))
    task.drawn.promise.then(forget, forget)
    return task
  }

  // What has begun at the lowest priority may last: then it is drawn once more, and the sooner one counts.
  const hasten = (task: Task, request: DrawingRequest): void => {
    task.queued?.takeBack()
    begin(task, request, 'asked')
  }

  return {
    /** Whether it is being drawn for somebody who waits. */
    isAsked: (name: string): boolean => tasks.get(name)?.urgency === 'asked',
    async draw(name: string, request: DrawingRequest, { urgency, signal }: Wish): Promise<Drawn> {
      signal?.throwIfAborted()
      const task = tasks.get(name) ?? open(name, request, urgency)
      if (urgency === 'asked' && task.urgency === 'idle') hasten(task, request)
      task.wanted++
      try {
        return await unlessAborted(task.drawn.promise, signal)
      } finally {
        task.wanted--
        if (task.wanted === 0 && task.queued?.takeBack()) tasks.delete(name)
      }
    },
  }
}

function patienceOf({ order: { kind }, width }: DrawingRequest): number {
  if (width !== undefined) return PATIENCE_MS.small
  if (kind === 'cover' || kind === 'room') return PATIENCE_MS[kind]
  return PATIENCE_MS.other
}

async function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([value, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
