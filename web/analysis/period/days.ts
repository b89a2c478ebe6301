const DAY_MS = 24 * 60 * 60 * 1000

/** Calendar days are `YYYY-MM-DD`, and have no time of any zone. */
export function addDays(day: string, days: number): string {
  return written(new Date(startOfDay(day) + days * DAY_MS))
}

/** The same day of another month, or its last one where it has not so many. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return written(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth))))
}

/** Both days included. */
export function daysWithin(from: string, to: string): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS) + 1
}

export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text)) && written(new Date(startOfDay(text))) === text
  )
}

/** Epoch milliseconds of its beginning in UTC: for formats whose `timeZone` is UTC. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function written(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
