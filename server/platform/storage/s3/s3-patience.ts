/** How long a store may take, in ms. */
export interface S3Patience {
  /** Until one attempt is answered. */
  attemptMs: number
  /** Until a call is given up, with all its attempts. */
  callMs: number
}

/** A caller waits, who is answered or refused within five seconds. */
export const PATIENCE_OF_CALLERS: S3Patience = { attemptMs: 2500, callMs: 4500 }
/** Imports and moves outlast a store that is started anew. */
export const PATIENCE_OF_WORK: S3Patience = { attemptMs: 20_000, callMs: 5 * 60_000 }

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** What even a slow line carries: 500 KB a second. */
const BYTES_A_MS = 500

/** The time that so many bytes add to an attempt. */
export function carryingMs(bytes: number): number {
  return bytes / BYTES_A_MS
}

/** Before the attempt after so many failed ones: each is up to twice as long, at random, so that servers do not return together. */
export function pauseMs(failed: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failed - 1), LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2)
}
