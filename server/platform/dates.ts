import type { Language } from '../../contract/problem.ts'

/** The locale of the date format that readers of a language expect. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language
}

/** A calendar day (`2027-01-20`) in words: `20 January 2027`. The time zone does not matter. */
export function dayIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
