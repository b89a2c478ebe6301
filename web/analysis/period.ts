import { LONGEST_PERIOD_YEARS } from '../../contract/analysis.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const spans = ['7d', '30d', '90d', '12m', 'year'] as const
export type Span = (typeof spans)[number]

/** Both days included. */
export interface Days {
  from: string
  to: string
}

export interface Period extends Days {
  /** Which of the offered periods; `own`: days that somebody chose. */
  span: Span | 'own'
  /** Why the period cannot be used. */
  refusal: 'incomplete' | 'crossed' | 'tooLong' | null
}

const USUAL: Span = '30d'

/** Reads the period from the address; invalid values become the default. */
export function periodIn(address: URLSearchParams, today: string): Period {
  const [from, to] = ['from', 'to'].map((name) => address.get(name))
  if (from != null || to != null) {
    const own = { from: from && isDay(from) ? from : '', to: to && isDay(to) ? to : '' }
    return { ...own, span: 'own', refusal: refusalOf(own) }
  }
  const asked = address.get('period')
  const span = spans.find((one) => one === asked) ?? USUAL
  return { ...daysOf(span, today), span, refusal: null }
}

/** The address of one of the offered periods. */
export function withSpan(address: URLSearchParams, span: Span): URLSearchParams {
  const next = withoutPages(address)
  for (const name of ['period', 'from', 'to']) next.delete(name)
  if (span !== USUAL) next.set('period', span)
  return next
}

/** The address of these days; an empty end is still to be chosen. */
export function withDays(address: URLSearchParams, { from, to }: Days): URLSearchParams {
  const next = withoutPages(address)
  next.delete('period')
  next.set('from', from)
  next.set('to', to)
  return next
}

/** The open page and row belong to one list alone. */
function withoutPages(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of ['page', 'wordsPage']) next.delete(name)
  return next
}

export function daysOf(span: Span, today: string): Days {
  switch (span) {
    case '7d':
      return { from: addDays(today, -6), to: today }
    case '30d':
      return { from: addDays(today, -29), to: today }
    case '90d':
      return { from: addDays(today, -89), to: today }
    case '12m':
      return { from: addDays(addMonths(today, -12), 1), to: today }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
  }
}

function refusalOf({ from, to }: Days): Period['refusal'] {
  if (!from || !to) return 'incomplete'
  if (from > to) return 'crossed'
  return to >= addMonths(from, 12 * LONGEST_PERIOD_YEARS) ? 'tooLong' : null
}

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
