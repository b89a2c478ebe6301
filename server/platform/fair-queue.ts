export interface QueueLimits {
  /** Tasks that run at a time. */
  atOnce: number
  /** How many of them may belong to one person; 1 by default. */
  atOnceEach?: number
  /** Most tasks in the queue, running ones included; unlimited by default. */
  most?: number
  /** The same for one person. */
  mostEach?: number
}

/**
 * Runs a limited number of tasks at a time and serves waiting people in turn (round robin), so that nobody holds up the others.
 * Rejects with `QueueFull` without a free place, and with the signal's reason if aborted before the task begins.
 */
export interface FairQueue {
  <Answer>(whose: string, work: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer>
  /** The positions of one person's waiting tasks, in the order of their requests; 1 begins next. */
  placesOf(whose: string): number[]
  /** How many tasks run and how many wait. */
  sizes(): { running: number; waiting: number }
}

/** The queue has no free place. */
export class QueueFull extends Error {
  /** Whether one person has used up their own places; else the whole queue is full. */
  readonly isOwn: boolean

  constructor(isOwn: boolean) {
    super(isOwn ? 'too much is asked for by one' : 'too much is asked for')
    this.isOwn = isOwn
  }
}

/** The tasks of one person. */
interface Own {
  begun: number
  waiting: (() => void)[]
}

export function createFairQueue({
  atOnce,
  atOnceEach = 1,
  most = Infinity,
  mostEach = Infinity,
}: QueueLimits): FairQueue {
  const owners = new Map<string, Own>()
  /** People whose next task may begin as soon as there is room, in order. */
  const ready = new Set<string>()
  let begun = 0
  let count = 0

  return Object.assign(inTurn, { placesOf, sizes: () => ({ running: begun, waiting: count - begun }) })

  async function inTurn<Answer>(whose: string, work: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted()
    const own = owners.get(whose) ?? { begun: 0, waiting: [] }
    if (own.begun + own.waiting.length >= mostEach) throw new QueueFull(true)
    if (count >= most) throw new QueueFull(false)
    owners.set(whose, own)
    count += 1
    try {
      if (begun < atOnce && own.begun < atOnceEach) begin(own)
      else await turnOf(whose, own, signal)
      try {
        return await work()
      } finally {
        begun -= 1
        own.begun -= 1
      }
    } finally {
      count -= 1
      if (own.begun + own.waiting.length === 0) owners.delete(whose)
      noteWhetherReady(whose, own)
      beginNext()
    }
  }

  function begin(own: Own): void {
    begun += 1
    own.begun += 1
  }

  async function turnOf(whose: string, own: Own, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = (): void => {
      own.waiting.splice(own.waiting.indexOf(resolve), 1)
      reject(signal?.reason)
    }
    own.waiting.push(resolve)
    noteWhetherReady(whose, own)
    signal?.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  function placesOf(whose: string): number[] {
    const others = [...owners.keys()].filter((owner) => !ready.has(owner))
    const order = [...ready, ...others]
    const at = order.indexOf(whose)
    // Before a person's nth task, each other person gets n tasks, and one more if they come first in the order.
    const before = (nth: number, other: string, place: number) =>
      Math.min(owners.get(other)?.waiting.length ?? 0, place < at ? nth + 1 : nth)
    const waiting = owners.get(whose)?.waiting ?? []
    return waiting.map((_, nth) => 1 + order.reduce((sum, other, place) => sum + before(nth, other, place), 0))
  }

  function noteWhetherReady(whose: string, own: Own): void {
    if (own.waiting.length > 0 && own.begun < atOnceEach) ready.add(whose)
    else ready.delete(whose)
  }

  function beginNext(): void {
    for (const whose of ready) {
      if (begun >= atOnce) return
      const own = owners.get(whose)
      const start = own?.waiting.shift()
      // A person with more tasks goes to the end of the order.
      ready.delete(whose)
      if (!own || !start) continue
      begin(own)
      noteWhetherReady(whose, own)
      start()
    }
  }
}
