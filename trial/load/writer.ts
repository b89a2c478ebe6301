import { setTimeout as sleep } from 'node:timers/promises'

/** A member may write 600 times a minute at each server: a trial must not meet that limit, even if one server gets all. */
const PACE_MS = 110

/** Somebody who writes all the time, and notes what was acknowledged. */
export interface Writer {
  name: string
  /** Writes until `stop`. */
  run(): Promise<void>
  stop(): void
  /** Moments (`performance.now()`) at which a write was acknowledged. */
  readonly acknowledgedAt: readonly number[]
}

/** The parts that each kind of writer shares: it repeats `write`, at the pace of a hurried person, until it is stopped. */
export function createWriter(name: string, write: () => Promise<boolean>, onStop: () => void): Writer {
  const acknowledgedAt: number[] = []
  const stopping = new AbortController()
  return {
    name,
    acknowledgedAt,
    async run() {
      while (!stopping.signal.aborted) {
        if (await write()) acknowledgedAt.push(performance.now())
        await sleep(PACE_MS)
      }
    },
    stop() {
      stopping.abort()
      onStop()
    },
  }
}
