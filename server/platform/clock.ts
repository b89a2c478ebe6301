/** Rules read the time here, so that tests can set it. */
export interface Clock {
  now(): Date
  /** `YYYY-MM-DD` in UTC+8: certificates and exchange rates use this day. */
  today(): string
}

const UTC_PLUS_8_MS = 8 * 60 * 60 * 1000

export function createClock(now: () => Date = () => new Date()): Clock {
  return { now, today: () => new Date(now().getTime() + UTC_PLUS_8_MS).toISOString().slice(0, 10) }
}
