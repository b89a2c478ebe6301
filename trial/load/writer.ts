/** Somebody who writes all the time, and notes what was acknowledged. */
export interface Writer {
  name: string
  /** Writes until `stop`; rejects if an answer is wrong. */
  run(): Promise<void>
  stop(): void
  /** Moments (`performance.now()`) at which a write was acknowledged. */
  readonly acknowledgedAt: readonly number[]
}

/** The parts that each kind of writer shares: it repeats `write` until it is stopped. */
export function createWriter(name: string, write: () => Promise<boolean>, onStop: () => void): Writer {
  const acknowledgedAt: number[] = []
  const stopping = new AbortController()
  return {
    name,
    acknowledgedAt,
    async run() {
      while (!stopping.signal.aborted) if (await write()) acknowledgedAt.push(performance.now())
    },
    stop() {
      stopping.abort()
      onStop()
    },
  }
}
