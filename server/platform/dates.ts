import type { Language } from '../../contract/problem.ts'

/** The locale in whose way the readers of a language expect dates. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language
}

/** A calendar day (`2027-01-20`) in words: `20 January 2027`. It is the same day in every time zone. */
export function dayIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
