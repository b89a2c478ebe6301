export interface QueueLimits {
  /** How many pieces of work are done at a time. */
  atOnce: number
  /** How many of them may be of one person; without a figure one. */
  atOnceEach?: number
  /** How many there may be, with those being done; without a figure any number. */
  most?: number
  /** How many of them one person may have. */
  mostEach?: number
}

/**
 * Does work so many pieces at a time, and of those who wait for some in turn (round robin): who wants much waits for themselves,
 * and not everybody for them. Rejects with `QueueFull` where there is no place left, and with the signal's reason where
 * it is aborted before the work has begun.
 */
export interface FairQueue {
  <Answer>(whose: string, work: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer>
  /** The places in line of what one person has waiting, in the order in which they asked; 1 begins next. */
  placesOf(whose: string): number[]
}

/** There is no place left in a queue. */
export class QueueFull extends Error {
  /** Whether one person has all their own places taken; else all places are. */
  readonly isOwn: boolean

  constructor(isOwn: boolean) {
    super(isOwn ? 'too much is asked for by one' : 'too much is asked for')
    this.isOwn = isOwn
  }
}

/** What one person wants done. */
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
  /** Who has something waiting that may begin as soon as there is room, the next one first. */
  const ready = new Set<string>()
  let begun = 0
  let count = 0

  return Object.assign(inTurn, { placesOf })

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
    // Before one's nth piece of work each of the others has theirs, those who come earlier one more.
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
      // Behind the others, where there is more.
      ready.delete(whose)
      if (!own || !start) continue
      begin(own)
      noteWhetherReady(whose, own)
      start()
    }
  }
}
