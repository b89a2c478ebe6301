import type { Language } from '../../../contract/problem.ts'
import { localeOf } from '../../platform/dates.ts'

/** The zone whose time a mail states in each language; the mail names the zone beside each time. */
const TIME_ZONES: Record<Language, string> = { en: 'UTC', 'zh-CN': 'Asia/Shanghai' }

/** A moment's day and time: `20 November 2026 at 18:40`. */
export function timeIn(language: Language, moment: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONES[language] } as const
  return new Intl.DateTimeFormat(localeOf(language), format).format(moment)
}
