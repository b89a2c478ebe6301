import { DAYS_OF_PERIOD, LONGEST_PERIOD_YEARS } from '../../contract/analysis.ts'
import { Problem } from '../../contract/problem.ts'
import type { Clock } from '../platform/clock.ts'
import { addDays, addYears } from './days.ts'

/** Days, both included, as `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

/** Earlier days hold no data, and very early or late ones exceed PostgreSQL's calendar. */
const EARLIEST = '2000-01-01'
const LATEST = '2999-12-31'

/** The requested period; the last 30 days by default. Throws Problem 400 with the invalid day. */
export function getPeriod(asked: { from?: string | undefined; to?: string | undefined }, clock: Clock): Period {
  for (const field of ['from', 'to'] as const) requireNear(field, asked[field])
  const to = asked.to ?? laterOf(clock.today(), asked.from)
  const from = asked.from ?? addDays(to, 1 - DAYS_OF_PERIOD)
  if (from > to) throw new Problem(400, { field: 'from', reason: { en: `is after ${to}`, zh: `晚于 ${to}` } })
  if (from <= addYears(to, -LONGEST_PERIOD_YEARS)) throw new Problem(400, { field: 'from', reason: TOO_LONG })
  return { from, to }
}

const TOO_LONG = {
  en: `expected a period of at most ${LONGEST_PERIOD_YEARS} years`,
  zh: `时间段最长 ${LONGEST_PERIOD_YEARS} 年`,
}

function requireNear(field: string, day: string | undefined): void {
  if (day === undefined || (day >= EARLIEST && day <= LATEST)) return
  const reason = { en: `expected a day from ${EARLIEST} to ${LATEST}`, zh: `应为 ${EARLIEST} 至 ${LATEST} 的日期` }
  throw new Problem(400, { field, reason })
}

function laterOf(today: string, from: string | undefined): string {
  return from !== undefined && from > today ? from : today
}
