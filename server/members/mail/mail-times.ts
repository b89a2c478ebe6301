import type { Language } from '../../../contract/problem.ts'
import { localeOf } from '../../platform/dates.ts'

/** The zone whose time a mail states in each language; the mail names the zone beside each time. */
const TIME_ZONES: Record<Language, string> = { en: 'UTC', 'zh-CN': 'Asia/Shanghai' }

/** A moment's day and time: `20 November 2026 at 18:40`. */
export function timeIn(language: Language, moment: Date): string {
  return write(language, moment, { dateStyle: 'long', timeStyle: 'short' })
}

/** The day of a moment: `20 November 2026`. */
export function dayOfMomentIn(language: Language, moment: Date): string {
  return write(language, moment, { dateStyle: 'long' })
}

function write(language: Language, moment: Date, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...format, timeZone: TIME_ZONES[language] }).format(moment)
}
