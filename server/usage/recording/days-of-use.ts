import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { createDay } from './day-of-use.ts'
import type { DayOfUse } from './day-of-use.ts'

/**
 * The day that the clock says. What is known of a day goes when the next begins. Where a clock was set back, the newest day is kept
 * beside the earlier one that it says meanwhile, so that nothing counts twice when it is right again.
 */
export function createDays(clock: Pick<Clock, 'today'>, log: Pick<Logger, 'warn'>): () => DayOfUse {
  let newest: DayOfUse | undefined
  let earlier: DayOfUse | undefined
  return () => {
    const today = clock.today()
    if (newest === undefined || today > newest.day) {
      newest = createDay(today, log)
      earlier = undefined
    }
    if (today === newest.day) return newest
    if (earlier?.day !== today) earlier = createDay(today, log)
    return earlier
  }
}
