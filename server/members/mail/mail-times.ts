import type { Language } from '../../../contract/problem.ts'

/** How readers of a language expect dates; the mails name the time zone beside each time. */
const CONVENTIONS: Record<Language, { locale: string; timeZone: string }> = {
  en: { locale: 'en-GB', timeZone: 'UTC' },
  'zh-CN': { locale: 'zh-CN', timeZone: 'Asia/Shanghai' },
}

/** A moment's day and time: `20 November 2026 at 18:40`. */
export function timeIn(language: Language, moment: Date): string {
  const { locale, timeZone } = CONVENTIONS[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)
}

/** A moment's day: `20 November 2026`. */
export function dayIn(language: Language, moment: Date): string {
  const { locale, timeZone } = CONVENTIONS[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment)
}

/** A calendar day that is stored without a zone (`2027-01-20`), the same wherever it is read. */
export function calendarDayIn(language: Language, day: string): string {
  const { locale } = CONVENTIONS[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
