/** Set by the trial `properties` (docs/trials.md). */
export const MANY_TRIES = 'MANY_TRIES'

/** How often a property is tried: a few times by all tests, many times by the trial. */
export function tries(few: number, many: number): number {
  return process.env[MANY_TRIES] ? many : few
}
