const TRY_AGAIN_MS = 250

/** A database that says nothing: it is paused, or cut off. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database says nothing')
  }
}

/** Whether a database says nothing: then whoever asks is told so at once, and does not find out for themselves. */
export interface Silence {
  /** Notes that no answer came in time. Whoever waits for one is told. */
  begin(): void
  /** What is waited for; rejects with `DatabaseSilent` once the database is known to say nothing. */
  unlessSilent<Result>(work: () => Promise<Result>, drop: (late: Result) => void): Promise<Result>
  /** Asks no more. */
  end(): void
}

/** `ask` resolves when the database answers, and rejects when it does not in time. */
export function createSilence(ask: () => Promise<unknown>, onBegin: () => void): Silence {
  const waiting = new Set<(reason: DatabaseSilent) => void>()
  let isSilent = false
  const ending = new AbortController()

  async function askUntilAnswered(): Promise<void> {
    const isAnswered = await ask().then(
      () => true,
      () => false,
    )
    if (isAnswered || ending.signal.aborted) isSilent = false
    else setTimeout(() => void askUntilAnswered(), TRY_AGAIN_MS).unref()
  }

  return {
    begin() {
      if (isSilent || ending.signal.aborted) return
      isSilent = true
      onBegin()
      for (const reject of waiting) reject(new DatabaseSilent())
      void askUntilAnswered()
    },
    async unlessSilent(work, drop) {
      if (isSilent) throw new DatabaseSilent()
      const { promise, reject } = Promise.withResolvers<never>()
      promise.catch(() => undefined)
      waiting.add(reject)
      const result = work()
      try {
        return await Promise.race([result, promise])
      } catch (error) {
        if (error instanceof DatabaseSilent) result.then(drop, () => undefined)
        throw error
      } finally {
        waiting.delete(reject)
      }
    },
    end() {
      ending.abort()
    },
  }
}
