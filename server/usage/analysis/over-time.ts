import { sql } from 'kysely'
import type { UsageEvent, UsageThing } from '../../../contract/analysis.ts'
import { daysOf } from '../days.ts'
import type { UsageDeps } from '../deps.ts'
import type { Period } from '../period.ts'
import { keptSince } from '../spans.ts'
import { periodBefore, periodSteps } from './steps.ts'
import type { Steps } from './steps.ts'

/** The count of an event over time. */
export interface EventSeries<Event extends UsageEvent> {
  event: Event
  counts: number[]
  total: number
  /** Null where the earlier days are no longer stored. */
  before: number | null
}

export interface UsageSubject {
  of: UsageThing | 'all'
  id: string
}

interface Asked<Event> {
  events: readonly Event[]
  /** In whole months where days are no longer stored. */
  period: Period
}

/** Counts of a thing over time: one series for each event, with zeros for empty steps. */
export async function findSeries<Event extends UsageEvent>(
  { db, clock }: Pick<UsageDeps, 'db' | 'clock'>,
  thing: UsageSubject,
  { events, period }: Asked<Event>,
): Promise<Pick<Steps, 'step' | 'steps'> & { lines: EventSeries<Event>[] }> {
  const kept = thing.of === 'product' ? keptSince(clock.today()) : ''
  const isOld = period.from < kept
  const { step, steps, placeOf } = periodSteps(period, isOld ? 'month' : undefined)
  const before = periodBefore(period)
  const hasBefore = before.from >= kept
  const rows = await countsOn<Event>(db, thing, {
    events,
    days: daysOf(hasBefore ? { ...period, from: before.from } : period).filter((day) => day >= kept),
    months: isOld ? steps.filter((month) => month < kept) : [],
  })
  const lines = events.map((event): EventSeries<Event> => {
    const counted = rows.filter((row) => row.event === event)
    const within = counted.filter(({ day }) => day >= period.from)
    const counts = steps.map(() => 0)
    for (const { day, count } of within) counts[placeOf(day)] = (counts[placeOf(day)] ?? 0) + count
    const total = sumOf(within)
    return { event, counts, total, before: hasBefore ? sumOf(counted) - total : null }
  })
  return { step, steps, lines }
}

interface Row<Event> {
  /** The first of the month for counts by month. */
  day: string
  event: Event
  count: number
}

async function countsOn<Event extends UsageEvent>(
  db: UsageDeps['db'],
  { of, id }: UsageSubject,
  { events, days, months }: { events: readonly Event[]; days: readonly string[]; months: readonly string[] },
): Promise<Row<Event>[]> {
  const these = sql`of = ${of} AND of_id = ${id} AND event = ANY (${events}::usage_event[])`
  const { rows } = await sql<Row<Event>>`
    SELECT day, event, count FROM usage_day WHERE ${these} AND day = ANY (${days}::date[])
    UNION ALL
    SELECT month AS day, event, count FROM usage_month WHERE ${these} AND month = ANY (${months}::date[])`.execute(db)
  return rows
}

function sumOf(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
