import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { createDay } from './day-of-use.ts'
import type { DayOfUse } from './day-of-use.ts'

/** A corrected clock may change the day and change it back. */
const MOST_DAYS = 3

/** The current day in memory, and for an hour at most other days, so that a corrected clock counts nothing twice. */
export interface DaysOfUse {
  /** The day of the clock. */
  today(): DayOfUse
  forgetOthers(): void
}

export function createDays(clock: Pick<Clock, 'today'>, log: Pick<Logger, 'warn'>): DaysOfUse {
  // In the order of their last use.
  const days = new Map<string, DayOfUse>()

  function today(): DayOfUse {
    const name = clock.today()
    const day = days.get(name) ?? createDay(name, log)
    days.delete(name)
    days.set(name, day)
    const [oldest = name] = days.keys()
    if (days.size > MOST_DAYS) days.delete(oldest)
    return day
  }

  return {
    today,
    forgetOthers() {
      const name = clock.today()
      for (const other of days.keys()) if (other !== name) days.delete(other)
    },
  }
}
