const TRY_AGAIN_MS = 250

/** The database does not respond: it is paused or unreachable. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database says nothing')
  }
}

/** Tracks whether the database responds. While it does not, callers fail at once instead of waiting. */
export interface Silence {
  /** Reports that an answer did not come in time. All waiting callers fail. */
  begin(): void
  /** Runs the work; rejects with `DatabaseSilent` as soon as the database is known not to respond. */
  unlessSilent<Result>(work: () => Promise<Result>, drop: (late: Result) => void): Promise<Result>
  /** Stops asking the database. */
  end(): void
}

/** `ask` resolves when the database answers, and rejects if it does not in time. */
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
