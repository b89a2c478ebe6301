/** A timer for the earliest of several moments. It keeps no process alive. */
export interface Alarm {
  /** Rings after so many milliseconds, unless it rings earlier anyway. */
  ring(ms: number): void
  /** Forgets a moment that has passed, or is about to. */
  forgetIfOver(): void
  end(): void
}

const SOONEST_MS = 100
/** A timer cannot be set beyond 24 days; a day is enough. */
const LONGEST_MS = 24 * 60 * 60_000

export function createAlarm(onRing: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined
  let ringsAt = Infinity
  let hasEnded = false
  return {
    ring(given) {
      const ms = Math.min(Math.max(given, SOONEST_MS), LONGEST_MS)
      const at = performance.now() + ms
      if (hasEnded || at >= ringsAt) return
      clearTimeout(timer)
      ringsAt = at
      timer = setTimeout(onRing, ms).unref()
    },
    forgetIfOver() {
      if (performance.now() < ringsAt - SOONEST_MS) return
      clearTimeout(timer)
      ringsAt = Infinity
    },
    end() {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
