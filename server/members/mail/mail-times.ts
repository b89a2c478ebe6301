/** A moment in the words of a language and the time of a zone. */
export function timeOf(moment: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)
}

/** Its day. */
export function dayOf(moment: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment)
}
