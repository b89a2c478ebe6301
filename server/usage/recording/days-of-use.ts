import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { createDay } from './day-of-use.ts'
import type { DayOfUse } from './day-of-use.ts'

/** A clock that is put right goes there and back again. */
const MOST_DAYS = 3

/** What is known in memory of the day that it is; of others for an hour at most, so that a clock which is set back counts nothing twice. */
export interface DaysOfUse {
  /** The day that the clock says. */
  today(): DayOfUse
  forgetOthers(): void
}

export function createDays(clock: Pick<Clock, 'today'>, log: Pick<Logger, 'warn'>): DaysOfUse {
  // The one that was asked for last is the last.
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
