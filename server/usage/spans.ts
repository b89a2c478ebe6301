import { addDays, daysOf, firstOfMonth, lastOfMonth } from './days.ts'
import type { Period } from './period.ts'

/** Days for which counts of products are stored by day (before that by month), and words at all. */
const DAYS_KEPT = 400

/** The parts of a period for adding up: whole months, further days, and days to subtract. */
export interface Spans {
  months: string[]
  days: string[]
  lessDays: string[]
}

/**
 * Splits a period so that a year needs a few months, not hundreds of days. Of a month in part it takes the days, or the whole month
 * less the other days, whichever is less.
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

/** The first day for which counts of products and words are stored; always the first of a month. */
export function keptSince(today: string): string {
  return firstOfMonth(addDays(today, -DAYS_KEPT))
}

/** Extends a period to whole months where days are no longer stored. */
export function inWholeMonths({ from, to }: Period, today: string): Period {
  const kept = keptSince(today)
  return { from: from < kept ? firstOfMonth(from) : from, to: to < kept ? lastOfMonth(to) : to }
}
