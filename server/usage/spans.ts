import { addDays, daysOf, firstOfMonth, lastOfMonth } from './days.ts'
import type { Period } from './period.ts'

/** For so long counts of products are kept by day, before that by month alone; and so long are words kept at all. */
const DAYS_KEPT = 400

/** A period as it is added up: whole months, days besides, and days that a month has too many. */
export interface Spans {
  months: string[]
  days: string[]
  lessDays: string[]
}

/**
 * A year is added up of a few months rather than of hundreds of days: of a month that the period has in part, the days, or the whole
 * of it less the others, whichever is less.
 */
export function spansOf({ from, to }: Period): Spans {
  const spans: Spans = { months: [], days: [], lessDays: [] }
  for (let month = firstOfMonth(from); month <= to; month = addDays(lastOfMonth(month), 1)) {
    const end = lastOfMonth(month)
    const [first, last] = [month < from ? from : month, end > to ? to : end]
    const within = daysOf({ from: first, to: last })
    const without = [...daysOf({ from: month, to: addDays(first, -1) }), ...daysOf({ from: addDays(last, 1), to: end })]
    if (without.length < within.length) {
      spans.months.push(month)
      spans.lessDays.push(...without)
    } else spans.days.push(...within)
  }
  return spans
}

/** The first day of which counts of products and of words are kept: of a month all days or none. */
export function keptSince(today: string): string {
  return firstOfMonth(addDays(today, -DAYS_KEPT))
}

/** The period that can be told of products: a month of which days are not kept any more is told whole. */
export function inWholeMonths({ from, to }: Period, today: string): Period {
  const kept = keptSince(today)
  return { from: from < kept ? firstOfMonth(from) : from, to: to < kept ? lastOfMonth(to) : to }
}
