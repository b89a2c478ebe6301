import { startOfDay } from '../period/days.ts'
import type { ChartInterval } from './curves.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A step's short name on the axis: "12 Nov", "Nov 2026". */
export function shortStep(start: string, step: ChartInterval, language: string): string {
  const short: Intl.DateTimeFormatOptions =
    step === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }
  return format(start, short, language)
}

/** A day in full: "12 November 2026", and with its weekday. */
export function longDay(day: string, language: string, { hasWeekday = false } = {}): string {
  return format(day, { dateStyle: hasWeekday ? 'full' : 'long' }, language)
}

/** A day of a year that is known: "12 November". */
export function dayOfYear(day: string, language: string): string {
  return format(day, { day: 'numeric', month: 'long' }, language)
}

/** The month of a day in full. */
export function longMonth(day: string, language: string): string {
  return format(day, { month: 'long', year: 'numeric' }, language)
}

/** Making a formatter takes a hundred times as long as using it, and a table uses hundreds. */
function format(day: string, options: Intl.DateTimeFormatOptions, language: string): string {
  const key = JSON.stringify([language, options])
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known.format(startOfDay(day))
}
