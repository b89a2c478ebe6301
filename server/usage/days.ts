const DAY_MS = 24 * 60 * 60_000

/** The day `YYYY-MM-DD` so many days later, or earlier for negative numbers. */
export function addDays(day: string, days: number): string {
  return dayOf(momentOf(day) + days * DAY_MS)
}

/** The same day in another year; 1 March for 29 February where that year has none. */
export function addYears(day: string, years: number): string {
  const moment = new Date(momentOf(day))
  return dayOf(moment.setUTCFullYear(moment.getUTCFullYear() + years))
}

/** The number of days in a period, both included. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return Math.round((momentOf(to) - momentOf(from)) / DAY_MS) + 1
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

export function lastOfMonth(day: string): string {
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(momentOf(day)).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** The days of a period; none where it ends before it begins. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const begin = momentOf(from)
  const count = countDays({ from, to })
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(begin + index * DAY_MS))
}

function momentOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
